import OxfordTransport

/// The help text of the tool.
///
/// The manual page and the documentation contain parts of it, too.
enum Help {
    typealias Row = (usage: String, text: String)

    static let summary = "look words up in the Oxford Dictionaries API"

    static let commands: [Row] = ToolCommand.allCases.flatMap(\.row.usages)

    static let examples = [
        "oxford ace", "oxford at odds", "oxford --to es mice", "oxford - --json < words.txt",
        "oxford entries en-gb ace --fields definitions --lexicalCategory noun --url",
    ]

    static let options: [Row] = ToolOption.allCases.map { ($0.usage, $0.row.summary) }

    static let typing = """
        Write a value after its option or after an equals sign: --lang=en-us. Separate the values of a list by commas. \
        Names with capitals may be typed with hyphens: --lexical-category. Put arguments that begin with a hyphen, and \
        words that are names of commands, after two hyphens: oxford -- search
        """

    static let environment: [Row] = [
        (
            "OXFORD_APP_ID, OXFORD_APP_KEY",
            "your key from https://developer.oxforddictionaries.com (default: use the sample dictionary)"
        ),
        ("NO_COLOR", "disable color unless --color always is passed"),
    ]

    static let endpoints: [Row] = Endpoint.all.map { endpoint in
        (endpoint.usage, endpoint.options.map { "--" + $0.name }.joined(separator: " "))
    }

    static let statuses: [Row] = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }

    static var text: String {
        var page = Self.page
        page.add("oxford: \(summary)")
        page.addRows(commands, titled: "Commands:")
        page.addLines(examples, titled: "Examples:")
        page.addRows(options, titled: "Options:")
        page.addBlank()
        page.add(typing)
        page.addRows(environment, titled: "Environment:")
        page.addRows(
            endpoints, titled: "Endpoints (run oxford help ENDPOINT for the values of its parameters):", column: 6)
        page.addRows(statuses, titled: "Exit status:")
        return page.lines.joined(separator: "\n")
    }

    static var page: TerminalPage { TerminalPage(color: .never, terminalWidth: 76) }
}

extension TerminalPage {
    mutating func addLines(_ lines: [String], titled title: String) {
        addBlank()
        add(title)
        addBlank()
        for line in lines { add(line, indent: 2) }
    }

    /// Adds a title and a list of rows.
    ///
    /// Each row consists of a name and a description, and the descriptions are aligned in one column.
    ///
    /// If the usage text of a row reaches into this column, the description starts on the next line.
    fileprivate mutating func addRows(_ rows: [Help.Row], titled title: String, column: Int = 28) {
        addLines([], titled: title)
        for (usage, text) in rows {
            let gap = column - 2 - usage.count
            if gap < 2 {
                add(usage, indent: 2)
                if !text.isEmpty { add(text, indent: column) }
            } else {
                add(text, after: usage + String(repeating: " ", count: gap), indent: 2)
            }
        }
    }
}

extension Help {
    static func text(for endpoint: Endpoint) -> String {
        var page = Self.page
        page.add("oxford \(endpoint.usage)" + (endpoint.options.isEmpty ? "" : " [--NAME VALUE]…"))
        page.addBlank()
        for parameter in endpoint.options {
            let values = parameter.acceptedValues
            let listed = values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
            let name = "--\(parameter.name)"
            if listed.isEmpty { page.add(name, indent: 2) } else { page.add(listed, after: name + ": ", indent: 2) }
        }
        page.addLines(["oxford \(endpoint.example)"], titled: "Example:")
        return page.lines.joined(separator: "\n")
    }
}

extension Help {
    static var textForCheck: String {
        let groups = AccessCheck.Group.all
        let width = groups.map(\.name.count).max() ?? 0
        var page = Self.page
        page.add("oxford check [GROUP…] [--yes] [--json]")
        page.addBlank()
        page.add(
            """
            Send the smallest request of each group of endpoints. Report whether your plan allows it, how long it took, \
            and how many calls it cost. Each request is one call, which may be billed. Without a key, the sample \
            dictionary answers.
            """)
        page.addBlank()
        for group in groups {
            let gap = String(repeating: " ", count: width - group.name.count)
            let path = String(group.request.urlString(on: .live).dropFirst(Server.live.base.count))
            page.add(path, after: "\(group.name)\(gap)  ", indent: 2)
        }
        page.addBlank()
        page.add(
            """
            --json reports what was read, what was ignored and what failed, without dictionary text or credentials. A \
            failure that all other requests would share, such as a wrong key, ends the check.
            """)
        page.addLines(["oxford check entries thesaurus --yes"], titled: "Example:")
        return page.lines.joined(separator: "\n")
    }
}

/// The manual page in roff format, generated from the same strings as the output of `oxford help`.
enum ManualPage {
    static var text: String {
        let sections = [
            section("NAME", [escaped("oxford - \(Help.summary)")]),
            section("SYNOPSIS", Help.commands.flatMap { [bold($0.usage), ".br"] }.dropLast()),
            section(
                "DESCRIPTION",
                Help.commands.flatMap(item) + [".PP", escaped(Help.typing)]),
            section("OPTIONS", Help.options.flatMap(item)),
            section("ENDPOINTS", Help.endpoints.flatMap(item)),
            section("ENVIRONMENT", Help.environment.flatMap(item)),
            section("EXIT STATUS", Help.statuses.flatMap(item)),
            section("EXAMPLES", [".nf"] + Help.examples.map(escaped) + [".fi"]),
        ]
        // The title contains no date, so that two builds of the same source produce the same manual page.
        let title = #".TH OXFORD 1 "" "oxford \#(LibraryVersion.current)" "User Commands""#
        return ([title] + sections.joined()).joined(separator: "\n")
    }

    private static func section(_ name: String, _ lines: some Sequence<String>) -> [String] {
        [".SH " + name] + lines
    }

    private static func item(_ row: Help.Row) -> [String] {
        [".TP", bold(row.usage)] + (row.text.isEmpty ? [] : [escaped(row.text)])
    }

    private static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

    /// Returns the text with roff's special characters escaped.
    ///
    /// The result is ASCII, because some roff output devices print only ASCII.
    private static func escaped(_ text: String) -> String {
        let escapes: [Character: String] = [
            "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "^": #"\(ha"#, "~": #"\(ti"#, "…": "...",
        ]
        let escaped = text.map { escapes[$0] ?? String($0) }.joined()
        return escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
    }
}
