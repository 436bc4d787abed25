/// A query parameter of an endpoint, with its name and the values that it accepts.
///
/// If you need a custom parameter, declare it as a constant, such as `eras` in the following example. Then use the
/// constant in your filter type: list it in ``OxfordFilter/parameters``, and pass it to ``FilterTerm`` in the function
/// that creates a filter.
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
    /// The kind of values that the parameter accepts.
    package enum Values: Sendable {
        case text
        case texts
        case number
        case decimal
        case flag
        case one(of: any OxfordVocabulary.Type)
        case list(of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false)
    }

    /// The parameter's name in the URL.
    ///
    /// A name must not be empty, and may contain only ASCII letters, digits and the characters `-._~`. Creating a
    /// parameter with any other name is a programming error that stops the program.
    public let name: String

    package let values: Values

    private init(_ name: String, _ values: Values) {
        guard !name.isEmpty, name.isUnreserved else {
            fatalError("\(name.quoted) cannot name a parameter; use ASCII letters, digits and -._~")
        }
        self.name = name
        self.values = values
    }

    /// Creates a parameter that takes a list of values of an ``OxfordVocabulary``, such as lexical categories.
    ///
    /// ```swift
    /// let relations = Parameter("relations", listOf: ThesaurusField.self)
    /// print(relations.acceptedValues)
    /// // ["synonyms", "antonyms"]
    /// ```
    ///
    /// - Parameters:
    ///   - name: The parameter's name in the URL.
    ///   - vocabulary: The type of the values.
    ///   - mayBeEmpty: Whether an empty list is meaningful to the service and may be sent.
    public init(_ name: String, listOf vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) {
        self.init(name, .list(of: vocabulary, mayBeEmpty: mayBeEmpty))
    }

    /// Creates a parameter that accepts one value of a vocabulary.
    ///
    /// For example, a parameter for a ``Corpus`` accepts `nmc`.
    public init(_ name: String, oneOf vocabulary: any OxfordVocabulary.Type) {
        self.init(name, .one(of: vocabulary))
    }

    /// Creates a parameter that takes `true` or `false`.
    public init(flag name: String) {
        self.init(name, .flag)
    }

    /// Creates a parameter that takes any string.
    public init(text name: String) {
        self.init(name, .text)
    }

    /// Creates a parameter that takes a list of strings, such as words.
    public init(texts name: String) {
        self.init(name, .texts)
    }

    /// Creates a parameter that takes an integer.
    public init(number name: String) {
        self.init(name, .number)
    }

    /// Creates a parameter that takes a decimal number.
    public init(decimal name: String) {
        self.init(name, .decimal)
    }

    /// Whether two filters for this parameter are merged into one filter with the values of both.
    ///
    /// If this property is `false`, a request keeps only the last filter that is added for the parameter.
    var joinsLists: Bool {
        switch values {
        case .texts, .list: true
        default: false
        }
    }

    /// The known values of the parameter, or an empty array if the parameter takes any string or number.
    public var acceptedValues: [String] {
        switch values {
        case .text, .texts, .number, .decimal: []
        case .flag: ["true", "false"]
        case .one(let vocabulary), .list(let vocabulary, _): vocabulary.knownIDs
        }
    }
}

extension OxfordVocabulary {
    fileprivate static var knownIDs: [String] { known.map(\.rawValue) }
}

extension Parameter: ExpressibleByStringLiteral {
    /// Creates a parameter that takes any string.
    public init(stringLiteral name: String) {
        self.init(text: name)
    }
}

extension Parameter {
    /// The `q` parameter, whose value is the search text.
    public static let q = Parameter(text: "q")
}
