import OxfordEndpoints
import TestSupport
import Testing

@Suite struct Meanings {
    private func answer(_ lexicalEntry: String) throws -> EntriesAnswer {
        try EntriesAnswer(json: Array(#"{"results":[{"word":"a","lexicalEntries":[\#(lexicalEntry)]}]}"#.utf8))
    }

    private func list(_ element: String, count: Int) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    @Test("What is derived from an answer is at most a small multiple of its body", arguments: 0..<40 as Range<UInt64>)
    func size(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Rounds.count(3) {
            let body = RandomEntries.body(using: &random)
            let answer = try EntriesAnswer(json: body)
            // The texts of a headword are shared, so they need no memory in each meaning.
            let meanings = answer.meanings().reduce(0) { $0 + 1 + $1.number.utf8.count + $1.references.count }
            let definitions = answer.definitions().reduce(0) { $0 + 1 + $1.number.utf8.count + $1.text.utf8.count }
            let texts = [
                answer.inflections().count, answer.pronunciations().count, answer.examples().count,
                answer.phrases().count, answer.translations().count, answer.etymologies().count,
            ]
            #expect(meanings + definitions + texts.reduce(0, +) <= 10 * body.count)
        }
    }

    @Test("The words that a word is derived from belong to the first of its entries")
    func origins() throws {
        let origins = #""derivativeOf":\#(list(#"{"text":"d"}"#, count: 3_000))"#
        let answer = try answer("{\(origins),\"entries\":\(list("{}", count: 3_000))}")
        #expect(answer.meanings().map(\.references.count) == [3_000])
        #expect(answer.definitions().isEmpty)
    }

    @Test("The meanings of two readings of an answer are equal, and compared in linear time", .timeLimit(.minutes(1)))
    func equality() throws {
        let senses = list(#"{"definitions":["b"],"subsenses":[{}]}"#, count: 3_000)
        let lexicalEntry = #"{"entries":[{"homographNumber":"100","senses":\#(senses)}]}"#
        let (one, other) = (try answer(lexicalEntry).meanings(), try answer(lexicalEntry).meanings())
        #expect(one.count == 6_000)
        #expect(one == other)
        #expect(Set(one) == Set(other))
    }

    @Test("Meanings differ if their senses or their places do")
    func inequality() throws {
        var (sense, lexicalEntry, entry, reference) = (Sense(), LexicalEntry(), Entry(), CrossReference())
        sense.id = "s"
        lexicalEntry.lexicalCategory = Labeled(id: .noun)
        entry.homographNumber = "200"
        reference.text = "b"
        let meanings = [
            Meaning(of: Sense()), Meaning(of: sense), Meaning(of: Sense(), headword: "a"),
            Meaning(of: Sense(), lexicalEntry: lexicalEntry), Meaning(of: Sense(), entry: entry),
            Meaning(of: Sense(), number: "2"), Meaning(of: Sense(), references: [reference]),
        ]
        #expect(Set(meanings).count == meanings.count)
    }

    @Test(
        "A word that an entry refers to is a reference with a kind, and no definition",
        arguments: [
            (#""entries":[{"crossReferences":[{"text":"b","type":"abbreviation of"}]}]"#, ["abbreviation of b"]),
            (#""entries":[{"crossReferences":[{"text":"b"},{"id":"c"}]}]"#, ["see also b"]),
            (#""entries":[{"senses":[{},{"crossReferences":[{"text":"b"}]}]}]"#, ["see also b"]),
            (#""entries":[{"senses":[{"subsenses":[{"crossReferences":[{"text":"b"}]}]}]}]"#, ["see also b"]),
            (#""entries":[{},{}],"derivativeOf":[{"text":"b"},{"id":"c"}]"#, ["derivative b"]),
            // What has a definition, a translation, or a text of the service needs no reference.
            (#""entries":[{"senses":[{"translations":[{}]}]}],"derivativeOf":[{"text":"b"}]"#, []),
            (#""entries":[{"senses":[{"definitions":["b"],"crossReferences":[{"text":"b"}]}]}]"#, []),
            (#""entries":[{"crossReferenceMarkers":["voir b"],"crossReferences":[{"text":"b"}]}]"#, []),
        ])
    func references(members: String, references: [String]) throws {
        let meanings = try answer("{\(members)}").meanings()
        #expect(meanings.flatMap(\.references).map { "\($0.kind?.rawValue ?? "") \($0.text)" } == references)
        // "b" is a definition of one of the senses.
        #expect(meanings.flatMap(\.definitions).allSatisfy { members.contains("\"\($0.text)\"") })
    }
}
