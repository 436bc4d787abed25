import OxfordTransport

/// The manual page in roff, generated from the same tables as the help.
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
        // No date, so that builds are reproducible.
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

    /// Returns the text with roff's special characters escaped, in ASCII for every output device.
    private static func escaped(_ text: String) -> String {
        let escapes: [Character: String] = [
            "\\": #"\e"#, "-": #"\-"#, "'": #"\(aq"#, "^": #"\(ha"#, "~": #"\(ti"#, "…": "...",
        ]
        let escaped = text.map { escapes[$0] ?? String($0) }.joined()
        return escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
    }
}
