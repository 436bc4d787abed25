import OxfordTransport

/// What the help and the manual page say.
enum Help {
    /// How something is typed, and what it is or does.
    typealias Row = (usage: String, text: String)

    static let summary = "looks words up in the Oxford Dictionaries API"

    static let commands: [Row] = [
        ("oxford WORD…", "looks a word up, as it is typed; several words are one term"),
        ("oxford lookup WORD…", "the same, also for a word that is the name of a command: oxford lookup search"),
        ("oxford -", "looks up every line of standard input, a few at a time"),
        ("oxford check [GROUP…]", "reports which endpoints the plan allows, after asking whether to send"),
        ("oxford ENDPOINT ARGUMENT… [--NAME VALUE]…", "asks one endpoint"),
        ("oxford v1 ENDPOINT … --url|--curl", "the same in the terms of version 1, which was switched off in 2019"),
    ]

    static let examples = [
        "oxford ace", "oxford run up", "oxford - --json < words.txt",
        "oxford entries en-gb ace --fields definitions --lexicalCategory noun --url",
    ]

    static let options: [Row] = ToolOption.allCases.map { ($0.usage, $0.summary) }

    static let typing = """
        A value may be attached: --lang=en-us. Parameters may be typed with hyphens: --lexical-category noun. A list has
        commas between its values. Put arguments that begin with a hyphen, and a word that is the name of an endpoint or
        command, after --: oxford -- search
        """

    static let environment: [Row] = [
        (
            "OXFORD_APP_ID, OXFORD_APP_KEY",
            "a key from https://developer.oxforddictionaries.com; without one, a sample dictionary answers"
        ),
        ("NO_COLOR", "turns colors off unless --color always is given"),
    ]

    static let endpoints: [Row] = EndpointCatalog.version2.endpoints.map { endpoint in
        (endpoint.usage, endpoint.parameters.map { "--" + $0.name }.joined(separator: " "))
    }

    static let statuses: [Row] = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }

    static var text: String {
        """
        oxford \(summary).

        \(table(commands))

        For example:

        \(examples.map { "  " + $0 }.joined(separator: "\n"))

        Options:

        \(table(options))

        \(typing)

        Environment:

        \(table(environment))

        Endpoints, with their arguments and parameters:

        \(endpoints.map { "  \($0) \($1)".trimmingSpaces }.joined(separator: "\n"))

        Exit status:

        \(table(statuses))
        """
    }

    /// Rows in two columns; a long first column gets a line of its own.
    private static func table(_ rows: [Row]) -> String {
        let width = 28
        return rows.map { usage, text in
            let start = "  " + usage
            let gap = start.count + 2 <= width ? String(repeating: " ", count: width - start.count) : nil
            return start + (gap ?? "\n" + String(repeating: " ", count: width)) + text
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
