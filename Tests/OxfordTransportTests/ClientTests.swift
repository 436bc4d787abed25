import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

@Suite struct Clients {
    @Test("A client sends the request's URL with its own headers") func urlAndHeaders() async throws {
        let wire = Wire()
        let client = OxfordClient(
            transport: wire, credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"), server: .sandbox,
            headers: try Headers(validating: ["Via": "1.1 one", "accept": "application/json;q=1", "via": "1.1 two"]))
        _ = try await client.send(ace)
        let sent = try #require(wire.requests.first)
        #expect(sent.url == ace.urlString(on: .sandbox))
        #expect(sent.headers["app_id"] == "1a2b3c4d")
        #expect(sent.headers["app_key"] == "01234567")
        #expect(sent.headers.values(of: "Via") == ["1.1 one", "1.1 two"])
        #expect(sent.headers.values(of: "Accept") == ["application/json;q=1"])
        #expect(sent.headers["User-Agent"] == "OxfordDictionaries/\(LibraryVersion.current) (Swift)")
        #expect(client.transportRequest(for: ace).url == sent.url)
        #expect(client.transportRequest(for: ace).headers == sent.headers)
        let other = OxfordClient(transport: wire)
        #expect(other.transportRequest(for: ace).headers.map(\.name) == ["Accept", "User-Agent"])
    }

    @Test("A response has the status, calls, body and headers, without repeated credentials")
    func responseProperties() async throws {
        let headers = Headers(received: [
            (name: "X-Quota", value: "7"), (name: "Server", value: "for 0123456789abcdef"),
            (name: "X-Request-Id", value: "7-0123456789ABCDEF"),
        ])
        let body = TransportResponse.entries("ace").body
        let wire = Wire(TransportResponse(status: 203, headers: headers, body: body))
        let response = try await OxfordClient(transport: wire, credentials: try .example).response(to: ace)
        #expect(response.answer.results.map(\.word) == ["ace"])
        #expect(response.status == 203)
        #expect(response.calls == 1)
        #expect(response.body == body)
        #expect(response.headers["x-quota"] == "7")
        #expect(response.headers["Server"]?.hasPrefix("for ") == true)
        #expect(response.serviceID == "7-…")
        #expect(!texts(of: response).lowercased().contains("0123456789abcdef"))
    }

    @Test("JSON with another media type is read") func jsonWithAnotherMediaType() async throws {
        let headers = try Headers(validating: ["Content-Type": "text/html"])
        #expect(await failure(after: TransportResponse(status: 200, headers: headers, body: Array("{}".utf8))) == nil)
    }

    @Test("A request of a cancelled task is not sent, and reaches no middleware") func cancelledTask() async throws {
        let (wire, diary, reached) = (Wire(), Diary(), Counter())
        let counting = TransportMiddleware { request, next in
            reached.add()
            return try await next(request)
        }
        let client = OxfordClient(transport: wire, middleware: [counting], observer: diary.observer)
        let task = cancelled { try await client.send(ace) }
        #expect(await task.oxfordError?.isCancellation == true)
        #expect(reached.value == 0)
        #expect(wire.requests.isEmpty)
        #expect(diary.events.map(\.kind) == [.failed])
        #expect(diary.events.map(\.calls) == [0])
    }

    @Test(
        "An observer receives each response and one outcome",
        arguments: [
            (.failure(TransportError(.timedOut)), .failed), (.success(TransportResponse(status: 200)), .failed),
            (.success(TransportResponse(body: "[]")), .failed), (.success(received(200, type: "text/html")), .failed),
            (.success(.notFound), .failed), (.success(noResults), .succeeded),
        ] as [(Result<TransportResponse, TransportError>, OxfordEvent.Kind)])
    func observer(_ outcome: Result<TransportResponse, TransportError>, _ kind: OxfordEvent.Kind) async throws {
        let diary = Diary()
        let transport = ClosureTransport { _ in try outcome.get() }
        let error = await failure(from: OxfordClient(transport: transport, observer: diary.observer))
        let events = diary.events
        #expect(events.map(\.kind) == [.received, kind])
        #expect(Set(events.map(\.id)).count == 1)
        #expect(events.map(\.url) == [ace.urlString(), ace.urlString()])
        #expect(events.map(\.calls) == [1, 1])
        #expect(events.map(\.error) == [nil, error])
        let status = try? outcome.get().status
        #expect(events.map(\.status) == [status, status])
        if case .failure(let error) = outcome { #expect(events.map(\.transportError) == [error, error]) }
    }

    @Test("The header of the middleware nearest to the transport replaces all others, in every attempt of a request")
    func addedHeaders() async throws {
        let wire = Wire(TransportResponse(status: 503))
        func adding(_ language: String) -> TransportMiddleware {
            TransportMiddleware { request, next in
                try await next(request.adding(Headers(validating: ["accept-language": language])))
            }
        }
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(retries: RetryPolicy(base: .zero)),
            middleware: [adding("fr"), adding("de")],
            headers: try Headers(validating: ["Accept-Language": "en"]))
        let error = await failure(from: client)
        #expect(wire.requests.map { $0.headers.values(of: "Accept-Language") } == [["de"], ["de"], ["de"]])
        #expect(Set(wire.requests.map(\.id)) == [error?.id])
    }
}
