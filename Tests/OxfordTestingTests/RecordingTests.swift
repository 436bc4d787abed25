import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite struct Recordings {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
    private let mice = TransportRequest(LemmasRequest("mice", in: .english))

    /// Provides the path of a file that does not exist yet.
    private func withPath<Value>(
        _ name: String = "a.recording.jsonl", _ body: (String) async throws -> sending Value
    ) async throws -> sending Value {
        try await withTemporaryFolder { try await body($0.appendingPathComponent(name).path) }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private func received(_ headers: KeyValuePairs<String, String>) -> Headers {
        Headers(received: headers.map { (name: $0.key, value: $0.value) })
    }

    private func outcome(
        _ wire: some Transport, _ request: TransportRequest
    ) async -> Result<TransportResponse, TransportError> {
        do throws(TransportError) {
            return .success(try await wire.send(request))
        } catch {
            return .failure(error)
        }
    }

    /// Records the outcomes of a request, and returns the replayed outcomes and the file's contents.
    private func replay(
        _ outcomes: [Result<TransportResponse, TransportError>], to request: TransportRequest
    ) async throws -> (outcomes: [Result<TransportResponse, TransportError>], file: String) {
        try await withPath { path in
            let script = outcomes.map { outcome in
                switch outcome {
                case .success(let response): ScriptedStep.answer(url: request.url, with: response)
                case .failure(let error): ScriptedStep.fail(url: request.url, with: error)
                }
            }
            let recorder = try ScriptedTransport(script).recording(to: path)
            for expected in outcomes { #expect(await outcome(recorder, request) == expected) }
            let replayed = try Recording(contentsOf: path).replay()
            var answers: [Result<TransportResponse, TransportError>] = []
            for _ in outcomes { answers.append(await outcome(replayed, request)) }
            #expect(replayed.unused.isEmpty && replayed.unexpected.isEmpty)
            return (answers, try text(of: path))
        }
    }

    @Test("A line has fixed bytes, without headers that may hold secrets") func exactLine() async throws {
        let request = TransportRequest(
            url: ace.url,
            headers: try Headers(validating: ["Accept": "application/json", "app_id": "1a2b", "X-Own": "own"]))
        let response = TransportResponse(
            status: 404,
            headers: received([
                "Content-Type": "application/json", "Set-Cookie": "session=1", "content-type": "a: b/\"é\"",
            ]), body: Array("{\"error\": \"no/such\"}\n".utf8))
        let replayed = try await replay([.success(response)], to: request)
        #expect(
            replayed.file == #"{"body":"{\"error\": \"no/such\"}\n","requestHeaders":["Accept: application/json"],"#
                + #""responseHeaders":["Content-Type: application/json","content-type: a: b/\"é\""],"status":404,"#
                + #""url":"https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"}"# + "\n")
        let answer = try #require(replayed.outcomes.first).get()
        #expect(answer.status == 404 && answer.body == response.body)
        #expect(answer.headers == response.headers.withoutSecrets && answer.headers.count == 2)
    }

    @Test(arguments: [
        [], Array("plain".utf8), Array("\u{FEFF}\0\u{1}\u{2028}\r\n\u{85}\u{10FFFF}cafe\u{301}é\\\"/".utf8), [0xFF],
        [0x1F, 0x8B, 0, 0x0A, 0xE2, 0x80], Array(0...255),
    ])
    func bodiesAreReplayedByteForByte(body: [UInt8]) async throws {
        let responses = [200, 500].map { Result<_, TransportError>.success(TransportResponse(status: $0, body: body)) }
        let replayed = try await replay(responses, to: ace)
        #expect(replayed.outcomes == responses)
        #expect(replayed.file.utf8.count { $0 == UInt8(ascii: "\n") } == 2)
        #expect(replayed.file.contains("base64") == (String(validating: body, as: UTF8.self) == nil))
    }

    @Test("Failures are replayed with their reason and without detail") func failures() async throws {
        let reasons: [TransportError.Reason] = [
            .cancelled, .timedOut, .hostNotFound, .cannotConnect, .offline, .connectionLost, .cutShort, .untrusted,
            .tooLarge, .malformed, .refusedURL, .notInSample, .unexpectedRequest, .other,
        ]
        let replayed = try await replay(reasons.map { .failure(TransportError($0, detail: "detail")) }, to: ace)
        #expect(replayed.outcomes == reasons.map { .failure(TransportError($0)) })
        #expect(!replayed.file.contains("detail"))
        #expect(replayed.file.hasPrefix(#"{"error":"cancelled","requestHeaders":[],"url":"https:"#))
        #expect(reasons.map { TransportError.Reason(named: $0.description) } == reasons)
    }

    @Test("Exchanges for the same URL are replayed once each, in order") func repeatedURL() async throws {
        try await withPath { path in
            let wire = ScriptedTransport([
                .answer(url: ace.url, with: TransportResponse(status: 201)),
                .answer(url: mice.url, with: TransportResponse(status: 202)),
                .answer(url: ace.url, with: TransportResponse(status: 203)),
                .answer(url: "https://example.com/a", with: TransportResponse(status: 204)),
            ])
            for request in [ace, mice, ace, TransportRequest(url: "https://example.com/a")] {
                // Each recorder adds to the same file.
                _ = try await wire.recording(to: path).send(request)
            }
            let replayed = try Recording(contentsOf: path).replay()
            let sandbox = TransportRequest(EntriesRequest("ace", in: .britishEnglish), on: .sandbox)
            #expect(try await replayed.send(mice).status == 202)
            #expect(try await replayed.send(ace).status == 201)
            #expect(replayed.unused == ["/api/v2/entries/en-gb/ace", "https://example.com/a"])
            #expect(try await replayed.send(sandbox).status == 203)
            #expect(try await replayed.send(TransportRequest(url: "https://example.com/a")).status == 204)
            #expect(replayed.unused.isEmpty && replayed.unexpected.isEmpty)
            let missing = TransportError(
                .unexpectedRequest, detail: "the recording has no response for /api/v2/entries/en-gb/ace")
            #expect(await outcome(replayed, ace) == .failure(missing))
            #expect(await outcome(replayed, TransportRequest(url: "https://example.com/b")) != .failure(missing))
            #expect(replayed.unexpected == ["/api/v2/entries/en-gb/ace", "https://example.com/b"])
        }
    }

    @Test("A missing exchange is forwarded and recorded") func forwarding() async throws {
        try await withPath { path in
            let wire = ScriptedTransport([
                .answer(url: ace.url, with: TransportResponse(status: 201)),
                .answer(url: mice.url, with: TransportResponse(status: 202)),
                .fail(url: ace.url, with: TransportError(.offline)),
            ])
            let recorder = try wire.recording(to: path)
            _ = try await recorder.send(ace)
            let completing = try Recording(contentsOf: path).replay(forwardingTo: recorder)
            #expect(try await completing.send(mice).status == 202)
            #expect(try await completing.send(ace).status == 201)
            #expect(await outcome(completing, ace) == .failure(TransportError(.offline)))
            #expect(completing.unexpected == ["/api/v2/lemmas/en/mice", "/api/v2/entries/en-gb/ace"])
            #expect(wire.requests.count == 3)
            let complete = try Recording(contentsOf: path).replay()
            #expect(try await complete.send(mice).status == 202)
            #expect(complete.unused.count == 2)
        }
    }

    @Test("A recording is found next to a source file") func beside() async throws {
        try await withPath { path in
            _ = try ClosureTransport { _ in TransportResponse(status: 200) }.recording(to: path)
            let name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
            let source = path.dropLast(name.count) + "Tests.swift"
            #expect(try Recording(name, beside: String(source)) == Recording(contentsOf: path))
        }
    }

    @Test("The file contains no secret, even if the server repeats one") func secretsAreNotRecorded() async throws {
        let (appID, appKey) = ("1a2b3c4d", "0123456789abcdef1a2b3c4d0123456789")
        let url = "https://example.com/\(appKey)/a?app_id=\(appID)"
        let response = TransportResponse(
            status: 403,
            headers: received([
                "Content-Type": "text/html; \(appID)", "app_key": appKey, "Server": "proxy of \(appKey)",
            ]), body: Array("no \(appKey)\(appKey), \(appID).".utf8))
        try await withPath { path in
            let wire = ClosureTransport { request in
                if request.attempt == 3 { throw TransportError(.other, detail: appKey) }
                guard request.attempt == 2 else { return response }
                return TransportResponse(status: 200, body: [0xFF, 0] + Array(appKey.utf8) + [0xFE])
            }
            let headers = try Headers(validating: [
                "User-Agent": "app \(appID)", "app_id": appID, "APP_KEY": appKey, "X-Empty": "",
                "Authorization": "Bearer \(appKey)",
            ])
            let recorder = try wire.recording(to: path)
            let request = TransportRequest(url: url, headers: headers)
            for attempt in 1...3 { _ = try? await recorder.attempt(attempt, of: request) }
            let file = try text(of: path)
            for secret in [appID, appKey, "MDEyMzQ1", "app_key", "Authorization"] {
                #expect(!file.lowercased().contains(secret.lowercased()), "\(secret)")
            }
            #expect(file.contains(#""User-Agent: app …""#))
            let replayed = try Recording(contentsOf: path).replay()
            let answer = try await replayed.send(request)
            #expect(String(decoding: answer.body, as: UTF8.self) == "no ……, ….")
            #expect(answer.headers.map(\.value) == ["text/html; …", "proxy of …"])
            #expect(try await replayed.send(request).body == [0xFF, 0, 0xE2, 0x80, 0xA6, 0xFE])
        }
    }

    @Test("Values of dropped headers are not redacted if they are not credentials")
    func otherHeaders() async throws {
        try await withPath { path in
            let body = #"{"homographNumber":"1100"}"#
            let wire = ClosureTransport { _ in TransportResponse(body: body) }
            let headers = try Headers(validating: [
                "DNT": "1", "X-Version": "v2", "X-Author": "11", "X-Keyword": "homograph", "X-Country-Code": "Number",
                "app_key": "0123456789abcdef",
            ])
            let request = TransportRequest(url: ace.url, headers: headers)
            _ = try await wire.recording(to: path).send(request)
            #expect(try !text(of: path).contains("DNT"))
            let replayed = try await Recording(contentsOf: path).replay().send(request)
            #expect(String(decoding: replayed.body, as: UTF8.self) == body)
        }
    }

    @Test("A short credential fails a request only if it occurs in the exchange")
    func shortCredential() async throws {
        try await withPath { path in
            let wire = ClosureTransport { request in TransportResponse(body: #"{"id": "\(request.attempt)"}"#) }
            let recorder = try wire.recording(to: path)
            for (header, value) in [("app_id", "id"), ("app_key", "v2")] {
                let request = TransportRequest(
                    url: ace.url, headers: try Headers(validating: ["Accept": "*/*", "DNT": "1"]).adding(value, header))
                let error = await #expect(throws: TransportError.self) { try await recorder.send(request) }
                #expect(error?.detail?.contains(header) == true)
                #expect(error?.detail?.contains("fewer than 8 characters") == true)
            }
            #expect(try text(of: path).isEmpty)
            let harmless = TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "zq"]))
            _ = try await recorder.send(harmless)
            #expect(try Recording(contentsOf: path).replay().unused.count == 1)
        }
    }

    @Test(
        "A credential is redacted in escaped forms and any letter case",
        arguments: [
            #"k\/e\/y\/0123"#, #"\u006b/e/y/0123"#, "k%2Fe%2fy%2F0123", "K/E/Y/0123", "k&#47;e&#x2F;y/0123",
        ])
    func escapedCredentialsAreHidden(repeated: String) async throws {
        try await withPath { path in
            let wire = ClosureTransport { _ in TransportResponse(status: 403, body: "no \(repeated) here") }
            let headers = try Headers(validating: ["app_key": "k/e/y/0123"])
            let request = TransportRequest(url: ace.url, headers: headers)
            _ = try await wire.recording(to: path).send(request)
            let replayed = try await Recording(contentsOf: path).replay().send(request)
            #expect(String(decoding: replayed.body, as: UTF8.self) == "no … here")
        }
    }

    @Test("A token is redacted even without its scheme") func tokenWithoutScheme() async throws {
        try await withPath { path in
            let wire = ClosureTransport { _ in TransportResponse(status: 403, body: "Bearer of 4711-SECRET") }
            let headers = try Headers(validating: ["Authorization": "Bearer 4711-SECRET", "X-Empty": ""])
            let request = TransportRequest(url: ace.url, headers: headers)
            _ = try await wire.recording(to: path).send(request)
            #expect(try text(of: path).contains(#""body":"Bearer of …""#))
        }
    }

    @Test func clientReplaysWithoutCredentials() async throws {
        try await withPath { path in
            let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": [{"word": "ace"}]}"#) }
            let online = OxfordClient(
                credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
                transport: try wire.recording(to: path))
            let recorded = try await online.send(.entries("ace", in: .britishEnglish))
            let offline = OxfordClient(credentials: nil, transport: try Recording(contentsOf: path).replay())
            #expect(try await offline.send(.entries("ace", in: .britishEnglish)) == recorded)
            #expect(try !text(of: path).contains("1a2b3c4d"))
        }
    }

    @Test("Concurrent requests are recorded as whole lines", .timeLimit(.minutes(15)), arguments: ["a.jsonl", "a.har"])
    func concurrentRequests(name: String) async throws {
        try await withPath(name) { path in
            let wire = ClosureTransport { request in TransportResponse(status: 200, body: Array(request.url.utf8)) }
            let recorders = [try wire.recording(to: path), try wire.recording(to: path)]
            let requests = (0..<200).map { TransportRequest(url: "https://example.com/\($0)") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, request) in requests.enumerated() {
                    group.addTask { _ = try await recorders[index % 2].send(request) }
                }
                try await group.waitForAll()
            }
            #expect(try text(of: path).split(separator: "\n").count == (name == "a.har" ? 202 : 200))
            let replayed = try Recording(contentsOf: path).replay()
            for request in requests { #expect(try await replayed.send(request).body == Array(request.url.utf8)) }
            #expect(replayed.unused.isEmpty)
        }
    }

    @Test("No exchange is lost if processes share a file", .enabled(if: Program.canRun), .timeLimit(.minutes(15)))
    func processesRecordToOneFile() async throws {
        let source = """
            import OxfordTesting
            import OxfordTransport
            let transport = try ClosureTransport { request in
                TransportResponse(status: 200, body: Array(request.url.utf8))
            }.recording(to: CommandLine.arguments[1])
            for number in 0..<300 {
                _ = try await transport.send(
                    TransportRequest(url: "https://example.com/\\(CommandLine.arguments[2])/\\(number)"))
            }
            """
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("record")
            let built = try await Compiler.build(
                source, with: ["OxfordEndpoints", "OxfordTransport", "OxfordTesting"], as: program)
            #expect(built.status == 0, "\(built.errors)")
            for name in ["a.jsonl", "a.har"] {
                let path = folder.appendingPathComponent(name).path
                async let first = Program.run(program.path, [path, "first"])
                async let second = Program.run(program.path, [path, "second"])
                let statuses = try await [first.status, second.status]
                #expect(statuses == [0, 0])
                #expect(try Set(Recording(contentsOf: path).replay().unused).count == 600)
            }
            #if os(Linux)
                try await recordInterrupted(by: program, in: folder)
            #endif
        }
    }

    #if os(Linux)
        /// Records with a program whose system calls are interrupted, as by a signal, before each of them succeeds.
        private func recordInterrupted(by program: URL, in folder: URL) async throws {
            let source = folder.appendingPathComponent("interrupt.c")
            try """
            #define _GNU_SOURCE
            #include <asm/fcntl.h>
            #include <dlfcn.h>
            #include <errno.h>
            int fcntl(int, int, ...);
            static _Thread_local int count;
            #define REPLACE(name, condition, declaration, ...) \\
                long name declaration { \\
                    if ((condition) && count++ % 2 == 0) { errno = EINTR; return -1; } \\
                    return ((long (*) declaration)dlsym(RTLD_NEXT, #name))(__VA_ARGS__); \\
                }
            REPLACE(open, (b & O_ACCMODE) == O_RDWR && b & O_CREAT, (const char *a, long b, long c), a, b, c)
            REPLACE(flock, 1, (long a, long b), a, b)
            REPLACE(pread, 1, (long a, void *b, long c, long d), a, b, c, d)
            REPLACE(pwrite, 1, (long a, const void *b, long c, long d), a, b, c, d)
            REPLACE(write, fcntl(a, F_GETFL) & O_APPEND, (long a, const void *b, long c), a, b, c)
            """.write(to: source, atomically: true, encoding: .utf8)
            let library = folder.appendingPathComponent("interrupt.so").path
            let built = try await Program.run(
                "clang", ["-w", "-fno-builtin", "-shared", "-fPIC", source.path, "-o", library])
            #expect(built.status == 0, "\(built.errors)")
            for name in ["b.jsonl", "b.har"] {
                let path = folder.appendingPathComponent(name).path
                let environment = ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": library]) { $1 }
                let result = try await Program.run(program.path, [path, "only"], environment: environment)
                #expect(result.status == 0, "\(result.errors)")
                #expect(try Set(Recording(contentsOf: path).replay().unused).count == 300)
            }
        }
    #endif
}

extension Headers {
    fileprivate func adding(_ value: String, _ name: String) throws -> Headers {
        var headers = self
        try headers.append(value, for: name)
        return headers
    }
}
