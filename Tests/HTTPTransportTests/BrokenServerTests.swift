import Foundation
import LoopbackServer
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Responses of working and broken servers", .timeLimit(.minutes(15))) struct BrokenServers {
    private static let gzip = ["Content-Encoding: gzip", "Content-Type: application/json"]
    private static let chunked = Step.head(headers: ["Transfer-Encoding: chunked"])

    /// Returns the bytes of a response with the body and a `Content-Length`.
    private static func framed(length: Int) -> [UInt8] {
        Step.head(headers: ["Content-Length: \(length)"]) + Array(body.utf8)
    }

    /// A body of 390 KB that decompresses to 62 MB: after the letter A, each 13 bytes repeat the letter 2064 times.
    private static let bomb: [UInt8] =
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 0x73, 0x1C]
        + Array(repeating: [5, 163, 96, 20, 140, 130, 81, 48, 10, 70, 193, 40, 24], count: 30_000).flatMap(\.self)

    typealias Reason = OxfordError.Reason

    /// What servers do, and the reason that is reported.
    ///
    /// On Apple's platforms, other outcomes are accepted, too: Foundation accepts more responses there, and reports a
    /// connection that closes within the first 512 bytes of a body as lost. An outcome of `nil` is a successful
    /// request.
    private static let broken: [String: (steps: [Step], reason: Reason, onApple: [Reason?])] = [
        "closes at once": ([.close], .connectionLost, []),
        "resets at once": ([.reset], .connectionLost, []),
        "closes within the body": ([.send(framed(length: 500)), .close], .cutShort, [.connectionLost]),
        "resets within the body": (
            [.send(framed(length: 500)), .pause(0.05), .reset], .cutShort, [.connectionLost]
        ),
        "closes within a chunked body": (
            [.send(chunked + Array("1E\r\n\(body)\r\n".utf8)), .close], .cutShort, [nil, .connectionLost]
        ),
        "sends too small a Content-Length": ([.send(framed(length: 5)), .close], .cutShort, []),
        "truncates a gzip body": (
            [.answer(bytes: compressedBody.dropLast(20), headers: gzip)], .cutShort, [.malformed]
        ),
        "ends a gzip body after its header": (
            [.answer(bytes: Array(compressedBody.prefix(10)), headers: gzip)], .cutShort, [.malformed]
        ),
        "sends a gzip bomb": ([.answer(bytes: bomb, headers: gzip)], .tooLarge, []),
        "sends no content": ([.send(Step.head(204))], .emptyAnswer, []),
        "sends an empty body": ([.answer("")], .emptyAnswer, []),
        "sends an empty body as gzip": ([.answer(bytes: [], headers: gzip)], .emptyAnswer, [.malformed]),
        "does not speak HTTP": (
            [.send(Array("hello\r\n\r\n".utf8)), .close], .malformed, [.unexpectedContent, .unreadableAnswer]
        ),
        "sends very long headers": (
            [.answer(body, headers: ["X: " + String(repeating: "x", count: 300_000)])], .malformed, [nil, .tooLarge]
        ),
        "requests a password": (
            [.answer("Who?", status: 401, headers: [#"WWW-Authenticate: Basic realm="x""#])], .invalidCredentials, []
        ),
    ]

    @Test("A broken response is reported with its reason", arguments: Wire.all, broken.keys.sorted())
    func brokenResponse(_ wire: Wire, _ name: String) async throws {
        let (steps, reason, onApple) = try #require(Self.broken[name])
        let server = try LoopbackServer.start { _ in steps }
        defer { server.stop() }
        let error = try await error(of: server.client(wire.transport()))
        #if os(Linux)
            #expect(error?.reason == reason)
            #expect(server.requests.count == 1)
        #else
            // Foundation on Apple's platforms may repeat a GET request whose connection closed.
            #expect(([reason] + onApple).contains(error?.reason))
            #expect(!server.requests.isEmpty)
        #endif
    }

    #if os(Linux)
        @Test(
            "A malformed response is not retried, and one that was cut short is", arguments: Wire.all,
            [
                ("Transfer-Encoding: chunked", "ZZ\r\n{}\r\n0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "\r\n{}\r\n0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "-2\r\n{}\r\n0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "2\r\n{}\r\nXX\r\n"),
                ("Transfer-Encoding: chunked", "2\r\n{}XX0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"),
                ("Content-Encoding: foo", "{}"),
                ("Content-Encoding: gzip", "0123456789"), ("Content-Length: -5", "{}"),
                ("Content-Length: five", "{}"), ("X: a\nb", "{}"), ("no colon", "{}"),
            ].map { ($0, $1, TransportError.Reason.malformed) } + [
                ("Transfer-Encoding: chunked", "5\r\n{}", .cutShort), ("Content-Length: 50", "{}", .cutShort),
            ])
        func malformed(
            _ wire: Wire, _ response: (header: String, content: String, reason: TransportError.Reason)
        ) async throws {
            let bytes = Step.head(headers: [response.header]) + Array(response.content.utf8)
            let error = try await error(over: wire.transport(), after: [.send(bytes), .pause(0.02), .close])
            #expect(error?.reason == response.reason)
            #expect(error?.isRetryable == (response.reason == .cutShort))
        }
    #endif

    private static let valid: [String: [Step]] = [
        "sends a body": [.answer(body)],
        "sends byte by byte": framed(length: body.utf8.count).map { .send([$0]) },
        "sends chunks": [.send(chunked + Array("1E\r\n\(body)\r\n0\r\n\r\n".utf8))],
        "compresses": [.answer(bytes: compressedBody, headers: gzip)],
        "sends an interim response first": [.send(Step.head(103, headers: ["Link: </a>"])), .answer(body)],
        "closes after the body": [.send(Step.head()), .send(Array(body.utf8)), .close],
    ]

    @Test("Every valid form of a response is read", arguments: Wire.all, valid.keys.sorted())
    func validResponse(_ wire: Wire, _ name: String) async throws {
        let response = try await response(over: wire.transport(), after: try #require(Self.valid[name]))
        #expect(response.status == 200)
        #expect(response.body == Array(body.utf8))
    }

    @Test("A response with an error status is returned whole", arguments: Wire.all, [401, 403, 404, 429, 503, 599])
    func errorStatus(_ wire: Wire, _ status: Int) async throws {
        let steps: [Step] = [.answer(body, status: status, headers: ["X-Request-Id: 77"])]
        let response = try await response(over: wire.transport(), after: steps)
        #expect(response.status == status)
        #expect(response.headers["X-Request-Id"] == "77")
        #expect(response.body == Array(body.utf8))
    }

    @Test("A closed port is reported as cannotConnect", arguments: Wire.all)
    func closedPort(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [] }
        server.stop()
        #expect(try await error(of: server.client(wire.transport()))?.reason == .cannotConnect)
    }

    @Test("An unknown host is reported", arguments: Wire.all) func unknownHost(_ wire: Wire) async throws {
        let client = OxfordClient(
            transport: wire.transport(), server: try Server(validating: "https://nothing.invalid"))
        let reason = await error(of: client)?.reason
        // A machine without a network reports `offline`.
        #expect(reason == .hostNotFound || reason == .offline)
    }

    @Test("A timeout limits the whole request, although data arrives", arguments: Wire.all)
    func slowBody(_ wire: Wire) async throws {
        // The body takes much longer than the timeout can be late on a busy machine.
        let slow: [Step] = (0..<20_000).flatMap { _ in [.pause(0.05), .send([32])] }
        let steps = [.send(Step.head(headers: ["Content-Length: 20000"]))] + slow
        let transport = wire.transport(timeout: .milliseconds(120))
        #expect(try await error(over: transport, after: steps)?.reason == .timedOut)
    }

    @Test("A client limits the time of each attempt over a transport without a limit", arguments: Wire.all)
    func attemptTimeout(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasSuffix("/silent") ? [.wait] : [.pause(0.3), .answer(body)]
        }
        defer { server.stop() }
        var client = try server.client(wire.transport(timeout: nil))
        client.policy.attemptTimeout = .seconds(1)
        var calls = 0
        // A busy machine may need longer than the limit to send a request, which then is no call.
        for _ in 0..<100 where calls == 0 {
            let failure = await error(of: client, for: "silent")
            #expect(failure?.reason == .timedOut)
            calls = failure?.calls ?? 0
        }
        #expect(calls == 1)
        client.policy.attemptTimeout = .seconds(600)
        #expect(await error(of: client, for: "slow") == nil)
    }

    #if os(Linux)
        @Test("A caller of URLSessionTransport leaves in time although small pieces of a body keep arriving")
        func endlessPieces() async throws {
            await #expect(processExitsWith: .success) {
                let pieces = Step.send(Array(String(repeating: "10\r\n0123456789abcdef\r\n", count: 4000).utf8))
                // The pieces arrive much faster than Foundation takes them.
                let server = try LoopbackServer.start { _ in
                    [.send(Step.head(headers: ["Transfer-Encoding: chunked"]))]
                        + Array(repeating: pieces, count: 5000)
                }
                let transport = Wire.urlSession.transport(maximumBodySize: .max, timeout: .seconds(1))
                for _ in 0..<2 {
                    let time = await ContinuousClock().measure {
                        let request = TransportRequest(url: server.base)
                        let reason = await failure(of: request, over: transport)?.reason
                        precondition(reason == .timedOut, "\(reason as Any)")
                    }
                    // Without the limit, it would take minutes.
                    precondition(time < .seconds(20))
                }
                precondition((ProcessInfo.residentMemory ?? 0) < 1_000_000_000)
            }
        }
    #endif

    @Test("A timeout of a fraction of a second is not truncated to zero", arguments: Wire.all)
    func shortTimeout(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.pause(0.05), .answer(body)] }
        defer { server.stop() }
        let client = try server.client(wire.transport(timeout: .milliseconds(300)))
        // A busy machine may exceed the timeout, so one response in 100 is enough.
        var isAnswered = false
        for _ in 0..<100 where !isAnswered { isAnswered = await error(of: client) == nil }
        #expect(isAnswered)
    }

    @Test("A transfer stops when the body exceeds the limit", .timeLimit(.minutes(10)), arguments: Wire.all)
    func largeBody(_ wire: Wire) async throws {
        let megabyte = Step.send([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000))
        // A transfer that does not stop waits for the rest of the body.
        let steps = [.send(Step.head(headers: ["Content-Length: 100000000"])), megabyte, megabyte, megabyte, .wait]
        let transport = wire.transport(maximumBodySize: 2_000_000, timeout: .seconds(600))
        let error = try await error(over: transport, after: steps)
        #expect(error?.transportError == TransportError(.tooLarge, detail: "it has more than 2000000 bytes"))
    }

    @Test("A body of exactly the limit is accepted, and one byte more is not", arguments: Wire.all)
    func limitOfTheBody(_ wire: Wire) async throws {
        #expect(try await error(over: wire.transport(maximumBodySize: 30), after: [.answer(body)]) == nil)
        #expect(try await error(over: wire.transport(maximumBodySize: 29), after: [.answer(body)])?.reason == .tooLarge)
    }

    // On Linux, a line that begins with NUL crashes URLSession, so only the tests of CurlTransport send one. See
    // Scripts/attack url-session.
    @Test("Random headers do not crash the process", arguments: Wire.all)
    func randomHeaders(_ wire: Wire) async throws {
        let rows = Rounds.count(150)
        let server = try LoopbackServer.start(recording: false) { request in
            var random = SeededGenerator(seed: request.path.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
            var head = Array("HTTP/1.1 200 OK\r\n".utf8)
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let count = Int.random(in: 0...40, using: &random)
                let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
                head += bytes.filter { $0 != 10 && $0 != 13 }.drop { $0 == 0 }
                head += Array([": ", "", ":"].randomElement(using: &random)?.utf8 ?? "".utf8)
                head += Array("\r\n".utf8)
            }
            return [.send(head + Array("Content-Length: 2\r\n\r\n{}".utf8)), .close]
        }
        defer { server.stop() }
        let transport = wire.transport()
        var answered = 0
        for row in 0..<rows {
            let request = TransportRequest(url: "\(server.base)/\(row)")
            do {
                let response = try await transport.send(request)
                #expect(response.headers.allSatisfy { !$0.name.isEmpty && !$0.value.contains("\n") })
                answered += 1
            } catch {
                #expect((error as? TransportError)?.reason != .cancelled)
            }
        }
        #expect(answered > 0)
        // On Apple's platforms, Foundation may accept all of them.
        #if os(Linux)
            #expect(answered < rows)
        #endif
    }

    @Test("A huge Content-Length allocates no memory", arguments: Wire.all)
    func hugeContentLength(_ wire: Wire) async throws {
        let steps: [Step] = [.send(Self.framed(length: 9_000_000_000_000_000_000)), .close]
        let reason = try await error(over: wire.transport(maximumBodySize: .max), after: steps)?.reason
        #if os(Linux)
            #expect(reason == .cutShort)
        #else
            #expect(reason == .cutShort || reason == .connectionLost)
        #endif
    }

    @Test(
        "An extreme timeout does not crash, and a long one is accepted", arguments: Wire.all,
        [
            .seconds(Int64.max), .seconds(Int64.max) + .milliseconds(1), Duration(attoseconds: .max), .zero,
            Duration(attoseconds: .min), Duration(secondsComponent: .min, attosecondsComponent: .min),
        ])
    func extremeTimeout(_ wire: Wire, _ timeout: Duration) async throws {
        let error = try await error(over: wire.transport(timeout: timeout), after: [.answer(body)])
        #expect(error == nil || error?.reason == .timedOut && timeout <= .zero)
    }

    @Test("Transports keep no cookies and no HTTP cache", arguments: Wire.all)
    func noCookiesOrCache(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(body, headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=600", "ETag: \"c\""])]
        }
        defer { server.stop() }
        let client = try server.client(wire.transport())
        for _ in 0..<3 { #expect(await error(of: client) == nil) }
        #expect(server.requests.count == 3)
        #expect(server.requests.allSatisfy { $0.header("Cookie") == nil && $0.header("If-None-Match") == nil })
    }

    @Test("The letter case of a URL's scheme does not matter", arguments: Wire.all)
    func schemeInUpperCase(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        let url = "HTTP" + server.base.dropFirst(4)
        #expect(try await wire.transport().send(TransportRequest(url: url)).status == 200)
    }

    #if os(Linux)
        @Test("The error of URLSession for an IPv6 address mentions IPv6")
        func addressOfIPv6() async throws {
            let error = await #expect(throws: TransportError.self) {
                try await URLSessionTransport().send(TransportRequest(url: "http://[::1]:1"))
            }
            #expect(error?.reason == .refusedURL)
            #expect(error?.detail?.contains("IPv6") == true)
        }

        @Test("URLSession cannot read a response with a non-ASCII header")
        func headerBeyondASCII() async throws {
            let head = Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
            let error = try await error(over: Wire.urlSession.transport(), after: [.send(head)])
            #expect(error?.reason == .malformed)
        }
    #endif

    @Test(
        "URLs with credentials, or not HTTPS to a remote host, are refused", arguments: Wire.all,
        [
            "HTTP://example.com/", "http://127.0.0.1.example.com/", "ftp://127.0.0.1/", "not a URL", "", "https://",
            "https://user@127.0.0.1/", "http://localhost%2f.evil.example/", "http://localhost%2F:80/",
            "https://host_name/", "https://[::1/", "https://1.2.3/", "https://example.com:0/", "https:/\u{301}/a.b/",
        ])
    func refusedURL(_ wire: Wire, _ url: String) async {
        let refusal = TransportError(.refusedURL, detail: "it is not a valid https URL, or it contains a user name")
        await #expect(throws: refusal) { try await wire.transport().send(TransportRequest(url: url)) }
    }
}
