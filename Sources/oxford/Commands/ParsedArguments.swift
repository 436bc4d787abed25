import OxfordTransport

/// The command-line arguments, separated into words, request parameters and the tool's own options.
///
/// Parsing continues after a mistake, so that the tool can report all mistakes at once.
struct ParsedArguments {
    private(set) var words: [Argument] = []
    private(set) var wordsBehindHyphens: [Argument] = []
    private(set) var parameters: [NamedValue] = []
    /// The server that the user selected, or `nil` for the sample dictionary and if the user selected none.
    private(set) var server: Server?
    private(set) var isSample = false
    private(set) var timeout: Duration = .seconds(30)
    private(set) var maxCalls: Int?
    private(set) var color: TerminalPage.Color = .auto
    private(set) var file: Argument?
    private(set) var shell: Completions.Shell?

    var mistakes: [ArgumentMistake] = []
    /// The notes to print about values that the tool accepts, although the service may not.
    ///
    /// The tool prints a note instead of an error, because the service may have added the value since this version of
    /// the tool was released.
    var notes: [String] = []
    /// The option or parameter at the end whose value is missing.
    private(set) var unfinished: Argument?
    /// The values of `--lang` and `--to`.
    private(set) var (source, target): (Argument?, Argument?)
    private var positions: [(option: ToolOption, position: Int)] = []

    init(_ arguments: [String]) {
        var rest = arguments.enumerated().map { Argument(position: $0 + 1, text: $1) }[...]
        // Swift replaces invalid UTF-8 with the character U+FFFD. No word contains this character.
        for argument in rest where argument.text.unicodeScalars.contains("\u{FFFD}") {
            let mistake = "U+FFFD in \(argument.text.quoted), or invalid UTF-8; pass text encoded as UTF-8"
            mistakes.add(mistake, at: argument.position)
        }
        while let argument = rest.popFirst() {
            if argument.text == "--" {
                wordsBehindHyphens = Array(rest)
                break
            } else if let option = ToolOption.withLetter(argument.text) {
                positions.append((option, argument.position))
            } else if argument.text.unicodeScalars.first?.isDash == true, argument.text != "-" {
                read(argument, with: &rest)
            } else {
                words.append(argument)
            }
        }
        refuse(
            ToolOption.forms.filter { $0 != form }, "cannot be combined with \(form?.name ?? ""); remove one of them")
    }

    func has(_ option: ToolOption) -> Bool { positions.contains { $0.option == option } }

    /// The option that selects the output format.
    ///
    /// If the user passes several options that select a format, this property contains the first one.
    var form: ToolOption? { positions.first { ToolOption.forms.contains($0.option) }?.option }

    /// Reports an error for each of the options that the user passed.
    ///
    /// The messages consist of the option's name and `reason`.
    mutating func refuse(_ options: [ToolOption], _ reason: String) {
        for option in options {
            guard let given = positions.last(where: { $0.option == option }) else { continue }
            mistakes.add("\(option.name) \(reason)", at: given.position)
        }
    }
}

extension ParsedArguments {
    /// Reads an argument that begins with a hyphen or a dash, and its value, which may be the next argument.
    private mutating func read(_ argument: Argument, with rest: inout ArraySlice<Argument>) {
        let (typed, text) = argument.text.halves(at: "=")
        let hasHyphens = typed.hasPrefix("--")
        let bare = hasHyphens ? typed.dropFirst(2) : typed.drop { $0.unicodeScalars.allSatisfy(\.isDash) }
        let name = Self.parameterName(String(bare))
        let option = ToolOption(rawValue: name)
        let isKnown = option != nil || Self.parameterNames.contains(name)
        if !hasHyphens {
            let dash = typed.hasPrefix("-") ? "hyphen" : "dash"
            let advice =
                isKnown ? "did you mean --\(name)?" : "to look up a word that begins with a \(dash), put it after --"
            // A value may be a secret, so leave it out.
            mistakes.add("unknown option \(typed.quoted); \(advice)", at: argument.position)
            if !isKnown { return words.append(argument) }
        }
        let attached = text.map { Argument(position: argument.position, text: $0) }
        func value() -> Argument? {
            if attached == nil, rest.isEmpty { unfinished = argument }
            return attached ?? (rest.first?.text.hasPrefix("--") == false ? rest.popFirst() : nil)
        }
        guard let option else {
            // An unknown name is probably misspelled. The next argument is its value, unless the name resembles an
            // option that takes no value.
            let meant = ToolOption.meant(by: name)
            let given = meant.map { $0.row.placeholder == nil } == true ? attached : value()
            if given == nil, isKnown {
                return mistakes.add("missing value for --\(name); write --\(name)=VALUE", at: argument.position)
            }
            let value = given ?? Argument(position: argument.position, text: "")
            return parameters.append(NamedValue(name: name, position: argument.position, value: value))
        }
        positions.append((option, argument.position))
        if option.row.placeholder == nil {
            // The message does not show the value, because it may be a secret.
            if attached != nil { mistakes.add("\(option.name) takes no value; write it alone", at: argument.position) }
        } else if let value = value() {
            take(value, for: option)
        } else {
            mistakes.add("missing value for \(option.name); pass \(option.row.values)", at: argument.position)
        }
    }

    private static let parameterNames = Set(Endpoint.all.flatMap(\.parameters).map(\.name))

    /// Returns the name of a parameter that was typed with hyphens, such as `lexicalCategory` for `lexical-category`.
    ///
    /// This method returns any other name unchanged.
    static func parameterName(_ name: String) -> String {
        let words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let joined = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return parameterNames.contains(joined) ? joined : name
    }

    private mutating func take(_ value: Argument, for option: ToolOption) {
        let text = value.text
        let row = option.row
        switch option {
        case .fromFile: file = value
        case .lang: source = value
        case .to: target = value
        case .color, .completions:
            color = TerminalPage.Color(rawValue: text) ?? color
            shell = Completions.Shell(rawValue: text)
            if !row.accepted.contains(text) {
                mistakes.add(Wording.unsupported(text, for: option.name, use: row.accepted), at: value.position)
            }
        case .maxCalls:
            // `Int` also reads a sign.
            maxCalls = text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
            if maxCalls.map({ $0 > 0 }) != true { refuse(value, of: option) }
        case .timeout:
            // `Double` also reads a sign, an exponent, hexadecimal digits and `nan`.
            guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let seconds = Double(text),
                seconds > 0, seconds <= 3600
            else { return refuse(value, of: option) }
            timeout = .seconds(seconds)
        case .server:
            isSample = text == "sample"
            server = ["live": .live, "sandbox": .sandbox][text]
            if isSample || server != nil { return }
            do {
                server = try Server(validating: text)
            } catch let error as InvalidServer {
                // If the text has no URL scheme, the user may have intended one of these names instead of a URL.
                let names = error.reason == .scheme ? ", or pass sample, sandbox or live" : ""
                mistakes.add(
                    Wording.invalid(error.text, for: option.name, because: error.advice + names), at: value.position)
            } catch {
                refuse(value, of: option)
            }
        case .curl, .help, .json, .man, .raw, .url, .verbose, .version, .yes: break
        }
    }

    private mutating func refuse(_ value: Argument, of option: ToolOption) {
        mistakes.add(
            "invalid value \(value.text.quoted) for \(option.name); pass \(option.row.values)", at: value.position)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a hyphen, a dash or a minus sign.
    ///
    /// Word processors replace two hyphens with a dash, so an option that is pasted from a document begins with one.
    fileprivate var isDash: Bool { properties.generalCategory == .dashPunctuation || self == "\u{2212}" }
}
