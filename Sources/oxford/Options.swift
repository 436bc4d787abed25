import OxfordDictionaries

/// The arguments, apart from each other: words, parameters of requests, and what is for the tool itself.
struct Options {
    /// Where requests go, as it was said.
    enum Place: Equatable {
        case sample
        case server(Server)
    }

    enum Form: Equatable {
        /// For a person to read.
        case text
        /// One object a line.
        case json
        /// The body as it came.
        case raw
        /// The URL, sending nothing.
        case url
        /// The command of curl, sending nothing.
        case curl
    }

    /// What stands before `--`, and behind it.
    var words: [String] = []
    var wordsBehindHyphens: [String] = []
    var parameters: [(name: String, value: String)] = []
    var place: Place?
    var form = Form.text
    var language: MonolingualLanguage?
    var timeout: Duration = .seconds(30)
    var color: Paper.Color = .auto
    /// A saved answer to show, in place of asking.
    var file: String?
    /// The shell whose completions are asked for.
    var shell: Completions.Shell?
    var isVerbose = false
    var isHelp = false
    var isVersion = false

    init(_ arguments: [String]) throws(ToolError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            switch argument {
            case "--":
                wordsBehindHyphens = Array(rest)
                return
            case "--help", "-h": isHelp = true
            case "--version": isVersion = true
            case "--url": form = .url
            case "--curl": form = .curl
            case "--json": form = .json
            case "--raw": form = .raw
            case "--verbose": isVerbose = true
            case "--from-file": file = try Self.value(of: argument, in: &rest)
            case "--completions": shell = try Self.shell(try Self.value(of: argument, in: &rest))
            case "--server": place = try Self.place(try Self.value(of: argument, in: &rest))
            case "--lang": language = try Self.language(try Self.value(of: argument, in: &rest))
            case "--timeout": timeout = try Self.seconds(try Self.value(of: argument, in: &rest))
            case "--color": color = try Self.color(try Self.value(of: argument, in: &rest))
            default:
                guard argument.hasPrefix("--") else {
                    throw ToolError("\(argument) is no option; what begins with a hyphen comes after --")
                }
                let name = String(argument.dropFirst(2))
                let value = Self.standAlone.contains(name) ? "" : try Self.value(of: argument, in: &rest)
                parameters.append((name, value))
            }
        }
    }

    /// The options of the tool itself, with whether they take a value.
    static let own: [(name: String, takesValue: Bool)] = [
        ("color", true), ("completions", true), ("curl", false), ("from-file", true), ("help", false), ("json", false),
        ("lang", true), ("raw", false), ("server", true), ("timeout", true), ("url", false), ("verbose", false),
        ("version", false),
    ]

    /// The parameters of version 1 that take no value.
    private static let standAlone = Set(
        EndpointCatalog.version1.endpoints.flatMap(\.parameters).filter { !$0.takesValue }.map(\.name))

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws(ToolError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw ToolError("\(option) needs a value") }
        return value
    }

    private static func place(_ text: String) throws(ToolError) -> Place {
        switch text {
        case "sample": return .sample
        case "live": return .server(.live)
        case "sandbox": return .server(.sandbox)
        default:
            do throws(InvalidServer) {
                return .server(try Server(validating: text))
            } catch {
                throw ToolError("\(error); --server takes sample, sandbox, live or the URL of a server")
            }
        }
    }

    private static func language(_ text: String) throws(ToolError) -> MonolingualLanguage {
        guard let language = MonolingualLanguage(rawValue: text) else {
            throw ToolError(#"--lang does not take "\#(text)": it takes a dictionary such as en-gb, en-us or es"#)
        }
        return language
    }

    private static func seconds(_ text: String) throws(ToolError) -> Duration {
        guard let seconds = Double(text), seconds > 0, seconds <= 3600 else {
            throw ToolError(#"--timeout does not take "\#(text)": it takes seconds, such as 5 or 0.5"#)
        }
        return .seconds(seconds)
    }

    private static func shell(_ text: String) throws(ToolError) -> Completions.Shell {
        guard let shell = Completions.Shell(rawValue: text) else {
            throw ToolError(#"--completions does not take "\#(text)": it takes bash, zsh or fish"#)
        }
        return shell
    }

    private static func color(_ text: String) throws(ToolError) -> Paper.Color {
        guard let color = Paper.Color(rawValue: text) else {
            throw ToolError(#"--color does not take "\#(text)": it takes auto, always or never"#)
        }
        return color
    }
}
