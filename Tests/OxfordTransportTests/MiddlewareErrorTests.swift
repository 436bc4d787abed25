import OxfordEndpoints
import OxfordTransport
import Testing

@Suite("Errors that middleware throws") struct MiddlewareErrors {
    private struct Described: Error, CustomStringConvertible {
        let description: String
    }

    private let wire = Wire()

    private func throwing(_ error: any Error) -> TransportMiddleware {
        TransportMiddleware { _, _ in throw error }
    }

    @Test("An error that does not describe itself shows its case or its type, but not its properties")
    func otherErrors() async {
        enum Refusal: Error { case expired }
        struct Secretive: Error { let token = "a1b2c3d4e5" }
        for (error, detail) in [(Refusal.expired, "expired"), (Secretive(), "Secretive")] as [(any Error, String)] {
            #expect(await failure(over: wire, throwing(error))?.transportError?.detail == detail)
        }
    }

    @Test(
        "The text of an error hides the secrets of the client and of the headers that were sent",
        arguments: [
            Described(description: "token-a1b2c3d4e5 of 1a2b3c4d"),
            OxfordError(.invalidCredentials, message: "token-a1b2c3d4e5 of 1a2b3c4d"),
        ] as [any Error])
    func secrets(_ thrown: any Error) async throws {
        let adding = TransportMiddleware { request, next in
            _ = try await next(request.adding(Headers(validating: ["Authorization": "Bearer token-a1b2c3d4e5"])))
            throw thrown
        }
        let client = OxfordClient(transport: wire, credentials: try .example, middleware: [adding])
        let error = await failure(from: client)
        #expect(error?.transportError?.detail == "… of …")
    }

    @Test("The error of a transport hides the secrets of the request")
    func transportError() async throws {
        let wire = ClosureTransport { _ in throw TransportError(.connectionLost, detail: "sent 0123456789ABCDEF") }
        let diary = Diary()
        let client = OxfordClient(
            transport: wire, credentials: try .example,
            observer: diary.observer)
        #expect(await failure(from: client)?.transportError?.detail == "sent …")
        #expect(diary.events.first?.transportError?.detail == "sent …")
    }

    @Test("An OxfordError keeps its reason and its message, and gets the URL and the ID of the request")
    func oxfordError() async throws {
        let diary = Diary()
        let thrown = OxfordError(.notFound, message: "no rhymes")
        let client = OxfordClient(transport: wire, middleware: [throwing(thrown)], observer: diary.observer)
        let error = try #require(await failure(from: client))
        #expect(error.reason == .notFound)
        #expect(error.description.hasPrefix("nothing found: no rhymes; GET "))
        #expect(error.calls == 0)
        #expect(error.url?.hasSuffix("/entries/en-gb/ace") == true)
        #expect(error.id == diary.events.last?.id)
        #expect(try await client.sendIfFound(ace) == nil)
    }

    @Test(
        "An OxfordError arrives through other middleware, whatever its reason",
        arguments: [OxfordError.Reason.notFound, .invalidWord, .timedOut, .offline, .init(rawValue: "own")])
    func reasons(_ reason: OxfordError.Reason) async {
        let passing = TransportMiddleware { request, next in try await next(request) }
        let error = await failure(
            over: wire, .coalescing(), .retrying(), passing, .deadline(.seconds(600)), throwing(OxfordError(reason)))
        #expect(error?.reason == reason)
        let transport = ClosureTransport { _ in throw OxfordError(reason) }
        #expect(await failure(over: transport)?.reason == reason)
    }

    @Test("A retryable OxfordError is retried, and another one is not", arguments: [true, false])
    func retries(isRetryable: Bool) async {
        let tries = Counter()
        let failing = TransportMiddleware { _, _ in
            tries.add()
            throw OxfordError(isRetryable ? .serverFailure : .notAllowed)
        }
        _ = await failure(over: wire, .retrying(RetryPolicy(attempts: 2, base: .zero)), failing)
        #expect(tries.value == (isRetryable ? 2 : 1))
    }
}
