import Foundation
import OxfordEndpoints
import OxfordSamples
import OxfordTransport
import Testing

@Suite struct SampleTransportAnswers {
    private let oxford = OxfordClient(credentials: nil, transport: SampleTransport())

    /// Returns the response to the part of a URL after `/api/v2/`.
    private func response(to path: String) async throws -> TransportResponse {
        try await SampleTransport().send(TransportRequest(url: "https://example.com/api/v2/\(path)"))
    }

    private func text(_ response: TransportResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    /// Returns what the sample lacks to answer, or `nil` if it answers.
    private func lack(for path: String) async -> String? {
        do {
            _ = try await response(to: path)
            return nil
        } catch {
            return (error as? TransportError).flatMap { $0.reason == .notInSample ? $0.detail : nil }
        }
    }

    /// Returns whether the sample has the word but, like the service, no matching entry.
    private func isNotFound(_ response: TransportResponse) -> Bool {
        let message = "No entry found matching supplied source_lang, word and provided filters"
        return response.status == 404 && text(response) == #"{"error":"\#(message)"}"#
    }

    private func hasNoMatch(_ response: TransportResponse) -> Bool {
        response.status == 404 && text(response).contains("the sample dictionary has no entry for ")
    }

    // MARK: Matches

    @Test("Every headword is found by entries, words and search")
    func everyHeadwordIsFound() async throws {
        for id in SampleDictionary.headwords {
            let entries = try await oxford.response(to: .entries(Headword(id), in: .britishEnglish))
            #expect(entries.body == SampleDictionary.entries(of: id))
            let query = try QueryText(validating: entries.answer.word ?? "")
            let words = try await oxford.send(.words(query, in: .britishEnglish))
            #expect(words.query == query.text && words.id == nil && words.word == nil)
            #expect(words.results.starts(with: entries.answer.results))
            let found = try await oxford.send(.search(query, in: .britishEnglish)).results
            #expect(found.first?.id == id && found.first?.label == query.text)
            #expect(found.first?.matchType == "headword")
            // A headword such as "saw" may also be a form of another headword.
            #expect(found.dropFirst().allSatisfy { $0.matchType == "inflection" })
        }
    }

    @Test("Every inflected form is found by lemmas, words and search")
    func everyInflectedFormIsFound() async throws {
        for form in SampleDictionary.inflectedForms {
            let lemmas = try await oxford.response(to: .lemmas(Headword(validating: form), in: .english))
            #expect(lemmas.body == SampleDictionary.lemmas(of: form))
            let ids = lemmas.answer.headwords()
            let query = try QueryText(validating: form)
            let words = try await oxford.send(.words(query, in: .britishEnglish))
            let bodies = ids.compactMap { SampleDictionary.entries(of: $0) }
            #expect(try words.results == bodies.flatMap { try EntriesAnswer(json: $0).results })
            let matches = try await oxford.send(.search(query, in: .britishEnglish)).results
            #expect(Set(matches.map(\.id)) == Set(ids) && matches.count == ids.count)
            for match in matches where match.matchType != "headword" {
                #expect(match.matchType == "inflection" && match.matchString == form)
                #expect(match.inflectionID == EntryID(form))
            }
        }
        let axes = try await oxford.send(.words("axes", in: .britishEnglish)).results.compactMap(\.word)
        #expect(axes == ["axe", "axis", "axis"])
    }

    @Test("A response is JSON from the sample dictionary")
    func headers() async throws {
        for path in [
            "entries/en-gb/ace", "words/en-gb?q=aces", "lemmas/en/aces", "search/en-gb?q=ace",
            "entries/en-gb/ace?fields=definitions", "entries/en-us/ace?strictMatch=true",
            "sentences/en/ace?strictMatch=false",
            "stats/frequency/word/en?lemma=run", "domains/en/es",
        ] {
            let response = try await response(to: path)
            #expect(response.status == 200, "\(path)")
            #expect(response.headers["Content-Type"] == "application/json")
        }
    }

    @Test(
        "The server part of the URL is ignored",
        arguments: ["", "https://example.com", "http://localhost:8080/proxy/api/v2", "/api/v2/api"])
    func anyServer(_ base: String) async throws {
        let url = "\(base)/api/v2/entries/en-gb/ace#top"
        let response = try await SampleTransport().send(TransportRequest(url: url))
        #expect(response.body == SampleDictionary.entries(of: EntryID("ace")))
    }

    @Test(
        "Spaces, underscores and percent-encoding lead to the same entry",
        arguments: [
            "a_bird%27s_eye_view", "a%20bird%27s%20eye_view", "a bird's eye view", "%61_bird%27s_eye_view",
        ])
    func spacesAndEscapes(_ word: String) async throws {
        let response = try await response(to: "entries/en-gb/\(word)")
        #expect(response.body == SampleDictionary.entries(of: EntryID("a_bird%27s_eye_view")))
    }

    @Test(
        "Letter case does not matter",
        arguments: [
            "entries/en-gb/april", "entries/en-gb/April", "entries/en-gb/APRIL", "words/en-gb?q=aPRIL",
            "search/en-gb?q=APRIL", "translations/en/es/april", "lemmas/en/APRIL",
        ])
    func letterCase(path: String) async throws {
        #expect(try await text(response(to: path)).contains(#""word":"April""#))
    }

    @Test(
        "A form is preferred if its letter case is that of the query",
        arguments: [("angles", "angles"), ("Angles", "Angles"), ("AXES", "axes")])
    func formsInLetterCase(query: String, form: String) async throws {
        let answer = try await oxford.send(.lemmas(Headword(validating: query), in: .english))
        #expect(answer.results.compactMap(\.word) == [form])
    }

    // MARK: Filters

    @Test("Fields that were not requested are omitted")
    func requestedFields() async throws {
        let unwanted = [
            "shortDefinitions", "domains", "etymologies", "pronunciations", "regions", "registers", "variantForms",
        ]
        for id in SampleDictionary.headwords {
            let request = EntriesRequest(
                try Headword(id), in: .britishEnglish, filters: .fields(.definitions, .examples))
            let narrowed = try await oxford.response(to: request)
            let all = try EntriesAnswer(json: #require(SampleDictionary.entries(of: id)))
            #expect(narrowed.answer.definitions().map(\.text) == all.definitions().map(\.text))
            #expect(narrowed.answer.examples().map(\.text) == all.examples().map(\.text))
            #expect(narrowed.answer.senses().map(\.id) == all.senses().map(\.id))
            #expect(narrowed.answer.id == id && narrowed.answer.metadata == all.metadata)
            let json = String(decoding: narrowed.body, as: UTF8.self)
            for key in unwanted { #expect(!json.contains("\"\(key)\":"), "\(id) \(key)") }
        }
    }

    @Test("Each field can be requested alone")
    func singleFields() async throws {
        for field in EntryField.known {
            var isSeen = false
            for id in SampleDictionary.headwords {
                let body = try await oxford.response(
                    to: .entries(Headword(id), in: .britishEnglish, filters: .fields(field))
                ).body
                let json = String(decoding: body, as: UTF8.self)
                isSeen = isSeen || json.contains("\"\(field.rawValue)\":")
                for other in EntryField.known where other != field {
                    #expect(!json.contains("\"\(other.rawValue)\":"), "\(id) \(field) \(other)")
                }
            }
            #expect(isSeen, "\(field)")
        }
    }

    @Test("Requesting all fields returns the complete body")
    func allFields() async throws {
        let fields = EntryField.known.map(\.rawValue).joined(separator: "%2C")
        let response = try await response(to: "entries/en-gb/run?fields=\(fields)")
        #expect(response.body == SampleDictionary.entries(of: EntryID("run")))
    }

    @Test("Minimum fields omit every field")
    func minimumFields() async throws {
        for path in ["entries/en-gb/run?fields=", "words/en-gb?q=running&fields="] {
            let response = try await response(to: path)
            let answer = try EntriesAnswer(json: response.body)
            let run = try EntriesAnswer(json: #require(SampleDictionary.entries(of: EntryID("run"))))
            #expect(answer.senses().map(\.id) == run.senses().map(\.id))
            for field in EntryField.known {
                #expect(!text(response).contains("\"\(field.rawValue)\":"), "\(path) \(field)")
            }
        }
        let request = WordsRequest("axes", in: .britishEnglish, filters: .minimumFields)
        #expect(try await oxford.send(request).definitions().isEmpty)
    }

    @Test("A lexical category filter keeps matching entries")
    func lexicalCategories() async throws {
        let nouns = try await oxford.send(.entries("ace", in: .britishEnglish, filters: .lexicalCategory(.noun)))
        #expect(nouns.results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == [.noun])
        #expect(!nouns.pronunciations().isEmpty)
        let words = try await oxford.send(
            .words("axes", in: .britishEnglish, filters: .lexicalCategory(.verb, .adverb), .fields(.definitions)))
        #expect(words.results.compactMap(\.word) == ["axe"])
        #expect(words.results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == [.verb])
        #expect(try await isNotFound(response(to: "entries/en-gb/ace?lexicalCategory=pronoun")))
        #expect(try await isNotFound(response(to: "words/en-gb?q=axes&lexicalCategory=")))
    }

    @Test("Domains and registers keep matching senses and the senses that contain them")
    func domainsAndRegisters() async throws {
        let politics = EntriesRequest("run", in: .britishEnglish, filters: .domains(.politics))
        let senses = try await oxford.send(politics).senses()
        #expect(
            senses.compactMap(\.definitions.first) == [
                "go fast on foot, so that at moments neither foot is on the ground", "try to be elected",
            ])
        let literary = EntriesRequest("ache", in: .britishEnglish, filters: .registers(.literary), .domains(.politics))
        #expect(try await isNotFound(oxfordResponse(to: literary)))
        let colours = EntriesRequest("colour", in: .britishEnglish, filters: .registers(.figurative))
        #expect(try await oxford.send(colours).definitions().map(\.text) == ["interest and life"])
    }

    @Test("Grammatical features keep matching entries and lemmas")
    func grammaticalFeatures() async throws {
        let verbs = EntriesRequest("ache", in: .britishEnglish, filters: .grammaticalFeatures(.intransitive))
        #expect(
            try await oxford.send(verbs).results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == [.verb])
        let plurals = LemmasRequest("axes", in: .english, filters: .grammaticalFeatures(.plural))
        #expect(try await oxford.send(plurals).headwords().map(\.text) == ["axe", "axis"])
        let past = LemmasRequest("axes", in: .english, filters: .grammaticalFeatures(.past))
        #expect(try await oxford.send(past).results.isEmpty)
        let adverbs = LemmasRequest("axes", in: .english, filters: .lexicalCategory(.adverb))
        #expect(try await oxford.send(adverbs).results.isEmpty)
    }

    private func oxfordResponse(to request: some OxfordEndpointRequest) async throws -> TransportResponse {
        try await SampleTransport().send(TransportRequest(url: request.urlString()))
    }

    @Test("An unknown field returns status 400")
    func unknownFields() async throws {
        for path in [
            "entries/en-gb/ace?fields=definitions,short_\"", "words/en-gb?q=ace&fields=short_%22,other",
        ] {
            let response = try await response(to: path)
            #expect(response.status == 400)
            #expect(text(response) == #"{"error":"Unknown field requested: short_\""}"#)
        }
    }

    // MARK: Search

    @Test("A prefix search finds every headword with the prefix")
    func prefixSearch() async throws {
        let found = try await oxford.send(.search("A", in: .britishEnglish, filters: .prefix(true)))
        #expect(found.results.compactMap(\.id) == SampleDictionary.headwords.filter { $0.text.hasPrefix("a") })
        #expect(found.metadata?.total == found.results.count && found.metadata?.sourceLanguage == "en-gb")
        #expect(found.metadata?.limit == 5000 && found.metadata?.offset == 0)
        let ac = try await oxford.send(.search("ac", in: .britishEnglish, filters: .prefix(true))).results
        #expect(ac.compactMap(\.word) == ["ace", "ache", "acorn", "acrobat"])
        #expect(try await hasNoMatch(response(to: "search/en-gb?q=xac")))
        #expect(try await hasNoMatch(response(to: "search/en-gb?q=run%20o&prefix=false")))
        #expect(try await hasNoMatch(response(to: "search/en-gb?q=zeb&prefix=true")))
    }

    @Test("The pages of a search add up to all results")
    func pages() async throws {
        let all = try await oxford.send(.search("a", in: .britishEnglish, filters: .prefix(true)))
        var together: [WordlistAnswer.Match] = []
        for offset in stride(from: 0, to: all.results.count + 7, by: 7) {
            let page = Page(limit: 7, offset: offset)
            let answer = try await oxford.send(
                .search("a", in: .britishEnglish, filters: .prefix(true), page: page))
            #expect(answer.metadata?.total == all.results.count)
            #expect(answer.metadata?.limit == 7 && answer.metadata?.offset == offset)
            #expect(answer.results.count <= 7)
            together += answer.results
        }
        #expect(together == all.results)
    }

    @Test("An invalid page returns status 400, as from the service")
    func invalidPages() async throws {
        let largest = "\(Int.max)"
        for page in ["limit=0", "limit=5001", "offset=-1", "limit=5000&offset=5001", "offset=\(largest)"] {
            #expect(try await response(to: "search/en-gb?q=ace&\(page)").status == 400, "\(page)")
        }
        for page in ["limit=", "limit=all", "offset=1\(largest)", "prefix=1"] {
            #expect(try await response(to: "search/en-gb?q=ace&\(page)").status == 400, "\(page)")
        }
    }

    @Test(
        "A search suggests words with one wrong, missing, extra or swapped letter",
        arguments: [
            ("mouze", "mouse"), ("mose", "mouse"), ("mousse", "mouse"), ("muose", "mouse"), ("Mouze", "mouse"),
            ("runing", "run"), ("childern", "child"), ("jsutice", "justice"), ("ouse", "house"), ("houses!", "house"),
        ])
    func misspelledWords(typed: String, meant: String) async throws {
        let search = SearchRequest(try QueryText(validating: typed), in: .britishEnglish)
        let found = try await oxford.send(search).results
        #expect(found.compactMap(\.word).contains(meant))
        #expect(found.allSatisfy { $0.matchType == "normalised" })
        let lookup = try await oxford.lookUp(Headword(validating: typed), in: .britishEnglish)
        #expect(lookup.match == .notFound && lookup.suggestions == found)
    }

    @Test("A search suggests nothing for two wrong letters", arguments: ["muze", "rnunnign", "xhousex", "acex%20y"])
    func distantWords(typed: String) async throws {
        #expect(try await hasNoMatch(response(to: "search/en-gb?q=\(typed)")))
    }

    @Test("A search without matches is empty; an unsupported language throws")
    func resultsInOtherLanguage() async throws {
        for try await match in oxford.results(of: SearchRequest("zeb", in: .britishEnglish, filters: .prefix(true))) {
            Issue.record("unexpected match \(match)")
        }
        for request in [SearchRequest("casa", in: .spanish), SearchRequest("chat", in: .french)] {
            let error = await #expect(throws: OxfordError.self) {
                for try await _ in oxford.results(of: request) {}
            }
            #expect(error?.reason == .notInSample)
            #expect(error?.errorDescription == "the sample dictionary has English only")
        }
        let pair = SearchTranslationsRequest("mouse", in: .englishToGreek)
        await #expect(throws: OxfordError.self) { for try await _ in oxford.pages(of: pair) {} }
    }

    // MARK: Requests beyond the sample

    @Test(
        "A request beyond the sample says what the sample lacks",
        arguments: [
            ("entries/es/casa", "has English only"), ("words/fr?q=chat", "has English only"),
            ("lemmas/de/axes", "has English only"), ("translations/es/en/casa", "has English only"),
            ("search/translations/es/en?q=casa", "has English only"), ("domains/hi", "has English only"),
            ("stats/frequency/word/de/?lemma=gut", "has English only"),
            ("entries/en/ace", "has entries in en-gb and en-us only"),
            ("thesaurus/en-gb/ace", "has the thesaurus in en only"),
            ("pronunciations/en-au/ace", "has pronunciations in en-gb and en-us only"),
            ("translations/en/el/change", "translates English to German and Spanish only"),
            ("languages?targetLanguage=fr", "translates English to German and Spanish only"),
            ("registers/en/ka", "translates English to German and Spanish only"),
            ("thesaurus/en/airplane", #"has no synonyms or antonyms of "airplane""#),
            ("sentences/en/airplane", #"has no sentences with "airplane""#),
            ("stats/frequency/words/en/?lemma=airplane", "has no frequencies for these words"),
            (
                "stats/frequency/words/en/?lemma=good&grammaticalFeatures=degreeType:comparative",
                "has no word frequencies by grammatical feature"
            ),
            ("entries/en-gb/zebra", #"has no entry for "zebra""#),
            ("entries/en-gb/cat%27s", #"has no entry for "cat's""#),
            ("words/en-us?q=zebra", #"has no entry for "zebra""#),
            ("lemmas/en/and%2For", #"has no entry for "and/or""#),
            ("entries/en-gb/", #"has no entry for """#), ("entries/en-gb/a%252Fb", #"has no entry for "a%2Fb""#),
            ("entries/en-gb/ace?q=ace", #"does not support the parameter "q" here"#),
            ("entries/en-gb/ace?fields=domains&fields=examples", #"supports the parameter "fields" only once"#),
            ("search/en-gb?prefix=true", "cannot search without text"), ("", "does not have this endpoint"),
            ("entries/en-gb", "does not have this endpoint"),
            ("entries/en-gb/ace/definitions", "does not have this endpoint"),
            ("Entries/en-gb/ace", "does not have this endpoint"), ("regions/en-gb", "does not have this endpoint"),
            ("stats/frequency/letter/en/", "does not have this endpoint"),
            ("stats/ngrams/word/en/", "does not have this endpoint"),
        ])
    func messages(path: String, lack: String) async throws {
        #expect(await self.lack(for: path) == "the sample dictionary " + lack)
    }

    @Test("An inflected form is not found by endpoints that take headwords")
    func inflectedFormsAreNotHeadwords() async throws {
        for path in ["entries/en-gb/aces", "inflections/en-gb/mice", "thesaurus/en/mice", "translations/en/es/mice"] {
            #expect(try await isNotFound(response(to: path)), "\(path)")
        }
        #expect(try await response(to: "filters/sentences").status == 404)
    }

    @Test("The client says what the sample lacks, and what to write to query the service")
    func clientError() async throws {
        let error = try await #require(throws: OxfordError.self) {
            try await oxford.send(.translations("change", in: LanguagePair(from: .spanish, to: .greek)))
        }
        #expect(error.reason == .notInSample && !error.isRetryable)
        #expect(error.description.hasPrefix("the sample dictionary has English only; GET "))
        #expect(error.advice.contains("credentials: try .environment()"))
        #expect(error.advice.contains("without SampleTransport()") && !error.advice.contains("OXFORD_APP_ID"))
    }

    @Test("A search without a match is an empty sequence")
    func searchWithoutAMatch() async throws {
        let client = OxfordClient(credentials: nil, transport: SampleTransport())
        for try await match in client.results(of: SearchRequest("zebra", in: .britishEnglish)) {
            Issue.record("unexpected match \(match)")
        }
    }

    @Test("No URL crashes the transport")
    func anyURL() async throws {
        let long = String(repeating: "a/%", count: 10_000)
        let pieces = [
            "", "/", "?", "#", "&", "=", "%", "%z", "%zz", "%C3", "%00", "..", "?q=&q=", "?fields", "?=&&=", "\u{301}",
            "é", "\r\n", "inf", "nan", "-1", "1e400", long, "?q=\(long)",
        ]
        let starts = [
            "", "api", "/api/v2", "/api/v2/api/v2", "/api/v2/entries", "/api/v2/entries/en-gb/", "/api/v2/lemmas/en/",
            "/api/v2/words/en-gb", "/api/v2/search/en-gb?q=", "/api/v2/entries/en-gb/zebra?fields=", "/api/v2/stats/",
            "/api/v2/stats/frequency/words/en/?limit=1&offset=", "/api/v2/stats/frequency/words/en/?minFrequency=",
            "/api/v2/domains/en-gb",
        ]
        for url in starts.flatMap({ start in pieces.map { start + $0 } }) {
            do throws(TransportError) {
                let status = try await SampleTransport().send(TransportRequest(url: url)).status
                #expect([200, 400, 404].contains(status), "\(url.prefix(60))")
            } catch {
                #expect(error.reason == .notInSample, "\(url.prefix(60))")
            }
        }
    }
}
