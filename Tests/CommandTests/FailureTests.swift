import Foundation
import LoopbackServer
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct FailuresOfCommands {
    private let keys = ["OXFORD_APP_ID": "SECRET1", "OXFORD_APP_KEY": "SECRET2"]

    @Test(
        "Every failure has its exit status and prints no credentials",
        arguments: [(401, 3), (403, 4), (404, 1), (429, 5), (500, 7), (302, 7), (204, 7), (200, 7)],
        [[], ["--verbose"], ["--json"], ["--raw"]])
    func statuses(_ row: (status: Int, exit: Int32), form: [String]) async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(row.status == 204 ? "" : "SECRET1 and SECRET2", status: row.status, type: "text/html")]
        }
        defer { server.stop() }
        let result = try await Oxford.run(
            ["entries", "en-gb", "ace", "--server", server.base] + form, environment: keys)
        #expect(result.status == row.exit)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("oxford: ") })
        #expect(form == ["--verbose"] ? lines.count > 1 : lines.count == 1)
        #expect(result.output.isEmpty == (row.status != 404 || !["--json", "--raw"].contains(form.first)))
        #expect(!(result.output + result.errors).contains("SECRET"))
        #expect(server.requests.first?.header("app_key") == "SECRET2")
    }

    @Test(
        "A malformed response is an error and prints no credentials",
        arguments: [("HTTP/1.1 200 OK\r\n\r\n{\"results\": [", 6), ("{\"results\": 1}", 7), ("[SECRET2", 7)])
    func malformedResponse(body: String, exit: Int32) async throws {
        let isWhole = !body.hasPrefix("HTTP")
        let server = try LoopbackServer.start { _ in
            isWhole ? [.answer(body)] : [.send(LoopbackServer.Step.head(headers: ["Content-Length: 99"])), .reset]
        }
        defer { server.stop() }
        let result = try await Oxford.run(
            "entries", "en-gb", "ace", "--server", server.base, "--verbose", environment: keys)
        #expect(result.status == exit)
        #expect(result.output == "")
        #expect(!result.errors.contains("SECRET"))
    }

    #if os(Linux)
        @Test("A request to localhost bypasses the proxy")
        func proxy() async throws {
            let proxy = try LoopbackServer.start { _ in [.answer("{}")] }
            let server = try LoopbackServer.start { _ in [.answer(#"{"results": [{"word": "ace"}]}"#)] }
            defer { [proxy, server].forEach { $0.stop() } }
            let variables = ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"].map { ($0, proxy.base) }
            let result = try await Oxford.run(
                ["entries", "en-gb", "ace", "--json", "--server", server.base],
                environment: keys.merging(variables) { $1 })
            #expect(result.status == 0)
            #expect(server.requests.count == 1)
            #expect(proxy.requests.isEmpty)
        }
    #endif

    @Test("Control characters from a server do not reach the terminal")
    func controlCharacters() async throws {
        let evil = #"\u001b]0;title\u0007\u009b31m\u2028two"#
        let sense = #"{"definitions": ["\#(evil)"], "examples": [{"text": "\#(evil)"}]}"#
        let word =
            #""word": "\#(evil)", "lexicalEntries": [{"text": "\#(evil)", "entries": [{"senses": [\#(sense)]}]}]"#
        let server = try LoopbackServer.start { request in
            request.path.contains("search")
                ? [.answer(#"{"results": [{"label": "\#(evil)"}]}"#)]
                : request.path.contains("none")
                    ? [.answer(#"{"error": "\#(evil)"}"#, status: 404)]
                    : [.answer(#"{"results": [{\#(word)}]}"#)]
        }
        defer { server.stop() }
        for words in [["ace"], ["none"], ["entries", "en-gb", "ace"], ["search", "en-gb", "--q", "ace"]] {
            let result = try await Oxford.run(words + ["--server", server.base])
            #expect((result.output + result.errors).contains("title"))
            #expect(
                !(result.output + result.errors).unicodeScalars.contains {
                    "\u{1B}\u{7}\u{9B}\u{2028}".unicodeScalars.contains($0)
                })
        }
    }

    @Test("A timeout exits with status 6")
    func timeout() async throws {
        let server = try LoopbackServer.start { _ in [.wait] }
        defer { server.stop() }
        let result = try await Oxford.run(
            "ace", "--server", server.base, "--timeout", "0.2", "--verbose", environment: keys)
        #expect(result.status == 6)
        #expect(result.output == "")
        #expect(result.errors.contains("the request timed out") && !result.errors.contains("SECRET"))
    }

    @Test("--timeout limits a request with its retries and pauses")
    func timeoutOfRetries() async throws {
        let isFirst = Mutex(true)
        let server = try LoopbackServer.start { _ in
            let status = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst ? 503 : 200
            }
            return [.pause(2), .answer(#"{"results": [{"word": "ace"}]}"#, status: status)]
        }
        defer { server.stop() }
        // The second answer is sent within three seconds of the second request, but not of the first.
        let result = try await Oxford.run("entries", "en-gb", "ace", "--server", server.base, "--timeout", "3")
        #expect(result.status == 6)
        #expect(result.errors.contains("the request timed out: no response within 3 s"))
    }

    @Test("--verbose reports every attempt")
    func verbose() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 404)] }
        defer { server.stop() }
        let result = try await Oxford.run(
            "entries", "en-gb", "ace", "--server", server.base, "--verbose", environment: keys)
        #expect(result.errors.contains("oxford: attempted, ") && result.errors.contains("answeredWithError"))
    }

    @Test("Missing or malformed credentials are named without their values")
    func credentials() async throws {
        let result = try await Oxford.run("ace", "--server", "live", environment: ["OXFORD_APP_ID": "id"])
        #expect(result.status == 3)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("oxford: OXFORD_APP_KEY is not set"))
        let broken = try await Oxford.run("ace", environment: ["OXFORD_APP_ID": "id", "OXFORD_APP_KEY": "SECRET\n"])
        #expect(broken.status == 3)
        #expect(broken.errors.contains("line break") && !broken.errors.contains("SECRET"))
    }

    @Test("The tool fails at once if Retry-After exceeds the timeout")
    func longWait() async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}", status: 503, headers: ["Retry-After: 7200"])] }
        defer { server.stop() }
        let result = try await Oxford.run("ace", "--server", server.base, "--timeout", "60")
        #expect(result.status == 7)
        #expect(server.requests.count == 1)
        #expect(!result.errors.contains("waiting"))
    }

    @Test("The tool reports when and how long it waits")
    func wait() async throws {
        let asked = Mutex(0)
        let server = try LoopbackServer.start { _ in
            let number = asked.withLock { count in
                count += 1
                return count
            }
            return number == 1
                ? [.answer("{}", status: 503, headers: ["Retry-After: 2"])] : [.answer("{}", status: 404)]
        }
        defer { server.stop() }
        let result = try await Oxford.run("entries", "en-gb", "ace", "--server", server.base)
        #expect(result.status == 1)
        #expect(server.requests.count == 2)
        #expect(result.errors.hasPrefix("oxford: waiting 2 s before attempt 2\n"))
    }

    @Test("JSON and text output escape control characters")
    func jsonAndPagesEscapeControls() async throws {
        let evil = "\u{9B}31m\u{9D}0;title\u{7F}\u{202E}end"
        let server = try LoopbackServer.start { request in
            let list = #"{"results": [{"id": "ace", "word": "\#(evil)"}]}"#
            let senses = #"{"results": [{"word": "ace", "lexicalEntries": [{"text": "\#(evil)"}]}]}"#
            return [.answer(request.path.contains("search") ? list : senses)]
        }
        defer { server.stop() }
        for words in [["search", "en-gb", "--q", "ace"], ["entries", "en-gb", "ace"], ["ace"]] {
            for form in [["--json"], []] {
                let result = try await Oxford.run(words + form + ["--server", server.base])
                #expect(result.status == 0)
                #expect(result.output.contains(form.isEmpty ? "title" : #"\u202e"#) || words == ["ace"])
                #expect(!result.output.unicodeScalars.contains { 0x7F...0x9F ~= $0.value || $0 == "\u{202E}" })
            }
        }
    }

    @Test(
        "Incomplete or malformed credentials are an error for every server",
        arguments: [
            [], ["--server", "live"], ["--server", "http://localhost:9"],
        ])
    func incompleteCredentials(server: [String]) async throws {
        let half = try await Oxford.run(["ace"] + server, environment: ["OXFORD_APP_ID": "1a2b3c4d"])
        #expect(half.status == 3)
        #expect(half.output == "")
        #expect(half.errors.hasPrefix("oxford: OXFORD_APP_KEY is not set"))
        let malformed = try await Oxford.run(
            ["ace"] + server, environment: ["OXFORD_APP_ID": "1a2b3c4d", "OXFORD_APP_KEY": "SECRET\n"])
        #expect(malformed.status == 3)
        #expect(!malformed.errors.contains("SECRET"))
    }

    @Test("Invalid UTF-8 is an error")
    func invalidUTF8() async throws {
        let argument = try await Oxford.shell("oxford $'caf\\xe9' --url")
        #expect(argument.status == 2)
        #expect(argument.output == "")
        #expect(argument.errors == "oxford: argument 1: invalid UTF-8 in \"caf\u{FFFD}\"; pass text encoded as UTF-8\n")
        let line = try await Oxford.shell("printf 'ace\\ncaf\\xe9\\n' | oxford - --server sample")
        #expect(line.status == 2)
        #expect(line.output.hasPrefix("ace "))
        #expect(line.errors == "oxford: line 2: invalid UTF-8 in \"caf\u{FFFD}\"; convert the input to UTF-8\n")
    }

    @Test("Non-blocking standard output receives every line")
    func nonBlockingOutput() async throws {
        let line = Data(Array(repeating: "run", count: 60).joined(separator: "\n").utf8)
        let (input, output) = (Pipe(), Pipe())
        let descriptor = output.fileHandleForWriting.fileDescriptor
        #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let tool = URL(fileURLWithPath: try Oxford.path)
        let (read, status) = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                let process = Process()
                process.executableURL = tool
                process.arguments = ["-", "--json", "--server", "sample"]
                process.standardInput = input
                process.standardOutput = output
                continuation.resume(
                    with: Result {
                        try process.run()
                        try input.fileHandleForWriting.write(contentsOf: line)
                        try input.fileHandleForWriting.close()
                        try output.fileHandleForWriting.close()
                        // Let the pipe fill up before reading.
                        Thread.sleep(forTimeInterval: 0.3)
                        let data = try output.fileHandleForReading.readToEnd() ?? Data()
                        process.waitUntilExit()
                        return (data, process.terminationStatus)
                    })
            }
        }
        #expect(status == 0)
        let lines = read.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 60)
        // The first line counts a call; the others reuse its look-up.
        #expect(Set(lines.dropFirst()).count == 1)
        #expect(read.count > 65_536, "the output must exceed the capacity of a pipe")
    }

    @Test("A closed pipe ends the tool without a message")
    func closedPipe() async throws {
        let result = try await Oxford.shell("oxford ace 2>/dev/null | head -1")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("ace "))
        #expect(result.errors == "")
        let ignored = try await Oxford.shell(
            "trap '' PIPE; oxford ace --server sample | true; echo ${PIPESTATUS[0]}")
        #expect(ignored.output == "8\n")
        #expect(ignored.errors == "")
    }

    #if os(Linux)
        @Test("A failed write is reported")
        func failedWrite() async throws {
            let result = try await Oxford.shell("oxford ace --server sample > /dev/full")
            #expect(result.status == 8)
            #expect(result.errors == "oxford: cannot write to standard output; check that the disk is not full\n")
        }
    #endif
}
