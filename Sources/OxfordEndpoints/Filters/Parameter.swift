/// A parameter of an endpoint: its name in the URL and the values it accepts.
///
/// Declare a custom parameter once, to list it in ``OxfordFilter/parameters`` and to write it:
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
///     static func eras(_ eras: Era...) -> Self {
///         Self(term: FilterTerm(.eras, list: eras))
///     }
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
        /// A value that the function parses, for the word lists of version 1.
        case custom(@Sendable (Parameter, String, inout TextFindings) -> FilterTerm?)
        case flag
        case one(of: any OxfordVocabulary.Type)
        case list(
            of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false, mayStandAlone: Bool = false, atMost: Int = .max,
            onlyKnown: Bool = false)

        /// Returns the rule that a number breaks, if any.
        package typealias NumberRule = @Sendable (Int) -> String?
    }

    /// The name in the URL: ASCII letters, digits, and `-._~`.
    ///
    /// The initializers stop the program for any other name.
    public let name: String

    /// The reason why the parameter is required, or `nil` if it is optional.
    let purpose: StaticString?

    let values: Values

    /// Does not check the name, because every `fields` filter creates this parameter.
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

    /// Whether every request must have the parameter.
    public var isRequired: Bool { purpose != nil }

    /// Creates a parameter that takes a list of values of a vocabulary.
    ///
    /// ```swift
    /// let relations = Parameter("relations", listOf: ThesaurusField.self)
    /// print(relations.acceptedValues)
    /// // ["synonyms", "antonyms"]
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name in the URL.
    ///   - vocabulary: The type of the values.
    ///   - mayBeEmpty: Whether an empty list is meaningful and may be sent.
    ///   - mayStandAlone: Whether the name may be sent without an equals sign. In text, this is an empty value.
    public init(
        _ name: String, listOf vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false,
        mayStandAlone: Bool = false
    ) {
        self.init(name, .list(of: vocabulary, mayBeEmpty: mayBeEmpty, mayStandAlone: mayStandAlone))
    }

    /// Creates a parameter that takes one value of a vocabulary.
    public init(_ name: String, oneOf vocabulary: any OxfordVocabulary.Type) {
        self.init(name, .one(of: vocabulary))
    }

    /// Creates a parameter that takes `true` or `false`.
    public init(flag name: String) {
        self.init(name, .flag)
    }

    /// Creates a parameter that takes no value.
    public init(withoutValue name: String) {
        self.init(name, .none)
    }

    /// Creates a parameter that takes any text.
    public init(text name: String) {
        self.init(name, .text)
    }

    /// Creates a parameter that takes a list of texts, such as words.
    public init(texts name: String) {
        self.init(name, .texts)
    }

    /// Creates a parameter that takes an integer.
    public init(number name: String) {
        self.init(name, .number())
    }

    /// Creates a parameter that takes a decimal number.
    public init(decimal name: String) {
        self.init(name, .decimal)
    }

    /// Whether a later list is merged with an earlier one.
    var joinsLists: Bool {
        switch values {
        // Two lists within the limit can exceed it when merged, so the later one replaces the earlier.
        case .texts, .list(_, _, _, atMost: .max, _): true
        default: false
        }
    }

    /// Whether the parameter takes a value.
    public var takesValue: Bool {
        if case .none = values { false } else { true }
    }

    /// Whether the parameter must have a value.
    public var requiresValue: Bool {
        switch values {
        case .none, .list(_, _, mayStandAlone: true, _, _): false
        default: true
        }
    }

    /// The known values, or an empty array if the parameter takes any text or number.
    public var acceptedValues: [String] {
        switch values {
        case .none, .text, .texts, .number, .decimal, .custom: []
        case .flag: ["true", "false"]
        case .one(let vocabulary), .list(let vocabulary, _, _, _, _): vocabulary.knownIDs
        }
    }
}

extension Parameter: ExpressibleByStringLiteral {
    /// Creates a parameter that takes any text.
    public init(stringLiteral name: String) {
        self.init(text: name)
    }
}

extension Parameter {
    /// The search text.
    public static let q = Parameter("q", .text, requiredFor: "the text to search for")
}
