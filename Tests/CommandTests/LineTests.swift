import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Lines {
    private func answer(to request: LoopbackServer.Request) -> LoopbackServer.Step {
        let word = request.path.split(separator: "=").last ?? ""
        return .answer(#"{"results": [{"id": "\#(word)", "word": "\#(word)", "lexicalEntries": [{}]}]}"#)
    }

    private func words(in output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return object?["query"] as? String
        }
    }

    @Test("Every line is looked up, except blank and invalid ones")
    func lines() async throws {
        let result = try await Oxford.shell(
            #"printf 'ace\n\n  running \r\nxyzzy\n\001\naxe' | oxford - --json --server sample"#)
        #expect(words(in: result.output) == ["ace", "running", "xyzzy", "axe"])
        #expect(result.output.count { $0 == "\n" } == 4)
        #expect(result.status == 1)
        #expect(
            result.errors == """
                oxford: the sample dictionary has no entry for "xyzzy"; set OXFORD_APP_ID and OXFORD_APP_KEY and remove --server sample to query the service
                oxford: line 5: invalid word "\\u{01}": "\\u{01}" is a control character; remove it

                """)
    }

    @Test("A byte order mark is no part of the first word")
    func byteOrderMark() async throws {
        let result = try await Oxford.shell(#"printf '\xef\xbb\xbface\naxe\n' | oxford - --json --server sample"#)
        #expect(words(in: result.output) == ["ace", "axe"])
        #expect(result.status == 0)
    }

    @Test("A blank line separates pages")
    func pages() async throws {
        let result = try await Oxford.shell(#"printf 'ace\nxyzzy\naxe\n' | oxford - 2>/dev/null"#)
        let (ace, axe) = (try await Oxford.run("ace").output, try await Oxford.run("axe").output)
        #expect(result.output == ace + "\n" + axe)
    }

    @Test("Standard input without words is an error", arguments: ["", #"\n \n"#], ["", "--json", "--to es"])
    func noWords(input: String, form: String) async throws {
        let result = try await Oxford.shell("printf '\(input)' | oxford - --server sample \(form)")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "oxford: no words on standard input; write one word or phrase on each line\n")
    }

    @Test("Up to four look-ups run concurrently, and results keep the input order")
    func concurrency() async throws {
        let server = try LoopbackServer.start { request in
            // The first of every four requests takes longest.
            let number = Int(request.path.split(separator: "w").last ?? "") ?? 0
            return [.pause(number % 4 == 0 ? 0.4 : 0.1), answer(to: request)]
        }
        defer { server.stop() }
        let result = try await Oxford.shell("printf 'w%s\n' {0..11} | oxford - --json --server \(server.base)")
        #expect(result.status == 0, "\(result.errors)")
        #expect(words(in: result.output) == (0...11).map { "w\($0)" })
        #expect(server.requests.count == 12)
        #expect(2...4 ~= server.mostConnections)
    }

    @Test("Invalid lines are reported in input order")
    func invalidLines() async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasSuffix("w1") ? [.pause(0.3), .answer("{}", status: 403)] : [.answer("{}", status: 403)]
        }
        defer { server.stop() }
        let result = try await Oxford.shell(
            #"printf '\001\nw1\n\002\nw2\n\003\n' | oxford - --server \#(server.base)"#)
        let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("oxford: ") }
        #expect(lines.map { $0.contains("is a control character") } == [true, false, true, false, true])
        #expect(result.status == 2)
    }

    @Test("--max-calls limits the calls for all lines, and the results that were paid for are printed")
    func maxCalls() async throws {
        let server = try LoopbackServer.start { [answer(to: $0)] }
        defer { server.stop() }
        let result = try await Oxford.shell(
            "printf 'w%s\n' {1..9} | oxford - --json --max-calls 3 --server \(server.base)")
        #expect(result.status == 9)
        #expect(server.requests.count == 3)
        #expect(words(in: result.output).count == 3)
        let messages = result.errors.split(separator: "\n")
        #expect(!messages.isEmpty)
        #expect(messages.allSatisfy { $0.hasPrefix("oxford: line ") && $0.contains(": --max-calls 3 is used up; ") })
    }

    @Test("A closed pipe ends the tool")
    func closedPipe() async throws {
        let server = try LoopbackServer.start { [answer(to: $0)] }
        defer { server.stop() }
        let result = try await Oxford.shell(
            "printf 'w%s\n' {1..300} | oxford - --json --server \(server.base) | head -1")
        #expect(words(in: result.output) == ["w1"])
        #expect(result.errors == "")
        #expect(server.requests.count < 100)
    }

    // These tests use coproc, which bash 3 on macOS lacks.
    #if os(Linux)
        @Test("A result is written before the next line is read, and Ctrl-C then exits at once")
        func idleInterruption() async throws {
            let result = try await Oxford.shell(
                """
                coproc "$OXFORD" - --json --server sample
                echo ace >&${COPROC[1]}
                read -r -t 60 line <&${COPROC[0]} && echo "$line"
                pid=$COPROC_PID
                kill -INT $pid
                wait $pid
                exit $?
                """)
            #expect(words(in: result.output) == ["ace"])
            #expect(result.status == 130)
        }

        /// Runs the tool with an input that stays open, because the tool must not wait for its end.
        private func withOpenInput(_ input: String, _ options: String...) async throws -> Program.Result {
            try await Oxford.shell(
                """
                coproc timeout 60 "$OXFORD" - --json \(options.joined(separator: " "))
                pid=$COPROC_PID
                exec 3<&${COPROC[0]} 4>&${COPROC[1]}
                printf '\(input)' >&4
                cat <&3
                wait $pid
                exit $?
                """)
        }

        @Test("A rejected key ends the tool at once, after the results of earlier lines")
        func rejectedKey() async throws {
            let server = try LoopbackServer.start { request in
                request.path.hasSuffix("w1") ? [.pause(0.2), answer(to: request)] : [.answer("{}", status: 401)]
            }
            defer { server.stop() }
            let result = try await withOpenInput(#"w1\n\001\nw2\n"#, "--server", server.base)
            #expect(words(in: result.output) == ["w1"])
            #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
            #expect(result.status == 2)
            #expect(server.requests.count == 2)
        }

        @Test("The tool ends when --max-calls is used up, without waiting for more lines")
        func maxCallsOfOpenInput() async throws {
            let server = try LoopbackServer.start { [.pause(0.2), answer(to: $0)] }
            defer { server.stop() }
            let result = try await withOpenInput(#"w1\nw2\n"#, "--max-calls", "1", "--server", server.base)
            #expect(result.status == 9)
            #expect(words(in: result.output).count == 1)
            #expect(server.requests.count == 1)
        }

        /// Interrupts the tool a number of times after the first request.
        private func interrupted(
            times: Int, words: Int, _ steps: @escaping @Sendable (LoopbackServer.Request) -> [LoopbackServer.Step]
        ) async throws -> (result: Program.Result, requests: Int) {
            try await withTemporaryFolder { folder in
                let flag = folder.appendingPathComponent("asked")
                let server = try LoopbackServer.start { request in
                    try? Data().write(to: flag)
                    return steps(request)
                }
                defer { server.stop() }
                let result = try await Oxford.shell(
                    """
                    # Keep standard input open, since its end would also end the tool.
                    coproc "$OXFORD" - --json --server \(server.base)
                    pid=$COPROC_PID
                    exec 3<&${COPROC[0]} 4>&${COPROC[1]}
                    printf 'w%s\n' {0..\(words - 1)} >&4
                    until [[ -e '\(flag.path)' ]]; do sleep 0.05; done
                    for _ in {1..\(times)}; do kill -INT $pid; sleep 0.2; done
                    cat <&3
                    wait $pid
                    exit $?
                    """)
                return (result, server.requests.count)
            }
        }

        /// With two words, both are in flight and the tool waits for input; with ten, some have not started.
        @Test("Ctrl-C lets look-ups in flight finish", arguments: [2, 10])
        func interruption(count: Int) async throws {
            let (result, requests) = try await interrupted(times: 1, words: count) { [.pause(1), answer(to: $0)] }
            #expect(result.status == 130, "\(result.errors)")
            #expect(requests <= 4)
            #expect(words(in: result.output) == (0..<requests).map { "w\($0)" })
            #expect(result.output.split(separator: "\n").count == requests)
        }

        @Test("A second Ctrl-C exits at once")
        func secondInterruption() async throws {
            let (result, _) = try await interrupted(times: 2, words: 10) { _ in [.wait] }
            #expect(result.status == 130)
            #expect(result.output == "")
        }
    #endif
}
