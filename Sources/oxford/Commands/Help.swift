import OxfordTransport

/// The help of the tool.
enum Help {
    typealias Row = (usage: String, text: String)

    /// A section of the help and of the manual page.
    struct Section {
        let title: String
        let rows: [Row]
        /// The column in which the help prints the texts of the rows.
        var column = 28
        /// A paragraph at the end of the section.
        var note: String?
    }

    static let summary = "look words up in the Oxford Dictionaries API"

    static let commands = Section(title: "Commands", rows: ToolCommand.allCases.compactMap(\.row.usage))

    static let sections = [
        Section(
            title: "Examples",
            rows: [
                "oxford ace", "oxford at odds", "oxford synonyms happier", "oxford --to es mice",
                "oxford - --json < words.txt",
                "oxford entries en-gb ace --fields definitions --lexicalCategory noun --url",
            ].map { ($0, "") }),
        options(
            ToolOption.allCases,
            note: """
                Write a value after its option or after an equals sign: --lang=en-us. Separate the values of a list by \
                commas. Names with capitals may be typed with hyphens: --lexical-category. Put arguments that begin with \
                a hyphen, and words that are names of commands, after two hyphens: oxford -- search
                """),
        Section(
            title: "Environment",
            rows: [
                (
                    "OXFORD_APP_ID, OXFORD_APP_KEY",
                    "your key from https://developer.oxforddictionaries.com (default: use the sample dictionary)"
                ),
                ("NO_COLOR", "disable color unless --color always is passed"),
            ]),
        Section(
            title: "Endpoints",
            rows: Endpoint.all.map { endpoint in
                (endpoint.usage(), endpoint.optionalParameters.map { "--" + $0.name }.joined(separator: " "))
            },
            column: 6,
            note: "For the values of the parameters, run oxford help ENDPOINT."),
        Section(title: "Exit status", rows: ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }),
    ]

    private static var blank: TerminalPage {
        TerminalPage(color: .never, terminalWidth: min(76, System.width(of: .output) ?? 76))
    }

    static var text: String {
        var page = blank
        page.add("oxford: \(summary)")
        for section in [commands] + sections { page.add(section) }
        return page.text
    }

    static func text(for endpoint: Endpoint) -> String {
        var page = blank
        page.add("oxford \(endpoint.usage())" + (endpoint.optionalParameters.isEmpty ? "" : " [--NAME VALUE]…"))
        page.addBlank()
        for parameter in endpoint.optionalParameters {
            let values = parameter.acceptedValues
            // If no other values are accepted, list all of them.
            let isWhole = parameter.mustBeKnown || values.count <= 8
            let listed = (isWhole ? values : values.prefix(8) + ["…"]).joined(separator: ", ")
            page.add(listed, after: "--\(parameter.name)" + (listed.isEmpty ? "" : ": "), indent: 2)
        }
        page.add(Section(title: "Example", rows: [("oxford \(endpoint.example)", "")]))
        return page.text
    }

    /// Returns the help page of a command, or the general help if the command has no page.
    static func text(for command: ToolCommand) -> String {
        guard let (usage, summary) = command.row.usage, let about = command.row.about else { return text }
        var page = blank
        page.add(usage)
        page.addBlank()
        page.add(summary.prefix(1).uppercased() + summary.dropFirst() + ". " + about)
        if command == .check {
            page.add(Section(title: "Groups", rows: Endpoint.checked.map { ($0.name, $0.checkingCommand) }))
        }
        page.add(options(command.options.filter { !ToolOption.alone.contains($0) }))
        let values = ["CODE": "es", "WORD…": "aces", "[GROUP…]": "entries thesaurus --yes"]
        let example = usage.split(separator: " ").map { values["\($0)"] ?? "\($0)" }.joined(separator: " ")
        page.add(Section(title: "Example", rows: [(example, "")]))
        return page.text
    }

    private static func options(_ options: [ToolOption], note: String? = nil) -> Section {
        Section(title: "Options", rows: options.map { ($0.usage, $0.row.summary) }, note: note)
    }
}

extension TerminalPage {
    /// Adds the title of a section and its rows, whose texts are aligned in one column.
    ///
    /// If the usage of a row reaches into this column, the text starts on the next line.
    fileprivate mutating func add(_ section: Help.Section) {
        addBlank()
        add(section.title + ":")
        addBlank()
        // In a narrow terminal, the column would leave no room for the texts.
        let column = hasRoom(after: section.column) ? section.column : 6
        for (usage, text) in section.rows {
            let lead = usage.padded(to: column - 2)
            let isOneLine = !text.isEmpty && lead.hasSuffix("  ")
            if !isOneLine { add(usage, indent: 2) }
            if !text.isEmpty { add(text, after: isOneLine ? lead : "", indent: isOneLine ? 2 : column) }
        }
        if let note = section.note {
            addBlank()
            add(note)
        }
    }
}

/// The manual page in roff format, with the same sections as the help.
enum ManualPage {
    static var text: String {
        // The title contains no date, so that two builds of the same source produce the same manual page.
        let title = #".TH OXFORD 1 "" "oxford \#(LibraryVersion.current)" "User Commands""#
        var lines = [title, ".SH NAME", escaped("oxford - \(Help.summary)"), ".SH SYNOPSIS"]
        lines += Help.commands.rows.flatMap { [bold($0.usage), ".br"] }.dropLast()
        for section in [Help.commands] + Help.sections {
            lines.append(".SH " + section.title.uppercased())
            for row in section.rows { lines += [".TP", bold(row.usage)] + wrapped(row.text) }
            if let note = section.note { lines += [".PP"] + wrapped(note) }
        }
        return lines.joined(separator: "\n")
    }

    private static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

    private static func wrapped(_ text: String) -> [String] {
        var page = TerminalPage(color: .never, terminalWidth: 64)
        if !text.isEmpty { page.add(text) }
        return page.lines.map(escaped)
    }

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
