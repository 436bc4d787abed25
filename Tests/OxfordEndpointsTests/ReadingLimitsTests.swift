import Foundation
import TestSupport
import Testing

@testable import OxfordEndpoints

@Suite("Decoding limits") struct ReadingLimitsTests {
    private func entries(_ senses: String) -> [UInt8] {
        Array(#"{"results":[{"lexicalEntries":[{"entries":[{"senses":[\#(senses)]}]}]}]}"#.utf8)
    }

    /// Returns nested senses, each with members before and after its subsense.
    private func nested(_ depth: Int, innermost: String, members: (Int) -> String) -> [UInt8] {
        let opening = (1..<depth).map { #"{\#(members($0)),"subsenses":["# }.joined()
        return entries(opening + innermost + String(repeating: "]}", count: depth - 1))
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
        "Every kind of value counts its memory",
        arguments: [
            ("{}", 10_000), (#"{"etymologies":null}"#, 6_000), (#"{"examples":[{"notes":null}]}"#, 4_000),
            (#"{"inflections":[{"regions":null}]}"#, 4_000), (#"{"subsenses":[{},{},{}]}"#, 3_000),
            (#"{"definitions":["","",""]}"#, 6_000),
            (#"{"definitions":["a definition with an escape\n"]}"#, 6_000), (#"{"id":12345678901234567890}"#, 6_000),
        ])
    func memoryOfSenses(sense: String, count: Int) throws {
        let senses = entries(list(sense, count: count))
        #expect(try reads(EntriesAnswer.self, senses, memory: 5 << 20))
        #expect(try !reads(EntriesAnswer.self, senses, memory: 1 << 20))
    }

    @Test("Every kind of list and dictionary counts toward the memory limit")
    func memoryOfLists() throws {
        let names = (0..<20_000).map { #""\#($0)":{}"# }.joined(separator: ",")
        let labels = (0..<5_000).map { #""\#($0)":{"en":"\#($0)"}"# }.joined(separator: ",")
        let entry = #"{"results":[{"lexicalEntries":[{"entries":[\#(list("{}", count: 20_000))]}]}]}"#
        for body in [names, labels].map({ Array(#"{"results":{\#($0)}}"#.utf8) }) {
            #expect(try reads(LabelsAnswer.self, body, memory: 5 << 20))
            #expect(try !reads(LabelsAnswer.self, body, memory: 1 << 20))
        }
        let texts = list(#""a""#, count: 40_000)
        let nested = list(#"["a"]"#, count: 20_000)
        let senses = [
            #"{"domains":[\#(texts)]}"#, #"{"constructions":[{"examples":[\#(texts)]}]}"#,
            #"{"constructions":[{"examples":[\#(nested)]}]}"#,
        ]
        for body in [Array(entry.utf8)] + senses.map(entries) {
            #expect(try reads(EntriesAnswer.self, body, memory: 20 << 20))
            #expect(try !reads(EntriesAnswer.self, body, memory: 1 << 20))
        }
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

    @Test("The depth limit is the same for repeated and distinct values")
    func depthOfRepetitions() {
        for (depth, isRead) in [(90, true), (95, true), (96, false), (97, false)] {
            let equal = nested(depth, innermost: #"{"notes":[{"text":"a note on usage"}]}"#) { _ in
                #""notes":[{"text":"a note on usage"}]"#
            }
            let different = nested(depth, innermost: #"{"notes":[{"text":"other note"}]}"#) {
                #""notes":[{"text":"note \#($0)"}]"#
            }
            #expect(((try? EntriesAnswer(json: equal)) != nil) == isRead, "\(depth)")
            #expect(((try? EntriesAnswer(json: different)) != nil) == isRead, "\(depth)")
        }
    }

    @Test("An answer that decodes also round-trips, even near the depth limit")
    func storing() throws {
        let innermost = [
            "{}", #"{"constructions":[{"examples":["text",["texts"]]}]}"#,
            #"{"constructions":[{"examples":["text"]}]}"#,
            #"{"constructions":[{}]}"#, #"{"domains":["Air Force"]}"#, #"{"domains":[{"text":"\ud83d"}]}"#,
            #"{"examples":[{}]}"#, #"{"notes":[{}]}"#, #"{"examples":[{"notes":[{"text":"note"}]}]}"#,
            #"{"inflections":[{"lexicalCategory":"Noun","grammaticalFeatures":[{"text":"Singular"}]}]}"#,
        ]
        func answers(depth: Int) -> [EntriesAnswer?] {
            innermost.map { sense in
                try? EntriesAnswer(json: nested(depth, innermost: sense) { #""id":"\#($0)""# })
            }
        }
        for (depth, expected) in [(94, 10), (95, 7), (96, 2), (97, 0)] {
            let (read, deeper) = (answers(depth: depth), answers(depth: depth + 1))
            #expect(read.count { $0 != nil } == expected, "\(depth)")
            // Encoding is slow, so test only the deepest answer of each kind.
            for case (let answer?, nil) in zip(read, deeper) {
                #expect(try JSONDecoder().decode(EntriesAnswer.self, from: JSONEncoder().encode(answer)) == answer)
            }
        }
    }

    @Test("An error 2 MB or more into a body has an offset and a fragment, but no path")
    func pathFarIntoTheBody() {
        let opening = #"{"results":[{"word":""#
        let closing = #"","language":nul"#
        for (offset, path) in [(1_999_999, "results[0].language"), (2_000_000, "")] {
            let word = String(repeating: "a", count: offset - opening.utf8.count - closing.utf8.count + 3)
            do throws(AnswerError) {
                _ = try LemmasAnswer(json: Array((opening + word + closing + #","id":"ace"}]}"#).utf8))
                Issue.record("the body was accepted")
            } catch {
                #expect(error.path == path)
                #expect(error.offset == offset)
                #expect(error.found == #"nul,"id":"ace"}]}"#)
            }
        }
    }

    @Test("A long path keeps its first and last components")
    func pathLength() {
        let key = String(repeating: "long", count: 5_000)
        let controls = String(repeating: #"\u0007"#, count: 1_000)
        let bodies: [(body: String, first: String, last: String)] = [
            (#"{"\#(key)":{"\#(controls)":[nul]}}"#, "[\"longlong", "][0]"),
            (
                String(repeating: #"{"subsenses":[{},"#, count: 90) + "nul", "subsenses[1].subsenses[1]",
                ".subsenses[1].subsenses[1]"
            ),
            (
                String(repeating: #"{"\#(key)":["#, count: 60) + #"{"end":nul"#, "[\"longlong", "].end"
            ),
            (String(repeating: #"{"\#(controls)":"#, count: 60) + #"{"end":nul"#, "[\"\\u{07}", ".end"),
        ]
        for (body, first, last) in bodies {
            do throws(AnswerError) {
                _ = try FiltersAnswer(json: Array(body.utf8))
                Issue.record("\(body.prefix(40)) was accepted")
            } catch {
                #expect(error.path.count <= 301, "\(error.path)")
                #expect(error.path.hasPrefix(first) && error.path.hasSuffix(last), "\(error.path)")
            }
        }
        do throws(AnswerError) {
            _ = try FiltersAnswer(json: Array((String(repeating: #"{"subsenses":[{},"#, count: 12) + "nul").utf8))
        } catch {
            #expect(error.path == (0..<12).map { _ in "subsenses[1]" }.joined(separator: "."))
        }
    }
}
