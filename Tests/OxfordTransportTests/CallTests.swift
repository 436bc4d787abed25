import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

/// A middleware that sends each request twice at the same time.
private let doubling = TransportMiddleware { request, next in
    async let first = next(request)
    _ = try? await next(request)
    return try await first
}

/// A middleware that passes on another request with the same URL.
private let renewing = TransportMiddleware { request, next in try await next(TransportRequest(url: request.url)) }

private func adding(_ headers: Headers) -> TransportMiddleware {
    TransportMiddleware { request, next in try await next(request.adding(headers)) }
}

private func answering(_ status: Int) -> TransportMiddleware {
    TransportMiddleware { _, _ in TransportResponse(status: status, body: #"{"results": []}"#) }
}

private let threeTries: TransportMiddleware = .retrying(RetryPolicy(base: .zero))

@Suite(.timeLimit(.minutes(15))) struct Calls {
    @Test(
        "Each request that leaves is one call, whatever the middleware does",
        arguments: [
            ("no middleware", [], 200, 1), ("hedging", [doubling], 200, 2),
            ("hedging over retries", [doubling, threeTries], 503, 6),
            ("retries over hedging", [threeTries, doubling], 503, 6),
            ("a header over retries", [adding(Headers()), threeTries], 503, 3),
            ("a new request", [renewing], 200, 1), ("a new request over retries", [renewing, threeTries], 503, 3),
            ("a new request below retries", [threeTries, renewing], 503, 3),
            ("a local answer", [answering(200)], 200, 0),
            ("a local answer below retries", [threeTries, answering(503)], 503, 0),
        ] as [(String, [TransportMiddleware], Int, Int)], [false, true])
    func requestsThatLeave(
        _ list: (name: String, middleware: [TransportMiddleware], status: Int, calls: Int), reportsSends: Bool
    ) async {
        let response = TransportResponse(status: list.status, body: #"{"results": []}"#)
        let (wire, diary) = (Wire(response, reportsSends: reportsSends), Diary())
        let client = OxfordClient(transport: wire, middleware: list.middleware, observer: diary.observer)
        let task = Task { try await client.response(to: ace).calls }
        let (calls, error) = (try? await task.value, await task.oxfordError)
        #expect(calls ?? error?.calls == list.calls)
        #expect(wire.requests.count == list.calls)
        #expect(diary.events.last?.calls == list.calls)
    }

    @Test("A transport inside another one that does not report its sends counts each of them once", arguments: 1...3)
    func wrappers(_ times: Int) async throws {
        let wire = Wire(reportsSends: true)
        let wrapper = Wrapper(base: Wrapper(base: wire, times: times), times: 1)
        #expect(try await OxfordClient(transport: wrapper).response(to: ace).calls == times)
        #expect(wire.requests.count == times)
    }

    @Test("A middleware that passes a request on after it has returned sends nothing", arguments: [false, true])
    func afterTheMiddleware(reportsSends: Bool) async throws {
        let (wire, budget, mayGoOn) = (Wire(reportsSends: reportsSends), CallBudget(9), Counter())
        let late = Mutex<Task<TransportResponse, any Error>?>(nil)
        let leaving = TransportMiddleware { request, next in
            let task = Task {
                await mayGoOn.wait(for: 1)
                return try await next(request)
            }
            late.withLock { $0 = task }
            return noResults
        }
        let client = OxfordClient(transport: wire, middleware: [.budget(budget), leaving])
        #expect(try await client.response(to: ace).calls == 0)
        mayGoOn.add()
        let task = try #require(late.withLock { $0 })
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
        #expect(wire.requests.isEmpty)
        #expect(budget.spent == 0)
    }

    @Test(
        "A middleware that starts tasks starts none for a cancelled request",
        arguments: [.deadline(.seconds(60)), .coalescing()] as [TransportMiddleware])
    func cancelledBefore(_ middleware: TransportMiddleware) async {
        let wire = Wire()
        // The client sends nothing in a cancelled task, so the task is cancelled later.
        let cancelling = TransportMiddleware { request, next in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await next(request)
        }
        let task = Task { await failure(over: wire, cancelling, middleware) }
        #expect(await task.value?.isCancellation == true)
        #expect(wire.requests.isEmpty)
    }

    @Test("A request is one call even if its transport reports a wait before it") func reportedWait() async throws {
        let diary = Diary()
        let transport = ClosureTransport { request in
            request.willWait(for: .seconds(1))
            return noResults
        }
        let client = OxfordClient(transport: transport, observer: diary.observer)
        #expect(try await client.response(to: ace).calls == 1)
        #expect(diary.events.map(\.kind) == [.waiting, .received, .succeeded])
        #expect(diary.events.map(\.wait) == [.seconds(1), nil, nil])
    }

    @Test("A wait is reported even for a request that another middleware has created")
    func waitOfANewRequest() async throws {
        let diary = Diary()
        let waiting = TransportMiddleware { request, next in
            request.willWait(for: .seconds(1))
            return try await next(request)
        }
        let client = OxfordClient(transport: Wire(), middleware: [renewing, waiting], observer: diary.observer)
        _ = try await client.send(ace)
        #expect(diary.events.map(\.wait) == [.seconds(1), nil, nil])
    }
}

/// A transport that passes each request on to another transport several times, and does not report its sends.
private struct Wrapper: Transport {
    let base: any Transport
    let times: Int

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        for _ in 1..<times { _ = try await base.send(request) }
        return try await base.send(request)
    }
}
