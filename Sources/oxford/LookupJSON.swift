import OxfordTransport

/// The `--json` output for a look-up, as one object on one line.
///
/// The article "At the command line" documents the members.
struct LookupJSON: Encodable {
    struct Sense: Encodable {
        let headword: String?
        let category: String?
        let number: String
        let kind: String
        let text: String
        let registers: [String]
    }

    let source: String
    let query: String
    let match: String
    let headwords: [String]
    let calls: Int
    let senses: [Sense]
    let examples: [String]
    let synonyms: [String]
    let translations: [String]
    let pronunciations: [String]
    let audio: String?
    let origins: [String]
    let suggestions: [String]

    init(_ found: Lookup, source: String) {
        self.source = source
        query = found.word.text
        match = found.match.description
        headwords = found.headwords.map(\.text)
        calls = found.calls
        senses = found.answer.definitions().map { definition in
            Sense(
                headword: definition.headword, category: definition.lexicalCategory?.id.rawValue,
                number: definition.number, kind: "\(definition.kind)", text: definition.text,
                registers: definition.registers.map(\.id.rawValue))
        }
        examples = found.answer.examples().compactMap(\.text)
        synonyms = found.answer.synonyms().compactMap(\.text)
        translations = found.answer.translations().compactMap(\.text)
        pronunciations = found.answer.pronunciations().compactMap(\.phoneticSpelling)
        audio = found.answer.audio()
        origins = found.answer.etymologies()
        suggestions = found.suggestions.compactMap { $0.label ?? $0.word ?? $0.id?.text }
    }
}
