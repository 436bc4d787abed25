import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Attempts {
    @Test("A deadline around retries reports the attempt in flight once, before the final event")
    func deadlineDuringAnAttempt() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let transport = silent.retrying(clock: clock).deadline(.seconds(1), clock: clock)
        let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        let error = await task.oxfordError
        #expect(error?.reason == .timedOut)
        #expect(error?.attempts == 1)
        #expect(diary.events.map(\.kind) == [.attempted, .unanswered])
        #expect(diary.events.map(\.attempt) == [1, 1])
    }

    @Test("A request is an attempt even if its transport reports a pause before it")
    func reportedPause() async throws {
        let diary = Diary()
        let transport = ClosureTransport { request in
            request.report(pause: .seconds(1), beforeAttempt: 1)
            return TransportResponse(body: #"{"results": []}"#)
        }
        let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
        #expect(try await client.response(to: ace).attempts == 1)
        #expect(diary.events.map(\.kind) == [.waiting, .attempted, .answered])
    }

    @Test("A request that times out in the queue of a rate limit is no attempt")
    func deadlineInAQueue() async throws {
        let (clock, diary) = (TestClock(), Diary())
        let transport = ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) }
            .rateLimited(.perMinute(1), clock: clock).deadline(.seconds(1), clock: clock)
        let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
        _ = try await client.send(ace)
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        let error = await task.oxfordError
        #expect(error?.reason == .timedOut)
        #expect(error?.attempts == 0)
        #expect(diary.events.map(\.kind) == [.attempted, .answered, .waiting, .unanswered])
    }

    @Test("A request is not sent after its client has returned")
    func lateAttempt() async throws {
        let clock = TestClock()
        let (calls, mayGoOn, isOver) = (Counter(), Counter(), Counter())
        let leaf = ClosureTransport { _ in
            calls.add()
            return TransportResponse(status: 200)
        }
        // A transport that ignores its cancellation, and passes the request on when it is too late.
        let slow = ClosureTransport { request in
            await mayGoOn.wait(for: 1)
            defer { isOver.add() }
            return try await leaf.attempt(1, of: request)
        }
        let client = OxfordClient(credentials: nil, transport: slow.deadline(.seconds(1), clock: clock))
        let task = Task { try await client.send(ace) }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await task.oxfordError?.reason == .timedOut)
        mayGoOn.add()
        await isOver.wait(for: 1)
        #expect(calls.value == 0)
    }

    @Test("A transport that adds a header keeps the ID and the number of attempts")
    func addedHeader() async throws {
        let wire = ScriptedTransport([
            .answer(ace, with: TransportResponse(status: 503)), .fail(ace, with: TransportError(.connectionLost)),
            .answer(ace, with: TransportResponse(body: #"{"results": []}"#)),
        ])
        let language = try Headers(validating: ["accept-language": "de"])
        let transport = Adding(base: wire.retrying(RetryPolicy(base: .zero)), headers: language)
        let diary = Diary()
        let client = OxfordClient(
            credentials: nil, transport: transport, headers: try Headers(validating: ["Accept-Language": "en"]),
            observer: diary)
        let response = try await client.response(to: ace)
        #expect(response.attempts == 3)
        #expect(Set(wire.requests.map(\.id)) == [response.id])
        #expect(wire.requests.map { $0.headers.values(of: "Accept-Language") } == [["de"], ["de"], ["de"]])
        #expect(diary.events.map(\.kind) == [.attempted, .attempted, .attempted, .answered])
    }

    @Test("An observer may cancel the request that it observes") func cancellationByAnObserver() async throws {
        let clock = TestClock()
        let task = Mutex<Task<EntriesAnswer, any Error>?>(nil)
        let busy = ClosureTransport { _ in TransportResponse(status: 503) }
        let observer = ClosureObserver { event in
            if event.kind == .waiting { task.withLock { $0?.cancel() } }
        }
        let client = OxfordClient(
            credentials: nil, transport: busy.retrying(clock: clock).coalescing(), observer: observer)
        let (begin, beginning) = AsyncStream<Void>.makeStream()
        let sending = Task {
            for await _ in begin { break }
            return try await client.send(ace)
        }
        task.withLock { $0 = sending }
        beginning.yield()
        let error = await sending.oxfordError
        #expect(error?.isCancellation == true)
        #expect(error?.attempts == 1)
    }

    @Test("Answers, errors and events count what the innermost transport was asked to send")
    func randomCompositions() async throws {
        for seed in 0..<Rounds.count(60) {
            var random = SeededGenerator(seed: UInt64(seed))
            let wire = RandomTransport()
            var (transport, names): (any Transport, [String]) = (wire, [])
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let decorator = Decorator.allCases.randomElement(using: &random) ?? .retrying
                transport = decorator.applied(to: transport)
                names.append("\(decorator)")
            }
            if Bool.random(using: &random) { transport = Self.adding(to: transport) }
            let diary = Diary()
            let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
            let tasks = (0..<24).map { number in
                let pause = Int.random(in: 0..<5, using: &random)
                return Task {
                    let request = LemmasRequest(number.isMultiple(of: 3) ? "mice" : "geese", in: .english)
                    let sending = Task { try await client.response(to: request) }
                    if number.isMultiple(of: 4) {
                        try? await Task.sleep(for: .milliseconds(pause))
                        sending.cancel()
                    }
                    if let response = try? await sending.value { return response.attempts }
                    return await sending.oxfordError?.attempts ?? -1
                }
            }
            var counted = 0
            for task in tasks { counted += await task.value }
            // An attempt is counted just before the transport is called.
            for _ in 0..<6000 where wire.calls < counted { try await Task.sleep(for: .milliseconds(10)) }
            #expect(counted == wire.calls, "seed \(seed): \(names)")
            let histories = Dictionary(grouping: diary.events, by: \.id).values
            #expect(histories.count == tasks.count, "seed \(seed): \(names)")
            for events in histories {
                let attempts = events.count { $0.kind == .attempted }
                let others = events.filter { $0.kind != .attempted && $0.kind != .waiting }
                #expect(others.map(\.attempt) == [attempts], "seed \(seed): \(names)")
                #expect(events.last?.kind == others.first?.kind, "seed \(seed): \(names)")
            }
        }
    }

    private static func adding(to base: any Transport) -> any Transport {
        func added(_ base: some Transport) -> any Transport { Adding(base: base, headers: Headers()) }
        return added(base)
    }
}

/// A wrapping transport as users write it.
private struct Adding<Base: Transport>: Transport {
    let base: Base
    let headers: Headers

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try await base.send(request.adding(headers))
    }
}

private struct ClosureObserver: OxfordObserver {
    let body: @Sendable (OxfordEvent) -> Void

    func observe(_ event: OxfordEvent) { body(event) }
}

private enum Decorator: CaseIterable {
    case retrying, deadline, rateLimited, coalescing, caching

    func applied(to base: any Transport) -> any Transport {
        func applied(_ base: some Transport) -> any Transport {
            switch self {
            case .retrying: base.retrying(RetryPolicy(attempts: 3, base: .milliseconds(1)))
            case .deadline: base.deadline(.milliseconds(3))
            case .rateLimited: base.rateLimited(RateLimit(4, per: .milliseconds(2), burst: 2))
            case .coalescing: base.coalescing()
            case .caching: base.caching(AnswerCache(), for: .milliseconds(2))
            }
        }
        return applied(base)
    }
}

/// A transport that counts its calls, and responds, fails, or ignores its cancellation at random.
private final class RandomTransport: Transport {
    private let count = Counter()

    var calls: Int { count.value }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        count.add()
        if Bool.random() { try? await Task.sleep(for: .microseconds(Int.random(in: 0...3000))) }
        if Task.isCancelled, Bool.random() { throw TransportError(.cancelled) }
        switch Int.random(in: 0..<4) {
        case 0: throw TransportError(.connectionLost)
        case 1: return TransportResponse(status: 503)
        default: return TransportResponse(body: #"{"results": []}"#)
        }
    }
}
