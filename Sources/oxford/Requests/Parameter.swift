import OxfordTransport

/// A value of a request: an argument, which becomes part of the URL's path, or a query parameter, such as `--fields`.
struct Parameter: Sendable {
    /// The kind of values that a parameter takes.
    enum Values: Sendable {
        case text
        case number
        case one(of: any OxfordVocabulary.Type)
        case list(of: any OxfordVocabulary.Type, mayBeEmpty: Bool = false)
    }

    let literalName: StaticString
    let values: Values
    var isRequired = false
    /// Whether a value that the library does not know is a mistake, because the service answers it with an error.
    var mustBeKnown = false

    var name: String { "\(literalName)" }

    /// The known values of the parameter, or an empty array if the parameter takes any text or number.
    var acceptedValues: [String] {
        switch values {
        case .text, .number: []
        case .one(let vocabulary), .list(let vocabulary, _): vocabulary.knownIDs
        }
    }

    private init(_ name: StaticString, _ values: Values, isRequired: Bool = false, mustBeKnown: Bool = false) {
        (literalName, self.values, self.isRequired, self.mustBeKnown) = (name, values, isRequired, mustBeKnown)
    }
}

/// The values of a parameter that is either on or off.
private enum Flag: String, CaseIterable, OxfordVocabulary {
    case on = "true"
    case off = "false"
}

extension OxfordVocabulary {
    static var knownIDs: [String] { known.map(\.rawValue) }
}

extension Parameter {
    static let word = Parameter("word", .text, isRequired: true)

    static func language(_ languages: any OxfordLanguage.Type) -> Parameter {
        Parameter("language", .one(of: languages), isRequired: true)
    }

    static func target(isRequired: Bool) -> Parameter {
        Parameter("target", .one(of: BilingualTargetLanguage.self), isRequired: isRequired)
    }

    static func endpoint(_ endpoints: any OxfordVocabulary.Type) -> Parameter {
        Parameter("endpoint", .one(of: endpoints), mustBeKnown: true)
    }

    static let q = Parameter("q", .text, isRequired: true)
    static let limit = Parameter("limit", .number)
    static let offset = Parameter("offset", .number)
    static let strictMatch = Parameter("strictMatch", .one(of: Flag.self), mustBeKnown: true)
    static let prefix = Parameter("prefix", .one(of: Flag.self), mustBeKnown: true)
    static let sourceLanguage = Parameter("sourceLanguage", .one(of: Language.self))
    static let targetLanguage = Parameter("targetLanguage", .one(of: Language.self))
    static let grammaticalFeatures = Parameter("grammaticalFeatures", .list(of: GrammaticalFeature.self))
    static let lexicalCategory = Parameter("lexicalCategory", .list(of: LexicalCategory.self))
    static let oneLexicalCategory = Parameter("lexicalCategory", .one(of: LexicalCategory.self))
    static let domains = Parameter("domains", .list(of: Domain.self))
    static let registers = Parameter("registers", .list(of: Register.self))

    static func fields(of fields: any OxfordVocabulary.Type, mayBeEmpty: Bool = true) -> Parameter {
        Parameter("fields", .list(of: fields, mayBeEmpty: mayBeEmpty), mustBeKnown: true)
    }
}

extension [Parameter] {
    /// The parameters that narrow the entries of a word.
    static let narrowing: [Parameter] = [.grammaticalFeatures, .lexicalCategory, .domains, .registers]
}
