import Foundation
import TestSupport

/// A page with commands of the tool and their output.
struct ScreenPage {
    let text: String
    /// The text with the current output of the commands.
    let rewritten: String
    /// The commands with their results; empty for a page with a width.
    let runs: [(command: String, result: Program.Result)]

    /// Runs the commands of a page, and rewrites its file if `OXFORD_RECORD_GOLDEN` is 1.
    ///
    /// With a width, the commands run in a terminal of that width, and longer lines are folded.
    init(_ file: String, environment: [String: String] = [:], width: Int? = nil) async throws {
        text = try Package.text(of: file)
        var lines: [String] = []
        var runs: [(String, Program.Result)] = []
        var isScreen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```console" || line == "```" { isScreen = line == "```console" }
            guard isScreen, line != "```console" else {
                lines.append(line)
                continue
            }
            guard line.hasPrefix("$ oxford") else { continue }
            lines.append(line)
            let output: String
            if let width {
                output = try await PseudoTerminal.run(
                    #"oxford() { "$OXFORD" "$@"; }; "# + line.dropFirst(2), width: width,
                    environment: environment.merging(["NO_COLOR": "1"]) { $1 }
                ).text.replacing("\r\n", with: "\n")
            } else {
                let result = try await Oxford.shell(String(line.dropFirst(2)), environment: environment)
                runs.append((line, result))
                output = result.output + result.errors
            }
            lines += output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { Self.reproducible(String($0), environment["SERVER"]) }
                .filter { !$0.hasPrefix("oxford: no key is set") }
                .flatMap { Self.folded($0, to: width) }
        }
        rewritten = lines.joined(separator: "\n")
        self.runs = runs
        if ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" {
            try rewritten.write(to: Package.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
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
