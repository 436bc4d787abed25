import OxfordTransport

/// The options of the tool itself: all others are parameters of endpoints.
enum ToolOption: String, CaseIterable {
    case color, completions, curl
    case fromFile = "from-file"
    case help, json, lang, raw, server, timeout, url, verbose, version

    /// The option of one letter, such as `-h`.
    init?(letter: String) {
        switch letter {
        case "-h": self = .help
        case "-v": self = .verbose
        case "-V": self = .version
        default: return nil
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
        case .curl, .help, .json, .raw, .url, .verbose, .version: nil
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
