import OxfordTransport

/// The texts of the help, the manual page and the documentation.
enum Help {
    typealias Row = (usage: String, text: String)

    static let summary = "look words up in the Oxford Dictionaries API"

    static let commands: [Row] = [
        ("oxford WORD…", "look up a word in any form; several words are one phrase"),
        ("oxford --to CODE WORD…", "translate a word in any form, from English or the language of --lang"),
        ("oxford lookup WORD…", "look up a word that is also the name of a command"),
        ("oxford -", "look up every line of standard input, up to four at a time"),
        ("oxford check [GROUP…]", "ask, then report which endpoints your plan allows"),
        ("oxford ENDPOINT ARGUMENT… [--NAME VALUE]…", "send a request to an endpoint"),
        ("oxford help [COMMAND]", "print help, for a command if one is named"),
    ]

    static let examples = [
        "oxford ace", "oxford at odds", "oxford --to es mice", "oxford - --json < words.txt",
        "oxford entries en-gb ace --fields definitions --lexicalCategory noun --url",
    ]

    static let options: [Row] = ToolOption.allCases.map { ($0.usage, $0.summary) }

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
        (endpoint.usage, endpoint.parameters.map { "--" + $0.name }.joined(separator: " "))
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
        page.addRows(endpoints, titled: "Endpoints, with their arguments and parameters:", column: 6)
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

    /// Adds rows with the texts aligned in a column, on the next line if the usage is too long.
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
