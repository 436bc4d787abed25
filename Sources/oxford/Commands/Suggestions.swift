import OxfordTransport

// Questions about words that were probably meant as a command.
//
// A phrase costs calls, so the tool does not look up one that is probably a mistyped command. It does look up a phrase
// such as "sentence case", whose first word only lacks the ending of a name.

extension ParsedArguments {
    /// The names of commands, by other names that people give to them.
    private static let namesByOtherName = [
        "antonym": "synonyms", "antonyms": "synonyms", "definition": "define", "definitions": "define",
        "examples": "sentences", "pronounce": "pronunciations", "pronunciation": "pronunciations",
        "synonym": "synonyms",
    ]

    private static let names = Completions.commands + namesByOtherName.keys.sorted()

    /// The English words that would otherwise be taken for a misspelled or shortened name.
    ///
    /// The names are few and long, so few words differ from one of them by a single letter.
    private static let englishWords: Set = [
        "antony", "defile", "entrees", "falters", "fiends", "filers", "fillers", "fitters", "heck", "hep", "hookup",
        "infections", "lockup", "refine", "resisters", "sentries", "starch", "swords", "the", "whelp", "wields",
        "worlds", "yields",
    ]

    static let lookupAdvice = "to look up the words themselves, write oxford lookup before them"

    private static func usage(of name: String) -> String {
        let name = namesByOtherName[name] ?? name
        return ToolCommand.named(name)?.row.usage?.usage ?? "oxford " + (Endpoint.named(name)?.usage() ?? name)
    }

    /// Returns the question that the tool asks instead of looking up some words, or `nil` if they are probably a
    /// phrase.
    func question(about typed: [Argument], for command: ToolCommand) -> ArgumentMistake? {
        guard command == .words || ToolCommand.lookups.contains(command), let first = typed.first else { return nil }
        // Slashes separate words too, as in `entries/en-gb/ace`, and a language pair such as `en-es` is two words.
        let parts = typed.flatMap { $0.text.lowercased().split(separator: "/").map(String.init).flatMap(\.languages) }
        let name = command == .words ? nameMeant(by: parts, first.text.lowercased(), isAlone: typed.count == 1) : nil
        let mistake: String
        if let name {
            mistake = "\(first.text.quoted) is not a command; did you mean \(Self.usage(of: name))?"
        } else if let options = options(meantBy: parts) {
            let usage = ["oxford", command.row.name, "WORD…", options].compactMap(\.self).joined(separator: " ")
            let text = typed.map(\.text).joined(separator: " ")
            mistake = "the code of a language in \(text.quoted); did you mean \(usage)?"
        } else {
            return nil
        }
        return ArgumentMistake(position: first.position, text: "\(mistake) \(Self.lookupAdvice)")
    }

    /// Returns the name of a command or an endpoint that the first word probably means.
    private func nameMeant(by parts: [String], _ first: String, isAlone: Bool) -> String? {
        if Self.englishWords.contains(first) || parts.first?.isKnownLanguage != false { return nil }
        // A language that the endpoint takes, with a word after it, shows this even if the name is cut off.
        if parts.count > 2, !hasForeignWords, let code = parts[1].knownLanguage {
            let names = Endpoint.all.filter { $0.arguments.first?.acceptedValues.contains(code) == true }.map(\.name)
            let name = names.first { $0.hasPrefix(parts[0]) || $0.otherForms.contains(parts[0]) }
            if let name = name ?? names.nearestSpelling(to: parts[0], within: 2) { return name }
        }
        guard let name = Self.names.nearestSpelling(to: first, within: 1) else { return nil }
        // The word alone may be misspelled, but not if the command takes no words.
        let mayBeAlone = Self.usage(of: name).split(separator: " ").dropFirst(2).allSatisfy { $0.hasPrefix("[") }
        if isAlone && !mayBeAlone { return nil }
        // In a short name, a wrong letter makes another word, such as "chick".
        let hasWrongLetter = first.count == name.count && first.sorted() != name.sorted()
        let isWord = hasWrongLetter && name.count < 6 || name.otherForms.contains(first)
        return isWord && first != name ? nil : name
    }

    /// Returns the options that say the same as the language codes in some words, or `nil` if there are none.
    ///
    /// A code with a hyphen, and a pair of languages, are no part of a phrase. A code such as `it` may be a word.
    private func options(meantBy parts: [String]) -> String? {
        let pairs =
            hasForeignWords ? [] : zip(parts, parts.dropFirst()).compactMap { LanguagePair(rawValue: "\($0)/\($1)") }
        if let pair = pairs.first(where: LanguagePair.known.contains) {
            return "--lang \(pair.source) --to \(pair.target)"
        }
        return parts.compactMap(\.knownLanguage).first { $0.contains("-") }.map { "--lang \($0)" }
    }

    /// Whether the words are in a language in which `en` or `de` may be a word.
    private var hasForeignWords: Bool { source?.text.lowercased().hasPrefix("en") == false }

    /// Advice to print after the other messages, if the name of a command is probably the first word of a phrase.
    ///
    /// The array is empty if there is no note about the words, and no mistake in them. It is also empty if the user
    /// clearly meant the command, because the arguments contain a parameter, words after `--`, or a language.
    var hints: [String] {
        let isAboutWords = mistakes.contains { mistake in words.contains { $0.position == mistake.position } }
        let isCommand = words.first.map { Completions.commands.contains($0.text) && $0.text != "lookup" } ?? false
        let isMeant =
            !parameters.isEmpty || !wordsBehindHyphens.isEmpty
            || words.flatMap(\.text.languages).contains(where: \.isKnownLanguage)
        // The note of a look-up is about an option.
        let hasNote = !notes.isEmpty && ToolCommand.selected(by: words.first?.text) == .endpoint
        return isCommand && !isMeant && (isAboutWords || hasNote) ? [Self.lookupAdvice] : []
    }
}

extension String {
    /// The code of the language that the text names in any letter case, or `nil` if the library knows none.
    var knownLanguage: String? {
        let code = String(lowercased().map { $0 == "_" ? "-" : $0 })
        return Language.known.contains { $0.rawValue == code } ? code : nil
    }

    var isKnownLanguage: Bool { knownLanguage != nil }

    /// The languages of a pair such as `en-es` or `en/es`, or the text itself if it is none.
    var languages: [String] {
        let parts = split(omittingEmptySubsequences: false) { "-_/".contains($0) }.map(String.init)
        return parts.count == 2 && !isKnownLanguage && parts.allSatisfy(\.isKnownLanguage) ? parts : [self]
    }

    /// The forms of a name that are also English words: its singular, its plural and its past tense.
    fileprivate var otherForms: [String] {
        if hasSuffix("us") { return [] }
        let singular = hasSuffix("ies") ? dropLast(3) + "y" : hasSuffix("s") ? String(dropLast()) : self
        return [singular, singular + "s", singular + (singular.hasSuffix("e") ? "d" : "ed")]
    }
}
