import Foundation
import TestSupport
import Testing

/// What depends on whether there is a terminal, and on what it can do.
@Suite(.timeLimit(.minutes(15))) struct Terminals {
    @Test func linesAreWholeAndPlainWithoutATerminal() async throws {
        let result = try await Oxford.run("ace", environment: ["TERM": "xterm", "COLUMNS": "40"])
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.output.split(separator: "\n").contains { $0.count > 120 })
    }

    @Test func colourIsAskedForOrTurnedOff() async throws {
        let bold = "\u{1B}[1mace\u{1B}[0m"
        #expect(try await Oxford.run("ace", "--color", "always").output.contains(bold))
        #expect(try await Oxford.run("ace", "--color", "always", environment: ["NO_COLOR": "1"]).output.contains(bold))
        #expect(!(try await Oxford.run("ace", "--color", "always", "--color", "never").output.contains("\u{1B}")))
    }

    #if os(Linux)
        private static let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

        /// Runs a line of a shell in a terminal.
        private func terminal(_ line: String, _ environment: [String: String] = [:]) async throws -> String {
            try await Program.run(
                "/usr/bin/script", ["-qec", line, "/dev/null"],
                environment: ["OXFORD": Oxford.path, "TERM": "xterm", "PATH": "/usr/bin:/bin"]
                    .merging(environment) { $1 }
            ).output
        }

        @Test(.enabled(if: hasTerminal, "there is no /usr/bin/script to lend a terminal"), arguments: [40, 120])
        func linesFitTheTerminal(width: Int) async throws {
            let line = #"stty cols \#(width); "$OXFORD" ace 2>/dev/null"#
            let colored = try await terminal(line)
            #expect(colored.contains("\u{1B}[1mace\u{1B}[0m"))
            let plain = try await terminal(line, ["NO_COLOR": "1"])
            #expect(!plain.contains("\u{1B}"))
            #expect(try await !terminal(line, ["TERM": "dumb"]).contains("\u{1B}"))
            let lengths = plain.split(whereSeparator: \.isNewline).map(\.count)
            #expect(lengths.allSatisfy { $0 <= width } && lengths.contains { $0 > width - 12 })
        }

        @Test(.enabled(if: hasTerminal, "there is no /usr/bin/script to lend a terminal"))
        func progressIsToldToATerminalAlone() async throws {
            let line = #"printf 'ace\nrunning\n' | "$OXFORD" - --server sample --json"#
            let shown = try await terminal("\(line) >/dev/null")
            #expect(shown.split(whereSeparator: \.isNewline) == [#"1: "ace""#, #"2: "running""#])
            #expect(try await Oxford.shell(line).errors == "")
        }
    #endif
}
