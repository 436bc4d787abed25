import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct Headwords {
    /// Words that often break URLs, each with a printable label.
    private static let hostile: [(label: String, word: String)] = [
        ("and/or", "and/or"), ("n/a", "n/a"), ("24/7", "24/7"), ("a slash alone", "/"), ("slashes around", "/a/"),
        ("two slashes", "a//b"), ("c#", "c#"), ("c++", "c++"), ("who?", "who?"), ("100%", "100%"), ("a+b", "a+b"),
        ("a=b&c=d", "a=b&c=d"), ("a query", "ace?fields=definitions"), ("a fragment", "ace#noun"),
        ("café composed", "caf\u{E9}"), ("café decomposed", "cafe\u{301}"), ("naïve", "na\u{EF}ve"),
        ("øresund", "\u{F8}resund"), ("ß", "\u{DF}"), ("capital I with dot", "\u{130}stanbul"),
        ("Devanagari", "नमस्ते"), ("Devanagari with joiner", "क्\u{200D}ष"), ("Gujarati", "ગુજરાતી"),
        ("Tamil", "தமிழ்"), ("Arabic", "السلام عليكم"), ("Hebrew with a direction mark", "\u{200F}שלום"),
        ("Chinese", "语言"), ("Georgian", "ენა"), ("Greek", "λόγος"), ("Cyrillic", "слово"),
        ("emoji with joiners", "👩‍👩‍👧‍👦"), ("flag", "🇬🇧"), ("beyond the basic plane", "𝔘𝔫𝔦"),
        ("straight apostrophe", "o'clock"), ("curly apostrophe", "o\u{2019}clock"), ("%27 as text", "o%27clock"),
        ("%2e%2e as text", "%2e%2e"), ("%00 as text", "%00"), ("backslash", "a\\b"),
        ("dots behind a backslash", "a\\..\\b"), ("double quotes", "\"ace\""), ("curly quotes", "“ace”"),
        ("semicolon", "a;b"), ("comma", "a,b"), ("colon", "a:b"), ("tilde", "~a"), ("at", "a@b"),
        ("brackets", "[a](b){c}<d>"), ("bar and caret", "a|b^c`d"), ("dollar", "$5"), ("asterisk", "a*b"),
        ("exclamation", "ace!"), ("space", "at odds"), ("space before", " ace"), ("space after", "ace "),
        ("two spaces", "at  odds"), ("no-break space", "at\u{A0}odds"), ("underscore", "at_odds"),
        ("hyphen", "clear-cut"), ("-ish", "-ish"), ("'s", "'s"), ("apt.", "apt."), ("p.d.", "p.d."), ("...", "..."),
        (".a", ".a"), ("a..b", "a..b"), ("capitals", "LSE"), ("a line separator", "a\u{2028}b"),
        ("byte order mark", "\u{FEFF}ace"), ("replacement character", "\u{FFFD}"), ("noncharacter", "\u{FFFF}"),
        ("128 scalars", String(repeating: "a", count: 128)),
        ("128 scalars beyond ASCII", String(repeating: "न", count: 128)),
        ("128 emoji", String(repeating: "🇬", count: 128)), ("129 scalars", String(repeating: "a", count: 129)),
        ("129 scalars in 65 characters", String(repeating: "e\u{301}", count: 64) + "e"), ("nothing", ""),
        ("a space alone", " "), ("spaces alone", "\u{2003}\u{3000}\n\t"), (".", "."), ("..", ".."), ("a/..", "a/.."),
        ("../a", "../a"), ("a/../b", "a/../b"), ("a/./b", "a/./b"), ("a slash and a dot", "/."),
        ("dots hidden by a mark", "..\u{2F}\u{338}a"), ("NUL", "a\u{0}b"), ("line feed", "a\nb"),
        ("carriage return and line feed", "a\r\nb"), ("tab", "a\tb"), ("delete", "a\u{7F}"), ("next line", "a\u{85}b"),
        ("escape", "\u{1B}[31ma"),
    ]

    @Test("Unusual words are rejected, or encoded in the URL")
    func hostileWords() throws {
        let rows = Self.hostile.map { label, word in
            do throws(InvalidText) {
                return GoldenRow(label, EntriesRequest(try Headword(validating: word), in: .britishEnglish))
            } catch {
                return GoldenRow(label, text: "refused: \(error)")
            }
        }
        try expectGolden("hostile-headwords.golden.txt", rows)
    }

    @Test("Any kind of string is validated")
    func substrings() throws {
        let words = try "ace a/b".split(separator: " ").map { try Headword(validating: $0) }
        #expect(words == ["ace", "a/b"])
        #expect(try QueryText(validating: "an ace".dropFirst(3)) == "ace")
    }

    @Test("Composed and decomposed forms of a word are different headwords")
    func normalizationForms() {
        let (composed, decomposed): (Headword, Headword) = ("caf\u{E9}", "cafe\u{301}")
        #expect(composed.text == decomposed.text)
        #expect(composed != decomposed)
    }

    @Test(
        "The error names the first rule that the text breaks",
        arguments: [
            (String(repeating: "\n", count: 200), InvalidText.Reason.blank),
            (String(repeating: "a", count: 200) + "\n/.", .tooLong), ("a\n/..", .controlCharacter),
            ("a/../.", .dotPart),
        ])
    func firstBrokenRuleIsNamed(text: String, reason: InvalidText.Reason) {
        let error = #expect(throws: InvalidText.self) { try Headword(validating: text) }
        #expect(error?.reason == reason)
    }
}

@Suite struct BrokenLiterals {
    @Test("An invalid headword literal traps with the rule")
    func headword() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = EntriesRequest("a/..", in: .britishEnglish)
        }
        expect(result, says: #"invalid headword "a/..": ".." between slashes would change the URL's path; write the"#)
    }

    @Test("An invalid query text literal traps with the rule")
    func queryText() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SearchRequest(" ", in: .britishEnglish)
        }
        expect(result, says: #"invalid query text " ": query text cannot be blank; pass at least one visible"#)
    }

    @Test("An invalid page traps with the rule, at the caller's line")
    func page() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Page(limit: 6000)
        }
        expect(
            result, says: "HeadwordTests.swift:\(#line - 4): Fatal error: limit 6000 is out of range; pass 1 to 5000")
    }

    @Test("An invalid feature pair traps with the rule, at the caller's line")
    func featurePair() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = FeaturePair.including("tense", "")
        }
        expect(result, says: "HeadwordTests.swift:\(#line - 3): Fatal error: invalid feature pair \"tense:\"")
    }

    @Test("An invalid parameter name traps")
    func parameterName() async {
        await #expect(processExitsWith: .failure) { _ = Parameter(stringLiteral: "a=b") }
    }

    // Release builds do not check fixed paths, and print no messages of preconditions.
    #if DEBUG
        @Test("An invalid API version traps at the caller's line")
        func version() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = APIVersion("v/3")
            }
            expect(result, says: "HeadwordTests.swift:\(#line - 3)")
        }

        @Test("A fixed path with an empty component fails an assertion")
        func fixedPath() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = FixedPath().urlString()
            }
            expect(result, says: "a fixed path segment must not need percent-encoding")
        }
    #endif
}

private struct FixedPath: OxfordEndpointRequest {
    typealias Answer = LabelsAnswer

    func write(to url: inout URLWriter) {
        url.path("stats/")
    }
}
