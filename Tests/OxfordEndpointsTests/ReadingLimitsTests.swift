import Foundation
import OxfordVersion1
import TestSupport
import Testing

@testable import OxfordEndpoints

@Suite("Decoding limits") struct ReadingLimitsTests {
    private func entries(_ senses: String) -> [UInt8] {
        Array(#"{"results":[{"lexicalEntries":[{"entries":[{"senses":[\#(senses)]}]}]}]}"#.utf8)
    }

    private func list(_ element: String, count: Int) -> String {
        Array(repeating: element, count: count).joined(separator: ",")
    }

    @Test("A body whose values need too much memory throws")
    func memory() {
        let senses = entries(list("{}", count: 900_000))
        let error = #expect(throws: AnswerError.self) { try EntriesAnswer(json: senses) }
        #expect(error?.expected == "values that need at most 160 MB of memory")
        // Near the start of a body the reader also tracks the path, so the limit is lower.
        let early = #expect(throws: AnswerError.self) {
            try read(EntriesAnswer.self, senses, memory: 1 << 20)
        }
        #expect(early?.path.hasPrefix("results[0].lexicalEntries[0].entries[0].senses[") == true)
    }

    @Test(
        "Every kind of value counts toward the memory limit",
        arguments: [
            ("{}REST", ",{}"), (#"{"definitions":[""REST]}"#, #","""#), (#"{"examples":[{}REST]}"#, ",{}"),
            (#"{"domains":["a"REST]}"#, #","a""#), (#"{"constructions":[{"examples":["a"REST]}]}"#, #","a""#),
            (#"{"constructions":[{"examples":["a"REST]}]}"#, #",["a"]"#),
            (#"{"id":"REST"}"#, "a text of thirty characters...."),
            (#"{"id":"REST"}"#, #"a text with an escape, that is \n"#),
            (#"{"id":1REST}"#, "000000000000000000000000000000"),
        ])
    func memoryOfValues(sense: String, repeated: String) throws {
        let senses = entries(sense.replacing("REST", with: String(repeating: repeated, count: 40_000)))
        #expect(try reads(EntriesAnswer.self, senses, memory: 100 << 20))
        #expect(try !reads(EntriesAnswer.self, senses, memory: 1 << 20))
    }

    @Test("Every key of a dictionary counts toward the memory limit", arguments: ["{}", #"{"en":"Ace"}"#])
    func memoryOfDictionaries(label: String) throws {
        let labels = (0..<20_000).map { #""\#($0)":\#(label)"# }.joined(separator: ",")
        let body = Array(#"{"results":{\#(labels)}}"#.utf8)
        #expect(try reads(LabelsAnswer<Domain>.self, body, memory: 20 << 20))
        #expect(try !reads(LabelsAnswer<Domain>.self, body, memory: 1 << 20))
    }

    @Test("The n-grams of version 1 are read within the limits, too, and with a lone surrogate")
    func ngrams() async throws {
        let read = try NgramsAnswer(json: Array(#"{"results":[{"tokens":["a\ud800"]}]}"#.utf8))
        #expect(read.results.first?.tokens == ["a\u{FFFD}"])
        let many = Array(#"{"results":[\#(list("{}", count: 40_000))]}"#.utf8)
        #expect(try reads(NgramsAnswer.self, many, memory: 10 << 20))
        #expect(try !reads(NgramsAnswer.self, many, memory: 1 << 20))
        let levels = String(repeating: "[", count: 490) + String(repeating: "]", count: 490)
        let deep = Array(#"{"results":[{"later":\#(levels)}]}"#.utf8)
        let error = await onThread(stackSize: 512 * 1024) { Result { try NgramsAnswer(json: deep) } }
        #expect(throws: AnswerError.self) { try error.get() }
    }

    @Test("Memory that a growing list releases is available to the next one")
    func memoryOfShortLists() throws {
        let senses = entries(list(#"{"subsenses":[{},{},{},{},{},{},{},{},{},{}]}"#, count: 1_000))
        #expect(try reads(EntriesAnswer.self, senses, memory: 4_500_000))
    }

    private func read<Answer: JSONValue>(_: Answer.Type, _ body: [UInt8], memory: Int) throws(AnswerError) -> Answer {
        try JSONReader.read(body, limits: JSONLimits(depth: JSONLimits.body.depth, memory: memory))
    }

    /// Returns whether a body decodes within a memory limit.
    private func reads<Answer: JSONValue>(_: Answer.Type, _ body: [UInt8], memory: Int) throws -> Bool {
        do throws(AnswerError) {
            _ = try read(Answer.self, body, memory: memory)
            return true
        } catch {
            try #require(error.expected == JSONError.Expected.lessMemory.description)
            return false
        }
    }

    // Encoding deepens some of these senses, because it writes texts as objects. The stack has the size that every
    // thread except the main one has on Apple's platforms.
    @Test(
        "The deepest answer that decodes also round-trips on a 512 KB stack, and a deeper one is rejected",
        arguments: [
            "", #"{"constructions":[{"examples":["text",["texts"]]}]}"#, #"{"domains":["Air Force"]}"#,
            #"{"constructions":[{"examples":["text"]}]}"#,
            #"{"inflections":[{"lexicalCategory":"Noun","grammaticalFeatures":[{"text":"Singular"}]}]}"#,
        ])
    func storing(innermost: String) async throws {
        let roundTrips = await onThread(stackSize: 512 * 1024) {
            let answers = [26, 27, 28, 29, 30, 100_000].map { depth in
                let opening = (1..<depth).map { #"{"id":"\#($0)","subsenses":["# }.joined()
                let closing = String(repeating: "]}", count: depth - 1)
                return try? EntriesAnswer(json: entries(opening + innermost + closing))
            }
            let deepest = answers.compactMap(\.self).last
            let encoded = (try? JSONEncoder().encode(deepest)) ?? Data()
            let stored = [
                try? JSONDecoder().decode(EntriesAnswer.self, from: encoded),
                try? EntriesAnswer(json: Array(encoded)),
            ]
            return deepest != nil && stored == [deepest, deepest] && answers.suffix(2) == [nil, nil]
        }
        #expect(roundTrips)
    }

    @Test(
        "An error 2 MB or more into a body has an offset and a fragment, but no path",
        arguments: [(1_999_999, "results[0].language"), (2_000_000, "")])
    func pathFarIntoTheBody(offset: Int, path: String) {
        let opening = #"{"results":[{"word":""#
        let closing = #"","language":nul"#
        let word = String(repeating: "a", count: offset - opening.utf8.count - closing.utf8.count + 3)
        let error = #expect(throws: AnswerError.self) {
            try LemmasAnswer(json: Array((opening + word + closing + #","id":"ace"}]}"#).utf8))
        }
        #expect(error?.path == path)
        #expect(error?.offset == offset)
        #expect(error?.found == #"nul,"id":"ace"}]}"#)
    }

    private static let key = String(repeating: "long", count: 5_000)
    private static let completeRest = String(repeating: ".subsenses[1]", count: 11)
    private static let controls = String(repeating: #"\u0007"#, count: 1_000)

    @Test(
        "A path of at most 300 characters is complete, and a longer one keeps its first and last components",
        arguments: [
            (#"{"\#(key)":{"\#(controls)":[nul]}}"#, "[\"longlong", "][0]"),
            (
                String(repeating: #"{"subsenses":[{},"#, count: 31) + "nul", "subsenses[1].sub",
                ".subsenses[1].subsenses[1]"
            ),
            (
                String(repeating: #"{"subsenses":[{},"#, count: 12) + "nul", "subsenses[1]" + completeRest,
                "subsenses[1]" + completeRest
            ), (String(repeating: #"{"\#(controls)":"#, count: 60) + #"{"end":nul"#, "[\"\\u{07}", ".end"),
        ])
    func longPath(body: String, first: String, last: String) throws {
        let error = #expect(throws: AnswerError.self) { try NamesAnswer(json: Array(body.utf8)) }
        let path = try #require(error?.path)
        #expect(path.count <= 301)
        #expect(path.hasPrefix(first))
        #expect(path.hasSuffix(last))
    }
}
