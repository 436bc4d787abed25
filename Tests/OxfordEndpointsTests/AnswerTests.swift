import Foundation
import OxfordEndpoints
import OxfordVersion1
import TestSupport
import Testing

/// The operations of an answer type, with the type erased.
struct AnswerKind: Sendable {
    let name: String
    let read: @Sendable ([UInt8]) throws(AnswerError) -> any OxfordAnswer
    let encoded: @Sendable ([UInt8]) throws -> Data
    /// The names of the ways to decode or store a body that yield a different value.
    let differences: @Sendable ([UInt8]) throws -> [String]

    init<Answer: OxfordAnswer & Codable & Equatable>(_ type: Answer.Type) {
        name = "\(type)"
        read = { body throws(AnswerError) in try Answer(json: body) }
        encoded = { body in try JSONEncoder().encode(Answer(json: body)) }
        differences = { body in
            let answer = try Answer(json: body)
            let decoded = try JSONDecoder().decode(Answer.self, from: Data(body))
            let stored = try JSONDecoder().decode(Answer.self, from: JSONEncoder().encode(answer))
            let listed = try PropertyListDecoder().decode(Answer.self, from: PropertyListEncoder().encode(answer))
            let ways = [("JSONDecoder", decoded), ("stored as JSON", stored), ("stored as a property list", listed)]
            return ways.filter { $0.1 != answer }.map(\.0)
        }
    }

    /// Returns the kind of a file, by the name of its endpoint.
    static func of(_ file: String) -> AnswerKind? {
        let kinds: [(String, AnswerKind)] = [
            ("stats-words", AnswerKind(WordFrequenciesAnswer.self)),
            ("stats-word", AnswerKind(WordFrequencyAnswer.self)),
            ("stats-ngrams", AnswerKind(NgramsAnswer.self)), ("stats-en", AnswerKind(WordFrequencyAnswer.self)),
            ("v1-inflections", AnswerKind(LemmasAnswer.self)), ("v1/inflections", AnswerKind(LemmasAnswer.self)),
            ("wordlist", AnswerKind(WordlistAnswer.self)), ("regions", AnswerKind(RegionsAnswer.self)),
            ("grammatical", AnswerKind(GrammaticalFeaturesAnswer.self)),
            ("entries", AnswerKind(EntriesAnswer.self)), ("words", AnswerKind(EntriesAnswer.self)),
            ("lemmas", AnswerKind(LemmasAnswer.self)), ("inflections", AnswerKind(InflectionsAnswer.self)),
            ("thesaurus", AnswerKind(ThesaurusAnswer.self)), ("sentences", AnswerKind(SentencesAnswer.self)),
            ("translations", AnswerKind(EntriesAnswer.self)), ("search", AnswerKind(WordlistAnswer.self)),
            ("pronunciations", AnswerKind(PronunciationsAnswer.self)), ("languages", AnswerKind(LanguagesAnswer.self)),
            ("filters", AnswerKind(FiltersAnswer.self)), ("fields", AnswerKind(FiltersAnswer.self)),
            ("lexical-categories", AnswerKind(LabelsAnswer.self)), ("registers", AnswerKind(LabelsAnswer.self)),
            ("domains", AnswerKind(LabelsAnswer.self)),
        ]
        return kinds.first { file.contains($0.0) }?.1
    }
}

@Suite struct Answers {
    private static let folder = "Tests/OxfordEndpointsTests/Fixtures"

    private static func fixtures() throws -> [(file: String, kind: AnswerKind)] {
        try Package.files(below: folder, ending: ".json").filter { !$0.contains("/error-") }.map { file in
            let name = file.dropFirst(folder.count + 1)
            return (file, try #require(AnswerKind.of(String(name)), "add the kind of \(name) to AnswerKind"))
        }
    }

    private func body(_ name: String) throws -> [UInt8] {
        Array(try Package.text(of: "\(Self.folder)/\(name).json").utf8)
    }

    @Test("Every fixture decodes to the same value in every way, and round-trips")
    func fixturesRoundTrip() throws {
        let fixtures = try Self.fixtures()
        #expect(fixtures.count >= 29)
        for (file, kind) in fixtures {
            let body = Array(try Package.text(of: file).utf8)
            do {
                #expect(try kind.differences(body) == [], "\(file)")
            } catch {
                Issue.record("\(file): \(error)")
            }
        }
    }

    @Test("Mutated fixtures never crash, and missing or null values never throw", arguments: try fixtures().map(\.file))
    func mutations(file: String) throws {
        let kind = try #require(AnswerKind.of(String(file.dropFirst(Self.folder.count + 1))))
        let mutations = try Mutation.all(of: Array(try Package.text(of: file).utf8))
        for mutation in mutations {
            do throws(AnswerError) {
                _ = try kind.read(mutation.body)
            } catch {
                if mutation.mustBeRead { Issue.record("\(mutation.what): \(error)") }
                if error.description.contains(where: { $0.isNewline }) { Issue.record("more than one line: \(error)") }
            }
        }
        print("\(file): \(mutations.count) mutations")
        #expect(mutations.count > 10)
    }

    @Test("A truncated body throws, with an offset inside the body")
    func truncatedBodies() throws {
        let body = try body("v2-lemmas")
        for count in stride(from: 0, to: body.count - 3, by: 7) {
            do throws(AnswerError) {
                _ = try LemmasAnswer(json: Array(body.prefix(count)))
                Issue.record("the first \(count) bytes were accepted")
            } catch {
                #expect(error.offset <= count)
            }
        }
    }

    @Test(
        "An error names the path, the expected value and the offset",
        arguments: [
            (
                #"{"results": [{"word": ["mice"]}]}"#,
                #"results[0].word: expected a string, found "[\"mice\"]}]}" at byte 22"#
            ),
            (#"{"results": {}}"#, #"results: expected an array, found "{}}" at byte 12"#),
            ("[]", #"the body: expected an object, found "[]" at byte 0"#),
            ("", #"the body: expected an object, found "" at byte 0"#),
            ("{} {}", #"the body: expected the end of the JSON, found "{}" at byte 3"#),
            (
                #"{"results": [{}, {"lexicalEntries": [{"text": "a", "inflectionOf": [{"id": tru}]}]}]}"#,
                #"results[1].lexicalEntries[0].inflectionOf[0].id: expected a string, found "tru}]}]}]}" at byte 75"#
            ),
            (
                #"{"a": {"b": [1, 2, {}], "c": [[], [3, 4 5]]}}"#,
                #"a.c[1]: expected a comma or a closing bracket, found "5]]}}" at byte 40"#
            ),
            (#"{"a": {"b.c": 0x}}"#, #"a: expected a comma or a closing bracket, found "x}}" at byte 15"#),
            (#"{"a": {"b.c": [x]}}"#, #"a["b.c"][0]: expected a value, found "x]}}" at byte 15"#),
            (#"{"": {"\r\n": nul}}"#, #"[""]["\r\n"]: expected a value, found "nul}}" at byte 14"#),
            (#"{"a": [{"b" 1}]}"#, #"a[0]: expected a colon, found "1}]}" at byte 12"#),
            (
                #"{"metadata": {"limit": "ten"}}"#,
                #"metadata.limit: expected an integer, found "\"ten\"}}" at byte 23"#
            ),
        ])
    func errorDescriptions(body: String, says: String) {
        do throws(AnswerError) {
            _ = try LemmasAnswer(json: Array(body.utf8))
            Issue.record("\(body) was accepted")
        } catch {
            #expect(error.description == says)
        }
    }

    @Test("A number is accepted for a string, and a numeric string for a number")
    func numbersAndStrings() throws {
        let body =
            #"{"metadata": {"limit": "20", "offset": 40, "total": "1e2"}, "results": [{"score": "1.5", "word": 7}, {"score": -1e-3}]}"#
        let answer = try WordlistAnswer(json: Array(body.utf8))
        #expect(answer.metadata?.limit == 20)
        #expect(answer.metadata?.offset == 40)
        #expect(answer.metadata?.total == 100)
        #expect(answer.results.first?.score == 1.5)
        #expect(answer.results.first?.word == "7")
        #expect(answer.results.last?.score == -0.001)
        let noNumbers = [
            "1.5", "1e19", "-1e19", "1e400", "\"\"", "\"ten\"", "true", "[]", "\"0x10\"", "\"+5\"", "\" 5\"", "\"5 \"",
            "\"05\"",
            "\"0x1p4\"", "\"5", "\"-\"", "\"1e\"", "\"infinity\"",
        ]
        for total in noNumbers {
            let body = #"{"metadata": {"total": "# + total + "}}"
            #expect(throws: AnswerError.self, "\(total)") { try WordlistAnswer(json: Array(body.utf8)) }
        }
    }

    @Test("A lone surrogate decodes as U+FFFD, and the rest of the answer is complete")
    func loneSurrogates() throws {
        let texts = [
            (#"caf\ud83d"#, "caf\u{FFFD}"), (#"\ude00 caf"#, "\u{FFFD} caf"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
            (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
            (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"),
            (#"\ud83dude00"#, "\u{FFFD}ude00"), (#"\uD83D\uDE00"#, "😀"), (#"\ud83d\u00e9"#, "\u{FFFD}é"),
        ]
        let words = texts.map { #"{"word": "\#($0.0)"}"# }.joined(separator: ",")
        let answer = try WordlistAnswer(
            json: Array(#"{"\udead": 1, "results": [\#(words)], "metadata": {"total": 7}}"#.utf8))
        #expect(answer.results.map(\.word) == texts.map(\.1))
        #expect(answer.metadata?.total == 7)
    }

    @Test("A label without an ID gets the ID that its text denotes")
    func labelsWithoutIDs() throws {
        let body = #"""
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": "Combining Form",
                 "grammaticalFeatures": [{"text": "Singular"}, {"text": "Past Participle"}, {"text": "Present Participle"},
                                         {"text": "pastParticiple"}],
                 "entries": [{"senses": [
                    {"regions": ["US", "Irish", "West Indian", "Great Britain", "north_american", {"text": "us"}],
                     "registers": ["rhyming slang", "Non-Standard", "Nursery Talk", {"id": "Kept As Is", "text": "Rare"}],
                     "semanticClasses": ["Creative Activity"]}]}]},
                {"lexicalCategory": "combiningForm"}, {"lexicalCategory": "Double Word"}]}]}
            """#
        let entries = try EntriesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries)
        #expect(entries.map { $0.lexicalCategory?.id.rawValue } == ["combiningForm", "combiningForm", "doubleWord"])
        #expect(
            entries.first?.grammaticalFeatures.map { $0.id?.rawValue }
                == ["singular", "pastParticiple", "presentParticiple", "pastParticiple"])
        let sense = try #require(entries.first?.entries.first?.senses.first)
        let irish = Region(rawValue: "irish")
        #expect(sense.regions.map(\.id) == [.us, irish, Region(rawValue: "west_indian"), .gb, .northAmerican, .us])
        #expect(sense.regions.map(\.text).prefix(3) == ["US", "Irish", "West Indian"])
        #expect(
            sense.registers.map(\.id.rawValue) == ["rhyming_slang", "non-standard", "nursery_talk", "Kept As Is"])
        #expect(sense.semanticClasses.map(\.id.rawValue) == ["creative_activity"])
    }

    @Test("Labels decode from objects and from strings")
    func labelsFromObjectsAndStrings() throws {
        let body = #"""
            {"results": [{"lexicalEntries": [
                {"lexicalCategory": {"id": "noun", "text": "Noun"}, "entries": [{"senses": [
                    {"registers": [{"id": "offensive", "qualifier": "often", "text": "Offensive"}, "informal"],
                     "domains": ["Air Force", {"id": "new_field"}], "short_definitions": ["brief"]}]}]},
                {"lexicalCategory": "Verb", "grammaticalFeatures": [{"text": "Plural", "type": "Number"}]}]}]}
            """#
        let entries = try EntriesAnswer(json: Array(body.utf8)).results.flatMap(\.lexicalEntries)
        #expect(entries.map { $0.lexicalCategory?.id } == [.noun, .verb])
        #expect(entries.last?.grammaticalFeatures.first?.id == .plural)
        let sense = try #require(entries.first?.entries.first?.senses.first)
        #expect(sense.registers.map(\.id) == [.offensive, .informal])
        #expect(sense.registers.first?.qualifier == "often")
        #expect(sense.domains.map(\.id) == [.airForce, Domain(rawValue: "new_field")])
        #expect(sense.shortDefinitions == ["brief"])
    }

    @Test("Audio URLs use HTTPS")
    func audioIsOfferedOverHTTPS() {
        var pronunciation = Pronunciation()
        #expect(pronunciation.audio == nil)
        pronunciation.audioFile = "http://audio.example.com/a.mp3"
        #expect(pronunciation.audio == "https://audio.example.com/a.mp3")
        pronunciation.audioFile = "https://audio.example.com/a.mp3"
        #expect(pronunciation.audio == "https://audio.example.com/a.mp3")
    }

    @Test("The ID of a lemma leads to the URL of its entry")
    func idsOfLemmas() throws {
        let answer = try LemmasAnswer(json: body("v2-lemmas"))
        let ids = answer.results.flatMap(\.lexicalEntries).flatMap(\.inflectionOf).compactMap(\.id)
        #expect(ids.contains { $0.rawValue.contains("%27") })
        for id in ids {
            let url = EntriesRequest(try Headword(id), in: .britishEnglish).urlString()
            #expect(url.hasSuffix("/entries/en-gb/\(id.rawValue)"))
        }
        #expect(try LemmasAnswer(json: body("v2-lemmas-empty")).results == [])
    }

    @Test("Deeply nested subsenses decode, or are rejected, on a 512 KB stack")
    func deepSubsensesAreReadOnASmallStack() async throws {
        @Sendable func nested(_ depth: Int) -> [UInt8] {
            let opening = #"{"results":[{"lexicalEntries":[{"entries":[{"senses":["#
            let levels = String(repeating: #"{"subsenses":["#, count: depth) + String(repeating: "]}", count: depth)
            return Array((opening + levels + "]}]}]}]}").utf8)
        }
        let read = await withCheckedContinuation { continuation in
            let thread = Thread {
                let accepted = (try? EntriesAnswer(json: nested(90))) != nil
                let refused = (try? EntriesAnswer(json: nested(500_000))) == nil
                continuation.resume(returning: accepted && refused)
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(read)
    }
}
