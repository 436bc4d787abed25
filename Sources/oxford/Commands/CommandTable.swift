import OxfordTransport

// This file contains a table of the commands and a table of the options. The parser, the help, the manual page and the
// completions are all based on these tables.

enum ToolCommand: CaseIterable {
    case words, lookup, lines, check, endpoint, help, file

    struct Row {
        /// The name that the user types to select the command, such as `check`, or `nil` if the command has no name.
        var name: String?
        /// The rows of the help text that describe the command.
        var usages: [Help.Row] = []
        /// The options that cannot be combined with the command.
        var refused: [ToolOption] = []
        /// The end of the error message for an option in `refused`.
        ///
        /// The message starts with the option's name: `--url cannot be combined with check; remove it`.
        var refusal = ""
    }

    var row: Row {
        switch self {
        case .words:
            Row(usages: [
                ("oxford WORD…", "look up a word in any form; several words are one phrase"),
                ("oxford --to CODE WORD…", "translate a word in any form, from English or the language of --lang"),
            ])
        case .lookup:
            Row(
                name: "lookup",
                usages: [("oxford lookup WORD…", "look up a word, even if it is also the name of a command")])
        case .lines:
            Row(
                name: "-",
                usages: [("oxford -", "look up every line of standard input, up to four at a time")],
                refused: [.curl, .raw, .url],
                refusal: "cannot be combined with -; remove it or use --json")
        case .check:
            Row(
                name: "check",
                usages: [
                    (
                        "oxford check [GROUP…]",
                        "report which endpoints your plan allows; asks before it sends requests to a server"
                    )
                ],
                refused: [.curl, .lang, .raw, .to, .url],
                refusal: "cannot be combined with check; remove it")
        case .endpoint:
            Row(
                usages: [("oxford ENDPOINT ARGUMENT… [--NAME VALUE]…", "send a request to an endpoint")],
                refused: [.lang, .to],
                refusal: "cannot be combined with an endpoint; write the language after the endpoint's name")
        case .help:
            Row(
                name: "help",
                usages: [("oxford help [COMMAND]", "print help, for a command if one is named")],
                refused: ToolOption.allCases.filter { $0 != .color && $0 != .yes },
                refusal: "cannot be combined with help; remove it")
        case .file:
            // This command has no usage, because the help describes it as the option --from-file.
            Row(
                refused: ToolOption.forms + [.lang, .maxCalls, .server, .timeout, .to, .verbose],
                refusal: "cannot be combined with --from-file; remove one of them")
        }
    }

    static func named(_ name: String) -> ToolCommand? { allCases.first { $0.row.name == name } }
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
        /// The short form of the option, including the hyphen, such as `-h`.
        var letter: String?
        /// A description of the option's value for error messages, or `nil` if the option takes no value.
        var value: String?
        /// The placeholder for the option's value in the help, such as `FILE`.
        ///
        /// If this property is `nil`, the help lists the values in `accepted` instead of a placeholder.
        var placeholder: String?
        /// The known values, which shell completions and spelling suggestions offer.
        ///
        /// The array is empty if the option takes no value, or if the possible values cannot be listed, as with file
        /// paths.
        var accepted: [String] = []
        /// The description of the option in the help, the manual page and the documentation.
        let summary: String
    }

    var row: Row {
        switch self {
        case .color:
            Row(
                value: "auto, always or never", accepted: TerminalPage.Color.allCases.map(\.rawValue),
                summary: "color the output (default: auto, for terminals only)")
        case .completions:
            Row(
                value: "bash, zsh or fish", accepted: Completions.Shell.allCases.map(\.rawValue),
                summary: "print the completion script for a shell")
        case .curl:
            Row(summary: "print the equivalent curl command; send nothing")
        case .fromFile:
            Row(
                value: "a path", placeholder: "FILE",
                summary: "show an entries answer saved with --raw; - reads standard input")
        case .help:
            Row(letter: "-h", summary: "print help, for a command if one is named")
        case .json:
            Row(summary: "print one JSON object for each word or request, on one line, even if nothing is found")
        case .lang:
            Row(
                value: "a language such as en-gb, en-us or es", placeholder: "CODE",
                accepted: MonolingualLanguage.knownIDs,
                summary: "choose the language of the words (default: en-gb)")
        case .man:
            Row(summary: "print the manual page")
        case .maxCalls:
            Row(
                value: "a whole number of at least 1, such as 100", placeholder: "N",
                summary: "make at most this many calls, retries included")
        case .raw:
            Row(summary: "print the response's body")
        case .server:
            Row(
                value: "sample, sandbox, live or the URL of a server", placeholder: "sample|sandbox|live|URL",
                accepted: ["sample", "sandbox", "live"],
                summary: "choose the server (default: live with a key, otherwise sample)")
        case .timeout:
            Row(
                value: "more than 0 and at most 3600 seconds, such as 5", placeholder: "SECONDS",
                summary: "limit the time for each request, retries included (default: 30)")
        case .to:
            Row(
                value: "a language such as es or de", placeholder: "CODE",
                accepted: BilingualTargetLanguage.knownIDs,
                summary: "translate the words to this language")
        case .url:
            Row(summary: "print the URL; send nothing")
        case .verbose:
            Row(letter: "-v", summary: "report every event on standard error")
        case .version:
            Row(letter: "-V", summary: "print the version")
        case .yes:
            Row(letter: "-y", summary: "send the requests of oxford check without asking")
        }
    }

    /// The options that select the output format.
    ///
    /// A command accepts only one of these options.
    static let forms: [ToolOption] = [.curl, .json, .raw, .url]

    var name: String { "--" + rawValue }

    /// The option and a placeholder for its value, as shown in the help.
    var usage: String {
        let row = row
        let value = row.placeholder ?? row.accepted.joined(separator: "|")
        return (row.letter.map { "\($0), " } ?? "") + name + (value.isEmpty ? "" : " " + value)
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
