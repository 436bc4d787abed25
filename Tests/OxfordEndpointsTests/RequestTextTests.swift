import OxfordEndpoints
import TestSupport
import Testing

@Suite struct RequestsFromText {
    /// Text input for every endpoint, with its request.
    private static let requests: [(String, [String], [(String, String)], any OxfordEndpointRequest)] = [
        ("entries", ["fr", "a"], [("fields", "")], EntriesRequest("a", in: .french, filters: .minimumFields)),
        ("words", ["fr"], [("q", "a")], WordsRequest("a", in: .french)),
        (
            "lemmas", ["en", "a"], [("lexicalCategory", "noun")],
            LemmasRequest("a", in: .english, filters: .lexicalCategory(.noun))
        ),
        (
            "inflections", ["en-us", "a"], [("strictMatch", "true")],
            InflectionsRequest("a", in: .americanEnglish, filters: .strictMatch(true))
        ),
        (
            "thesaurus", ["en", "a"], [("fields", "antonyms")],
            ThesaurusRequest("a", in: .english, filters: .fields(.antonyms))
        ),
        ("sentences", ["es", "a"], [], SentencesRequest("a", in: .spanish)),
        (
            "translations", ["en", "es", "a"], [("fields", "translations")],
            TranslationsRequest("a", in: .englishToSpanish, filters: .fields(.translations))
        ),
        ("search", ["es"], [("q", "a"), ("limit", "2")], SearchRequest("a", in: .spanish, page: Page(limit: 2))),
        (
            "search-thesaurus", ["en"], [("q", "a"), ("prefix", "true")],
            SearchThesaurusRequest("a", in: .english, filters: .prefix(true))
        ),
        (
            "search-translations", ["en", "es"], [("q", "a")],
            SearchTranslationsRequest("a", in: .englishToSpanish)
        ),
        (
            "pronunciations", ["en-au", "a"], [("lexicalCategory", "noun")],
            PronunciationsRequest("a", in: .australianEnglish, filters: .lexicalCategory(.noun))
        ),
        ("languages", [], [("sourceLanguage", "en")], LanguagesRequest(source: .english)),
        ("filters", [], [], FiltersRequest()),
        ("filters", ["lemmas"], [], FiltersRequest(of: .lemmas)),
        ("fields", ["thesaurus"], [], FieldsRequest(of: .thesaurus)),
        ("lexical-categories", ["es"], [], LexicalCategoriesRequest(in: .spanish)),
        ("registers", ["en", "es"], [], RegistersRequest(translating: .englishToSpanish)),
        ("domains", ["en-gb"], [], DomainsRequest(in: .britishEnglish)),
        ("grammatical-features", ["en", "es"], [], GrammaticalFeaturesRequest(translating: .englishToSpanish)),
    ]

    @Test("A request of every endpoint can be created from text")
    func requestsFromText() throws {
        for (name, arguments, parameters, expected) in Self.requests {
            let request = try EndpointCatalog.version2.makeRequest(
                name, arguments: arguments, parameters: parameters, noting: { Issue.record("unexpected note: \($0)") })
            #expect(AnyHashable(request) == AnyHashable(expected))
        }
        #expect(Set(Self.requests.map(\.0)) == Set(EndpointCatalog.version2.endpoints.map(\.name)))
    }

    @Test("A request from text equals the typed request")
    func equalsTypedRequest() throws {
        #expect(
            try EntriesRequest(
                arguments: ["en-gb", "and/or"],
                parameters: [
                    ("strictMatch", "false"), ("fields", "examples,definitions"),
                    ("lexicalCategory", "noun,verb"),
                    ("domains", "cards"), ("registers", "informal"), ("grammaticalFeatures", "plural"),
                ])
                == EntriesRequest(
                    "and/or", in: .britishEnglish, filters: .fields(.examples, .definitions),
                    .grammaticalFeatures(.plural),
                    .lexicalCategory(.noun, .verb), .domains(.cards), .registers(.informal),
                    .strictMatch(false)))
        #expect(
            try SearchRequest(
                arguments: ["es"],
                parameters: [("offset", "40"), ("prefix", "true"), ("limit", "20"), ("q", "a b")])
                == SearchRequest(
                    "a b", in: .spanish, filters: .prefix(true), page: Page(limit: 20, offset: 40)))
        #expect(
            try LanguagesRequest(arguments: [], parameters: [("targetLanguage", "es")])
                == LanguagesRequest(target: .spanish))
        #expect(
            try EntriesRequest(arguments: ["fr", "a"], parameters: [("fields", "")])
                == EntriesRequest("a", in: .french, filters: .minimumFields))
    }

    @Test("Repeated parameters behave like repeated filters")
    func repeatedParameters() throws {
        let parameters = [
            ("fields", "examples"), ("fields", "definitions"), ("strictMatch", "true"),
            ("strictMatch", "false"),
        ]
        #expect(
            try EntriesRequest(arguments: ["fr", "a"], parameters: parameters)
                == EntriesRequest(
                    "a", in: .french, filters: .fields(.examples, .definitions), .strictMatch(false)))
        #expect(
            try SearchRequest(arguments: ["fr"], parameters: [("q", "a"), ("q", "b")])
                == SearchRequest("b", in: .french))
    }

    private static let all: String = {
        let names = EndpointCatalog.version2.endpoints.map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }()

    /// Invalid input with its error message.
    private static let mistakes: [(endpoint: String, [String], [(String, String)], says: String)] = [
        (
            "entires", ["en-gb", "ace"], [],
            #"unknown endpoint "entires"; did you mean entries?"#
        ),
        (
            "x\ny", [], [], #"unknown endpoint "x\ny"; use \#(all)"#
        ),
        ("entries", [], [], "missing argument LANGUAGE; write entries LANGUAGE WORD"),
        ("entries", ["en-gb"], [], "missing argument WORD; write entries LANGUAGE WORD"),
        (
            "entries", ["en-gb", "look", "up"], [],
            #"unexpected argument "up"; write entries LANGUAGE WORD, with a phrase as one argument"#
        ),
        (
            "entries", ["en", "ace"], [],
            #"invalid value "en" for language: English is split by region here; use a code such as en-gb or en-us"#
        ),
        (
            "entries", ["EN-GB", "ace"], [],
            #"unsupported value "EN-GB" for language; did you mean en-gb?"#
        ),
        (
            "entries", ["../en", "ace"], [],
            #"unsupported value "../en" for language; use de, en-gb, en-us, es, fr, gu, hi, lv, pt, ro, sw, ta or zh"#
        ),
        (
            "entries", ["en-gb", ""], [],
            #"invalid value "" for word: a headword cannot be blank; pass at least one visible character"#
        ),
        (
            "entries", ["en-gb", "a/.."], [],
            #"invalid value "a/.." for word: ".." between slashes would change the URL's path; write the word without it"#
        ),
        (
            "entries", ["en-gb", "ace"], [("feilds", "definitions")],
            #"unknown parameter "feilds" for entries; did you mean fields?"#
        ),
        (
            "entries", ["en-gb", "ace"], [("limit", "5")],
            #"unknown parameter "limit" for entries; use fields, grammaticalFeatures, lexicalCategory, domains, registers or strictMatch"#
        ),
        (
            "entries", ["en-gb", "ace"], [("fields", "definitions,exmaples")],
            #"unsupported value "exmaples" for fields; did you mean examples?"#
        ),
        (
            "entries", ["en-gb", "ace"], [("fields", "definitions,")],
            #"unsupported value "" for fields; use definitions, domains, etymologies, examples, pronunciations, regions, registers, variantForms or shortDefinitions"#
        ),
        (
            "entries", ["en-gb", "ace"], [("strictMatch", "True")],
            #"unsupported value "True" for strictMatch; use true or false"#
        ),
        (
            "thesaurus", ["en", "ace"], [("fields", "")],
            #"unsupported value "" for fields; use synonyms or antonyms"#
        ),
        (
            "pronunciations", ["en-gb", "ace"], [("lexicalCategory", "")],
            #"unsupported value "" for lexicalCategory; use adjective, adverb, combiningForm, conjunction, contraction, determiner, idiomatic, interjection, noun, numeral, other, particle, predeterminer, prefix, preposition, pronoun, residual, suffix or verb"#
        ),
        ("translations", ["en", "es"], [], "missing argument WORD; write translations LANGUAGE TARGET WORD"),
        ("filters", ["thesaurus"], [], #"unsupported value "thesaurus" for endpoint; use entries or lemmas"#),
        (
            "domains", ["en"], [],
            #"invalid value "en" for language: English is split by region here; use a code such as en-gb or en-us"#
        ),
        ("search", ["en-gb"], [], "missing parameter for search; add q: the text to search for"),
        (
            "search", ["en-gb"], [("q", " ")],
            #"invalid value " " for q: query text cannot be blank; pass at least one visible character"#
        ),
        (
            "search", ["en-gb"], [("q", "a"), ("limit", "6000")],
            #"invalid value "6000" for limit: limit 6000 is out of range; pass 1 to 5000"#
        ),
        (
            "search", ["en-gb"], [("q", "a"), ("limit", "twenty")],
            #"invalid value "twenty" for limit: not a whole number; write it in digits, such as 20"#
        ),
        (
            "search", ["en-gb"], [("q", "a"), ("limit", "99999999999999999999")],
            #"invalid value "99999999999999999999" for limit: not a whole number; write it in digits, such as 20"#
        ),
        (
            "search", ["en-gb"], [("q", "a"), ("limit", "")],
            #"invalid value "" for limit: not a whole number; write it in digits, such as 20"#
        ),
        (
            "search", ["en-gb"], [("q", "a"), ("offset", "6000")],
            #"invalid value "6000" for offset: offset 6000 is out of range for limit 5000; pass 0 to 5000"#
        ),
        ("filters", [], [("fields", "a")], #"unknown parameter "fields"; filters takes no parameters"#),
        (
            "languages", ["en"], [],
            #"unexpected argument "en"; write languages"#
        ),
        (
            "languages", [], [("sourcelanguage", "en")],
            #"unknown parameter "sourcelanguage" for languages; use sourceLanguage or targetLanguage"#
        ),
    ]

    @Test("A mistake is described in one line", arguments: mistakes.indices)
    func descriptionsOfMistakes(row: Int) {
        let (endpoint, arguments, parameters, says) = Self.mistakes[row]
        do throws(RequestTextError) {
            let request = try EndpointCatalog.version2.makeRequest(
                endpoint, arguments: arguments, parameters: parameters)
            Issue.record("no error was thrown for \(request)")
        } catch {
            #expect(error.description == says)
        }
    }

    @Test("An error has the reason, place, text and accepted values")
    func partsOfAnError() throws {
        do throws(RequestTextError) {
            _ = try EntriesRequest.Filter(name: "feilds", value: "definitions")
            Issue.record("no error was thrown")
        } catch {
            let mistake = try #require(error.mistakes.first)
            #expect(error.mistakes.count == 1)
            #expect(mistake.reason == .unknownParameter)
            #expect(mistake.place == .parameter(0))
            #expect(mistake.text == "feilds")
            #expect(mistake.acceptedValues.first == "fields")
            #expect(mistake.acceptedValues.count == EntriesRequest.Filter.parameters.count)
        }
    }

    @Test("An error has every mistake, with the index of its argument or parameter")
    func everyMistakeIsCollected() {
        typealias Place = RequestTextError.Mistake.Place
        typealias Reason = RequestTextError.Mistake.Reason
        do throws(RequestTextError) {
            _ = try SearchRequest(
                arguments: ["EN-GB", "surplus"],
                parameters: [("prefix", "yes"), ("limit", "6000"), ("offset", "x"), ("q", " ")])
            Issue.record("no error was thrown")
        } catch {
            #expect(
                error.mistakes.map(\.place) == [
                    Place.argument(0), .argument(1), .parameter(0), .parameter(1), .parameter(2), .parameter(3),
                ])
            #expect(error.mistakes.map(\.subject) == ["language", "search", "prefix", "limit", "offset", "q"])
        }
        do throws(RequestTextError) {
            _ = try EntriesRequest(arguments: ["en"], parameters: [("fields", "defintions,examples,exmples")])
            Issue.record("no error was thrown")
        } catch {
            #expect(
                error.mistakes.map(\.reason) == [
                    Reason.unacceptableValue, .missingArgument, .unacceptableValue, .unacceptableValue,
                ])
            #expect(error.mistakes.map(\.text) == ["en", "", "defintions", "exmples"])
        }
    }

    @Test("A page beyond the last result is a mistake in the offset")
    func pageBeyondTheLastResult() {
        do throws(RequestTextError) {
            _ = try SearchRequest(
                arguments: ["fr"], parameters: [("q", "a"), ("limit", "20"), ("offset", "9990")])
            Issue.record("no error was thrown")
        } catch {
            #expect(error.mistakes.map(\.place) == [.parameter(2)])
            #expect(
                "\(error)"
                    == #"invalid value "9990" for offset: offset 9990 is out of range for limit 20; pass 0 to 9980"#
            )
        }
    }

    @Test("Undocumented values are accepted with a note")
    func undocumentedValues() throws {
        var notes: [UnknownValue] = []
        let request = try EntriesRequest(
            arguments: ["nl", "ace"],
            parameters: [("lexicalCategory", "nuon,verb"), ("domains", "quantum_computing")],
            noting: { notes.append($0) })
        #expect(
            request.urlString().hasSuffix(
                "/entries/nl/ace?lexicalCategory=nuon,verb&domains=quantum_computing"))
        #expect(notes.map(\.subject) == ["language", "lexicalCategory", "domains"])
        #expect(notes.map(\.text) == ["nl", "nuon", "quantum_computing"])
        var english: [UnknownValue] = []
        _ = try ThesaurusRequest(arguments: ["en-gb", "ace"], noting: { english.append($0) })
        #expect(
            english.map(\.description) == [
                #"unknown value "en-gb" for language, kept as is; English is not split by region here; use en"#
            ])
        #expect(
            notes.dropFirst().first?.description
                == #"unknown value "nuon" for lexicalCategory, kept as is; did you mean noun?"#
        )
    }

    @Test("One letter in common suggests nothing", arguments: ["fr", "xx", "ne"])
    func oneLetterInCommon(language: String) throws {
        var notes: [String] = []
        _ = try TranslationsRequest(arguments: ["en", language, "ace"], noting: { notes.append($0.description) })
        #expect(notes == ["unknown value \"\(language)\" for target, kept as is"])
    }

    @Test("Endpoints list their arguments, parameters and accepted values")
    func listedValues() throws {
        let endpoints = EndpointCatalog.version2.endpoints
        let usages = [
            "entries LANGUAGE WORD", "words LANGUAGE", "translations LANGUAGE TARGET WORD", "languages",
            "fields [ENDPOINT]", "domains LANGUAGE [TARGET]",
        ]
        #expect(usages.filter { !endpoints.map(\.usage).contains($0) } == [])
        #expect(endpoints[0].arguments[0].acceptedValues == MonolingualLanguage.known.map(\.rawValue))
        #expect(endpoints[0].parameters[0].acceptedValues == EntryField.known.map(\.rawValue))
        #expect(WordsRequest.endpoint.parameters.filter(\.isRequired).map(\.name) == ["q"])
    }

    @Test("Every listed value is accepted")
    func everyListedValueIsAccepted() throws {
        for parameter in EntriesRequest.endpoint.parameters {
            for value in parameter.acceptedValues {
                let request = try EntriesRequest(
                    arguments: ["en-gb", "ace"], parameters: [(parameter.name, value)],
                    noting: { Issue.record("unexpected note: \($0)") })
                #expect(request.urlString().hasSuffix("/ace?\(parameter.name)=\(value)"))
            }
        }
    }

    @Test("Any text makes a request or a one-line error")
    func randomText() {
        var random = SeededGenerator(seed: 3)
        let words = [
            "entries", "search", "languages", "en-gb", "en", "fr", "ace", "..", "", "fields", "q", "limit",
            "offset",
            "definitions", "a,b", ",", "5", "-1", "true", "é", "\u{0}", "sourceLanguage", "strictMatch",
            String(repeating: "x", count: 5000),
        ]
        func word() -> String { words.randomElement(using: &random) ?? "" }
        var made = 0
        for _ in 0..<Rounds.count(1_000) {
            let name = word()
            let arguments = (0..<Int.random(in: 0...3, using: &random)).map { _ in word() }
            let parameters = (0..<Int.random(in: 0...2, using: &random)).map { _ in (word(), word()) }
            do throws(RequestTextError) {
                _ = try EndpointCatalog.version2.makeRequest(name, arguments: arguments, parameters: parameters)
                made += 1
            } catch {
                #expect(!error.description.contains { $0.isNewline })
                #expect(error.description.count < 4000)
            }
        }
        #expect(made > 5)
    }
}
