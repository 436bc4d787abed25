import Foundation
import TestSupport

/// A page that shows commands of the tool with what they print.
struct ScreenPage {
    /// What the page says, what it would say if the commands were run now, and what each of them did.
    let text: String
    let rewritten: String
    let runs: [(command: String, result: Program.Result)]

    /// Runs each command of a page's screens, and writes the page anew where that is asked for.
    init(_ file: String, environment: [String: String] = [:]) async throws {
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
            let result = try await Oxford.shell(String(line.dropFirst(2)), environment: environment)
            runs.append((line, result))
            // That the sample dictionary answers is told in the text.
            lines += (result.output + result.errors).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().map { Self.lasting(String($0), environment["SERVER"]) }
                .filter { !$0.hasPrefix("oxford: the sample dictionary answers") }
        }
        rewritten = lines.joined(separator: "\n")
        self.runs = runs
        if ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" {
            try rewritten.write(to: Package.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
    }

    /// A line without what differs in each run: times, and the port of a server.
    private static func lasting(_ line: String, _ server: String?) -> String {
        line.replacing(/\ *\d+ ms/) { String(repeating: " ", count: $0.0.count - 5) + "84 ms" }
            .replacing(/"milliseconds":\d+/, with: #""milliseconds":84"#).replacing(
                server ?? "$SERVER", with: "$SERVER")
    }
}
