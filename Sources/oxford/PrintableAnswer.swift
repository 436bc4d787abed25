import OxfordTransport

/// An answer that can be laid out for a person.
protocol PrintableAnswer {
    /// Whether there is nothing in it.
    var isEmpty: Bool { get }

    func add(to page: inout TerminalPage)
}

extension TerminalPage {
    /// Adds the line that a word's part of speech begins with.
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
    /// What a person reads: slashes stand for sounds, and none for a respelling.
    var shown: String? { phoneticSpelling.map { phoneticNotation == .respelling ? $0 : "/\($0)/" } }
}

extension Labeled {
    /// What a person reads.
    var shown: String { text ?? id.rawValue }
}
