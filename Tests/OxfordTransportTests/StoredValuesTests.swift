import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import OxfordVersion1
import TestSupport
import Testing

private typealias Storable = Codable & Equatable & Sendable
private typealias StorableText = Codable & CodingKeyRepresentable & Hashable & Sendable

/// A value that an app can store, whose members have other values than their defaults.
private struct StoredExample: Sendable {
    let label: String
    let value: any Storable

    init<Value: Storable>(_ value: Value) {
        (label, self.value) = (String(reflecting: Value.self), value)
    }

    /// Creates an example of a value that is one text, as a key of a dictionary and as an element of a list.
    init<Value: StorableText>(text value: Value) {
        (label, self.value) = (String(reflecting: Value.self), [value: [value]])
    }

    /// Creates an example of an answer from a fixture.
    private init<Answer: Storable & OxfordAnswer>(
        _: Answer.Type, _ name: String, _ change: (inout Answer) -> Void = { _ in }
    ) throws {
        let body = try Package.text(of: "Tests/OxfordEndpointsTests/Fixtures/\(name).json")
        var answer = try Answer(json: Array(body.utf8))
        change(&answer)
        self.init(answer)
    }

    static func all() throws -> [StoredExample] {
        try [
            StoredExample(EntriesAnswer.self, "v2-translations") { $0.query = "change" },
            StoredExample(FieldsAnswer.self, "v2-fields"),
            StoredExample(GrammaticalFeaturesAnswer.self, "v2-grammatical-features"),
            StoredExample(InflectionsAnswer.self, "v2-inflections"),
            StoredExample(LabelsAnswer<Domain>.self, "v1-domains"),
            StoredExample(LanguagesAnswer.self, "v1-languages"), StoredExample(LemmasAnswer.self, "v1-inflections"),
            StoredExample(NamesAnswer.self, "v1-filters"), StoredExample(NgramsAnswer.self, "v1-stats-ngrams"),
            StoredExample(PronunciationsAnswer.self, "v2-pronunciations"),
            StoredExample(SearchAnswer.self, "v2-search"), StoredExample(SentencesAnswer.self, "v2-sentences"),
            StoredExample(ThesaurusAnswer.self, "v2-thesaurus"),
            StoredExample(WordFrequenciesAnswer.self, "v1-stats-words"),
            StoredExample(WordFrequencyAnswer.self, "v1-stats-word"), StoredExample(definition), StoredExample(lookup),
            StoredExample(ThesaurusLookup(word: "mice", calls: 3, isComplete: false)),
        ] + texts.map { StoredExample(text: $0) }
    }

    private static var definition: Definition {
        var example = Example()
        example.text = "the ace of spades"
        return Definition(
            text: "see ace", kind: .crossReference, senseID: "m_1", headword: "aces",
            lexicalCategory: Labeled(id: .noun, text: "Noun"), number: "1.2",
            registers: [Labeled(id: .informal, text: "Informal", qualifier: "often")], domains: [Labeled(id: .cards)],
            examples: [example])
    }

    private static var lookup: Lookup {
        var entry = HeadwordEntry()
        (entry.id, entry.word) = (EntryID("mouse"), "mouse")
        var answer = EntriesAnswer()
        answer.results = [entry]
        var match = SearchAnswer.Match()
        (match.id, match.kind) = (EntryID("mice"), .inflection)
        return Lookup(
            word: "mice", match: .inflection, headwords: [EntryID("mouse"), EntryID("one%27s")], answer: answer,
            suggestions: [match], calls: 2)
    }

    private static let texts: [any StorableText] = [
        BilingualLanguage.english, Collocation.Kind.before, Corpus.newMonitor, CorpusLanguage.english,
        CrossReference.Kind.seeAlso, Definition.Kind.definition, Dialect.britishEnglish, Domain.airForce,
        DomainClass(rawValue: "sport"), EntryField.shortDefinitions, EntryID("one%27s_ace"), FailureReason.notFound,
        FieldsRequest.Endpoint.entries, FiltersRequest.Endpoint.entries, FrequencyColumn.trueCase, FrequencyGroup.lemma,
        FrequencyOrder.descending(.frequency), GrammaticalFeature.pastParticiple, HeadwordEntry.Kind.headword,
        InflectionsLanguage.britishEnglish, Language.americanEnglish,
        LanguagePair.englishToSpanish, LanguagesAnswer.Dataset.Kind.bilingual, LemmasLanguage.english,
        LexicalCategory.noun, Lookup.Match.otherCase,
        MonolingualLanguage.britishEnglish, Note.Kind.usageNote, OxfordError.Kind.notFound, OxfordEvent.Kind.waiting,
        PhoneticNotation.ipa, PronunciationsLanguage.britishEnglish, Region(rawValue: "us"), Register.nonStandard,
        SearchAnswer.Match.Kind.normalized, SemanticClass(rawValue: "card"), SentencesLanguage.english,
        ThesaurusField.synonyms, ThesaurusLanguage.english, Translation.Kind.direct, TranslationField.translations,
        V1.GrammaticalFeature(rawValue: "past"), V1.Language.english, V1.Region.us, "crème brûlée" as WordText,
    ]
}

@Suite("Stored values") struct StoredValues {
    @Test("Every type is stored as the golden file says")
    func format() throws {
        let rows = try StoredExample.all().map { GoldenRow($0.label, text: try stored($0.value)) }
        let difference = try GoldenURLs("Golden/stored.golden.txt", beside: #filePath).difference(from: rows)
        #expect(difference == nil, "\(difference?.description ?? "")")
    }

    private func stored(_ value: any Encodable) throws -> String {
        // The tree's text is the same on every platform, unlike the order of the encoder's sorted keys.
        String(decoding: try JSONTree(reading: Array(JSONEncoder().encode(value))).bytes, as: UTF8.self)
    }

    /// The types that are not stored anymore.
    private static let withdrawn: Set = [
        "OxfordEndpoints.InvalidLanguage.Reason", "OxfordEndpoints.InvalidPage.Reason",
        "OxfordEndpoints.InvalidServer.Reason", "OxfordEndpoints.InvalidText.Reason",
        "OxfordTransport.InvalidHeader.Reason", "OxfordTransport.Lookup.Step.Outcome",
    ]

    @Test(
        "This version reads what each version has stored, and loses nothing",
        arguments: try Package.files(below: "Tests/OxfordTransportTests/Golden", ending: ".golden.txt"))
    func versions(file: String) throws {
        let examples = try Dictionary(uniqueKeysWithValues: StoredExample.all().map { ($0.label, $0.value) })
        for row in try Package.text(of: file).split(separator: "\n").map({ $0.split(separator: "\t") }) {
            func expectRead<Value: Storable>(as example: Value) throws {
                let value = try JSONDecoder().decode(Value.self, from: Data(row[1].utf8))
                #expect(value == example, "\(row[0])")
                let text = try stored(value)
                let (all, new) = try (JSONTree(reading: Array(row[1].utf8)), JSONTree(reading: Array(text.utf8)))
                // A look-up stores the number of its calls instead of its steps.
                guard case .object(var old) = all else { return #expect(all.isContained(in: new), "\(row[0])") }
                old["steps"] = nil
                #expect(JSONTree.object(old).isContained(in: new), "\(row[0]) is now \(text)")
            }
            if Self.withdrawn.contains(String(row[0])) { continue }
            let example = try #require(examples[String(row[0])] as (any Storable)?, "the type \(row[0])")
            try expectRead(as: example)
        }
    }

    @Test("A value of a later version is read without what is unknown, and keeps its kinds")
    func future() throws {
        let definition = try read(
            Definition.self,
            #"{"text": "a", "kind": "gloss", "mood": "merry", "examples": [{"text": "b", "rank": [1]}]}"#)
        #expect(definition.kind == Definition.Kind(rawValue: "gloss"))
        #expect(definition.examples.map(\.text) == ["b"])
        #expect(try read(Definition.self, stored(definition)) == definition)
        let lookup = try read(
            Lookup.self,
            #"""
            {"word": "mice", "match": "guess", "model": {"name": "a"}, "suggestions": [{"matchType": "sound"}],
             "calls": 7, "steps": [{"endpoint": "guesses", "outcome": "guessed", "tokens": 7}]}
            """#)
        #expect(lookup.match == Lookup.Match(rawValue: "guess"))
        #expect(lookup.suggestions.map(\.kind) == [SearchAnswer.Match.Kind(rawValue: "sound")])
        #expect(lookup.calls == 7)
        #expect(try read(Lookup.self, stored(lookup)) == lookup)
        #expect(try read(NgramsAnswer.self, #"{"results": [{"mood": "merry"}]}"#).results == [NgramsAnswer.Ngram()])
    }

    @Test("A value of an earlier version is read with defaults for what is absent, and with empty lists")
    func past() throws {
        #expect(try read(Definition.self, #"{"text": "a"}"#) == Definition(text: "a"))
        #expect(try read(Lookup.self, #"{"word": "mice"}"#) == Lookup(word: "mice"))
        // Earlier versions stored the steps of a look-up.
        let steps = #"[{}, {"endpoint": "search", "outcome": "skipped", "calls": 0}]"#
        let ended = try read(Lookup.self, #"{"word": "mice", "match": "notFound", "steps": \#(steps)}"#)
        #expect(ended == Lookup(word: "mice", match: .notFound, calls: 1, isComplete: false))
        #expect(try read(Lookup.self, #"{"word": "mice", "steps": \#(steps)}"#) == Lookup(word: "mice", calls: 1))
        // In Swift, a look-up without headwords has those of its entries.
        let found = try read(Lookup.self, #"{"word": "mice", "answer": {"results": [{"id": "mouse"}]}, "steps": null}"#)
        #expect(found.headwords == [] && found.answer.results.map(\.id) == [EntryID("mouse")])
        #expect(try stored(found) == #"{"answer":{"results":[{"id":"mouse"}]},"match":"exact","word":"mice"}"#)
        for example in try StoredExample.all() where example.value is any OxfordAnswer {
            func expectEmpty<Value: Storable>(_: Value) throws {
                #expect(try stored(read(Value.self, "{}")) == "{}", "\(Value.self)")
            }
            try expectEmpty(example.value)
        }
    }

    @Test("A value without its text or with an invalid word is an error", arguments: ["{}", #"{"word": ".."}"#])
    func required(json: String) {
        #expect(throws: DecodingError.self) { try read(Definition.self, json) }
        #expect(throws: DecodingError.self) { try read(Lookup.self, json) }
    }

    @Test("An empty text of a definition is stored")
    func emptyText() throws {
        #expect(try read(Definition.self, stored(Definition(text: ""))) == Definition(text: ""))
    }

    @Test("An invalid key of a dictionary is an error")
    func invalidKeys() {
        func expectError<Value: Decodable>(_: Value.Type, keys: String...) {
            for key in keys {
                #expect(throws: DecodingError.self, "\(key)") { try read(Value.self, #"{"\#(key)": {}}"#) }
            }
        }
        expectError([WordText: Metadata].self, keys: "", " ", "a/..", #"\u0007"#)
        expectError([LanguagePair: Metadata].self, keys: "", "en", "en-es", "en/es/fr", "en-gb/es", "EN/es", "/")
        expectError([MonolingualLanguage: Metadata].self, keys: "", "en", "EN")
        expectError([V1.Region: Metadata].self, keys: "", "au")
        #expect(throws: DecodingError.self) { try read(LabelsAnswer<V1.Region>.self, #"{"results": {"au": {}}}"#) }
    }

    @Test("A decoder that converts keys changes IDs that are keys, and no other IDs")
    func convertedKeys() throws {
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let definition = Definition(text: "a", senseID: "m_1")
        #expect(try decoder.decode(Definition.self, from: encoder.encode(definition)) == definition)
        var link = SenseLink()
        (link.entryID, link.senseID) = (EntryID("ace"), "m_1")
        #expect(try decoder.decode(SenseLink.self, from: encoder.encode(link)) == link)
        var match = SearchAnswer.Match()
        match.inflectionID = EntryID("aces")
        #expect(try decoder.decode(SearchAnswer.Match.self, from: encoder.encode(match)) == match)
        let ids = [EntryID("ace_of_spades"): EntryID("ace_of_spades")]
        #expect(
            try decoder.decode([EntryID: EntryID].self, from: JSONEncoder().encode(ids))
                == [EntryID("aceOfSpades"): EntryID("ace_of_spades")])
    }

    private func read<Value: Decodable>(_: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    @Test("Every type that is Codable is in the golden file, with a value for each member")
    func completeness() throws {
        var (types, empty, filled): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        func visit(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            let type = String(reflecting: mirror.subjectType).prefix { $0 != "<" }
            types.insert(String(type))
            for (label, child) in mirror.children {
                visit(child)
                guard mirror.displayStyle == .struct, let label else { continue }
                let member = Mirror(reflecting: child)
                let isText = member.displayStyle == nil || member.displayStyle == .struct
                let isEmpty = isText ? "\(child)".isEmpty : member.children.isEmpty
                if isEmpty { empty.insert("\(type).\(label)") } else { filled.insert("\(type).\(label)") }
            }
        }
        for example in try StoredExample.all() { visit(example.value) }
        #expect(empty.subtracting(filled).sorted() == [])
        var codable: Set<String> = []
        for module in ["OxfordEndpoints", "OxfordTransport", "OxfordVersion1"] {
            for chapter in try Package.text(of: "Docs/Reference/\(module).md").split(separator: "\n## ") {
                guard chapter.contains(/\n\| `(struct|enum|class|actor) .*`Encodable`/) else { continue }
                codable.insert("\(module).\(chapter.prefix { !$0.isNewline })")
            }
        }
        #expect(codable.count > 70)
        #expect(codable.subtracting(types).sorted() == [])
    }
}

extension JSONTree {
    /// Whether another document has everything that is in this one, except `null` and what is empty.
    fileprivate func isContained(in other: JSONTree?) -> Bool {
        switch (self, other) {
        case (.object(let members), .object(let others)): members.allSatisfy { $1.isContained(in: others[$0]) }
        case (.list(let elements), .list(let others)):
            elements.count == others.count && zip(elements, others).allSatisfy { $0.isContained(in: $1) }
        case (.null, nil), (.list([]), nil), (.object([:]), nil): true
        default: self == other
        }
    }
}
