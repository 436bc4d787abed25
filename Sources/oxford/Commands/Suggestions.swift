import OxfordTransport

// Suggestions for a first word that is, or resembles, the name of a command.
//
// A phrase costs calls, so the tool does not look up one that was probably meant as a command. It does look up a phrase
// such as "sentence case", whose first word only lacks the ending of a name.

extension ParsedArguments {
    /// The names of commands, by other names that people give to them.
    private static let namesByOtherName = [
        "antonym": "synonyms", "antonyms": "synonyms", "definition": "define", "definitions": "define",
        "examples": "sentences", "pronounce": "pronunciations", "pronunciation": "pronunciations",
        "synonym": "synonyms",
    ]

    private static let names = Completions.commands + namesByOtherName.keys.sorted()

    private static func usage(of name: String) -> String {
        let name = namesByOtherName[name] ?? name
        return ToolCommand.named(name)?.row.usage?.usage ?? "oxford " + (Endpoint.named(name)?.usage() ?? name)
    }

    /// The usage of the command that the user probably meant, or `nil` if the words are probably a phrase.
    var commandMeant: String? {
        guard let first = words.first?.text.lowercased() else { return nil }
        let next = (words.dropFirst() + wordsBehindHyphens).first?.text
        // What follows a misspelled name can show that it is one: a parameter, or a value that the endpoint expects.
        let endpoint = Endpoint.all.map(\.name).nearestSpelling(to: first).flatMap { Endpoint.named($0) }
        let hasParameter = parameters.contains { Self.example(of: $0.name) != nil }
        if let endpoint, hasParameter || endpoint.arguments.first?.acceptedValues.contains(next ?? "") == true {
            return Self.usage(of: endpoint.name)
        }
        let name = Self.names.nearestSpelling(to: first, within: first.count < 6 ? 0 : 1)
        guard next != nil, let name, first == name || first.stem != name.stem else { return nil }
        return Self.usage(of: name)
    }

    /// Advice for a user who wanted to look up the words.
    var lookupAdvice: String {
        let (kind, rest) = (words + wordsBehindHyphens).count > 1 ? ("phrase", " …") : ("word", "")
        return "to look up the \(kind), write oxford lookup \(words.first?.text ?? "")" + rest
    }

    /// Advice to print after the other messages, if the name of a command is probably the first word of a phrase.
    ///
    /// The array is empty if there is no note about the words, and no mistake in them. It is also empty if the user
    /// clearly meant the command, because the arguments contain a parameter, words after `--`, or a language.
    var hints: [String] {
        let isAboutWords = mistakes.contains { mistake in words.contains { $0.position == mistake.position } }
        guard isAboutWords || !notes.isEmpty, let first = words.first?.text, Completions.commands.contains(first),
            first != "lookup", parameters.isEmpty, wordsBehindHyphens.isEmpty,
            !words.flatMap(\.text.languages).contains(where: \.isKnownLanguage)
        else { return [] }
        return [lookupAdvice]
    }
}

extension String {
    /// Whether the text is the code of a language that the service offers.
    var isKnownLanguage: Bool { (try? Language(validating: self)).map(Language.known.contains) ?? false }

    /// The languages of a pair such as `en-es` or `en/es`, or the text itself if it is none.
    var languages: [String] {
        let parts = split(omittingEmptySubsequences: false) { "-_/".contains($0) }.map(String.init)
        return parts.count == 2 && !isKnownLanguage && parts.allSatisfy(\.isKnownLanguage) ? parts : [self]
    }

    /// The word without the ending of a plural or a past form.
    fileprivate var stem: Substring { hasSuffix("s") || hasSuffix("d") ? dropLast() : self[...] }
}
