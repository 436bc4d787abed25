import OxfordEndpoints
import TestSupport
import Testing

/// When a body repeats a value, the reader may reuse the earlier one, but must never return a different one.
@Suite struct RepetitionTests {
    /// Alternatives for a member of a sense that differ little: in the first bytes, the last, the length or the escapes.
    private static let members: [[String]] = [
        [
            #""registers": [{"id": "informal", "text": "Informal"}]"#,
            #""registers": [{"id": "informal", "text": "informal"}]"#,
            #""registers": [{"id": "informal"}]"#, #""registers": ["Informal"]"#,
            #""registers": ["Informal", "Dated"]"#,
            #""registers": ["Informal" ]"#, #""registers": []"#, #""registers": [null]"#, #""registers": null"#,
            #""registers": [{"text": "Informal", "qualifier": "often"}]"#,
            #""registers": [ {"text": "Informal", "qualifier": "never"}]"#,
        ],
        [
            #""regions": [{"id": "informal", "text": "Informal"}]"#, #""regions": ["Informal"]"#, #""regions": []"#,
            #""domains": [{"id": "informal", "text": "Informal"}]"#, #""domains": ["Informal"]"#,
            #""notes": [{"text": "Informal"}]"#, #""notes": [{"text": "Informal", "id": "n1"}]"#,
        ],
        [
            #""definitions": ["a word for a thing"]"#, #""definitions": ["a word for a king"]"#,
            #""definitions": ["a ward for a thing"]"#, #""definitions": ["a word for a thing for a thing"]"#,
            #""definitions": ["a word for a thing, or two"]"#,
            #""definitions": ["a word for a\u0020thing"]"#, #""definitions": ["\u0061 word for a thing"]"#,
            #""definitions": ["a w\u00f6rd for a thing", "a wörd for a thing"]"#,
        ],
        [
            #""shortDefinitions": ["a word for a thing"]"#, #""shortDefinitions": ["a word for a thing", "a thing"]"#,
            #""id": "a word for a thing""#, #""id": 12"#, #""id": 123"#, #""id": "123""#,
        ],
        [
            #""translations": [{"text": "x", "language": "es"}]"#, #""translations": [{"text": "x", "language": "e"}]"#,
            #""translations": [{"text": "x", "language": "es-MX"}]"#, #""translations": [{"language": 12}]"#,
            #""translations": [{"language": 123}, {"language": 1.5}]"#, #""translations": [{"language": null}]"#,
            #""translations": [{"language": "direct", "type": "direct"}, {"type": "indirect"}, {"type": ""}]"#,
            #""translations": [{"language": "\u0065s"}, {"language": "es\""}]"#,
        ],
    ]

    private static func sense(_ random: inout SeededGenerator) -> String {
        let members = members.compactMap { Bool.random(using: &random) ? $0.randomElement(using: &random) : nil }
        return "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
    }

    private static func senses(_ texts: [String]) throws -> [Sense] {
        let body =
            #"{"results": [{"lexicalEntries": [{"entries": [{"senses": ["# + texts.joined(separator: ",") + "]}]}]}]}"
        return try EntriesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries).flatMap(\.entries)
            .flatMap(\.senses)
    }

    @Test("Repeated values decode as they do alone", arguments: 1...8) func repeatedValues(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let texts = (0..<400).map { _ in Self.sense(&random) }
        #expect(try Self.senses(texts) == texts.flatMap { try Self.senses([$0]) })
    }

    @Test("Changing a repeated value leaves its copies unchanged")
    func changeOfOneCopy() throws {
        let text = #"{"registers": ["Informal"], "translations": [{"language": "es"}]}"#
        var senses = try Self.senses([text, text, text])
        senses[1].registers[0].text = "Dated"
        senses[1].translations[0].language = "fr"
        #expect(senses.map { $0.registers[0].text } == ["Informal", "Dated", "Informal"])
        #expect(senses.map { $0.translations[0].language } == ["es", "fr", "es"])
    }

    // Short lists are copied to size; long ones reserve capacity according to the rest of the body.
    @Test("Lists of any length are complete", arguments: [0, 1, 2, 3, 4, 5, 13, 14, 100, 2_000, 20_000])
    func listsOfAnyLength(count: Int) throws {
        let words = (0..<count).map { #"{"id": "\#($0)", "word": "word \#($0)"}"# }.joined(separator: ",\n")
        let answer = try WordlistAnswer(
            json: Array(#"{"results": [\#(words)], "metadata": {"total": \#(count)}}"#.utf8))
        #expect(answer.results.map(\.word) == (0..<count).map { "word \($0)" })
        #expect(answer.metadata?.total == count)
    }

    // The short elements make the reader reserve capacity for many more of them.
    @Test("A list with one long element after many short ones is complete")
    func unevenLists() throws {
        let long = String(repeating: "long ", count: 200_000)
        let words = Array(repeating: #"{"word": "a"}"#, count: 5_000) + [#"{"word": "\#(long)"}"#, #"{"word": "z"}"#]
        let answer = try WordlistAnswer(json: Array(#"{"results": [\#(words.joined(separator: ","))]}"#.utf8))
        #expect(answer.results.count == 5_002)
        #expect(answer.results.suffix(2).map(\.word) == [long, "z"])
    }

    @Test("A short list keeps hardly more capacity than it needs", arguments: [3, 5, 7, 14, 20, 30, 50])
    func trimming(count: Int) throws {
        let texts = Array(repeating: #""a card""#, count: count).joined(separator: ",")
        let senses = try Self.senses([#"{"definitions": [\#(texts)]}"#])
        // An allocation is rounded up to 16 bytes, the size of a string.
        #expect(senses[0].definitions.capacity <= count + count / 8 + 1)
    }

    // For each list, the rest of the body is long enough for very many senses as short as these.
    @Test("The capacity of a list is at most twice its count")
    func capacityOfLists() throws {
        let long = #"{"subsenses": ["# + Array(repeating: "{}", count: 500).joined(separator: ",") + "]}"
        let senses = try Self.senses(Array(repeating: long, count: 100))
        #expect(senses.count == 100)
        #expect(senses.allSatisfy { $0.subsenses.count == 500 && $0.subsenses.capacity <= 1_000 })
    }
}
