import Foundation
import OxfordEndpoints
import Testing

@Suite("Members of models") struct MemberTests {
    private func senses(_ sense: String) throws -> [Sense] {
        let body = #"{"results":[{"lexicalEntries":[{"entries":[{"senses":[\#(sense)]}]}]}]}"#
        return try EntriesAnswer(json: Array(body.utf8)).senses()
    }

    private func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("Keys decode in any order, with unknown keys between them")
    func order() throws {
        let members = [
            #""definitions":["a card"]"#, #""crossReferenceMarkers":["see ace"]"#, #""id":"s1""#,
            #""variantForms":[{"text":"as"}]"#, #""unknown":{"id":[1,{"id":2}]}"#, #""short_definitions":["card"]"#,
            #""etymologies":["Old French"]"#, #""subsenses":[{"id":"s1.1","unknown":null}]"#,
        ]
        var sense = Sense()
        sense.definitions = ["a card"]
        sense.crossReferenceMarkers = ["see ace"]
        sense.id = "s1"
        var form = VariantForm()
        form.text = "as"
        sense.variantForms = [form]
        sense.shortDefinitions = ["card"]
        sense.etymologies = ["Old French"]
        var subsense = Sense()
        subsense.id = "s1.1"
        sense.subsenses = [subsense]
        for first in members.indices {
            let turned = members[first...] + members[..<first]
            for ordered in [Array(turned), turned.reversed()] {
                let body = "{\(ordered.joined(separator: ","))}"
                #expect(try senses(body).first == sense, "\(body)")
            }
        }
    }

    @Test("An escaped key is the same key")
    func escapes() throws {
        let sense = #"{"\u0069d":"s1","d\u0065finitions":["a card"],"cross\u0052eferenceMarkers":["see ace"]}"#
        let read = try #require(try senses(sense).first)
        #expect(read.id == "s1")
        #expect(read.definitions == ["a card"])
        #expect(read.crossReferenceMarkers == ["see ace"])
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

    @Test("The later of a key and its alias wins")
    func alias() throws {
        let one = #"{"shortDefinitions":["a"],"short_definitions":["b"]}"#
        let other = #"{"short_definitions":["b"],"shortDefinitions":["a"]}"#
        #expect(try senses("\(one),\(other)").map(\.shortDefinitions) == [["b"], ["a"]])
    }

    @Test("The last of duplicate keys wins")
    func duplicateKeys() throws {
        let sense = #"{"definitions":["a"],"definitions":[],"etymologies":["b"],"etymologies":["c"],"regions":null}"#
        let read = try senses(sense)
        #expect(read.map(\.definitions) == [[]])
        #expect(read.map(\.etymologies) == [["c"]])
    }

    @Test("Encoding writes every list and the values that are set, but no alias")
    func encoding() throws {
        var note = Note()
        #expect(try encoded(note) == "{}")
        note.text = "mass noun"
        #expect(try encoded(note) == #"{"text":"mass noun"}"#)
        var link = SenseLink()
        link.entryID = EntryID("ace")
        link.senseID = "t1"
        #expect(try encoded(link) == #"{"entry_id":"ace","sense_id":"t1"}"#)
        var example = Example()
        example.senseIDs = ["s1"]
        let lists =
            #""collocations":[],"crossReferenceMarkers":[],"crossReferences":[],"definitions":[],"domains":[],"#
            + #""notes":[],"regions":[],"registers":[],"senseIds":["s1"],"translations":[]"#
        #expect(try encoded(example) == "{\(lists)}")
        var construction = Construction()
        construction.examples = [example]
        #expect(
            try encoded(construction)
                == #"{"domains":[],"examples":[{\#(lists)}],"notes":[],"regions":[],"registers":[],"translations":[]}"#)
        #expect(
            try encoded(Labeled<Register>(id: .informal, qualifier: "often"))
                == #"{"id":"informal","qualifier":"often"}"#)
        #expect(!(try encoded(Sense()).contains("short_definitions")))
    }

    @Test("A result is encoded and decoded like its answer")
    func results() throws {
        let result =
            #"{"id":"ace","language":"en","lexicalCategory":{"id":"noun"},"lexicalEntries":[{"text":"ace"},null],"#
            + #""pronunciations":[null,{"phoneticSpelling":"eɪs"}],"type":"headword","unknown":{},"word":7}"#
        let answer = try PronunciationsAnswer(json: Array(#"{"results":[\#(result)]}"#.utf8))
        let decoded = try JSONDecoder().decode(PronunciationsAnswer.Word.self, from: Data(result.utf8))
        #expect([decoded] == answer.results)
        #expect(decoded.lexicalEntries.map(\.text) == ["ace"])
        #expect(decoded.pronunciations.map(\.phoneticSpelling) == ["eɪs"])
        #expect(decoded.word == "7")
        let stored = Data(try encoded(decoded).utf8)
        #expect(try JSONDecoder().decode(PronunciationsAnswer.Word.self, from: stored) == decoded)
        #expect(try encoded(answer).contains(try encoded(decoded)))
        let empty = try JSONDecoder().decode(PronunciationsAnswer.Word.self, from: Data("{}".utf8))
        #expect(empty == PronunciationsAnswer.Word())
    }

    @Test("A printed answer contains no address of a private type")
    func printing() throws {
        let answer = try LemmasAnswer(json: Array(#"{"results":[{"lexicalEntries":[{"text":"ace"}]}]}"#.utf8))
        #expect(!"\(answer)".contains("unknown context"))
    }
}
