import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

/// A list of middleware, and how many calls a request takes with it.
struct Composition: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let middleware: [TransportMiddleware]
    var status = 200
    let calls: Int
}

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
    static let compositions: [Composition] = [
        Composition(testDescription: "no middleware", middleware: [], calls: 1),
        Composition(testDescription: "hedging", middleware: [doubling], calls: 2),
        Composition(
            testDescription: "hedging over retries", middleware: [doubling, threeTries], status: 503, calls: 6),
        Composition(
            testDescription: "retries over hedging", middleware: [threeTries, doubling], status: 503, calls: 6),
        Composition(
            testDescription: "a header over retries", middleware: [adding(Headers()), threeTries], status: 503, calls: 3
        ),
        Composition(testDescription: "a new request", middleware: [renewing], calls: 1),
        Composition(
            testDescription: "a new request over retries", middleware: [renewing, threeTries], status: 503, calls: 3),
        Composition(
            testDescription: "a new request below retries", middleware: [threeTries, renewing], status: 503, calls: 3),
        Composition(testDescription: "a local answer", middleware: [answering(200)], calls: 0),
        Composition(
            testDescription: "a local answer below retries", middleware: [threeTries, answering(503)], status: 503,
            calls: 0),
    ]

    @Test(
        "Each request that leaves is one call, whatever the middleware does", arguments: compositions, [false, true])
    func requestsThatLeave(_ composition: Composition, reportsSends: Bool) async throws {
        let response = TransportResponse(status: composition.status, body: #"{"results": []}"#)
        let (wire, diary) = (Wire(response, reportsSends: reportsSends), Diary())
        let client = OxfordClient(transport: wire, middleware: composition.middleware, observer: diary.observer)
        if composition.status == 200 {
            #expect(try await client.response(to: ace).calls == composition.calls)
        } else {
            #expect(await failure(from: client)?.calls == composition.calls)
        }
        #expect(wire.requests.count == composition.calls)
        #expect(diary.events.last?.calls == composition.calls)
    }

    @Test("A request that is hedged against a slow call counts both calls") func hedging() async throws {
        let (clock, calls) = (TestClock(), Counter())
        let wire = ClosureTransport { request in calls.add() == 1 ? try await silent.send(request) : noResults }
        let hedging = TransportMiddleware { request, next in
            try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                group.addTask { try await next(request) }
                await calls.wait(for: 1)
                group.addTask { try await next(request) }
                defer { group.cancelAll() }
                return try await group.next() ?? TransportResponse(status: 500)
            }
        }
        let client = OxfordClient(transport: wire, middleware: [.deadline(.seconds(5), clock: clock), hedging])
        #expect(try await client.response(to: ace).calls == 2)
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

    @Test("A middleware that passes a request on after its caller has left sends nothing", arguments: [false, true])
    func afterTheCaller(reportsSends: Bool) async throws {
        let (wire, budget, clock) = (Wire(reportsSends: reportsSends), CallBudget(9), TestClock())
        let (mayGoOn, diary) = (Counter(), Diary())
        let (outcomes, outcome) = AsyncStream<TransportError?>.makeStream()
        // The task ignores the cancellation of its caller.
        let stubborn = TransportMiddleware { request, next in
            try await Task {
                await mayGoOn.wait(for: 1)
                do throws(TransportError) {
                    let response = try await next(request)
                    outcome.yield(nil)
                    return response
                } catch {
                    outcome.yield(error)
                    throw error
                }
            }.value
        }
        let client = OxfordClient(
            transport: wire, middleware: [.budget(budget), .deadline(.seconds(1), clock: clock), stubborn],
            observer: diary.observer)
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        let error = await task.oxfordError
        #expect(error?.reason == .timedOut)
        #expect(error?.calls == 0)
        mayGoOn.add()
        for await error in outcomes.prefix(1) { #expect(error == TransportError(.cancelled)) }
        #expect(wire.requests.isEmpty)
        #expect(budget.spent == 0)
        #expect(diary.events.map(\.kind) == [.failed])
    }

    @Test("A deadline around retries counts the call in flight once") func deadlineDuringACall() async throws {
        let (clock, diary, calls) = (TestClock(), Diary(), Counter())
        let wire = ClosureTransport { request in
            calls.add()
            return try await silent.send(request)
        }
        let client = OxfordClient(
            transport: wire, middleware: [.deadline(.seconds(1), clock: clock), .retrying(clock: clock)],
            observer: diary.observer)
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        await calls.wait(for: 1)
        clock.advance(by: .seconds(1))
        let error = await task.oxfordError
        #expect(error?.reason == .timedOut)
        #expect(error?.calls == 1)
        // The cancelled call may still report its error before the request ends.
        #expect(diary.events.map(\.calls).allSatisfy { $0 == 1 })
        #expect(diary.events.filter { $0.kind == .failed }.count == 1)
        #expect(diary.events.last?.kind == .failed)
    }

    @Test("A request that times out in the queue of a rate limit is no call") func deadlineInAQueue() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let client = OxfordClient(
            transport: Wire(),
            middleware: [
                .deadline(.seconds(1), clock: clock), .rateLimited(RateLimit(1, per: .seconds(60)), clock: clock),
            ], observer: diary.observer)
        _ = try await client.send(ace)
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        let error = await task.oxfordError
        #expect(error?.reason == .timedOut)
        #expect(error?.calls == 0)
        #expect(diary.events.map(\.kind) == [.received, .succeeded, .waiting, .failed])
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

    @Test("A middleware that adds a header keeps the ID and the number of calls") func addedHeader() async throws {
        let wire = ScriptedTransport([
            .answer(ace, with: TransportResponse(status: 503)), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: noResults),
        ])
        let language = try Headers(validating: ["accept-language": "de"])
        let diary = Diary()
        let client = OxfordClient(
            transport: wire, middleware: [adding(language), threeTries],
            headers: try Headers(validating: ["Accept-Language": "en"]), observer: diary.observer)
        let response = try await client.response(to: ace)
        #expect(response.calls == 3)
        #expect(Set(wire.requests.map(\.id)) == [response.id])
        #expect(wire.requests.map { $0.headers.values(of: "Accept-Language") } == [["de"], ["de"], ["de"]])
        #expect(diary.events.map(\.kind) == [.received, .received, .received, .succeeded])
        #expect(diary.events.map(\.calls) == [1, 2, 3, 3])
    }

    @Test("Answers, errors, events and budgets count the requests that left") func randomCompositions() async throws {
        for seed in 0..<Rounds.count(60) {
            var random = SeededGenerator(seed: UInt64(seed))
            let steps = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                Step.allCases.randomElement(using: &random) ?? .retrying
            }
            let wire = RandomTransport(reportsSends: Bool.random(using: &random))
            let (budget, diary) = (CallBudget(.random(in: 10...100, using: &random)), Diary())
            let client = OxfordClient(
                transport: wire, middleware: steps.map(\.middleware) + [.budget(budget)], observer: diary.observer)
            let tasks = (0..<24).map { number in
                let pause = Int.random(in: 0..<5, using: &random)
                return Task {
                    let request = LemmasRequest(number.isMultiple(of: 3) ? "mice" : "geese", in: .english)
                    let sending = Task { try await client.response(to: request) }
                    if number.isMultiple(of: 4) {
                        try? await Task.sleep(for: .milliseconds(pause))
                        sending.cancel()
                    }
                    if let response = try? await sending.value { return response.calls }
                    return await sending.oxfordError?.calls ?? -1
                }
            }
            var counted = 0
            for task in tasks { counted += await task.value }
            // A call is counted just before the request leaves.
            for _ in 0..<6000 where wire.calls < counted { try await Task.sleep(for: .milliseconds(10)) }
            #expect(counted == wire.calls, "seed \(seed): \(steps)")
            #expect(counted == budget.spent, "seed \(seed): \(steps)")
            #expect(counted <= budget.limit, "seed \(seed): \(steps)")
            let histories = Dictionary(grouping: diary.events, by: \.id).values
            #expect(histories.count == tasks.count, "seed \(seed): \(steps)")
            for events in histories {
                let ends = events.filter { $0.kind == .succeeded || $0.kind == .failed }
                #expect(ends.count == 1, "seed \(seed): \(steps)")
                #expect(events.last?.kind == ends.first?.kind, "seed \(seed): \(steps)")
                #expect(events.map(\.calls) == events.map(\.calls).sorted(), "seed \(seed): \(steps)")
            }
            #expect(histories.reduce(0) { $0 + ($1.last?.calls ?? 0) } == counted, "seed \(seed): \(steps)")
        }
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

private enum Step: CaseIterable {
    case retrying, deadline, rateLimited, coalescing, caching, doubling, renewing, adding

    var middleware: TransportMiddleware {
        switch self {
        case .retrying: .retrying(RetryPolicy(attempts: 3, base: .milliseconds(1)))
        case .deadline: .deadline(.milliseconds(3))
        case .rateLimited: .rateLimited(RateLimit(4, per: .milliseconds(2), burst: 2))
        case .coalescing: .coalescing()
        case .caching: .caching(AnswerCache(), for: .milliseconds(2))
        case .doubling: OxfordTransportTests.doubling
        case .renewing: OxfordTransportTests.renewing
        case .adding: OxfordTransportTests.adding(Headers())
        }
    }
}

/// A transport that counts its calls, and responds, fails, or ignores its cancellation at random.
private final class RandomTransport: Transport {
    let reportsSends: Bool
    private let count = Counter()

    init(reportsSends: Bool) {
        self.reportsSends = reportsSends
    }

    var calls: Int { count.value }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        if reportsSends {
            if Bool.random() { await Task.yield() }
            try request.willSend()
        }
        count.add()
        if Bool.random() { try? await Task.sleep(for: .microseconds(Int.random(in: 0...3000))) }
        if Task.isCancelled, Bool.random() { throw TransportError(.cancelled) }
        switch Int.random(in: 0..<4) {
        case 0: throw TransportError(.connectionLost)
        case 1: return TransportResponse(status: 503)
        default: return noResults
        }
    }
}
