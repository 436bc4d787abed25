import OxfordEndpoints
import OxfordSamples
import OxfordTransport
import Testing

@Suite struct SampleTransportAnswers {
    private let oxford = OxfordClient(credentials: nil, transport: SampleTransport())

    /// What is answered to the text of a URL behind `/api/v2/`.
    private func response(to path: String) async throws -> TransportResponse {
        try await SampleTransport().send(TransportRequest(url: "https://example.com/api/v2/\(path)"))
    }

    private func text(_ response: TransportResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private func isBeyond(_ response: TransportResponse) -> Bool {
        response.status == 404 && response.headers["X-Sample"] == "not in the sample"
            && response.headers["Content-Type"] == "application/json"
    }

    // MARK: What is found

    @Test func everyHeadwordIsFound() async throws {
        for id in SampleDictionary.headwords {
            let entries = try await oxford.response(to: .entries(Headword(id), in: .britishEnglish))
            #expect(entries.body == SampleDictionary.entries(of: id))
            let query = try QueryText(validating: entries.answer.word ?? "")
            let words = try await oxford.send(.words(query, in: .britishEnglish))
            #expect(words.query == query.text && words.id == nil && words.word == nil)
            #expect(words.results == entries.answer.results)
            let found = try await oxford.send(.search(query, in: .britishEnglish))
            #expect(found.results.map(\.id) == [id])
            #expect(found.results.map(\.label) == [query.text])
            #expect(found.results.map(\.matchType) == ["headword"])
        }
    }

    @Test func everyInflectedFormIsFound() async throws {
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

    @Test func answersSayWhatTheyAre() async throws {
        for path in [
            "entries/en-gb/ace", "words/en-gb?q=aces", "lemmas/en/aces", "search/en-gb?q=ace",
            "entries/en-gb/ace?fields=definitions",
        ] {
            let response = try await response(to: path)
            #expect(response.status == 200, "\(path)")
            #expect(response.headers["Content-Type"] == "application/json")
            #expect(response.headers["X-Sample"] == "sample dictionary")
        }
    }

    @Test(arguments: ["", "https://example.com", "http://localhost:8080/proxy/api/v2", "/api/v2/api"])
    func serverIsAny(_ base: String) async throws {
        let url = "\(base)/api/v2/entries/en-gb/ace#top"
        let response = try await SampleTransport().send(TransportRequest(url: url))
        #expect(response.body == SampleDictionary.entries(of: EntryID("ace")))
    }

    @Test(arguments: [
        "a_bird%27s_eye_view", "a%20bird%27s%20eye_view", "a bird's eye view", "%61_bird%27s_eye_view",
    ])
    func spacesAndEscapesLeadToTheID(_ word: String) async throws {
        let response = try await response(to: "entries/en-gb/\(word)")
        #expect(response.body == SampleDictionary.entries(of: EntryID("a_bird%27s_eye_view")))
    }

    @Test func letterCaseIsAsTheServiceHasIt() async throws {
        let april = SampleDictionary.entries(of: EntryID("april"))
        #expect(try await response(to: "entries/en-gb/april").body == april)
        #expect(try await response(to: "entries/en-gb/April").body == april)
        #expect(try await isBeyond(response(to: "entries/en-gb/APRIL")))
        #expect(try await isBeyond(response(to: "lemmas/en/AXES")))
        #expect(try await oxford.send(.words("APRIL", in: .britishEnglish)).results.compactMap(\.word) == ["April"])
        #expect(try await oxford.send(.words("Aces", in: .britishEnglish)).results.compactMap(\.word) == ["ace"])
        #expect(try await oxford.send(.search("ACE", in: .britishEnglish)).results.compactMap(\.word) == ["ace"])
    }

    // MARK: What is narrowed

    @Test func fieldsThatAreNotAskedForAreLeftOut() async throws {
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

    @Test func everyFieldIsKeptWhereItIsAskedFor() async throws {
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

    @Test func allFieldsLeaveTheBodyAsItIs() async throws {
        let fields = EntryField.known.map(\.rawValue).joined(separator: "%2C")
        let response = try await response(to: "entries/en-gb/run?fields=\(fields)")
        #expect(response.body == SampleDictionary.entries(of: EntryID("run")))
    }

    @Test func minimumLeavesOutEveryField() async throws {
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

    @Test func partsOfSpeechAreKept() async throws {
        let nouns = try await oxford.send(.entries("ace", in: .britishEnglish, filters: .lexicalCategory(.noun)))
        #expect(nouns.results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == [.noun])
        #expect(!nouns.pronunciations().isEmpty)
        let words = try await oxford.send(
            .words("axes", in: .britishEnglish, filters: .lexicalCategory(.verb, .adverb), .fields(.definitions)))
        #expect(words.results.compactMap(\.word) == ["axe"])
        #expect(words.results.flatMap(\.lexicalEntries).compactMap(\.lexicalCategory?.id) == [.verb])
        #expect(try await isBeyond(response(to: "entries/en-gb/ace?lexicalCategory=pronoun")))
        #expect(try await isBeyond(response(to: "words/en-gb?q=axes&lexicalCategory=")))
    }

    @Test func unknownFieldIsRefused() async throws {
        for path in [
            "entries/en-gb/ace?fields=definitions,short_\"", "words/en-gb?q=ace&fields=short_%22,other",
        ] {
            let response = try await response(to: path)
            #expect(response.status == 400)
            #expect(text(response) == #"{"error": "Unknown field requested: short_\""}"#)
        }
    }

    // MARK: What is searched for

    @Test func prefixFindsEveryHeadwordThatBeginsSo() async throws {
        let found = try await oxford.send(.search("A", in: .britishEnglish, filters: .prefix(true)))
        #expect(found.results.compactMap(\.id) == SampleDictionary.headwords.filter { $0.text.hasPrefix("a") })
        #expect(found.metadata?.total == found.results.count && found.metadata?.sourceLanguage == "en-gb")
        #expect(found.metadata?.limit == 5000 && found.metadata?.offset == 0)
        let ac = try await oxford.send(.search("ac", in: .britishEnglish, filters: .prefix(true))).results
        #expect(ac.compactMap(\.word) == ["ace", "ache", "acorn", "acrobat"])
        #expect(try await isBeyond(response(to: "search/en-gb?q=ac")))
        #expect(try await isBeyond(response(to: "search/en-gb?q=ac&prefix=false")))
        #expect(try await isBeyond(response(to: "search/en-gb?q=zeb&prefix=true")))
    }

    @Test func pagesTogetherAreAllThatIsFound() async throws {
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

    @Test func pageThatTheServiceRefusesIsRefused() async throws {
        let largest = "\(Int.max)"
        for page in ["limit=0", "limit=5001", "offset=-1", "limit=5000&offset=5001", "offset=\(largest)"] {
            #expect(try await response(to: "search/en-gb?q=ace&\(page)").status == 400, "\(page)")
        }
        for page in ["limit=", "limit=all", "offset=1\(largest)"] {
            #expect(try await isBeyond(response(to: "search/en-gb?q=ace&\(page)")), "\(page)")
        }
    }

    // MARK: What is beyond the sample

    @Test(arguments: [
        "entries/en-gb/zebra", "entries/en-gb/aces", "entries/en-us/ace", "entries/en/ace", "entries/en-gb",
        "entries/en-gb/", "entries/en-gb/ace/", "entries/en-gb/ace?registers=formal", "thesaurus/en/ace",
        "entries/en-gb/ace?strictMatch=false", "entries/en-gb/ace?fields=definitions&fields=examples",
        "entries/en-gb/a%252Fb", "entries/en-gb/ace%2Fdefinitions", "words/en-gb", "words/en-gb?q=zebra",
        "words/en-us?q=ace", "words/en-gb/ace", "words/en-gb?q=ace&domains=art", "search/en-gb?q=zebra",
        "search/en-gb?q=", "search/en-gb?prefix=true", "search/en-gb?q=&prefix=true", "search/en-gb?q=ace&prefix=1",
        "search/thesaurus/en?q=ace", "languages", "Entries/en-gb/ace", "",
    ])
    func elseIsNotFound(_ path: String) async throws {
        let response = try await response(to: path)
        #expect(isBeyond(response))
        let message = "No entry found matching supplied source_lang, word and provided filters"
        #expect(text(response) == #"{"error": "\#(message)"}"#)
    }

    @Test func lemmasHaveTheirOwnWords() async throws {
        for (path, language, form) in [
            ("en/zebras", "en", "zebras"), ("fr/axes", "fr", "axes"),
            ("en/axes?lexicalCategory=noun", "en", "axes"), ("en/and%2For", "en", "and/or"),
        ] {
            let response = try await response(to: "lemmas/\(path)")
            #expect(isBeyond(response))
            let message = "No lemma was found in dictionary '\(language)' for the inflected form '\(form)'"
            #expect(text(response) == #"{"error": "\#(message)"}"#)
        }
    }

    @Test func clientTellsWhatIsNotFound() async throws {
        let error = await #expect(throws: OxfordError.self) {
            try await oxford.send(.thesaurus("ace", in: .english))
        }
        #expect(error?.reason == .notFound && error?.status == 404)
    }

    @Test func noTextOfAURLTraps() async throws {
        let long = String(repeating: "a/%", count: 10_000)
        let pieces = [
            "", "/", "?", "#", "&", "=", "%", "%z", "%zz", "%C3", "%00", "..", "?q=&q=", "?fields", "?=&&=", "\u{301}",
            "é", "\r\n", long, "?q=\(long)",
        ]
        let starts = [
            "", "api", "/api/v2", "/api/v2/api/v2", "/api/v2/entries", "/api/v2/entries/en-gb/", "/api/v2/lemmas/en/",
            "/api/v2/words/en-gb", "/api/v2/search/en-gb?q=", "/api/v2/entries/en-gb/zebra?fields=",
        ]
        for url in starts.flatMap({ start in pieces.map { start + $0 } }) {
            let status = try await SampleTransport().send(TransportRequest(url: url)).status
            #expect(status == 404 || status == 400, "\(url.prefix(60))")
        }
    }
}
