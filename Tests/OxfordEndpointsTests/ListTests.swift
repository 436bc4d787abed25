import OxfordEndpoints
import Testing

@Suite struct Lists {
    private static func senses(_ texts: [String]) throws -> [Sense] {
        let body =
            #"{"results": [{"lexicalEntries": [{"entries": [{"senses": ["# + texts.joined(separator: ",") + "]}]}]}]}"
        return try EntriesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries).flatMap(\.entries)
            .flatMap(\.senses)
    }

    @Test("Lists of any length are complete", arguments: [0, 1, 2, 3, 4, 5, 13, 14, 100, 2_000, 20_000])
    func listsOfAnyLength(count: Int) throws {
        let words = (0..<count).map { #"{"id": "\#($0)", "word": "word \#($0)"}"# }.joined(separator: ",\n")
        let answer = try WordlistAnswer(
            json: Array(#"{"results": [\#(words)], "metadata": {"total": \#(count)}}"#.utf8))
        #expect(answer.results.map(\.word) == (0..<count).map { "word \($0)" })
        #expect(answer.metadata?.total == count)
    }

    @Test("A list with one long element after many short ones is complete")
    func unevenLists() throws {
        let long = String(repeating: "long ", count: 200_000)
        let words = Array(repeating: #"{"word": "a"}"#, count: 5_000) + [#"{"word": "\#(long)"}"#, #"{"word": "z"}"#]
        let answer = try WordlistAnswer(json: Array(#"{"results": [\#(words.joined(separator: ","))]}"#.utf8))
        #expect(answer.results.count == 5_002)
        #expect(answer.results.suffix(2).map(\.word) == [long, "z"])
    }

    @Test("The capacity of a list is at most twice its count")
    func capacityOfLists() throws {
        let long = #"{"subsenses": ["# + Array(repeating: "{}", count: 500).joined(separator: ",") + "]}"
        let senses = try Self.senses(Array(repeating: long, count: 100))
        #expect(senses.count == 100)
        #expect(senses.allSatisfy { $0.subsenses.count == 500 && $0.subsenses.capacity <= 1_000 })
    }
}
