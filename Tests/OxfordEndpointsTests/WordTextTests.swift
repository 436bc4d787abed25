import OxfordEndpoints
import OxfordTesting
import TestSupport
import Testing

@Suite struct WordTexts {
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
        ("escape", "\u{1B}[31ma"), ("200 line feeds", String(repeating: "\n", count: 200)),
        ("too long, with other errors", String(repeating: "a", count: 200) + "\n/."),
        ("a line feed before dots", "a\n/.."), ("two different parts of dots", "a/../."),
    ]

    @Test("Unusual words are rejected, or encoded in the URL")
    func hostileWords() throws {
        let rows = Self.hostile.map { label, word in
            row(label) {
                EntriesRequest(try WordText(validating: word), in: .britishEnglish)
            }
        }
        try expectGolden("hostile-headwords.golden.txt", rows)
    }

    @Test(
        "Cleaning changes only white space and quotation marks, and changes them once",
        arguments: 0..<200 as Range<UInt64>
    )
    func cleaningProperty(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let alphabet: [Unicode.Scalar] = [
            " ", " ", "\t", "\n", "\r", "\u{A0}", "\u{2028}", "\u{3000}", "’", "‘", "‚", "'", "“", "”", "„", "‛", "‟",
            "a", "é", "\u{301}", "\u{200D}", "字", "👩", "/", "%", "\u{FEFF}",
        ]
        var typed = String.UnicodeScalarView(random.elements(of: alphabet, atMost: 20))
        typed.insert("x", at: typed.indices.randomElement(using: &random) ?? typed.startIndex)

        let word = try WordText(cleaning: String(typed))
        let scalars = Array(word.text.unicodeScalars)
        #expect(try WordText(cleaning: word.text) == word)
        let expected = typed.filter { !$0.properties.isWhitespace }.map { scalar in
            "‘’‚‛".unicodeScalars.contains(scalar) ? "'" : "“”„‟".unicodeScalars.contains(scalar) ? "\"" : scalar
        }
        #expect(scalars.filter { $0 != " " } == expected)
        #expect(scalars.first != " " && scalars.last != " ")
        #expect(!zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " })
        let words = typed.split { $0.properties.isWhitespace }
        #expect(scalars.count { $0 == " " } == words.count - 1)
    }

    @Test(
        "Text without a visible character is refused",
        arguments: [
            "\u{200B}", " \u{200B} ", "\u{FEFF}", "\u{AD}", "\u{200D}\u{2060}", "\u{115F}", "\u{E0020}", "\u{FFF9}",
            "\u{FFFB}", "\u{2800}", " \u{2800}\u{2800}", "\u{13430}", "\u{13441}", "\u{13442}", "\u{1D159}",
        ])
    func invisible(text: String) {
        #expect(#expect(throws: InvalidText.self) { try WordText(validating: text) }?.reason == .blank)
        #expect(#expect(throws: InvalidText.self) { try WordText(cleaning: text) }?.reason == .blank)
    }
}
