import Foundation
import OxfordEndpoints
import OxfordSamples
import OxfordTransport
import Testing

@Suite struct SampleTransportAnswers {
    // MARK: Matches

    @Test(
        "Every headword is found by entries, and by words and search before the headwords that it is a form of",
        arguments: SampleDictionary.headwords)
    func matchesOfHeadwords(id: EntryID) async throws {
        let body = try #require(SampleDictionary.entries(of: id))
        #expect(try await response(to: "entries/en-gb/\(id.rawValue)").body == body)
        let entries = try EntriesAnswer(json: body)
        let query = try WordText(validating: entries.word ?? "")
        #expect(try await answer(.words(query, in: .britishEnglish)).results.starts(with: entries.results))
        let found = try await answer(.search(query, in: .britishEnglish)).results
        #expect(found.first?.id == id)
        #expect(found.map(\.kind) == [.headword] + found.dropFirst().map { _ in .inflection })
    }

    @Test("Every inflected form is found by lemmas, words and search")
    func matchesOfForms() async throws {
        for form in SampleDictionary.inflectedForms {
            let query = try WordText(validating: form)
            let ids = try await answer(.lemmas(WordText(validating: form), in: .english)).headwords()
            let bodies = ids.compactMap { SampleDictionary.entries(of: $0) }
            let words = try await answer(.words(query, in: .britishEnglish))
            #expect(try words.results == bodies.flatMap { try EntriesAnswer(json: $0).results }, "\(form)")
            let matches = try await answer(.search(query, in: .britishEnglish)).results
            #expect(matches.map(\.id) == ids, "\(form)")
            let forms = matches.filter { $0.kind == .inflection }
            #expect(forms.allSatisfy { $0.inflectionID == EntryID(form) }, "\(form)")
        }
    }

    private static let everyField = EntryField.known.map(\.rawValue).joined(separator: "%2C")

    @Test(
        "The server, the encoding of a word, and a filter for every field change nothing",
        arguments: [
            (
                "ace",
                ["", "https://example.com", "http://localhost:8080/proxy/api/v", "/api/v/api"]
                    .map { "\($0)/api/v2/entries/en-gb/ace#top" }
            ),
            (
                "a_bird%27s_eye_view",
                [
                    "a_bird%27s_eye_view", "a%20bird%27s%20eye_view", "a bird's eye view", "%61_bird%27s_eye_view",
                ].map { "/api/v2/entries/en-gb/\($0)" }
            ),
            ("run", ["/api/v2/entries/en-gb/run?fields=\(everyField)"]),
        ])
    func wholeEntries(id: String, urls: [String]) async throws {
        for url in urls {
            let response = try await SampleTransport().send(TransportRequest(url: url))
            #expect(response.body == SampleDictionary.entries(of: EntryID(id)), "\(url)")
        }
    }

    @Test(
        "Letter case does not matter",
        arguments: [
            "entries/en-gb/april", "entries/en-gb/APRIL", "words/en-gb?q=aPRIL", "search/en-gb?q=APRIL",
            "translations/en/es/april", "lemmas/en/APRIL",
        ])
    func letterCase(path: String) async throws {
        #expect(try await text(of: path).contains(#""word":"April""#))
    }

    // MARK: Filters

    @Test("Fields that were not requested are omitted", arguments: EntryField.known)
    func requestedFields(field: EntryField) async throws {
        let others = EntryField.known.filter { $0 != field }.map { "\"\($0)\":" }
        var bodies = ""
        for id in SampleDictionary.headwords {
            bodies += try await text(of: "entries/en-gb/\(id.rawValue)?fields=\(field)")
        }
        #expect(bodies.contains("\"\(field)\":"))
        #expect(others.filter { bodies.contains($0) } == [])
    }

    @Test("Minimum fields omit every field", arguments: ["entries/en-gb/run?fields=", "words/en-gb?q=running&fields="])
    func minimumFields(path: String) async throws {
        let body = try await text(of: path)
        #expect(try !EntriesAnswer(json: Array(body.utf8)).meanings().isEmpty)
        #expect(EntryField.known.filter { body.contains("\"\($0)\":") } == [])
    }

    @Test(
        "A filter keeps matching lexical entries",
        arguments: [
            ("entries/en-gb/ace?lexicalCategory=noun", [LexicalCategory.noun]),
            ("words/en-gb?q=axes&lexicalCategory=verb,adverb&fields=definitions", [.verb]),
            ("entries/en-gb/ache?grammaticalFeatures=intransitive", [.verb]),
            ("lemmas/en/axes?grammaticalFeatures=plural", [.noun, .noun]),
            ("lemmas/en/axes?lexicalCategory=verb", [.verb]),
            ("lemmas/en/axes?grammaticalFeatures=past", []), ("lemmas/en/axes?lexicalCategory=adverb", []),
        ])
    func lexicalEntries(path: String, categories: [LexicalCategory]) async throws {
        let answer = try EntriesAnswer(json: await response(to: path).body)
        #expect(answer.results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == categories)
    }

    @Test("Domains and registers keep matching senses and the senses that contain them")
    func domainsAndRegisters() async throws {
        let politics = try await answer(.entries("run", in: .britishEnglish, filters: [.domains(.politics)])).meanings()
            .map(\.sense)
        let runOnFoot = "go fast on foot, so that at moments neither foot is on the ground"
        #expect(politics.compactMap(\.definitions.first) == [runOnFoot, "try to be elected"])
        let figurative = try await answer(.entries("colour", in: .britishEnglish, filters: [.registers(.figurative)]))
        #expect(figurative.definitions().map(\.text) == ["interest and life"])
    }

    // MARK: Search

    @Test("A prefix search finds every headword with the prefix", arguments: ["A", "ac"])
    func prefixSearch(prefix: String) async throws {
        let query = try WordText(validating: prefix)
        let found = try await answer(.search(query, in: .britishEnglish, filters: [.prefix(true)]))
        let expected = SampleDictionary.headwords.filter { $0.text.hasPrefix(prefix.lowercased()) }
        #expect(found.results.compactMap(\.id) == expected)
        #expect(found.metadata?.total == expected.count)
    }

    @Test("The pages of a search add up to all results")
    func pages() async throws {
        let all = try await answer(.search("a", in: .britishEnglish, filters: [.prefix(true)]))
        var together: [SearchAnswer.Match] = []
        for offset in stride(from: 0, to: all.results.count + 7, by: 7) {
            let page = Page(limit: 7, offset: offset)
            let part = try await answer(.search("a", in: .britishEnglish, filters: [.prefix(true)], page: page))
            #expect(part.metadata?.total == all.results.count)
            #expect(part.metadata?.offset == offset)
            #expect(part.results.count <= 7)
            together += part.results
        }
        #expect(together == all.results)
    }

    @Test("A look-up in a language that the sample lacks fails, and one of an unknown word finds nothing")
    func lookups() async throws {
        let found = try await OxfordClient.sample.lookUp("qwzx", in: .britishEnglish)
        #expect((found.isFound, found.isComplete, found.calls) == (false, false, 0))
        let error = await #expect(throws: OxfordError.self) {
            try await OxfordClient.sample.lookUp("chat", in: .french)
        }
        #expect(error?.reason == .notInSample)
    }

    @Test("No URL crashes the transport")
    func anyURL() async throws {
        let long = String(repeating: "a/%", count: 1_000)
        let pieces = [
            "", "/", "?", "#", "&", "=", "%", "%z", "%zz", "%C3", "%00", "..", "?q=&q=", "?fields", "?=&&=", "\u{301}",
            "é", "\r\n", "inf", "nan", "-1", "1e400", long, "?q=\(long)",
        ]
        let starts = [
            "", "api", "/api/v2", "/api/v2/api/v2", "/api/v2/entries", "/api/v2/entries/en-gb/", "/api/v2/lemmas/en/",
            "/api/v2/words/en-gb", "/api/v2/search/en-gb?q=", "/api/v2/entries/en-gb/zebra?fields=", "/api/v2/stats/",
            "/api/v2/stats/frequency/words/en/?limit=1&offset=",
            "/api/v2/domains/en-gb",
        ]
        for url in starts.flatMap({ start in pieces.map { start + $0 } }) {
            do {
                let status = try await SampleTransport().send(TransportRequest(url: url)).status
                #expect([200, 400, 404].contains(status), "\(url.prefix(60))")
            } catch {
                #expect((error as? TransportError)?.reason == .notInSample, "\(url.prefix(60))")
            }
        }
    }
}
