import Foundation
import TestSupport
import Testing

/// What the documentation shows of the tool is what it prints.
@Suite struct Screens {
    private static let page = "Docs/OxfordDictionaries.docc/CommandLine.md"

    /// Runs each command of a page's screens, and puts in what it prints.
    private func rewritten(_ text: String) async throws -> String {
        var lines: [String] = []
        var isScreen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line == "```console" || line == "```" { isScreen = line == "```console" }
            guard isScreen, line != "```console" else {
                lines.append(line)
                continue
            }
            guard line.hasPrefix("$ oxford ") else { continue }
            lines.append(line)
            let tool = try Package.products().appendingPathComponent("oxford").path
            let arguments = line.dropFirst("$ oxford ".count).split(separator: " ").map(String.init)
            let result = try await Program.run(tool, arguments, environment: [:])
            // That the sample dictionary answers is told in the text.
            let printed = (result.output + result.errors).split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast().filter { !$0.hasPrefix("oxford: the sample dictionary answers") }
            lines += printed.map(String.init)
        }
        return lines.joined(separator: "\n")
    }

    @Test func areWhatTheToolPrints() async throws {
        let text = try Package.text(of: Self.page)
        let rewritten = try await rewritten(text)
        if ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" {
            try rewritten.write(to: Package.root.appendingPathComponent(Self.page), atomically: true, encoding: .utf8)
        }
        #expect(text == rewritten, "record the screens with OXFORD_RECORD_GOLDEN=1 swift test")
        #expect(text.contains("running → run"))
    }

    #if os(Linux)
        private static let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

        @Test(.enabled(if: hasTerminal, "there is no /usr/bin/script to lend a terminal"), arguments: [40, 120])
        func linesFitTheTerminal(width: Int) async throws {
            let tool = try Package.products().appendingPathComponent("oxford").path
            func shown(_ environment: [String: String]) async throws -> String {
                try await Program.run(
                    "/usr/bin/script", ["-qec", "stty cols \(width); '\(tool)' ace 2>/dev/null", "/dev/null"],
                    environment: ["TERM": "xterm", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
                ).output
            }
            let colored = try await shown([:])
            #expect(colored.contains("\u{1B}[1mace\u{1B}[0m"))
            let plain = try await shown(["NO_COLOR": "1"])
            #expect(!plain.contains("\u{1B}"))
            #expect(try await !shown(["TERM": "dumb"]).contains("\u{1B}"))
            let lengths = plain.split(whereSeparator: \.isNewline).map(\.count)
            #expect(lengths.allSatisfy { $0 <= width } && lengths.contains { $0 > width - 12 })
        }
    #endif
}
