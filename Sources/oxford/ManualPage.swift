import OxfordTransport

/// The manual page, in roff, made from the same tables as the help.
enum ManualPage {
    static var text: String {
        let sections = [
            section("NAME", [paragraph("oxford - \(Help.summary)")]),
            section("SYNOPSIS", Help.commands.flatMap { [bold($0.usage), ".br"] }.dropLast()),
            section(
                "DESCRIPTION",
                Help.commands.flatMap(item) + [".PP", paragraph(Help.typing)]),
            section("OPTIONS", Help.options.flatMap(item)),
            section("ENDPOINTS", Help.endpoints.flatMap(item)),
            section("ENVIRONMENT", Help.environment.flatMap(item)),
            section("EXIT STATUS", Help.statuses.flatMap(item)),
            section("EXAMPLES", [".nf"] + Help.examples.map(escaped) + [".fi"]),
        ]
        // Without a date, so that equal sources build equal pages.
        let title = #".TH OXFORD 1 "" "oxford \#(LibraryVersion.current)" "User Commands""#
        return ([title] + sections.joined()).joined(separator: "\n")
    }

    private static func section(_ name: String, _ lines: some Sequence<String>) -> [String] {
        [".SH " + name] + lines
    }

    private static func item(_ row: Help.Row) -> [String] {
        [".TP", bold(row.usage)] + (row.text.isEmpty ? [] : [paragraph(row.text)])
    }

    private static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

    /// Text that is filled; roff takes a line break for a space.
    private static func paragraph(_ text: String) -> String {
        text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n")
    }

    /// The text without what roff would take for a command, and in ASCII, which every output device has.
    private static func escaped(_ text: String) -> String {
        let escapes: [Character: String] = [
            "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "^": #"\(ha"#, "~": #"\(ti"#, "…": "...",
        ]
        let escaped = text.map { escapes[$0] ?? String($0) }.joined()
        return escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
    }
}
