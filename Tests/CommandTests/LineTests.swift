import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Lines {
    private func words(in output: String) -> [String] {
        output.matches(of: /"query":"(\w*)"/).map { String($0.1) }
    }

    @Test("Up to four look-ups run concurrently, and results keep the input order")
    func concurrency() async throws {
        let (result, server) = try await Oxford.shell("printf 'w%s\n' {0..11} | oxford - --json --server $SERVER") {
            // The first of every four requests takes longest.
            let number = Int($0.path.split(separator: "w").last ?? "") ?? 0
            return [.pause(number % 4 == 0 ? 0.4 : 0.1), Oxford.answer(to: $0)]
        }
        #expect(result.status == 0, "\(result.errors)")
        #expect(words(in: result.output) == (0...11).map { "w\($0)" })
        #expect(server.requests.count == 12)
        #expect(2...4 ~= server.mostConnections)
    }

    @Test(
        "A line's query is the line as typed, and its word is never a command",
        arguments: [
            ("  don’t  panic ", "don%27t%20panic"), ("define ace", "define%20ace"),
            ("entries en-gb", "entries%20en-gb"), ("tranlate\tmice", "tranlate%20mice"), ("a\u{FFFD}", "a%EF%BF%BD"),
        ])
    func query(line: String, path: String) async throws {
        let (result, server) = try await Oxford.shell(
            "printf '%s\r\n' '\(line)' | oxford - --json --server $SERVER"
        ) { [Oxford.answer(to: $0)] }
        let text = line.replacing("\t", with: "\\t")
        #expect(result.output.contains(#""query":"\#(text)""#), "\(result.output)\(result.errors)")
        #expect(server.requests.map(\.path) == ["/api/v2/words/en-gb?q=\(path)"])
    }

    @Test("Only the first 64 KB of a line are read, and the lines after it are looked up")
    func longLine() async throws {
        let line = "head -c 5000000 /dev/zero | tr '\\0' a; printf '\\nace\\n'"
        let result = try await Oxford.shell("(\(line)) | oxford - --json --server sample")
        #expect(words(in: result.output) == ["ace"])
        #expect(
            result.errors
                == "oxford: line 1: the line is longer than 64 KB; write one word or phrase on each line\n")
        #expect(result.status == 2)
    }

    @Test(
        "A line of more than 64 KB is reported, even if its start is blank",
        arguments: [("a", 65_536, false), ("a", 65_537, true), (" ", 65_537, true)])
    func lineLength(character: String, count: Int, isTooLong: Bool) async throws {
        let result = try await Oxford.shell(
            "head -c \(count) /dev/zero | tr '\\0' '\(character)' | oxford - --server sample")
        #expect(result.errors.contains("the line is longer than 64 KB") == isTooLong)
        #expect(result.status == 2)
    }

    @Test("A file of 32 MB is read, and a larger one is not", arguments: [(32 << 20, 7), ((32 << 20) + 1, 2)])
    func fileSize(size: Int, status: Int32) async throws {
        let result = try await Oxford.shell("head -c \(size) /dev/zero | oxford --from-file -")
        #expect(result.status == status, "\(result.errors.prefix(200))")
    }

    @Test("--max-calls limits the calls for all lines, and the results that were paid for are printed")
    func maxCalls() async throws {
        let (result, server) = try await Oxford.shell(
            "(printf '\\1\\n'; printf 'w%s\\n' {1..9}) | oxford - --json --max-calls 3 --server $SERVER"
        ) { [Oxford.answer(to: $0)] }
        #expect(result.status == 9)
        #expect(server.requests.count == 3)
        #expect(words(in: result.output).count == 3)
        let messages = result.errors.split(separator: "\n")
        #expect(messages.count > 1)
        #expect(messages.first?.hasPrefix("oxford: line 1: invalid word") == true)
        #expect(
            messages.dropFirst()
                .allSatisfy { $0.hasPrefix("oxford: line ") && $0.contains(": --max-calls 3 is used up; ") })
    }

    @Test("A closed pipe ends the tool")
    func closedPipe() async throws {
        let (result, server) = try await Oxford.shell(
            "printf 'w%s\n' {1..300} | oxford - --json --server $SERVER | head -1"
        ) { [Oxford.answer(to: $0)] }
        #expect(words(in: result.output) == ["w1"])
        #expect(result.errors == "")
        #expect(server.requests.count < 100)
    }

    // These tests use coproc, which bash 3 on macOS lacks.
    #if os(Linux)
        /// Runs the tool with an input that stays open, because the end of the input would also end the tool.
        private func withOpenInput(
            _ input: String, _ options: String = "", then commands: String = "",
            from steps: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]
        ) async throws -> (result: Program.Result, server: LoopbackServer) {
            try await Oxford.shell(
                """
                coproc "$OXFORD" - --json --server $SERVER \(options)
                pid=$COPROC_PID
                exec 3<&${COPROC[0]} 4>&${COPROC[1]}
                printf '\(input)' >&4
                \(commands)
                timeout 60 cat <&3 || kill $pid
                wait $pid
                exit $?
                """, from: steps)
        }

        @Test("A result is written before the next line is read, and Ctrl-C then exits at once")
        func idleInterruption() async throws {
            let (result, _) = try await withOpenInput(
                #"w1\n"#, then: #"read -r -t 60 line <&3 && echo "$line"; kill -INT $pid"#
            ) { [Oxford.answer(to: $0)] }
            #expect(words(in: result.output) == ["w1"])
            #expect(result.status == 130)
        }

        @Test("A rejected key ends the tool at once, after the results of earlier lines")
        func rejectedKey() async throws {
            let (result, server) = try await withOpenInput(#"w1\n\001\nw2\n"#) {
                $0.path.hasSuffix("w1") ? [.pause(0.2), Oxford.answer(to: $0)] : [.answer("{}", status: 401)]
            }
            #expect(words(in: result.output) == ["w1"])
            #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
            #expect(result.status == 3)
            #expect(server.requests.count == 2)
        }

        @Test("The tool ends when --max-calls is used up, without waiting for more lines")
        func maxCallsOfOpenInput() async throws {
            let (result, server) = try await withOpenInput(#"w1\nw2\n"#, "--max-calls 1") {
                [.pause(0.2), Oxford.answer(to: $0)]
            }
            #expect(result.status == 9)
            #expect(words(in: result.output).count == 1)
            #expect(server.requests.count == 1)
        }

        // With two words, both are in flight and the tool waits for input. With ten, some have not started. A second
        // Ctrl-C does not wait for the look-ups in flight, because they never end.
        @Test(
            "Ctrl-C lets look-ups in flight finish, and exits at once a second time",
            arguments: [(2, 1), (10, 1), (10, 2)])
        func interruption(count: Int, times: Int) async throws {
            let (result, server) = try await withOpenInput(
                (0..<count).map { "w\($0)\\n" }.joined(),
                then: """
                    until [[ -e $FOLDER/asked ]]; do sleep 0.05; done
                    for _ in {1..\(times)}; do kill -INT $pid; sleep 0.2; done
                    """
            ) { times == 1 ? [.pause(1), Oxford.answer(to: $0)] : [.wait] }
            #expect(result.status == 130, "\(result.errors)")
            #expect(server.requests.count <= 4)
            let finished = times == 1 ? server.requests.count : 0
            #expect(words(in: result.output) == (0..<finished).map { "w\($0)" })
            #expect(result.output.split(separator: "\n").count == finished)
        }
    #endif
}
