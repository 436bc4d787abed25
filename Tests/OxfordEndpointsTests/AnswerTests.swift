import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

/// The answers of version 1 that have another form than the answers of version 2, and the contents of answers.
private let otherAnswers: [String: any StoredAnswer.Type] = [
    "contents": EntriesAnswer.self,
    "v1-domains": LabelsAnswer<Domain>.self, "v1-entries": EntriesAnswer.self, "v1-filters": NamesAnswer.self,
    "v1-inflections": LemmasAnswer.self, "v1-languages": LanguagesAnswer.self, "v1-regions": NamesAnswer.self,
    "v1-search": SearchAnswer.self, "v1-sentences": SentencesAnswer.self, "v1-stats-ngrams": NgramsAnswer.self,
    "v1-stats-ngrams-google": NgramsAnswer.self, "v1-thesaurus": ThesaurusAnswer.self,
    "v1-translations": EntriesAnswer.self, "v1-wordlist": SearchAnswer.self,
]

/// The answer of each fixture.
private let answers = otherAnswers.merging(
    Endpoint.all.flatMap { endpoint in endpoint.fixtures.map { ($0, endpoint.answer) } }
) { $1 }

@Suite struct Fixtures {
    private static func names() throws -> [String] {
        try Package.files(below: "Tests/OxfordEndpointsTests/Fixtures", ending: ".json").compactMap { file in
            let name = file.split(separator: "/").last?.dropLast(".json".count) ?? ""
            return name.hasPrefix("error-") ? nil : String(name)
        }
    }

    private func answer(of name: String) throws -> any StoredAnswer.Type {
        try #require(answers[name], "name \(name) in Endpoints.swift")
    }

    @Test("A fixture decodes to the same value in every way, and round-trips", arguments: try names())
    func roundTrip(name: String) throws {
        func expectRoundTrip<Answer: StoredAnswer>(of _: Answer.Type) throws {
            let body = try fixture(name)
            let answer = try Answer(json: body)
            let decoder = JSONDecoder()
            #expect(try decoder.decode(Answer.self, from: Data(body)) == answer)
            #expect(try decoder.decode(Answer.self, from: JSONEncoder().encode(answer)) == answer)
            let propertyList = try PropertyListEncoder().encode(answer)
            #expect(try PropertyListDecoder().decode(Answer.self, from: propertyList) == answer)
        }
        try expectRoundTrip(of: answer(of: name))
    }

    @Test("Decoding loses no value of a fixture, except the values of unknown members", arguments: try names())
    func values(name: String) throws {
        let body = try fixture(name)
        let answer = try answer(of: name).init(json: body)
        let stored = try JSONEncoder().encode(answer)
        var lost = Self.values(in: try JSONTree(reading: body))
        for (value, count) in Self.values(in: try JSONTree(reading: Array(stored))) { lost[value, default: 0] -= count }
        #expect(lost.filter { $0.value > 0 } == [:])
    }

    /// The keys by which an answer stores values that the service sends by other keys, or as plain text.
    private static let storedKeys = [
        "short_definitions": "shortDefinitions", "domains": "text", "examples": "text", "lexicalCategory": "text",
        "regions": "text", "registers": "text", "word": "text",
    ]

    /// Counts the values of each member, except unknown ones.
    private static func values(in tree: JSONTree, of key: String = "") -> [String: Int] {
        switch tree {
        case .null: [:]
        case .boolean(let value): ["\(key): \(value)": 1]
        case .number(let text), .text(let text):
            ["\(storedKeys[key] ?? key): \(Double(text).map { "\($0)" } ?? text)": 1]
        case .list(let elements):
            elements.reduce(into: [:]) { $0.merge(values(in: $1, of: key), uniquingKeysWith: +) }
        case .object(let members):
            members.reduce(into: [:]) { counts, member in
                if member.key.hasPrefix("unknown") { return }
                counts.merge(values(in: member.value, of: member.key), uniquingKeysWith: +)
            }
        }
    }

    @Test("Every model lists its members in alphabetical order, so that a single pass reads them")
    func order() throws {
        for file in try Package.files(below: "Sources/OxfordEndpoints", ending: ".swift") {
            for function in try Package.text(of: file).split(separator: "func members(").dropFirst() {
                let keys = function.prefix(upTo: function.firstRange(of: "\n    }")?.lowerBound ?? function.endIndex)
                    .matches(of: /try each\("(\w+)"/).map(\.1)
                #expect(keys == keys.sorted(), "\(file)")
            }
        }
    }

    @Test("Mutated fixtures never crash, and missing or null values never throw", arguments: try names())
    func mutations(name: String) throws {
        let answer = try answer(of: name)
        var seen: Set<String> = []
        try JSONTree(reading: fixture(name)).mutations { what, copy, mustBeRead in
            // A short run changes each member of a model once; a long run changes every occurrence.
            guard seen.insert(what).inserted || Rounds.areMany else { return }
            do {
                _ = try answer.init(json: copy.bytes)
            } catch {
                if mustBeRead { Issue.record("\(what): \(error)") }
            }
        }
        #expect(seen.count > 10)
    }
}

@Suite struct Answers {
    @Test("A truncated body throws, with an offset inside the body")
    func truncatedBodies() throws {
        let body = try fixture("v2-lemmas")
        for count in stride(from: 0, to: body.count - 3, by: 7) {
            let error = #expect(throws: AnswerError.self, "\(count)") {
                try LemmasAnswer(json: Array(body.prefix(count)))
            }
            #expect(error.map { $0.offset <= count } == true, "\(count)")
        }
    }

    @Test("An error names the path, the expected value and the offset")
    func errorDescriptions() throws {
        let bodies = [
            #"{"results": [{"word": ["mice"]}]}"#, #"{"results": {}}"#, "[]", "", "{} {}",
            #"{"results": [{}, {"lexicalEntries": [{"text": "a", "inflectionOf": [{"id": tru}]}]}]}"#,
            #"{"a": {"b": [1, 2, {}], "c": [[], [3, 4 5]]}}"#, #"{"a": {"b.c": 0x}}"#, #"{"a": {"b.c": [x]}}"#,
            #"{"": {"\r\n": nul}}"#, #"{"a": [{b}]}"#, #"{"a": [-x]}"#, #"{"a": "b"#, "{\"a\": \"\n\"}",
            #"{"a": "\x"}"#, #"{"a": "\u00zz"}"#, #"{"a": [{"b" 1}]}"#, #"{"metadata": {"limit": "ten"}}"#,
        ]
        let rows = try bodies.map { body in
            let error = try #require(throws: AnswerError.self) { try LemmasAnswer(json: Array(body.utf8)) }
            // A label has no line break and is not empty.
            return GoldenRow("body: \(body.replacing("\n", with: "(line feed)"))", text: error.description)
        }
        try expectGolden("answer-errors.golden.txt", rows)
    }

    @Test("A number is accepted for a string, and a numeric string for a number")
    func numbersAndStrings() throws {
        let metadata = #"{"limit": "20", "offset": 40, "total": "1e2"}"#
        let results = #"[{"score": "1.5", "word": 7}, {"score": -1e-3}]"#
        let answer = try SearchAnswer(json: Array(#"{"metadata": \#(metadata), "results": \#(results)}"#.utf8))
        #expect(answer.metadata?.limit == 20)
        #expect(answer.metadata?.offset == 40)
        #expect(answer.metadata?.total == 100)
        #expect(answer.results.map(\.score) == [1.5, -0.001])
        #expect(answer.results.first?.word == "7")
    }

    @Test(
        "A whole number is exact in every notation",
        arguments: [
            ("9007199254740993.0", 9_007_199_254_740_993), ("90071992547409930e-1", 9_007_199_254_740_993),
            ("9223372036854775807", .max), ("922337203685477580.7e1", .max), ("-9223372036854775808.00", .min),
            ("5000000000000000000.0", 5_000_000_000_000_000_000), ("-0.0", 0), ("0e-400", 0),
            ("0.00e99999999999999999999", 0), ("1.50E+1", 15), (#""1e2""#, 100),
        ])
    func wholeNumbers(total: String, number: Int) throws {
        let body = Array(#"{"metadata": {"total": \#(total)}}"#.utf8)
        #expect(try SearchAnswer(json: body).metadata?.total == number)
    }

    @Test(
        "A value that is not a whole number is rejected for one",
        arguments: [
            "1e-400", "9007199254740993.5", "9223372036854775808", "9223372036854775808.0", "1e9223372036854775807",
            "1e-9223372036854775808",
            "1.5", "1e19", "-1e19", "1e400", "\"\"", "\"ten\"", "true", "[]", "\"0x10\"", "\"+5\"", "\" 5\"", "\"5 \"",
            "\"05\"", "\"5", "\"-\"", "\"1e\"", "\"infinity\"",
        ])
    func invalidNumbers(total: String) {
        let body = Array(#"{"metadata": {"total": \#(total)}}"#.utf8)
        #expect(throws: AnswerError.self) { try SearchAnswer(json: body) }
    }

    @Test(
        "A lone surrogate decodes as U+FFFD",
        arguments: [
            (#"caf\ud83d"#, "caf\u{FFFD}"), (#"\ude00 caf"#, "\u{FFFD} caf"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
            (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
            (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"), (#"\ud83dude00"#, "\u{FFFD}ude00"), (#"\uD83D\uDE00"#, "😀"),
            (#"\ud83d\u00e9"#, "\u{FFFD}é"), (#"\ud83d\n"#, "\u{FFFD}\n"),
        ])
    func loneSurrogates(escaped: String, text: String) throws {
        let body = Array(#"{"\udead": 1, "unknown": "\#(escaped)", "word": "\#(escaped)", "id": "read"}"#.utf8)
        let answer = try EntriesAnswer(json: body)
        #expect(answer.word == text)
        #expect(answer.id?.rawValue == "read")
    }

    @Test("A label decodes from an object or a string, and without an ID has the ID that its text denotes")
    func labels() throws {
        func ids<Vocabulary: OxfordVocabulary>(_: Vocabulary.Type, _ json: String) throws -> [String] {
            try JSONDecoder().decode([Labeled<Vocabulary>].self, from: Data(json.utf8)).map(\.id.rawValue)
        }
        let categories = try ids(LexicalCategory.self, #"["Combining Form", "combiningForm", "Double Word"]"#)
        #expect(categories == ["combiningForm", "combiningForm", "doubleWord"])
        let regions = try ids(Region.self, #"["US", "West Indian", "Great Britain", "north_american"]"#)
        #expect(regions == ["us", "west_indian", "gb", "north_american"])
        let registers = try ids(
            Register.self, #"["Rhyming slang", "Non-Standard", {"text": "Nursery Talk"}, {"id": "As Is", "text": "a"}]"#
        )
        #expect(registers == ["rhyming_slang", "non-standard", "nursery_talk", "As Is"])
        #expect(try ids(SemanticClass.self, #"["Creative Activity"]"#) == ["creative_activity"])
        let json = #"[{"text": "Past Participle"}, {"text": "pastParticiple"}, {"id": "kept", "text": "Plural"}]"#
        let features = try JSONDecoder().decode([LabeledFeature].self, from: Data(json.utf8))
        #expect(features.map(\.id?.rawValue) == ["pastParticiple", "pastParticiple", "kept"])
    }

    @Test(
        "An audio URL always begins with https",
        arguments: [
            ("http://a.example/B.mp3", "https://a.example/B.mp3"), ("https://a/b.mp3", "https://a/b.mp3"),
            ("HTTP://a/b.mp3", "https://a/b.mp3"), ("hTTps://a/b.mp3", "https://a/b.mp3"), ("http://é", "https://é"),
            ("", nil), ("b.mp3", nil), ("http://", nil), ("http:/a", nil), ("ftp://a/b.mp3", nil),
            ("javascript:alert(1)", nil),
        ])
    func audioIsOfferedOverHTTPS(file: String, url: String?) {
        var pronunciation = Pronunciation()
        pronunciation.audioFile = file
        #expect(pronunciation.audioURLString == url)
    }

    @Test("Lists of any length are complete", arguments: [0, 1, 2, 5, 100, 20_000])
    func listsOfAnyLength(count: Int) throws {
        let words = (0..<count).map { #"{"id": "\#($0)", "word": "word \#($0)"}"# }.joined(separator: ",\n")
        let body = Array(#"{"results": [\#(words)], "metadata": {"total": \#(count)}}"#.utf8)
        let answer = try SearchAnswer(json: body)
        #expect(answer.results.map(\.word) == (0..<count).map { "word \($0)" })
        #expect(answer.metadata?.total == count)
    }
}
