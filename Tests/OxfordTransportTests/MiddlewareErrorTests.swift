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
        let text = try #require(error?.description)
        #expect(error?.reason == .middlewareFailed)
        #expect(text.contains("… of …") && !text.contains("a1b2c3d4e5"))
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

    @Test("The OxfordError of another request, such as one for a token, is not an error of this request")
    func oxfordError() async throws {
        let diary = Diary()
        let thrown = OxfordError(.notFound, message: "no token")
        let client = OxfordClient(transport: wire, middleware: [throwing(thrown)], observer: diary.observer)
        let error = try #require(await failure(from: client))
        #expect(error.reason == .middlewareFailed)
        #expect(error.description.hasPrefix("a middleware failed: nothing found: no token; "))
        #expect(error.calls == 0)
        #expect(error.url?.hasSuffix("/entries/en-gb/ace") == true)
        #expect(error.id == diary.events.last?.id)
        await #expect(throws: OxfordError.self) { try await client.answerIfFound(to: ace) }
    }

    @Test("What next throws is a TransportError, whatever the transport has thrown")
    func errorOfNext() async throws {
        let caught = Log<any Error>()
        let catching = TransportMiddleware { request, next in
            do {
                return try await next(request)
            } catch OxfordError.Reason.timedOut {
                caught.add(TransportError(.timedOut))
                return TransportResponse(status: 204)
            } catch {
                caught.add(error)
                throw error
            }
        }
        for error in [Described(description: "unplugged"), OxfordError(.offline), TransportError(.timedOut)]
            as [any Error]
        {
            _ = await failure(over: ClosureTransport { _ in throw error }, catching)
        }
        let reasons = caught.all.map { ($0 as? TransportError)?.reason }
        #expect(reasons == [.other, .offline, .timedOut])
    }
}
