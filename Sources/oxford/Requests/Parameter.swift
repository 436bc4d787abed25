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

    /// Whether the parameter is the language, or one of the languages, in the path of a request.
    var isLanguage: Bool {
        if case .one(let vocabulary) = values { vocabulary is any OxfordLanguage.Type } else { false }
    }

    /// The values that the service offers for the parameter, or an empty array if it takes any text or number.
    var acceptedValues: [String] {
        switch values {
        case .text, .number: []
        case .one(let vocabulary), .list(let vocabulary, _): vocabulary.offeredIDs
        }
    }
}

/// The values of a parameter that is either on or off.
private enum Flag: String, CaseIterable, OxfordVocabulary {
    case on = "true"
    case off = "false"
}

extension OxfordVocabulary {
    /// The values that the tool suggests.
    ///
    /// These are the known values without the languages that the service has dropped.
    static var offeredIDs: [String] {
        (self as? any OxfordLanguage.Type)?.offered.map { $0.rawValue } ?? known.map(\.rawValue)
    }

    /// Reads a value that the user typed.
    ///
    /// If the service does not offer the value, as far as the library knows, this method adds a note to `notes`.
    ///
    /// The tool sends such a value anyway, because the service may have added it.
    ///
    /// - Throws: An error if the value is invalid, or if it must be known and is not.
    static func read(
        _ typed: Argument, for subject: String, mustBeKnown: Bool = false, notes: inout [String]
    ) throws(ArgumentMistake) -> Self {
        var value = typed.text.isEmpty ? nil : Self(rawValue: typed.text)
        do {
            if let language = self as? any OxfordLanguage.Type {
                value = try language.init(validating: typed.text) as? Self
            }
        } catch {
            throw ArgumentMistake(position: typed.position, text: "\(error)")
        }
        if let value, offeredIDs.contains(value.rawValue) { return value }
        guard let value, !mustBeKnown else {
            let message = Wording.unsupported(typed.text, for: subject, use: offeredIDs)
            throw ArgumentMistake(position: typed.position, text: message)
        }
        let advice = offeredIDs.nearestSpelling(to: value.rawValue).map { "did you mean \($0)?" }
        notes.append(
            known.contains(value)
                ? "the service no longer offers the value \(value.rawValue.quoted) for \(subject)"
                : Wording.note(about: value.rawValue, for: subject, advice: advice))
        return value
    }
}

extension Parameter {
    static let word = Parameter(literalName: "word", values: .text, isRequired: true)

    static func language(_ languages: any OxfordLanguage.Type) -> Parameter {
        Parameter(literalName: "language", values: .one(of: languages), isRequired: true)
    }

    static func target(isRequired: Bool) -> Parameter {
        Parameter(literalName: "target", values: .one(of: BilingualLanguage.self), isRequired: isRequired)
    }

    static func endpoint(_ endpoints: any OxfordVocabulary.Type) -> Parameter {
        Parameter(literalName: "endpoint", values: .one(of: endpoints), mustBeKnown: true)
    }

    static let q = Parameter(literalName: "q", values: .text, isRequired: true)
    static let limit = Parameter(literalName: "limit", values: .number)
    static let offset = Parameter(literalName: "offset", values: .number)
    static let strictMatch = Parameter(literalName: "strictMatch", values: .one(of: Flag.self), mustBeKnown: true)
    static let prefix = Parameter(literalName: "prefix", values: .one(of: Flag.self), mustBeKnown: true)
    static let sourceLanguage = Parameter(literalName: "sourceLanguage", values: .one(of: Language.self))
    static let targetLanguage = Parameter(literalName: "targetLanguage", values: .one(of: Language.self))
    static let grammaticalFeatures = Parameter(
        literalName: "grammaticalFeatures", values: .list(of: GrammaticalFeature.self))
    static let lexicalCategory = Parameter(literalName: "lexicalCategory", values: .list(of: LexicalCategory.self))
    static let oneLexicalCategory = Parameter(literalName: "lexicalCategory", values: .one(of: LexicalCategory.self))
    static let domains = Parameter(literalName: "domains", values: .list(of: Domain.self))
    static let registers = Parameter(literalName: "registers", values: .list(of: Register.self))

    static func fields(of fields: any OxfordVocabulary.Type, mayBeEmpty: Bool = true) -> Parameter {
        Parameter(literalName: "fields", values: .list(of: fields, mayBeEmpty: mayBeEmpty), mustBeKnown: true)
    }
}

extension [Parameter] {
    /// The parameters that narrow the entries of a word.
    static let narrowing: [Parameter] = [.grammaticalFeatures, .lexicalCategory, .domains, .registers]

    /// The arguments for a language or a language pair.
    static let dataset: [Parameter] = [.language(MonolingualLanguage.self), .target(isRequired: false)]

    /// The parameters of a search.
    static let searching: [Parameter] = [.q, .prefix, .limit, .offset]
}
