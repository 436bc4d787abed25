import OxfordEndpoints
import OxfordTransport
import Synchronization
import Testing

@Suite("Secrets that middleware adds") struct MiddlewareSecrets {
    private static func repeated(_ token: String, status: Int = 404) -> TransportResponse {
        TransportResponse(
            status: status, headers: Headers(received: [(name: "X-Request-Id", value: "id \(token)")]),
            body: Array(#"{"error": "No entry found for \#(token)"}"#.utf8))
    }

    /// A middleware that adds a token, a new one each time.
    private static func adding(_ tokens: String...) -> TransportMiddleware {
        let count = Counter()
        return TransportMiddleware { request, next in
            let token = tokens[(count.add() - 1) % tokens.count]
            return try await next(request.adding(Headers(validating: ["Authorization": "Bearer \(token)"])))
        }
    }

    private static let adding = adding("token-a1b2c3d4e5")

    /// A middleware that makes the request and the response itself.
    private static let rewriting = TransportMiddleware { request, next in
        let response = try await next(TransportRequest(url: request.url, headers: request.headers))
        return TransportResponse(status: response.status, headers: response.headers, body: response.body)
    }

    @Test(
        "A token that the server repeats is hidden, like the client's own secrets",
        arguments: [
            ("in its response", [adding]),
            ("if a middleware above makes the request and the response itself", [rewriting, adding]),
            ("if a middleware below makes the request and the response itself", [adding, rewriting]),
            ("if middleware above and below makes them", [rewriting, adding, rewriting]),
        ])
    func repeatedToken(place: String, middleware: [TransportMiddleware]) async throws {
        let echo = ClosureTransport { request in
            Self.repeated("\(request.headers["app_key"] ?? "none"), \(request.token)")
        }
        let diary = Diary()
        let client = OxfordClient(
            transport: echo, credentials: try .example,
            policy: CallPolicy(cache: AnswerCache(lifetime: .seconds(60)), sharesEqualRequests: true),
            middleware: middleware, observer: diary.observer)
        for _ in 0..<2 {
            let error = try #require(await failure(from: client))
            #expect(error.message == "No entry found for …, …")
            #expect(error.serviceID == "id …, …")
            #expect(!"\(error) \(diary.events)".contains("a1b2c3d4e5"))
        }
    }

    /// A middleware that repeats each request.
    private static let twice = TransportMiddleware { request, next in
        _ = try await next(request)
        return try await next(request)
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
            middleware: [Self.twice, Self.adding("token-a1b2c3d4e5", "token-f6g7h8i9j0")])
        for _ in 0..<2 { #expect(await failure(from: client)?.message == "No entry found for …") }
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
