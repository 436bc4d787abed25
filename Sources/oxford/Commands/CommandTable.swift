import OxfordTransport

// This file contains a table of the commands and a table of the options. The parser, the help, the manual page and the
// completions are all based on these tables, and on the table of endpoints.

enum ToolCommand: CaseIterable {
    case words, lookup, define, translate, synonyms, lines, check, endpoint, help, file

    struct Row {
        /// The name that the user types to select the command, such as `check`, or `nil` if the command has no name.
        var name: String?
        /// The line of the help text that describes the command.
        var usage: Help.Row?
        /// The options that cannot be combined with the command.
        var refused: [ToolOption] = []
        /// The end of the error message for an option in `refused`, after "cannot be combined with".
        var refusal = ""
        /// The text of the command's own help page, or `nil` if only the general help describes the command.
        var about: String?
    }

    private static let aboutLookups = """
        An inflected form finds its headword. Several words are one phrase. Write - instead of the words to look up \
        every line of standard input. A look-up takes one to five calls, not counting retries, and each may be billed. \
        To limit the calls, pass --max-calls.
        """

    var row: Row {
        switch self {
        case .words: Row(usage: ("oxford WORD…", "look up a word in any form; several words are one phrase"))
        case .lookup:
            Row(
                name: "lookup",
                usage: ("oxford lookup WORD…", "look up a word, even if it is also the name of a command"))
        case .define:
            Row(
                name: "define", usage: ("oxford define WORD…", "print the definitions of a word in any form"),
                refused: [.to], refusal: "define; write oxford translate", about: Self.aboutLookups)
        case .translate:
            Row(
                name: "translate",
                usage: ("oxford translate --to CODE WORD…", "translate a word, from English or the language of --lang"),
                about: Self.aboutLookups)
        case .synonyms:
            Row(
                name: "synonyms",
                usage: ("oxford synonyms WORD…", "print the synonyms and antonyms of a word in any form"),
                refused: [.to], refusal: "synonyms; write oxford translate", about: Self.aboutLookups)
        case .lines:
            Row(
                name: "-", usage: ("oxford -", "look up every line of standard input, up to four at a time"),
                refused: [.curl, .raw, .url], refusal: "-; remove it or use --json")
        case .check:
            Row(
                name: "check",
                usage: ("oxford check [GROUP…]", "report what your plan allows; asks before it sends requests"),
                refused: [.curl, .lang, .raw, .to, .url], refusal: "check; remove it",
                about: """
                    A check sends a small request to each group of endpoints. It shows how long each took, and how many \
                    calls it cost, which may be billed. A failure that all others would share, such as a wrong key, \
                    ends the check. The output of --json has no dictionary text and no credentials. Without a key, the \
                    sample dictionary answers.
                    """)
        case .endpoint:
            Row(
                usage: ("oxford ENDPOINT ARGUMENT… [--NAME VALUE]…", "send a request to an endpoint"),
                refused: [.lang, .to], refusal: "an endpoint; write the language after the endpoint's name")
        case .help:
            Row(
                name: "help", usage: ("oxford help [COMMAND]", "print help, for a command if one is named"),
                refused: ToolOption.allCases.filter { $0 != .color && $0 != .yes }, refusal: "help; remove it")
        case .file:
            // This command has no usage, because the help describes it as the option --from-file.
            Row(
                refused: ToolOption.forms + [.lang, .maxCalls, .server, .timeout, .to, .verbose],
                refusal: "--from-file; remove one of them")
        }
    }

    /// The commands that look up words, whose names say what they print.
    static let lookups: [ToolCommand] = [.define, .translate, .synonyms]

    /// The options that can be combined with the command.
    var options: [ToolOption] {
        let refused = row.refused + (self == .check ? [] : [.yes])
        return ToolOption.allCases.filter { !refused.contains($0) }
    }

    static func named(_ name: String) -> ToolCommand? { allCases.first { $0.row.name == name } }

    /// Returns the command that the first word selects.
    static func selected(by word: String?) -> ToolCommand {
        word.flatMap { named($0) ?? (Endpoint.named($0) == nil ? nil : .endpoint) } ?? .words
    }
}

/// The options of the tool itself.
///
/// If an argument begins with two hyphens but names none of these options, the parser reads it as a parameter of an
/// endpoint, such as `--fields`.
enum ToolOption: String, CaseIterable {
    case color, completions, curl
    case fromFile = "from-file"
    case help, json, lang, man
    case maxCalls = "max-calls"
    case raw, server, timeout, to, url, verbose, version, yes

    struct Row {
        /// The description of the option in the help, the manual page and the documentation.
        let summary: String
        /// The placeholder for the option's value in the help, such as `FILE`, or `nil` if the option takes no value.
        var placeholder: String?
        /// The values that the option takes, for error messages.
        var values = ""
        /// The known values, which shell completions and spelling suggestions offer.
        var accepted: [String] = []
        /// The short form of the option, such as `-h`.
        var letter: String?

        /// Describes an option that accepts only the listed values.
        static func choice(_ summary: String, of accepted: [String]) -> Row {
            Row(
                summary: summary, placeholder: accepted.joined(separator: "|"), values: Wording.list(accepted),
                accepted: accepted)
        }
    }

    var row: Row {
        switch self {
        case .color:
            .choice(
                "color the output (default: auto, for terminals only)",
                of: TerminalPage.Color.allCases.map(\.rawValue))
        case .completions:
            .choice("print the completion script for a shell", of: Completions.Shell.allCases.map(\.rawValue))
        case .curl: Row(summary: "print the equivalent curl command; send nothing")
        case .fromFile:
            Row(
                summary: "show an entries answer saved with --raw; - reads standard input", placeholder: "FILE",
                values: "a path")
        case .help: Row(summary: "print help, for a command if one is named", letter: "-h")
        case .json:
            Row(summary: "print one JSON object for each word or request, on one line, even if nothing is found")
        case .lang:
            Row(
                summary: "choose the language of the words (default: en-gb)", placeholder: "CODE",
                values: "a language such as en-gb, en-us or es", accepted: MonolingualLanguage.offeredIDs)
        case .man: Row(summary: "print the manual page")
        case .maxCalls:
            Row(
                summary: "make at most this many calls, retries included", placeholder: "N",
                values: "a whole number of at least 1, such as 100")
        case .raw: Row(summary: "print the response's body")
        case .server:
            Row(
                summary: "choose the server (default: live with a key, otherwise sample)",
                placeholder: "sample|sandbox|live|URL",
                values: "sample, sandbox, live or the URL of a server", accepted: ["sample", "sandbox", "live"])
        case .timeout:
            Row(
                summary: "limit the time for each request, retries included (default: 30)", placeholder: "SECONDS",
                values: "more than 0 and at most 3600 seconds, such as 5")
        case .to:
            Row(
                summary: "translate the words to this language", placeholder: "CODE",
                values: "a language such as es or de", accepted: BilingualLanguage.offeredIDs)
        case .url: Row(summary: "print the URL; send nothing")
        case .verbose: Row(summary: "report every event on standard error", letter: "-v")
        case .version: Row(summary: "print the version", letter: "-V")
        case .yes: Row(summary: "send the requests of oxford check without asking", letter: "-y")
        }
    }

    /// The options that select the output format.
    ///
    /// A command accepts only one of these options.
    static let forms: [ToolOption] = [.curl, .json, .raw, .url]

    /// The options that are commands by themselves.
    static let alone: [ToolOption] = [.completions, .fromFile, .help, .man, .version]

    var name: String { "--" + rawValue }

    /// The option and a placeholder for its value, as shown in the help.
    var usage: String {
        [row.letter.map { "\($0), \(name)" } ?? name, row.placeholder].compactMap(\.self).joined(separator: " ")
    }

    static func withLetter(_ letter: String) -> ToolOption? { allCases.first { $0.row.letter == letter } }

    /// Returns the option whose name is most similar to `name`, or `nil` if no name is similar enough.
    static func meant(by name: String) -> ToolOption? {
        allCases.map(\.rawValue).nearestSpelling(to: name).flatMap { Self(rawValue: $0) }
    }

    static func unknown(_ name: String) -> String {
        "unknown option \("--\(name)".quoted)"
            + (meant(by: name).map { "; did you mean \($0.name)?" } ?? "; run oxford --help for a list")
    }
}
