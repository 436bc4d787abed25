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
/// print(Parameter.eras.acceptedValues)
/// // ["ancient", "modern"]
/// ```
public struct Parameter: Sendable {
    package enum Values {
        case none
        case text
        case texts
        case number(NumberRule? = nil)
        case decimal
        /// Whatever the function reads. For the word lists of version 1, whose values have a grammar of their own.
        case custom(@Sendable (Parameter, String, inout TextFindings) -> FilterTerm?)
        case flag
        case one(of: any OxfordVocabulary.Type)
        case list(
            of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false, mayStandAlone: Bool = false, atMost: Int = .max,
            onlyKnown: Bool = false)

        /// Says which rule a number breaks, or nothing.
        package typealias NumberRule = @Sendable (Int) -> String?
    }

    /// The name on the wire.
    public let name: String

    /// What a request lacks without it, if it is required.
    let purpose: StaticString?

    let values: Values

    /// Creates the parameter `fields`, whose name needs no check: it is made for every filter of fields.
    init(fields values: Values) {
        name = "fields"
        self.values = values
        purpose = nil
    }

    package init(_ name: String, _ values: Values, requiredFor purpose: StaticString? = nil) {
        precondition(
            !name.isEmpty && name.isUnreserved, "a parameter's name must not be empty or need percent-encoding")
        self.name = name
        self.values = values
        self.purpose = purpose
    }

    /// Whether a request needs it.
    public var isRequired: Bool { purpose != nil }

    /// A parameter that takes a list of a vocabulary's values.
    ///
    /// ```swift
    /// print(Parameter("relations", listOf: ThesaurusField.self).acceptedValues)
    /// // ["synonyms", "antonyms"]
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name on the wire: letters, digits and `-._~`.
    ///   - vocabulary: What the values are.
    ///   - mayBeEmpty: Whether the list may be written without a value, which then says something of its own.
    ///   - mayStandAlone: Whether the name may be written alone, without an equals sign. In text it then has an empty
    ///     value.
    public init(
        _ name: String, listOf vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false,
        mayStandAlone: Bool = false
    ) {
        self.init(name, .list(of: vocabulary, mayBeEmpty: mayBeEmpty, mayStandAlone: mayStandAlone))
    }

    /// A parameter that takes one of a vocabulary's values.
    public init(_ name: String, oneOf vocabulary: any OxfordVocabulary.Type) {
        self.init(name, .one(of: vocabulary))
    }

    /// A parameter that takes `true` or `false`.
    public init(flag name: String) {
        self.init(name, .flag)
    }

    /// A parameter whose name says all, and that takes no value.
    public init(withoutValue name: String) {
        self.init(name, .none)
    }

    /// A parameter that takes any text.
    public init(text name: String) {
        self.init(name, .text)
    }

    /// A parameter that takes a list of texts, such as several words.
    public init(texts name: String) {
        self.init(name, .texts)
    }

    /// A parameter that takes a whole number.
    public init(number name: String) {
        self.init(name, .number())
    }

    /// A parameter that takes a number, whole or not.
    public init(decimal name: String) {
        self.init(name, .decimal)
    }

    /// Whether a later list of the parameter adds its values to an earlier one.
    var joinsLists: Bool {
        switch values {
        // Two lists within a limit may exceed it together, so the later one replaces the earlier.
        case .texts, .list(_, _, _, atMost: .max, _): true
        default: false
        }
    }

    /// Whether the parameter takes a value.
    public var takesValue: Bool {
        if case .none = values { false } else { true }
    }

    /// Whether the parameter cannot be written without a value.
    public var requiresValue: Bool {
        switch values {
        case .none, .list(_, _, mayStandAlone: true, _, _): false
        default: true
        }
    }

    /// The values that it is known to take; none where it takes any text or number.
    public var acceptedValues: [String] {
        switch values {
        case .none, .text, .texts, .number, .decimal, .custom: []
        case .flag: ["true", "false"]
        case .one(let vocabulary), .list(let vocabulary, _, _, _, _): vocabulary.knownIDs
        }
    }
}

extension Parameter: ExpressibleByStringLiteral {
    /// Makes a parameter that takes any text.
    public init(stringLiteral name: String) {
        self.init(text: name)
    }
}

extension Parameter {
    /// What a search looks for.
    public static let q = Parameter("q", .text, requiredFor: "the text to search for")
}
