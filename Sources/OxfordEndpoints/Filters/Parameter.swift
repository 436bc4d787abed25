/// A parameter of an endpoint: its name on the wire and the values that it takes.
///
/// ``EndpointDescription/parameters`` lists those of an endpoint, ``OxfordFilter/parameters`` those that filters write. One
/// of your own is declared once, and named where it is listed and where it is written:
///
/// ```swift
/// enum Era: String, OxfordVocabulary, CaseIterable { case ancient, modern }
///
/// extension Parameter {
///     static let eras = Parameter("eras", listOf: Era.self)
/// }
///
/// struct Filter: OxfordFilter {
///     static let parameters: [Parameter] = [.eras]
///     let term: FilterTerm
///
///     static func eras(_ eras: Era...) -> Self { Self(term: FilterTerm(.eras, list: eras)) }
/// }
///
/// print(Parameter.eras.accepted)
/// // ["ancient", "modern"]
/// ```
public struct Parameter: Sendable {
    package enum Values {
        case none
        case text
        case texts
        case number
        case decimal
        /// Whatever a function of the endpoint's own reads.
        case custom(@Sendable (Parameter, String, inout [UnknownValue]) throws(RequestTextError) -> FilterTerm)
        case flag
        case one(of: any OxfordVocabulary.Type)
        case list(of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false, atMost: Int = .max)
    }

    /// The name on the wire.
    public let name: String

    /// Whether a request cannot be made without it.
    public let isRequired: Bool

    let values: Values

    package init(_ name: String, _ values: Values, isRequired: Bool = false) {
        precondition(!name.isEmpty && name.isUnreserved, "a parameter's name is plain text")
        self.name = name
        self.values = values
        self.isRequired = isRequired
    }

    /// A parameter that takes a list of a vocabulary's values.
    ///
    /// ```swift
    /// print(Parameter("relations", listOf: ThesaurusField.self).accepted)
    /// // ["synonyms", "antonyms"]
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name on the wire: letters, digits and `-._~`.
    ///   - vocabulary: What the values are.
    ///   - mayBeEmpty: Whether the list may be written without a value, which then says something of its own.
    public init(_ name: String, listOf vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) {
        self.init(name, .list(of: vocabulary, mayBeEmpty: mayBeEmpty))
    }

    /// A parameter that takes one of a vocabulary's values.
    ///
    /// ```swift
    /// print(Parameter("english", oneOf: V1.Region.self).accepted)
    /// // ["gb", "us"]
    /// ```
    public init(_ name: String, oneOf vocabulary: any OxfordVocabulary.Type) {
        self.init(name, .one(of: vocabulary))
    }

    /// A parameter that takes `true` or `false`.
    ///
    /// ```swift
    /// print(Parameter(flag: "rare").accepted)
    /// // ["true", "false"]
    /// ```
    public init(flag name: String) {
        self.init(name, .flag)
    }

    /// A parameter whose name says all, and that takes no value.
    ///
    /// ```swift
    /// print(Parameter(withoutValue: "brief").takesValue)
    /// // false
    /// ```
    public init(withoutValue name: String) {
        self.init(name, .none)
    }

    /// Whether the parameter takes a value.
    public var takesValue: Bool {
        if case .none = values { false } else { true }
    }

    /// The values that it is known to take; none where it takes any text or number.
    public var accepted: [String] {
        switch values {
        case .none, .text, .texts, .number, .decimal, .custom: []
        case .flag: ["true", "false"]
        case .one(let vocabulary), .list(let vocabulary, _, _): vocabulary.knownIDs
        }
    }
}

extension Parameter: ExpressibleByStringLiteral {
    /// Makes a parameter that takes any text.
    ///
    /// ```swift
    /// let origin: Parameter = "origin"
    /// print(origin.name, origin.takesValue, origin.accepted)
    /// // origin true []
    /// ```
    public init(stringLiteral name: String) {
        self.init(name, .text)
    }
}

extension Parameter {
    /// What a search looks for.
    public static let q = Parameter("q", .text, isRequired: true)

    /// How many results a page has.
    public static let limit = Parameter("limit", .number)

    /// How many results a page passes over.
    public static let offset = Parameter("offset", .number)
}

extension OxfordVocabulary {
    /// The ids of the known values.
    static var knownIDs: [String] { known.map(\.rawValue) }
}
