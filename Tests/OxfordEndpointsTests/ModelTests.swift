import OxfordEndpoints
import Testing

/// Boxing of uncommon members and inline storage of single-element lists are invisible to callers.
@Suite struct Models {
    private struct Refusal: Error {}

    @Test("Changing a copy does not change the original")
    func copies() {
        var sense = Sense()
        sense.crossReferenceMarkers = ["see ace"]
        sense.definitions = ["a card"]
        var copy = sense
        copy.crossReferenceMarkers.append("see also card")
        copy.definitions.append("a serve")
        copy.variantForms.append(VariantForm())
        #expect(sense.crossReferenceMarkers == ["see ace"])
        #expect(sense.definitions == ["a card"])
        #expect(sense.variantForms.isEmpty)
        #expect(copy.crossReferenceMarkers == ["see ace", "see also card"])
        #expect(copy.definitions == ["a card", "a serve"])
    }

    @Test("An emptied list equals one that was never set")
    func emptiedLists() {
        var sense = Sense()
        sense.etymologies = ["Old English"]
        sense.examples = [Example()]
        #expect(sense != Sense())
        sense.etymologies.removeAll()
        sense.examples.removeLast()
        #expect(sense == Sense())
        #expect(sense.hashValue == Sense().hashValue)
        #expect(Set([sense, Sense()]).count == 1)
    }

    @Test("A list is equal however it was built", arguments: 0...3) func lists(count: Int) throws {
        let texts = (0..<count).map(String.init)
        var changed = Sense()
        for text in texts { changed.definitions.append(text) }
        var set = Sense()
        set.definitions = texts
        let list = texts.map { "\"\($0)\"" }.joined(separator: ",")
        let body = #"{"results":[{"lexicalEntries":[{"entries":[{"senses":[{"definitions":[\#(list)]}]}]}]}]}"#
        let read = try #require(try EntriesAnswer(json: Array(body.utf8)).senses().first)
        #expect(read.definitions == texts)
        #expect([changed, set] == [read, read])
        #expect(Set([changed, set, read]).count == 1)
        while changed.definitions.popLast() != nil {}
        #expect(changed == Sense())
    }

    @Test("A mutation that throws keeps the changes made before the error")
    func throwingMutations() {
        func extend(_ list: inout [String]) throws {
            list.append("more")
            throw Refusal()
        }
        var sense = Sense()
        sense.definitions = ["a card"]
        sense.etymologies = ["Old French"]
        #expect(throws: Refusal.self) { try extend(&sense.definitions) }
        #expect(throws: Refusal.self) { try extend(&sense.etymologies) }
        #expect(sense.definitions == ["a card", "more"])
        #expect(sense.etymologies == ["Old French", "more"])
    }

    @Test("The last of duplicate keys wins")
    func duplicateKeys() throws {
        let sense = #"{"definitions":["a"],"definitions":[],"etymologies":["b"],"etymologies":["c"],"regions":null}"#
        let body = #"{"results":[{"lexicalEntries":[{"entries":[{"senses":[\#(sense)]}]}]}]}"#
        let read = try EntriesAnswer(json: Array(body.utf8)).senses()
        #expect(read.map(\.definitions) == [[]])
        #expect(read.map(\.etymologies) == [["c"]])
    }

    @Test("The ID of a note can be set and removed")
    func idOfANote() {
        var note = Note()
        note.id = "n1"
        #expect(note.id == "n1")
        note.id = nil
        #expect(note == Note())
    }

    @Test("The qualifier of a label can be set and removed")
    func qualifierOfALabel() {
        var label = Labeled<Register>(id: .informal, text: "Informal", qualifier: "often")
        #expect(label.qualifier == "often")
        label.qualifier = nil
        #expect(label == Labeled(id: .informal, text: "Informal"))
        #expect(label.qualifier == nil)
    }

    @Test("Descriptions show members, not their storage")
    func descriptions() {
        var sense = Sense()
        sense.definitions = ["a card"]
        sense.etymologies = ["an old word"]
        var dumped = ""
        dump(sense, to: &dumped)
        for text in ["\(sense)", String(reflecting: sense), dumped] {
            #expect(text.contains("a card") && text.contains("an old word"))
            #expect(!text.contains("Boxed<") && !text.contains("box"))
        }
    }

    @Test("Descriptions show boxed values as themselves")
    func descriptionsOfBoxedValues() {
        var translation = Translation()
        translation.language = "es"
        var dumped = ""
        dump(translation, to: &dumped)
        for text in ["\(translation)", dumped] {
            #expect(text.contains("es") && text.contains("nil"))
            #expect(!text.contains("Boxed<") && !text.contains("nothing"))
        }
    }
}
