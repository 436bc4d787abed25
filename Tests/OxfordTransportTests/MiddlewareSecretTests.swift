import OxfordEndpoints
import OxfordTransport
import Synchronization
import Testing

@Suite("Secrets that middleware adds") struct MiddlewareSecrets {
    /// A server that repeats the token of a request in its response.
    private let echo = ClosureTransport { request in Self.repeated(request.token) }

    private static func repeated(_ token: String, status: Int = 401) -> TransportResponse {
        TransportResponse(
            status: status,
            headers: Headers(received: [
                (name: "X-Request-Id", value: "id \(token)"), (name: "Content-Type", value: "application/json"),
                (name: "X-Echo", value: token),
            ]),
            body: Array(#"{"error": "No entry found for \#(token)", "results": 1}"#.utf8))
    }

    /// A middleware that adds a token, a new one each time.
    private static func adding(_ tokens: String...) -> TransportMiddleware {
        let count = Counter()
        return TransportMiddleware { request, next in
            let token = tokens[(count.add() - 1) % tokens.count]
            return try await next(request.adding(Headers(validating: ["Authorization": "Bearer \(token)"])))
        }
    }

    private let adding = Self.adding("token-a1b2c3d4e5")

    @Test("An error, its description and the events hide a token that the server repeats")
    func error() async throws {
        let lines = Mutex<[String]>([])
        let client = OxfordClient(
            transport: echo, middleware: [adding],
            observer: OxfordObserver { event in lines.withLock { $0.append("\(event)") } })
        let error = try #require(await failure(from: client))
        #expect(error.message == "No entry found for …")
        #expect(error.serviceID == "id …")
        #expect(!"\(error) \(lines.withLock(\.self))".contains("a1b2c3d4e5"))
    }

    @Test("The client's own secrets stay hidden if a middleware adds others")
    func ownSecrets() async throws {
        let client = OxfordClient(
            transport: ClosureTransport { request in
                Self.repeated("\(request.headers["app_key"] ?? "none"), \(request.token)")
            }, credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"), middleware: [adding])
        #expect(await failure(from: client)?.message == "No entry found for …, …")
    }

    @Test("The headers and the decoding error of a successful response hide a token")
    func success() async throws {
        let wire = ClosureTransport { request in Self.repeated(request.token, status: 200) }
        let error = await failure(from: OxfordClient(transport: wire, middleware: [adding]))
        #expect(error?.answerError?.found == "…")
        let other = ClosureTransport { request in
            TransportResponse(
                status: 200, headers: Self.repeated(request.token).headers, body: Array(#"{"results": []}"#.utf8))
        }
        let response = try await OxfordClient(transport: other, middleware: [adding]).response(to: ace)
        #expect(response.headers["X-Echo"] == "…")
        #expect(response.serviceID == "id …")
    }

    @Test("The tokens of all attempts are hidden")
    func attempts() async {
        let last = Mutex("")
        let wire = ClosureTransport { request in
            // The server repeats the token of the request before this one.
            last.withLock { last in
                defer { last = request.token }
                return Self.repeated(last, status: 503)
            }
        }
        let client = OxfordClient(
            transport: wire,
            middleware: [
                .retrying(RetryPolicy(base: .zero)), Self.adding("token-a1b2c3d4e5", "token-f6g7h8i9j0"),
            ])
        for _ in 0..<2 { #expect(await failure(from: client)?.message == "No entry found for …") }
    }

    @Test("A token is hidden from all callers that share a response")
    func sharedResponse() async {
        let joined = Counter()
        let wire = ClosureTransport { request in
            await joined.wait(for: 2)
            return Self.repeated(request.token)
        }
        let joining = TransportMiddleware { request, next in
            async let response = next(request)
            // Yield, so that the request has joined the other one before the response arrives.
            for _ in 0..<100 { await Task.yield() }
            joined.add()
            return try await response
        }
        let client = OxfordClient(transport: wire, middleware: [joining, .coalescing(), adding])
        async let one = failure(from: client)
        async let other = failure(from: client)
        for error in await [one, other] {
            #expect(error?.message == "No entry found for …")
            #expect(error?.serviceID == "id …")
        }
    }

    @Test("A token is hidden in a response from a cache")
    func cachedResponse() async {
        let wire = ClosureTransport { request in Self.repeated(request.token, status: 404) }
        let client = OxfordClient(
            transport: wire, middleware: [.caching(AnswerCache(), for: .seconds(60)), adding])
        for calls in [1, 0] {
            let error = await failure(from: client)
            #expect(error?.message == "No entry found for …")
            #expect(error?.calls == calls)
        }
    }

    @Test("A token is hidden in a response that a middleware keeps for later requests")
    func keptResponse() async {
        let kept = Mutex<TransportResponse?>(nil)
        let keeping = TransportMiddleware { request, next in
            if let response = kept.withLock(\.self) { return response }
            let response = try await next(request)
            kept.withLock { $0 = response }
            return response
        }
        let client = OxfordClient(transport: echo, middleware: [keeping, adding])
        for _ in 0..<2 { #expect(await failure(from: client)?.message == "No entry found for …") }
    }

    @Test("A token is hidden if a middleware makes the request and the response itself")
    func ownMessages() async {
        let rewriting = TransportMiddleware { request, next in
            let response = try await next(TransportRequest(url: request.url, headers: request.headers))
            return TransportResponse(status: response.status, headers: response.headers, body: response.body)
        }
        for middleware in [[rewriting, adding], [adding, rewriting]] {
            let client = OxfordClient(transport: echo, middleware: middleware)
            #expect(await failure(from: client)?.message == "No entry found for …")
        }
    }

    @Test("A header without a secret changes nothing")
    func otherHeader() async {
        let german = TransportMiddleware { request, next in
            try await next(request.adding(Headers(validating: ["Accept-Language": "application"])))
        }
        let wire = ClosureTransport { _ in Self.repeated("the application") }
        #expect(await failure(over: wire, german)?.message == "No entry found for the application")
    }
}

extension TransportRequest {
    fileprivate var token: String {
        headers["Authorization"]?.split(separator: " ").last.map(String.init) ?? "no token"
    }
}
