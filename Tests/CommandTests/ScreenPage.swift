import Foundation
import TestSupport

/// A page with commands and their output.
struct ScreenPage {
    struct Run {
        let command: String
        let output: String
        let errors: String
        let status: Int32
    }

    let text: String
    /// The text with the current output of the commands.
    let rewritten: String
    let runs: [Run]

    /// Runs the commands of a page, and rewrites its file if `OXFORD_RECORD_GOLDEN` is 1.
    ///
    /// With a width, the commands write to a terminal of that width, and longer lines are folded.
    init(_ file: String, environment: [String: String] = [:], width: Int? = nil) async throws {
        text = try Package.text(of: file)
        // The lines without output.
        var lines: [String] = []
        var isScreen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") { isScreen = line == "```console" }
            if !isScreen || line.hasPrefix("```") || line.hasPrefix("$ ") { lines.append(line) }
        }
        let commands = lines.filter { $0.hasPrefix("$ ") }
        runs = try await Self.run(commands, environment: environment, width: width)
        var rest = runs[...]
        rewritten = lines.flatMap { line in
            guard line.hasPrefix("$ "), let run = rest.popFirst() else { return [line] }
            let shown = (run.output + run.errors).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let note = "oxford: OXFORD_APP_ID and OXFORD_APP_KEY are not set"
            return [line]
                + shown.map { Self.reproducible(String($0), environment["SERVER"]) }
                .filter { !$0.hasPrefix(note) }.flatMap { Self.folded($0, to: width) }
        }.joined(separator: "\n")
        try Package.record(rewritten, in: file)
    }

    /// Runs commands with one shell, which is faster than a shell for each.
    private static func run(_ commands: [String], environment: [String: String], width: Int?) async throws -> [Run] {
        let redirection = width == nil ? "2>$errors" : ""
        let lines = commands.map {
            "{ \($0.dropFirst(2))\n} \(redirection); status=$?; printf '\\f'; cat $errors; printf '\\f%s\\f' $status\n"
        }
        let script = "oxford() { \"$OXFORD\" \"$@\"; }\nerrors=$(mktemp)\n\(lines.joined())rm $errors"
        let text =
            if let width {
                try await PseudoTerminal.run(script, width: width, environment: ["NO_COLOR": "1"]).text
                    .replacing("\r\n", with: "\n")
            } else {
                try await Oxford.shell(script, environment: environment).output
            }
        let parts = text.split(separator: "\u{C}", omittingEmptySubsequences: false).map(String.init)
        return commands.indices.map { index in
            let part = Array(parts.dropFirst(3 * index).prefix(3)) + ["", "", ""]
            return Run(command: commands[index], output: part[0], errors: part[1], status: Int32(part[2]) ?? -1)
        }
    }

    /// Replaces what differs between runs: times, and the port of a server.
    private static func reproducible(_ line: String, _ server: String?) -> String {
        line.replacing(/\ *\d+ ms/) { String(repeating: " ", count: $0.0.count - 5) + "84 ms" }
            .replacing(/"milliseconds":\d+/, with: #""milliseconds":84"#).replacing(
                server ?? "$SERVER", with: "$SERVER")
    }

    /// Folds a line at spaces, after commas, and before the parameters of a URL, but not before its last character,
    /// which may be a question mark.
    private static func folded(_ line: String, to width: Int?) -> [String] {
        guard let width else { return [line] }
        var folded: [String] = []
        var indent = ""
        var rest = line[...]
        while indent.count + rest.count > width {
            let start = rest.firstIndex { $0 != " " } ?? rest.startIndex
            let end = rest.indices.dropLast().prefix(width - indent.count + 1).last { index in
                index > start && (" ?&".contains(rest[index]) || rest[rest.index(before: index)] == ",")
            }
            let part = end.map { rest[..<$0] } ?? rest.prefix(width - indent.count)
            folded.append(indent + part)
            rest = rest[part.endIndex...].drop { $0 == " " }
            indent = "    "
        }
        return folded + [indent + rest]
    }
}
