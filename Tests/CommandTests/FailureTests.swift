import Foundation
import LoopbackServer
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct FailuresOfCommands {
    private let keys = ["OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]

    /// Runs `oxford entries en-gb ace` with a server that sends the same response to every request.
    private func entries(
        _ options: String..., from steps: LoopbackServer.Step...
    ) async throws -> (result: Program.Result, server: LoopbackServer) {
        try await Oxford.run(["entries", "en-gb", "ace"] + options, environment: keys) { _ in steps }
    }

    @Test(
        "Every failure has its exit status and one message",
        arguments: [(400, 2), (401, 3), (403, 4), (404, 1), (414, 2), (429, 5), (500, 7), (302, 7), (204, 7), (200, 7)])
    func statuses(status: Int, exit: Int32) async throws {
        let body = status == 204 ? "" : "no entry found"
        let (result, server) = try await entries(from: .answer(body, status: status, type: "text/html"))
        #expect(result.status == exit)
        #expect(result.output == "")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("oxford: ") == true)
        #expect(server.requests.first?.header("app_key") == "SECRET-2")
    }

    @Test(
        "Credentials that a server repeats are not printed", arguments: [200, 403, 404],
        ["--verbose", "--json", "--raw"])
    func repeatedCredentials(status: Int, option: String) async throws {
        let (result, _) = try await entries(option, from: .answer("no entry for SECRET-1 and SECRET-2", status: status))
        #expect(!(result.output + result.errors).contains("SECRET"))
        #expect(result.output.isEmpty == (status != 404 || option == "--verbose"))
    }

    @Test(
        "Credentials that a server repeats in an answer are not printed",
        arguments: [["ace"], ["none"], ["entries", "en-gb", "ace"], ["search", "en-gb", "--q", "a"]],
        [[], ["--raw"], ["--json"], ["--verbose"]])
    func credentialsInAnswers(command: [String], form: [String]) async throws {
        let text = "the key SECRET-2, secret-1 and \(Data("SECRET-1:SECRET-2".utf8).base64EncodedString())"
        let sense = #"{"definitions": ["\#(text)"], "examples": [{"text": "\#(text)"}]}"#
        let entries = #""lexicalEntries": [{"text": "\#(text)", "entries": [{"senses": [\#(sense)]}]}]"#
        let (result, _) = try await Oxford.run(command + form, environment: keys) { request in
            if request.path.contains("search") { return [.answer(#"{"results": [{"label": "\#(text)"}]}"#)] }
            if request.path.contains("none") { return [.answer(noEntry, status: 404)] }
            return [.answer(#"{"results": [{"word": "ace", \#(entries)}]}"#)]
        }
        let shown = result.output + result.errors
        #expect(shown.contains("the key …, … and …") || command == ["none"] && form == ["--raw"])
        #expect(!shown.uppercased().contains("SECRET-"))
        #expect(!shown.contains("U0VDUkVU"))
    }

    @Test("A lost connection exits with status 6")
    func lostConnection() async throws {
        let head = LoopbackServer.Step.head(headers: ["Content-Length: 99"])
        let (result, _) = try await entries(from: .send(head), .reset)
        #expect(result.status == 6)
        #expect(result.output == "")
    }

    @Test(
        "Control characters from a server do not reach the terminal",
        arguments: [["ace"], ["none"], ["entries", "en-gb", "ace"], ["search", "en-gb", "--q", "ace"]],
        [[], ["--json"]]
    )
    func controlCharacters(command: [String], form: [String]) async throws {
        let evil = #"\u001b]0;title\u0007"# + "\u{9B}31m\u{9D}\u{7F}\u{202E}end"
        let sense = #"{"definitions": ["\#(evil)\u2028"], "examples": [{"text": "\#(evil)"}]}"#
        let entries = #""lexicalEntries": [{"text": "\#(evil)", "entries": [{"senses": [\#(sense)]}]}]"#
        let (result, _) = try await Oxford.run(command + form) { request in
            if request.path.contains("search") { return [.answer(#"{"results": [{"label": "\#(evil)"}]}"#)] }
            if request.path.contains("none") { return [.answer(noEntry, status: 404)] }
            return [.answer(#"{"results": [{"word": "\#(evil)", \#(entries)}]}"#)]
        }
        let shown = (result.output + result.errors).unicodeScalars
        #expect(String(shown).contains("title"))
        #expect(!shown.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(!shown.contains("\u{202E}"))
        // JSON may contain line separators.
        if form.isEmpty { #expect(!shown.contains("\u{2028}")) }
    }

    @Test("--timeout limits a request with its retries and pauses")
    func timeoutOfRetries() async throws {
        let isFirst = Atomic(true)
        // The second answer is sent within 2.2 seconds of the second request, but not of the first.
        let (result, _) = try await Oxford.run(["entries", "en-gb", "ace", "--timeout", "2.2"]) { _ in
            let status = isFirst.exchange(false, ordering: .relaxed) ? 503 : 200
            return [.pause(1.2), .answer(#"{"results": [{"word": "ace"}]}"#, status: status)]
        }
        #expect(result.status == 6)
        #expect(result.output == "")
        #expect(result.errors.contains("the request timed out: no response within 2.2 s"))
    }

    @Test("The tool fails at once if Retry-After exceeds the timeout")
    func longWait() async throws {
        let (result, server) = try await entries(
            "--timeout", "60", from: .answer("{}", status: 503, headers: ["Retry-After: 7200"]))
        #expect(result.status == 7)
        #expect(server.requests.count == 1)
        #expect(!result.errors.contains("waiting"))
    }

    @Test("The tool reports when and how long it waits")
    func wait() async throws {
        let isFirst = Atomic(true)
        let (result, server) = try await Oxford.run(["entries", "en-gb", "ace"]) { _ in
            isFirst.exchange(false, ordering: .relaxed)
                ? [.answer("{}", status: 503, headers: ["Retry-After: 2"])] : [.answer(noEntry, status: 404)]
        }
        #expect(result.status == 1)
        #expect(server.requests.count == 2)
        #expect(result.errors.hasPrefix("oxford: waiting 2 s before the next call\n"))
    }

    @Test(
        "Incomplete or malformed credentials are an error for every server, and not printed",
        arguments: [[], ["--server", "live"], ["--server", "http://localhost:9"]],
        [
            (["OXFORD_APP_ID": "1a2b3c4d"], "OXFORD_APP_KEY is not set"),
            (["OXFORD_APP_ID": "1a2b3c4d", "OXFORD_APP_KEY": "SECRET\n"], "the app key contains a line break"),
        ])
    func invalidCredentials(server: [String], _ invalid: (keys: [String: String], problem: String)) async throws {
        let result = try await Oxford.run(["ace"] + server, environment: invalid.keys)
        #expect(result.status == 3)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("oxford: \(invalid.problem)"))
        #expect(!result.errors.contains("SECRET"))
    }

    @Test("An argument of invalid UTF-8 is an error")
    func invalidArgument() async throws {
        let result = try await Oxford.shell("oxford $'caf\\xe9' --url")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "oxford: argument 1: invalid UTF-8 in \"caf\u{FFFD}\"; pass text encoded as UTF-8\n")
    }

    @Test("A line of invalid UTF-8 is an error")
    func invalidLine() async throws {
        let result = try await Oxford.shell("printf 'ace\\ncaf\\xe9\\n' | oxford - --server sample")
        #expect(result.status == 2)
        #expect(result.output.hasPrefix("ace "))
        #expect(result.errors == "oxford: line 2: invalid UTF-8 in \"caf\u{FFFD}\"; convert the input to UTF-8\n")
    }

    #if os(macOS) || os(Linux)
        @Test("Non-blocking standard output receives every line")
        func nonBlockingOutput() async throws {
            let (input, output) = (Pipe(), Pipe())
            let descriptor = output.fileHandleForWriting.fileDescriptor
            try #require(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try Oxford.path)
            process.arguments = ["-", "--json", "--server", "sample"]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(String(repeating: "run\n", count: 60).utf8))
            try input.fileHandleForWriting.close()
            try output.fileHandleForWriting.close()
            // Let the pipe fill up before reading.
            try await Task.sleep(for: .milliseconds(300))
            let read = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let lines = read.split(separator: UInt8(ascii: "\n"))
            #expect(lines.count == 60)
            #expect(Set(lines).count == 1)
            #expect(read.count > 65_536, "the output must exceed the capacity of a pipe")
        }
    #endif

    @Test("Non-blocking standard input is read to its end")
    func nonBlockingInput() async throws {
        let (input, output) = (Pipe(), Pipe())
        let descriptor = input.fileHandleForReading.fileDescriptor
        try #require(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Oxford.path)
        process.arguments = ["-", "--json", "--server", "sample"]
        // Passing the file handle instead of the pipe keeps it open here, so writing after the tool has ended succeeds.
        process.standardInput = input.fileHandleForReading
        process.standardOutput = output
        try process.run()
        try output.fileHandleForWriting.close()
        try input.fileHandleForWriting.write(contentsOf: Data("ace\n".utf8))
        // The first result arrives after the first line was read, when no other line is ready.
        var read = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
        try input.fileHandleForWriting.write(contentsOf: Data("axe\n".utf8))
        try input.fileHandleForWriting.close()
        read += try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(read.count { $0 == UInt8(ascii: "\n") } == 2)
    }

    @Test("An error while reading standard input is reported, after the results")
    func failedRead() async throws {
        let result = try await Oxford.shell("oxford - --server sample < /tmp")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.errors == """
                oxford: cannot read standard input: Is a directory; redirect a file or the output of a program

                """)
    }

    @Test("A closed pipe ends the tool without a message, even if SIGPIPE is ignored")
    func closedPipe() async throws {
        let result = try await Oxford.shell(
            "trap '' PIPE; oxford ace --server sample | true; echo ${PIPESTATUS[0]}")
        #expect(result.output == "8\n")
        #expect(result.errors == "")
    }

    #if os(Linux)
        @Test("A closed standard stream is not replaced by the connection to the server, or by any other")
        func closedStreams() async throws {
            try await withTemporaryFolder { folder in
                let flag = folder.appendingPathComponent("asked")
                let server = try LoopbackServer.start { _ in
                    try? Data().write(to: flag)
                    return [.wait]
                }
                defer { server.stop() }
                let result = try await Oxford.shell(
                    """
                    "$OXFORD" kite --server \(server.base) <&- >&- 2>&- & pid=$!
                    until [[ -e '\(flag.path)' ]]; do sleep 0.05; done
                    readlink /proc/$pid/fd/{0,1,2}
                    kill $pid
                    """)
                #expect(result.output == "/dev/null\n/dev/null\n/dev/null\n")
            }
        }

        @Test("A failed write is reported")
        func failedWrite() async throws {
            let result = try await Oxford.shell("oxford ace --server sample > /dev/full")
            #expect(result.status == 8)
            #expect(result.errors == "oxford: cannot write to standard output; check that the disk is not full\n")
        }
    #endif
}
