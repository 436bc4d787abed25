import OxfordTransport

/// The options of the tool itself: all others are parameters of endpoints.
enum ToolOption: String, CaseIterable {
    case color, completions, curl
    case fromFile = "from-file"
    case help, json, lang, man, raw, server, timeout, url, verbose, version, yes

    /// Creates the option of a letter, such as `-h`.
    init?(letter: String) {
        guard let option = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = option
    }

    /// The letter that stands for the option, with its hyphen.
    var letter: String? {
        switch self {
        case .help: "-h"
        case .verbose: "-v"
        case .version: "-V"
        case .yes: "-y"
        default: nil
        }
    }

    /// How it is typed.
    var name: String { "--" + rawValue }

    /// What it takes, in words; nothing where it takes no value.
    var value: String? {
        switch self {
        case .color: "auto, always or never"
        case .completions: "bash, zsh or fish"
        case .fromFile: "a file"
        case .lang: "a dictionary such as en-gb, en-us or es"
        case .server: "sample, sandbox, live or the URL of a server"
        case .timeout: "seconds, such as 5 or 0.5"
        case .curl, .help, .json, .man, .raw, .url, .verbose, .version, .yes: nil
        }
    }

    /// How it is typed, with what it takes, for the help.
    var usage: String {
        let value =
            switch self {
            case .fromFile: "FILE"
            case .lang: "CODE"
            case .server: (accepted + ["URL"]).joined(separator: "|")
            case .timeout: "SECONDS"
            default: accepted.joined(separator: "|")
            }
        return (letter.map { "\($0), " } ?? "") + name + (value.isEmpty ? "" : " " + value)
    }

    /// What it does, for the help.
    var summary: String {
        switch self {
        case .color: "colors the output (default: auto, which follows the terminal and NO_COLOR)"
        case .completions: "prints the completions for a shell"
        case .curl: "prints the equivalent curl command; sends nothing"
        case .fromFile: "shows a saved answer of entries; - is standard input"
        case .help: "prints help; after an endpoint or check, the help for that"
        case .json: "prints one JSON object a line, also when nothing is found"
        case .lang: "the dictionary that words are looked up in (default: en-gb)"
        case .man: "prints the manual page"
        case .raw: "prints the body as it came"
        case .server: "the server that answers (default: live with a key, else sample)"
        case .timeout: "the longest time to wait for an answer (default: 30)"
        case .url: "prints the URL; sends nothing"
        case .verbose: "reports every attempt on standard error"
        case .version: "prints the version"
        case .yes: "lets check send its requests without asking"
        }
    }

    /// The values that it is known to take; none where there is no list of them.
    var accepted: [String] {
        switch self {
        case .color: TerminalPage.Color.allCases.map(\.rawValue)
        case .completions: Completions.Shell.allCases.map(\.rawValue)
        case .lang: MonolingualLanguage.known.map(\.rawValue)
        case .server: ["sample", "sandbox", "live"]
        default: []
        }
    }

    /// Those that say what is written, of which there can be one alone.
    static let forms: [ToolOption] = [.curl, .json, .raw, .url]

    /// The option that was probably meant by a name that is none's.
    static func meant(by name: String) -> ToolOption? {
        Spelling.nearest(to: name, in: allCases.map(\.rawValue)).flatMap { Self(rawValue: $0) }
    }

    /// Says that a name is no option's.
    static func unknown(_ name: String) -> String {
        let names = allCases.map(\.name)
        return "there is no option \("--\(name)".quoted)"
            + (meant(by: name).map { "; did you mean \($0.name)? There" } ?? "; there")
            + " are \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }
}
