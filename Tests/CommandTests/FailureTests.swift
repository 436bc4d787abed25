import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct FailuresOfCommands {
    /// Runs a command with a key and with a server whose answers repeat a text, and returns everything it prints.
    private func shown(_ command: [String], repeating text: String) async throws -> String {
        let keys = ["OXFORD_APP_ID": "SECRET-1", "OXFORD_APP_KEY": "SECRET-2"]
        let sense = #"{"definitions": ["\#(text)"], "examples": [{"text": "\#(text)"}]}"#
        let entries = #""lexicalEntries": [{"text": "\#(text)", "entries": [{"senses": [\#(sense)]}]}]"#
        return try await Oxford.withServer { request in
            let path = request.path
            if path.contains("/search/") { return [.answer(#"{"results": [{"label": "\#(text)"}]}"#)] }
            if path.contains("entries/en-gb/none") { return [.answer(#"{"error": "\#(text)"}"#, status: 404)] }
            if path.contains("none") { return [.answer(noEntry, status: 404)] }
            if path.contains("refused") { return [.answer(#"{"error": "\#(text)"}"#, status: 403)] }
            if path.contains("broken") { return [.answer(text)] }
            return [.answer(#"{"results": [{"word": "\#(text)", \#(entries)}]}"#)]
        } _: { paths in
            let server = ["--server", paths["SERVER"] ?? ""]
            let result = try await Oxford.run(server + command, environment: keys)
            return result.output + result.errors
        }.result
    }

    private static let found = [["ace"], ["none"], ["entries", "en-gb", "ace"], ["search", "en-gb", "--q", "a"]]
    private static let failing = ["none", "refused", "broken"].map { ["entries", "en-gb", $0] }

    @Test(
        "Credentials that a server repeats are not printed", arguments: found + failing,
        [[], ["--raw"], ["--json"], ["--verbose"]])
    func repeatedCredentials(command: [String], form: [String]) async throws {
        let text = "the key SECRET-2, secret-1 and SECRET-1:Secret-2"
        let shown = try await shown(command + form, repeating: text)
        // A look-up with --raw does not search for suggestions.
        let isEmpty = command.contains("broken") || command == ["none"] && form == ["--raw"]
        #expect(shown.contains("the key …, … and …:…") || isEmpty)
        #expect(!shown.uppercased().contains("SECRET-"))
    }

    @Test(
        "Control characters from a server do not reach the terminal", arguments: found + failing, [[], ["--json"]])
    func controlCharacters(command: [String], form: [String]) async throws {
        let evil = #"\u001b]0;title\u0007"# + "\u{9B}31m\u{9D}\u{7F}\u{202E}\u{2028}end"
        let shown = try await shown(command + form, repeating: evil).unicodeScalars
        #expect(String(shown).contains("title") || Self.failing.contains(command))
        #expect(!shown.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(!shown.contains("\u{202E}"))
        if form.isEmpty {
            #expect(!shown.contains("\u{2028}"))
        } else if !Self.failing.contains(command) {
            // JSON keeps the characters, as escape sequences. It may contain line separators.
            #expect(String(shown).contains(#"\u009b31m\u009d\u007f\u202e"#))
        }
    }

    #if os(macOS) || os(Linux)
        @Test("Non-blocking standard streams are read to the end, and receive every line")
        func nonBlockingStreams() async throws {
            let (input, output) = (Pipe(), Pipe())
            for descriptor in [input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor] {
                try #require(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try Oxford.path)
            process.arguments = ["-", "--json", "--server", "sample"]
            // Passing the file handle instead of the pipe keeps it open here, so writing after the tool has ended
            // succeeds.
            process.standardInput = input.fileHandleForReading
            process.standardOutput = output
            try process.run()
            try output.fileHandleForWriting.close()
            try input.fileHandleForWriting.write(contentsOf: Data("ace\n".utf8))
            // The first result arrives after the first line was read, when no other line is ready.
            var read = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
            try input.fileHandleForWriting.write(contentsOf: Data(String(repeating: "run\n", count: 60).utf8))
            try input.fileHandleForWriting.close()
            // Let the pipe fill up before reading.
            try await Task.sleep(for: .milliseconds(300))
            read += try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            let lines = read.split(separator: UInt8(ascii: "\n"))
            #expect(lines.count == 61)
            #expect(Set(lines).count == 2)
            #expect(read.count > 65_536, "the output must exceed the capacity of a pipe")
        }
    #endif

    #if os(Linux)
        @Test("A closed standard stream is not replaced by the connection to the server, or by any other")
        func closedStreams() async throws {
            let (result, _) = try await Oxford.shell(
                """
                "$OXFORD" kite --server $SERVER <&- >&- 2>&- & pid=$!
                until [[ -e $FOLDER/asked ]]; do sleep 0.05; done
                readlink /proc/$pid/fd/{0,1,2}
                kill $pid
                """
            ) { _ in [.wait] }
            #expect(result.output == "/dev/null\n/dev/null\n/dev/null\n")
        }

        @Test(
            "A look-up whose reader closes ends by the signal, which bash shows as status 141",
            arguments: ["", "trap '' PIPE; "], ["ace", "- <<< ace", "entries en-gb ace", "check"])
        func closedReader(trap: String, command: String) async throws {
            let result = try await Oxford.shell(
                "\(trap)(sleep 0.2; oxford \(command) --server sample) | true; exit ${PIPESTATUS[0]}")
            #expect(result.status == 141)
            #expect(result.errors == "")
        }

        /// Returns a line that starts a command, and interrupts it twice after its first request.
        ///
        /// The shell replaces itself by the tool with `exec`, because a shell that waits for the tool would hide
        /// whether it was a signal.
        private static func interrupted(_ command: String) -> String {
            """
            (until [[ -e $FOLDER/asked ]] || ! kill -0 $$; do sleep 0.05; done
            kill -INT $$; sleep 0.2; kill -INT $$) &
            exec "$OXFORD" \(command)
            """
        }

        // Ctrl-C ends a loop of a script only if the signal has ended the tool.
        @Test(
            "The tool ends by a signal when it is interrupted, or when its reader closes",
            arguments: [
                ("exec > >(exit); wait $!; exec \"$OXFORD\" ace --server sample", SIGPIPE),
                (interrupted("kite --server $SERVER"), SIGINT), (interrupted("- --server $SERVER <<< kite"), SIGINT),
            ])
        func endingBySignal(line: String, signal: Int32) async throws {
            let (result, _) = try await Oxford.shell(line) { _ in [.wait] }
            #expect(result.isEndedBySignal)
            #expect(result.status == signal)
        }

        @Test("A failed write is reported")
        func failedWrite() async throws {
            let result = try await Oxford.shell("oxford ace --server sample > /dev/full")
            #expect(result.status == 8)
            #expect(result.errors == "oxford: cannot write to standard output; check that the disk is not full\n")
        }
    #endif
}
