import OxfordTransport

/// The options of the tool itself.
///
/// All other options are parameters of endpoints.
enum ToolOption: String, CaseIterable {
    case color, completions, curl
    case fromFile = "from-file"
    case help, json, lang, man, raw, server, timeout, to, url, verbose, version, yes

    /// Creates the option with a short form, such as `-h`.
    init?(letter: String) {
        guard let option = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = option
    }

    /// The short form, including the hyphen.
    var letter: String? {
        switch self {
        case .help: "-h"
        case .verbose: "-v"
        case .version: "-V"
        case .yes: "-y"
        default: nil
        }
    }

    var name: String { "--" + rawValue }

    /// A description of the value, or `nil` if the option takes none.
    var value: String? {
        switch self {
        case .color: "auto, always or never"
        case .completions: "bash, zsh or fish"
        case .fromFile: "a path"
        case .lang: "a language such as en-gb, en-us or es"
        case .server: "sample, sandbox, live or the URL of a server"
        case .timeout: "more than 0 and at most 3600 seconds, such as 5"
        case .to: "a language such as es or de"
        case .curl, .help, .json, .man, .raw, .url, .verbose, .version, .yes: nil
        }
    }

    /// The option and its value, as the help shows them.
    var usage: String {
        let value =
            switch self {
            case .fromFile: "FILE"
            case .lang, .to: "CODE"
            case .server: (accepted + ["URL"]).joined(separator: "|")
            case .timeout: "SECONDS"
            default: accepted.joined(separator: "|")
            }
        return (letter.map { "\($0), " } ?? "") + name + (value.isEmpty ? "" : " " + value)
    }

    /// The description in the help, the manual page and the documentation.
    var summary: String {
        switch self {
        case .color: "color the output (default: auto, for terminals only)"
        case .completions: "print the completion script for a shell"
        case .curl: "print the equivalent curl command; send nothing"
        case .fromFile: "show a saved answer of entries; - reads standard input"
        case .help: "print help, for a command if one is named"
        case .json: "print one JSON object per line, even if nothing is found"
        case .lang: "choose the language of the words (default: en-gb)"
        case .man: "print the manual page"
        case .raw: "print the response's body unchanged"
        case .server: "choose the server (default: live with a key, otherwise sample)"
        case .timeout: "limit the time for each request, retries included (default: 30)"
        case .to: "translate the words to this language"
        case .url: "print the URL; send nothing"
        case .verbose: "report every attempt on standard error"
        case .version: "print the version"
        case .yes: "let check send its requests without asking"
        }
    }

    /// The known values, or an empty array if there is no list.
    var accepted: [String] {
        switch self {
        case .color: TerminalPage.Color.allCases.map(\.rawValue)
        case .completions: Completions.Shell.allCases.map(\.rawValue)
        case .lang: MonolingualLanguage.known.map(\.rawValue)
        case .server: ["sample", "sandbox", "live"]
        case .to: BilingualTargetLanguage.known.map(\.rawValue)
        default: []
        }
    }

    /// The mutually exclusive options for the output format.
    static let forms: [ToolOption] = [.curl, .json, .raw, .url]

    /// Returns the option with the most similar name, or `nil` if none is similar enough.
    static func meant(by name: String) -> ToolOption? {
        allCases.map(\.rawValue).nearestSpelling(to: name).flatMap { Self(rawValue: $0) }
    }

    static func unknown(_ name: String) -> String {
        "unknown option \("--\(name)".quoted)"
            + (meant(by: name).map { "; did you mean \($0.name)?" } ?? "; run oxford --help for a list")
    }
}
