import TestSupport
import Testing

@testable import oxford

/// Words that were probably meant as a command, for which the tool asks, and phrases, which it looks up.
@Suite struct MistypedCommands {
    private static func words(of line: String) -> [String] { line.split(separator: " ").map(String.init) }

    /// Mistyped commands, each with the command that the tool suggests.
    static let commands = [
        // The code of a language, in the place of an endpoint or with it.
        ("en-gb ace", "WORD… --lang en-gb"), ("EN_GB ace", "WORD… --lang en-gb"), ("en-gb", "WORD… --lang en-gb"),
        ("ace en-gb", "WORD… --lang en-gb"), ("en-es mice", "WORD… --lang en --to es"),
        ("en es mice", "WORD… --lang en --to es"), ("EN/es mice", "WORD… --lang en --to es"),
        ("entries/en-gb/ace", "entries LANGUAGE WORD"), ("/entries/en-gb/ace", "entries LANGUAGE WORD"),
        ("thesaurus/en/ace", "thesaurus LANGUAGE WORD"), ("en-gb/ace", "WORD… --lang en-gb"),
        ("translations/en/es/ace", "translations LANGUAGE TARGET WORD"), ("en/es/ace", "WORD… --lang en --to es"),
        // An endpoint that is shortened or misspelled, with a language.
        ("lema EN axes", "lemmas LANGUAGE WORD"), ("entry en-gb ace", "entries LANGUAGE WORD"),
        ("entry de ace", "entries LANGUAGE WORD"), ("trans en es ace", "translations LANGUAGE TARGET WORD"),
        ("thes en ace", "thesaurus LANGUAGE WORD"), ("infl en-us mice", "inflections LANGUAGE WORD"),
        ("wrds en-gb ace", "words LANGUAGE --q TEXT"), ("Sentence en ace", "sentences LANGUAGE WORD"),
        ("thsaurs en happy man", "thesaurus LANGUAGE WORD"), ("pron en-gb ace", "pronunciations LANGUAGE WORD"),
        ("lemma/en/axes", "lemmas LANGUAGE WORD"), ("trans en-es ace", "translations LANGUAGE TARGET WORD"),
        // A letter too many, too few, or two letters swapped.
        ("lokup ace", "lookup WORD…"), ("lookupp ace", "lookup WORD…"), ("olokup ace", "lookup WORD…"),
        ("hlep entries", "help [COMMAND]"), ("hel entries", "help [COMMAND]"), ("helpp entries", "help [COMMAND]"),
        ("chekc entries", "check [GROUP…]"), ("chck", "check [GROUP…]"), ("hlep", "help [COMMAND]"),
        ("defin ace", "define WORD…"), ("deifne ace", "define WORD…"), ("synonims able", "synonyms WORD…"),
        ("transalte mice --to es", "translate --to CODE WORD…"), ("filtesr lemmas", "filters [ENDPOINT]"),
        ("definition ace", "define WORD…"), ("antonym good", "synonyms WORD…"), ("Definition ace", "define WORD…"),
        ("pronounce ache", "pronunciations LANGUAGE WORD"), ("examples ache", "sentences LANGUAGE WORD"),
        ("tranlate mice", "translate --to CODE WORD…"), ("lookpu ace", "lookup WORD…"),
        ("sentnces ace", "sentences LANGUAGE WORD"), ("thesarus good", "thesaurus LANGUAGE WORD"),
        ("Search party", "search LANGUAGE --q TEXT"), ("serach -- -ish", "search LANGUAGE --q TEXT"),
        // The same codes after the name of a command.
        ("define en-gb ace", "define WORD… --lang en-gb"), ("synonyms en-us able", "synonyms WORD… --lang en-us"),
        ("translate en es mice", "translate WORD… --lang en --to es"),
        ("define en/es ace", "define WORD… --lang en --to es"),
        ("wrods in use", "words LANGUAGE --q TEXT"), ("filds", "fields [ENDPOINT]"), ("langauges", "languages"),
    ]

    @Test("A mistyped command sends nothing, and the tool suggests a command", arguments: commands)
    func asked(command: String, usage: String) throws {
        let words = Self.words(of: command)
        let error = #expect(throws: ToolError.self) { try Oxford.parse(words) }
        let message = try #require(error?.lines.first)
        #expect(error?.lines.count == 1 && error?.status == .usage)
        #expect(
            message.hasSuffix(
                "; did you mean oxford \(usage)? to look up the words themselves, write oxford lookup before them"))
        // The advice works.
        #expect(throws: Never.self) { try Oxford.parse(["lookup"] + words) }
    }

    @Test(
        "A name with a letter too many, too few or two letters swapped is not looked up",
        arguments: Completions.commands)
    func misspelled(name: String) {
        let letters = Array(name)
        let gaps = letters.indices.map { String(letters[..<$0] + letters[($0 + 1)...]) }
        let extra = (0...letters.count).flatMap { gap in
            "x".map { String(letters[..<gap] + [$0] + letters[gap...]) }
        }
        let swapped = letters.indices.dropLast().map { index in
            var swapped = letters
            swapped.swapAt(index, index + 1)
            return String(swapped)
        }
        let english: Set = [
            "heck", "hep", "checks", "helps", "lookups", "defines", "translates", "sentries", "swords", "word",
            "worlds",
            "lemma", "entry", "infections", "inflection", "sentence", "translation", "pronunciation", "language",
            "filter", "field", "filers", "register", "domain", "synonym", "searchs", "search-translation",
            "grammatical-feature", "lexical-category",
        ]
        for typed in Set(gaps + extra + swapped).subtracting(english).subtracting([name]) {
            #expect(throws: ToolError.self, "\(typed)") { try Oxford.parse([typed, "ace"]) }
        }
    }

    @Test(
        "A word that begins with a dash of any kind is an option",
        arguments: ["ace —json", "ace –json", "ace −−json", "ace ‐json", "ace ―json", "—json ace", "lookup ace ——json"])
    func dashes(command: String) throws {
        let words = Self.words(of: command)
        let error = #expect(throws: ToolError.self) { try Oxford.parse(words) }
        let option = try #require(words.first { $0.hasSuffix("json") })
        #expect(error?.lines.count == 1)
        #expect(error?.lines.first?.hasSuffix("unknown option \"\(option)\"; did you mean --json?") == true)
    }

    @Test(
        "A phrase is looked up as typed",
        arguments: [
            "world war", "look after", "make it", "say hi", "work of art", "chick lit", "look it up", "work it out",
            "make it up", "word for word", "heck of a", "hep cat", "worlds apart", "swords drawn", "whelp of",
            "infections control", "field of view", "filter paper", "entry level", "language barrier", "register office",
            "and/or", "either/or", "he/she/it", "24/7", "ha ha ha", "en route", "de facto", "hi fi", "it girl",
            "id card",
            "the en suite", "en masse", "yo-yo", "vis-à-vis", "starch blocker", "refine it", "lockup garage",
            "hookup culture",
            "helm of state", "yields up", "definition", "serach", "tranlate", "word", "field", "look up", "held back",
            "sentence case", "sentenced to death", "translation memory", "defined benefit", "trans fat",
            "checks and balances", "field day", "word of mouth", "en es mice|", "translate mice|", "  don’t  panic |",
        ])
    func lookedUp(phrase: String) throws {
        // The bar at the end of a text marks a phrase in a single argument.
        let words = phrase.hasSuffix("|") ? [String(phrase.dropLast())] : Self.words(of: phrase)
        guard case .lookUp(let typed, _) = try Oxford.parse(words).command else {
            Issue.record("not looked up")
            return
        }
        #expect(typed == words.joined(separator: " "))
    }
}
