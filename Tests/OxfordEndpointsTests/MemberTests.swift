import Foundation
import OxfordEndpoints
import Testing

@Suite("Members of models") struct MemberTests {
    private func senses(_ sense: String) throws -> [Sense] {
        let body = #"{"results":[{"lexicalEntries":[{"entries":[{"senses":[\#(sense)]}]}]}]}"#
        return try EntriesAnswer(json: Array(body.utf8)).meanings().map(\.sense)
    }

    private func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("Keys decode in any order, escaped or not, with unknown keys between them")
    func order() throws {
        let members = [
            #""d\u0065finitions":["a card"]"#, #""cross\u0052eferenceMarkers":["see ace"]"#, #""\u0069d":"s1""#,
            #""variantForms":[{"text":"as"}]"#, #""unknown":{"id":[1,{"id":2}]}"#, #""short_definitions":["card"]"#,
            #""etymologies":["Old French"]"#, #""subsenses":[{"id":"s1.1","unknown":null}]"#,
        ]
        let sense = try #require(try senses("{\(members.joined(separator: ","))}").first)
        #expect(sense.definitions == ["a card"] && sense.crossReferenceMarkers == ["see ace"])
        #expect(sense.id == "s1" && sense.subsenses.map(\.id) == ["s1.1"])
        for first in members.indices {
            let turned = members[first...] + members[..<first]
            let body = "{\(turned.joined(separator: ","))}"
            #expect(try senses(body).first == sense, "\(body)")
        }
    }

    @Test(
        "A key that resembles a known one is unknown",
        arguments: [
            "", "i", "iD", "id ", "id\\u0000", "definition", "definitionz", "dEfinitions", "definitions2",
            "crossReferenceMarkerz", "crossReferenceNarkers", "subsense\\u017f", "domain\\u0073es",
        ])
    func unknown(key: String) throws {
        #expect(try senses(#"{"\#(key)":["x"]}"#) == [Sense()])
    }

    @Test("The last of duplicate keys wins, and a key wins over its alias")
    func duplicateKeys() throws {
        let read = try senses(
            #"{"definitions":["a"],"definitions":[],"etymologies":["b"],"etymologies":["c"],"regions":null},"#
                + #"{"shortDefinitions":["a"],"short_definitions":["b"]},{"short_definitions":["b"],"shortDefinitions":["a"]}"#
        )
        #expect(read.map(\.definitions) == [[], [], []])
        #expect(read.map(\.etymologies) == [["c"], [], []])
        #expect(read.map(\.shortDefinitions) == [[], ["a"], ["a"]])
    }

    @Test("A key and its alias give the same value in any order", arguments: [#""ace""#, #""""#, "null"])
    func aliases(word: String) throws {
        let members = [#""word":\#(word)"#, #""text":"axe""#]
        for members in [members, members.reversed()] {
            let json = "{\(members.joined(separator: ","))}"
            let answer = try InflectionsAnswer(json: Array(#"{"results":[\#(json)]}"#.utf8))
            let stored = try JSONDecoder().decode(HeadwordEntry.self, from: Data(json.utf8))
            #expect(answer.results == [stored])
            #expect(stored.word == (word == #""ace""# ? "ace" : "axe"), "\(json)")
        }
    }

    @Test("A null erases nothing, before or after the value")
    func nulls() throws {
        let sense = try #require(
            try senses(
                #"{"shortDefinitions":["a"],"short_definitions":null,"id":"s","id":null,"notes":null,"notes":[{}],"#
                    + #""registers":[{"id":"rare","id":null,"text":"Seldom","text":null,"qualifier":"now","qualifier":null}],"#
                    + #""constructions":[{"examples":["b"],"examples":null}]}"#
            ).first)
        #expect(sense.shortDefinitions == ["a"] && sense.id == "s" && sense.notes == [Note()])
        #expect(sense.registers == [Labeled(id: .rare, text: "Seldom", qualifier: "now")])
        #expect(sense.constructions.first?.examples.map(\.text) == ["b"])
        let results = #"[{"word":"ace","text":null},{"text":null,"word":"ace"},{"text":"ace","word":null}]"#
        let body = #"{"results":\#(results),"metadata":{"options":{"a":1},"options":null}}"#
        let answer = try InflectionsAnswer(json: Array(body.utf8))
        #expect(answer.results.map(\.word) == ["ace", "ace", "ace"])
        #expect(answer.metadata?.options == ["a": "1"])
    }

    @Test("Encoding writes the values that are set, by the keys of the service, without aliases and empty lists")
    func encoding() throws {
        var link = SenseLink()
        #expect(try encoded(link) == "{}")
        link.entryID = EntryID("ace")
        link.senseID = "t1"
        #expect(try encoded(link) == #"{"entry_id":"ace","sense_id":"t1"}"#)
        #expect(!(try encoded(Sense()).contains("short_definitions")))
        let label = Labeled<Register>(id: .informal, qualifier: "often")
        #expect(try encoded(label) == #"{"id":"informal","qualifier":"often"}"#)
        var construction = Construction()
        construction.notes = [Note()]
        #expect(try encoded(construction) == #"{"notes":[{}]}"#)
        var answer = NamesAnswer()
        #expect(try encoded(answer) == "{}")
        (answer.metadata, answer.results) = (Metadata(), ["a": []])
        #expect(try encoded(answer) == #"{"metadata":{},"results":{"a":[]}}"#)
        #expect(try JSONDecoder().decode(NamesAnswer.self, from: JSONEncoder().encode(answer)) == answer)
    }

    @Test("A part of an answer decodes like the answer")
    func parts() throws {
        let result =
            #"{"id":"ace","language":"en","lexicalCategory":{"id":"noun"},"lexicalEntries":[{"text":"ace"},null],"#
            + #""pronunciations":[null,{"phoneticSpelling":"eɪs"}],"type":"headword","unknown":{},"word":7}"#
        let answer = try PronunciationsAnswer(json: Array(#"{"results":[\#(result)]}"#.utf8))
        let decoded = try JSONDecoder().decode(HeadwordEntry.self, from: Data(result.utf8))
        #expect([decoded] == answer.results)
        #expect(decoded.lexicalEntries.map(\.text) == ["ace"])
        #expect(decoded.word == "7")
    }
}
