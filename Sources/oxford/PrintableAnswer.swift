import OxfordTransport

protocol PrintableAnswer {
    var isEmpty: Bool { get }

    func add(to page: inout TerminalPage)
}

extension TerminalPage {
    /// Adds the line with the word, its pronunciations and its part of speech.
    mutating func addHead(_ word: String?, _ sounds: [Pronunciation] = [], category: Labeled<LexicalCategory>?) {
        addBlank()
        var seen: Set<String> = []
        let spellings = sounds.compactMap(\.shown).filter { seen.insert($0).inserted }
        add([
            (word ?? "", .bold), (spellings.joined(separator: " "), nil), (category?.shown.lowercased() ?? "", .italic),
        ])
    }
}

extension Pronunciation {
    /// The transcription between slashes, or the respelling without them.
    var shown: String? { phoneticSpelling.map { phoneticNotation == .respelling ? $0 : "/\($0)/" } }
}

extension Labeled {
    var shown: String { text ?? id.rawValue }
}
