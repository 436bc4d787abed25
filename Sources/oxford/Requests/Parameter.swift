import OxfordTransport

/// A query parameter of an endpoint, with the values that the tool accepts for it.
struct Parameter: Sendable {
    /// The kind of values that a parameter takes.
    enum Values: Sendable {
        case text
        case number
        case flag
        case one(of: any OxfordVocabulary.Type)
        case list(of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false)
    }

    /// The parameter's name in the URL.
    let literalName: StaticString

    let values: Values

    private init(_ name: StaticString, _ values: Values) {
        literalName = name
        self.values = values
    }

    var name: String { "\(literalName)" }

    /// The known values of the parameter, or an empty array if the parameter takes any text or number.
    var acceptedValues: [String] {
        switch values {
        case .text, .number: []
        case .flag: ["true", "false"]
        case .one(let vocabulary), .list(let vocabulary, _): vocabulary.knownIDs
        }
    }

    /// Whether a request must contain the parameter.
    ///
    /// Only `q`, the text to search for, is required.
    var isRequired: Bool { name == Self.q.name }
}

extension OxfordVocabulary {
    static var knownIDs: [String] { known.map(\.rawValue) }
}

extension Parameter {
    static let q = Parameter("q", .text)
    static let limit = Parameter("limit", .number)
    static let offset = Parameter("offset", .number)
    static let strictMatch = Parameter("strictMatch", .flag)
    static let prefix = Parameter("prefix", .flag)
    static let sourceLanguage = Parameter("sourceLanguage", .one(of: Language.self))
    static let targetLanguage = Parameter("targetLanguage", .one(of: Language.self))
    static let grammaticalFeatures = Parameter("grammaticalFeatures", .list(of: GrammaticalFeature.self))
    static let lexicalCategory = Parameter("lexicalCategory", .list(of: LexicalCategory.self))
    static let oneLexicalCategory = Parameter("lexicalCategory", .one(of: LexicalCategory.self))
    static let domains = Parameter("domains", .list(of: Domain.self))
    static let registers = Parameter("registers", .list(of: Register.self))

    static func fields(of vocabulary: any OxfordVocabulary.Type, mayBeEmpty: Bool = false) -> Parameter {
        Parameter("fields", .list(of: vocabulary, mayBeEmpty: mayBeEmpty))
    }
}

extension [Parameter] {
    /// The parameters that narrow the entries of a word.
    static let narrowing: [Parameter] = [.grammaticalFeatures, .lexicalCategory, .domains, .registers]
}
