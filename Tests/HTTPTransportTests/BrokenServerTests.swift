import LoopbackServer
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Responses of working and broken servers", .timeLimit(.minutes(15))) struct BrokenServers {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [Step]
        let reason: OxfordError.Reason
        let transport: TransportError.Reason?

        init(
            _ name: String, _ steps: [Step], is reason: OxfordError.Reason, by transport: TransportError.Reason? = nil
        ) {
            (testDescription, self.steps, self.reason, self.transport) = (name, steps, reason, transport)
        }
    }

    private static let half = Step.head(headers: ["Content-Length: 500"]) + Array(body.utf8)
    private static let gzip = ["Content-Encoding: gzip", "Content-Type: application/json"]

    static let broken = [
        Case("closes at once", [.close], is: .noAnswer, by: .connectionLost),
        Case("resets at once", [.reset], is: .noAnswer, by: .connectionLost),
        Case("closes within the body", [.send(half), .close], is: .noAnswer, by: .cutShort),
        Case("resets within the body", [.send(half), .pause(0.05), .reset], is: .noAnswer, by: .cutShort),
        Case(
            "closes within a chunked body",
            [.send(Step.head(headers: ["Transfer-Encoding: chunked"]) + Array("1E\r\n\(body)\r\n".utf8)), .close],
            is: .noAnswer, by: .cutShort),
        Case(
            "sends too small a Content-Length",
            [.send(Step.head(headers: ["Content-Length: 5"]) + Array(body.utf8)), .close], is: .noAnswer, by: .cutShort),
        Case(
            "truncates a gzip body", [.answer(bytes: Gzip.stored(body).dropLast(20), headers: gzip)], is: .noAnswer,
            by: .cutShort),
        Case(
            "sends a gzip bomb", [.answer(bytes: Gzip.bomb(megabytes: 60), headers: gzip)],
            is: .tooLarge, by: .tooLarge),
        Case("sends no content", [.send(Step.head(204))], is: .emptyAnswer),
        Case("sends an empty body", [.answer("")], is: .emptyAnswer),
        Case("sends a login page", [.answer("<p>Log in</p>", type: "text/html")], is: .unexpectedContent),
        Case("sends other JSON", [.answer("[]")], is: .unreadableAnswer),
        Case("does not speak HTTP", [.send(Array("hello\r\n\r\n".utf8)), .close], is: .noAnswer, by: .malformed),
        Case(
            "sends very long headers", [.answer(body, headers: ["X: " + String(repeating: "x", count: 300_000)])],
            is: .noAnswer, by: .malformed),
        Case(
            "requests a password", [.answer("Who?", status: 401, headers: [#"WWW-Authenticate: Basic realm="x""#])],
            is: .invalidCredentials),
        Case("sends 401 without a challenge", [.answer("Who?", status: 401)], is: .invalidCredentials),
    ]

    @Test("A broken response is reported with its reason", arguments: Wire.all, broken)
    func brokenResponse(_ wire: Wire, _ broken: Case) async throws {
        let server = try LoopbackServer.start { _ in broken.steps }
        defer { server.stop() }
        let error = try #require(await error(of: server.client(wire.transport())))
        #expect(error.reason == broken.reason)
        #if os(Linux)
            #expect(error.transportError?.reason == broken.transport)
        #endif
        #expect(server.requests.count == 1)
    }

    @Test("The error for a connection that closes within the body is readable", arguments: Wire.all)
    func closedWithinTheBody(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.send(Self.half), .close] }
        defer { server.stop() }
        let error = try #require(await error(of: server.client(wire.transport())))
        #expect(error.transportError?.reason == .cutShort)
        #if os(Linux)
            #expect(error.transportError?.detail == "the connection closed before the whole body arrived")
        #endif
        #expect(!error.description.contains("-1"))
    }

    static let valid = [
        Case("sends a body", [.answer(body)], is: .noAnswer),
        Case(
            "sends byte by byte",
            (Step.head(headers: ["Content-Length: \(body.utf8.count)"]) + Array(body.utf8)).map { .send([$0]) },
            is: .noAnswer),
        Case(
            "sends chunks",
            [.send(Step.head(headers: ["Transfer-Encoding: chunked"]) + Array("1E\r\n\(body)\r\n0\r\n\r\n".utf8))],
            is: .noAnswer),
        Case("compresses", [.answer(bytes: Gzip.stored(body), headers: gzip)], is: .noAnswer),
        Case(
            "sends an interim response first",
            [.send(Step.head(103, headers: ["Link: </a>"])), .answer(body)], is: .noAnswer),
        Case("closes after the body", [.send(Step.head()), .send(Array(body.utf8)), .close], is: .noAnswer),
    ]

    @Test("Every valid form of a response is read", arguments: Wire.all, valid)
    func validResponse(_ wire: Wire, _ valid: Case) async throws {
        let server = try LoopbackServer.start { _ in valid.steps }
        defer { server.stop() }
        let response = try await server.client(wire.transport()).response(to: .entries("ace", in: .britishEnglish))
        #expect(response.answer.results.compactMap(\.word) == ["ace"])
        #expect(response.status == 200)
        #expect(response.attempts == 1)
    }

    @Test(
        "An error keeps the message, ID and body of the response", arguments: Wire.all,
        [400, 401, 403, 404, 414, 418, 429, 500, 502, 503, 504, 599])
    func errorResponse(_ wire: Wire, _ status: Int) async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(#"{"error": "because"}"#, status: status, headers: ["X-Request-Id: 77", "Retry-After: 9"])]
        }
        defer { server.stop() }
        let error = try #require(await error(of: server.client(wire.transport())))
        #expect(error.status == status)
        #expect(error.message == "because")
        #expect(error.serviceID == "77")
        #expect(error.retryAfter == .seconds(9))
        #expect(error.body == Array(#"{"error": "because"}"#.utf8))
    }

    @Test("A closed port is reported as cannotConnect", arguments: Wire.all)
    func closedPort(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [] }
        defer { server.stop() }
        server.stop()
        let error = try #require(await error(of: server.client(wire.transport())))
        #expect(error.transportError?.reason == .cannotConnect)
        #expect(error.isRetryable)
    }

    @Test("An unknown host is reported", arguments: Wire.all) func unknownHost(_ wire: Wire) async throws {
        let client = OxfordClient(
            server: try Server(validating: "https://nothing.invalid"), credentials: nil,
            transport: wire.transport())
        let reason = await error(of: client)?.transportError?.reason
        // A machine without a network reports `offline`.
        #expect(reason == .hostNotFound || reason == .offline)
    }

    @Test("A silent server ends in a timeout", arguments: Wire.all) func silentServer(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.wait] }
        defer { server.stop() }
        let client = OxfordClient(
            server: try Server(validating: server.base), credentials: nil,
            transport: wire.transport().deadline(.milliseconds(50)))
        #expect(await error(of: client)?.reason == .timedOut)
        let transport = wire.transport(timeout: .milliseconds(300))
        #expect(await error(of: try server.client(transport))?.reason == .timedOut)
    }

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

    @Test("A transfer stops when the body exceeds the limit", arguments: Wire.all)
    func largeBody(_ wire: Wire) async throws {
        let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        let server = try LoopbackServer.start { _ in
            [.send(Step.head(headers: ["Content-Length: 100000000"]))] + Array(repeating: .send(megabyte), count: 100)
        }
        defer { server.stop() }
        let transport = wire.transport(maximumBodySize: 2_000_000)
        let error = try #require(await error(of: try server.client(transport)))
        #expect(error.transportError?.reason == .tooLarge)
        #expect(!error.isRetryable)
        // A body of exactly the limit is accepted, and one byte more is not.
        let whole = try LoopbackServer.start { _ in [.answer(body)] }
        defer { whole.stop() }
        #expect(
            await HTTPTransportTests.error(of: try whole.client(wire.transport(maximumBodySize: 30))) == nil)
        #expect(
            await HTTPTransportTests.error(of: try whole.client(wire.transport(maximumBodySize: 29))) != nil)
    }

    // On Linux, a line that begins with NUL crashes URLSession, so only the tests of CurlTransport send one. See
    // Scripts/attack url-session.
    @Test("Random headers do not crash the process", arguments: Wire.all)
    func randomHeaders(_ wire: Wire) async throws {
        let rows = Rounds.count(600)
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
            do throws(TransportError) {
                let response = try await transport.send(request)
                #expect(response.headers.allSatisfy { !$0.name.isEmpty && !$0.value.contains("\n") })
                answered += 1
            } catch {
                #expect(error.reason != .cancelled)
            }
        }
        #expect(answered > 0 && answered < rows)
    }

    @Test("A huge Content-Length allocates no memory", arguments: Wire.all)
    func hugeContentLength(_ wire: Wire) async throws {
        let head = Step.head(headers: ["Content-Length: 9000000000000000000"])
        let server = try LoopbackServer.start { _ in [.send(head + Array(body.utf8)), .close] }
        defer { server.stop() }
        let client = try server.client(wire.transport(maximumBodySize: .max))
        #expect(await error(of: client)?.transportError?.reason == .cutShort)
    }

    @Test("A timeout of Int64.max seconds is accepted", arguments: Wire.all)
    func hugeTimeout(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        #expect(await error(of: try server.client(wire.transport(timeout: .seconds(Int64.max)))) == nil)
    }

    /// Reads the value with a mirror, because waiting for the timeout would take minutes.
    @Test("The session's timeout is longer than the client's") func sessionTimeout() {
        let client = OxfordClient(credentials: nil, timeout: .seconds(90))
        let timeout = Mirror(reflecting: client).descendant("transport", "base", "timeout") as? Duration
        #expect(timeout ?? .zero > .seconds(90))
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
            let server = try LoopbackServer.start { _ in [.answer(body)] }
            defer { server.stop() }
            let client = OxfordClient(
                server: try Server(validating: "http://[::1]:\(server.port)"), credentials: nil,
                transport: URLSessionTransport())
            let refusal = await error(of: client)?.transportError
            #expect(refusal?.reason == .refusedURL)
            #expect(refusal?.detail?.contains("IPv6") == true)
        }

        @Test("URLSession cannot read a response with a non-ASCII header")
        func headerBeyondASCII() async throws {
            let head = Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
            let server = try LoopbackServer.start { _ in [.send(head)] }
            defer { server.stop() }
            let client = try server.client(Wire.urlSession.transport())
            #expect(await error(of: client)?.transportError?.reason == .malformed)
        }
    #endif

    @Test(
        "URLs with credentials, or not HTTPS to a remote host, are refused", arguments: Wire.all,
        [
            "http://example.com/", "http://127.example.com/", "http://127.0.0.1.example.com/", "ftp://127.0.0.1/",
            "file:///etc/passwd", "not a URL", "", "https://", "https://user@127.0.0.1/",
            "http://localhost%2f.evil.example/", "http://localhost%2F:80/", "HTTP://example.com/",
        ])
    func refusedURL(_ wire: Wire, _ url: String) async {
        let error = await #expect(throws: TransportError.self) {
            try await wire.transport().send(TransportRequest(url: url))
        }
        #expect(error?.reason == .refusedURL)
        #expect(error?.detail == "it is not an https URL, or it contains a user name")
    }
}
