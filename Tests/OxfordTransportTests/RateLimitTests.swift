import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct RateLimits {
    /// A transport that records the time of each request.
    private final class Arrivals: Transport {
        private let clock: TestClock
        private let answer: @Sendable (Int) -> TransportResponse
        private let kept = Mutex<[(url: String, at: Duration)]>([])

        init(
            _ clock: TestClock,
            answer: @escaping @Sendable (Int) -> TransportResponse = { _ in TransportResponse(status: 200) }
        ) {
            self.clock = clock
            self.answer = answer
        }

        var all: [(url: String, at: Duration)] { kept.withLock { $0 } }

        func wait(for count: Int) async {
            while all.count < count { await Task.yield() }
        }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            let count = kept.withLock { kept in
                kept.append((request.url, clock.now.offset))
                return kept.count
            }
            return answer(count)
        }
    }

    private let clock = TestClock()

    /// Sends a request in a task.
    private func send(_ url: String = "", over wire: some Transport) -> Task<Void, any Error> {
        Task { _ = try await wire.send(TransportRequest(url: url)) }
    }

    /// Advances the clock to each waking until the tasks are finished.
    private func run(_ tasks: [Task<Void, any Error>], on clock: TestClock) async {
        let isDone = Counter()
        let driver = Task {
            while isDone.value == 0 {
                if let pause = clock.timeUntilNextWaking { clock.advance(by: pause) }
                await Task.yield()
            }
        }
        for task in tasks { _ = await task.result }
        isDone.add()
        await driver.value
    }

    @Test("A thousand requests are sent in order and on time") func thousandRequests() async throws {
        let arrivals = Arrivals(clock)
        let wire = arrivals.rateLimited(.perSecond(10, burst: 1), clock: clock)
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<1000 {
            tasks.append(send("\(number)", over: wire))
            // Let each request enter the queue before the next.
            if number == 1 { await clock.waitForSleepers(1) }
            for _ in 0..<20 { await Task.yield() }
        }
        await run(tasks, on: clock)
        let all = arrivals.all
        #expect(all.count == 1000)
        // A request arrives at the earliest when the limit allows it.
        for (number, arrival) in all.enumerated() { #expect(arrival.at >= .milliseconds(100) * number) }
        #expect(all.last?.at == .milliseconds(99900))
        let disorder = zip(all, all.dropFirst()).count { (Int($0.url) ?? 0) > (Int($1.url) ?? 0) }
        // Tasks can start in a different order than they were created, but most do not.
        #expect(disorder < 50)
    }

    @Test("A wait is reported when it begins, with the duration that the schedule gives") func waits() async throws {
        let diary = Diary()
        let wire = ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) }
            .rateLimited(RateLimit(2, per: .seconds(60), burst: 2), clock: clock)
        let client = OxfordClient(credentials: nil, transport: wire, observer: diary)
        func waits() -> [Duration] { diary.events.filter { $0.kind == .waiting }.map(\.duration) }
        func send() -> Task<Void, any Error> { Task { _ = try await client.send(.lemmas("mice", in: .english)) } }
        for _ in 0..<2 { try await send().value }
        #expect(waits() == [])
        clock.advance(by: .seconds(20))
        var tasks: [Task<Void, any Error>] = []
        for (count, expected) in [(1, 40), (2, 40), (3, 100), (4, 100), (5, 160)] {
            tasks.append(send())
            while waits().count < count { await Task.yield() }
            #expect(waits().last == .seconds(expected))
        }
        // A request that leaves the queue shortens the wait of later requests.
        tasks[4].cancel()
        _ = await tasks[4].result
        tasks.append(send())
        while waits().count < 6 { await Task.yield() }
        #expect(waits().last == .seconds(160))
        await run(tasks, on: clock)
        #expect(clock.now.offset == .seconds(180))
        #expect(waits().count == 6)
    }

    @Test("Retry-After pauses all requests") func retryAfter() async throws {
        let busy = TransportResponse(status: 429, headers: try Headers(validating: ["Retry-After": "20"]))
        let arrivals = Arrivals(clock) { $0 == 1 ? busy : TransportResponse(status: 200) }
        let wire = arrivals.rateLimited(.perSecond(1), clock: clock)
        _ = try await wire.send(TransportRequest(url: "first"))
        let tasks = (0..<3).map { send("\($0)", over: wire) }
        for (count, pause) in [(1, 20), (2, 1), (3, 1)] {
            await arrivals.wait(for: count)
            await clock.waitForSleepers(1)
            #expect(clock.timeUntilNextWaking == .seconds(pause))
            clock.advance(by: .seconds(pause))
        }
        for task in tasks { try await task.value }
        #expect(arrivals.all.map(\.at) == [0, 20, 21, 22].map { .seconds($0) })
    }

    @Test("An extreme Retry-After pauses for at most a minute") func extremeRetryAfter() async throws {
        let busy = TransportResponse(status: 429, headers: try Headers(validating: ["Retry-After": "99999999999"]))
        let arrivals = Arrivals(clock) { _ in busy }
        let wire = arrivals.rateLimited(RateLimit(100, per: .zero), clock: clock)
        for _ in 0..<2 { await run([send(over: wire)], on: clock) }
        #expect(arrivals.all.map(\.at) == [.zero, .seconds(60)])
    }

    @Test("Cancelled requests leave the queue immediately") func cancelledRequests() async throws {
        let arrivals = Arrivals(clock)
        let wire = arrivals.rateLimited(.perMinute(1), clock: clock)
        _ = try await wire.send(TransportRequest(url: "first"))
        let tasks = (0..<20).map { send("\($0)", over: wire) }
        await clock.waitForSleepers(1)
        for _ in 0..<200 { await Task.yield() }
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() {
            await #expect(throws: TransportError(.cancelled)) { try await task.value }
        }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(60))
        try await tasks.last?.value
        #expect(arrivals.all.map(\.url) == ["first", "19"])
    }

    @Test("A request that was cancelled before does not count toward the limit")
    func cancelledRequest() async throws {
        let arrivals = Arrivals(clock)
        let wire = arrivals.rateLimited(.perMinute(1), clock: clock)
        let cancelled = cancelled { try await wire.send(example) }
        await #expect(throws: TransportError(.cancelled)) { try await cancelled.value }
        await run([send("next", over: wire)], on: clock)
        #expect(arrivals.all.map(\.url) == ["next"])
        #expect(arrivals.all.map(\.at) == [.zero])
    }

    @Test("A rate limit applied after retries does not count them") func orderOfLimitAndRetries() async throws {
        let busy: @Sendable (Int) -> TransportResponse = { TransportResponse(status: $0 < 4 ? 503 : 200) }
        let policy = RetryPolicy(attempts: 4, base: .zero, jitter: 0)
        let limit = RateLimit.perMinute(1)
        let (right, wrong) = (TestClock(), TestClock())
        let (rightArrivals, wrongArrivals) = (Arrivals(right, answer: busy), Arrivals(wrong, answer: busy))
        let limitInside = rightArrivals.rateLimited(limit, clock: right).retrying(policy, clock: right)
        let limitOutside = wrongArrivals.retrying(policy, clock: wrong).rateLimited(limit, clock: wrong)
        await run([send(over: limitInside)], on: right)
        await run([send(over: limitOutside)], on: wrong)
        #expect(rightArrivals.all.map(\.at) == [0, 60, 120, 180].map { .seconds($0) })
        #expect(wrongArrivals.all.map(\.at) == [0, 0, 0, 0].map { .seconds($0) })
    }

    @Test("Random schedules agree with a simple reference implementation") func randomSchedules() async throws {
        for seed in 0..<Rounds.count(300) {
            var random = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 1...6, using: &random)
            let limit = RateLimit(
                count, per: .milliseconds(count * .random(in: 1...50, using: &random)),
                burst: .random(in: 1...count, using: &random))
            let pauses = (0..<12).map { _ in Duration.milliseconds(max(0, Int.random(in: -40...60, using: &random))) }
            let clock = TestClock()
            let arrivals = Arrivals(clock)
            let wire = arrivals.rateLimited(limit, clock: clock)
            for pause in pauses {
                clock.advance(by: pause)
                await run([send(over: wire)], on: clock)
            }
            #expect(arrivals.all.map(\.at) == Self.reference(limit, pauses), "seed \(seed)")
        }
    }

    /// Returns the first allowed time for each request, found by testing every millisecond.
    private static func reference(_ limit: RateLimit, _ pauses: [Duration]) -> [Duration] {
        var sent: [Duration] = []
        var now: Duration = .zero
        let interval = limit.period / limit.count
        func isAllowed(_ time: Duration) -> Bool {
            let inPeriod = sent.count { $0 > time - limit.period }
            // The burst is a bucket: each request takes a token, and every interval adds one.
            var (fill, last): (Double, Duration) = (Double(limit.burst), .zero)
            for one in sent + [time] {
                fill = min(Double(limit.burst), fill + (one - last) / interval)
                last = one
                guard fill > 0.9999 else { return false }
                fill -= 1
            }
            return inPeriod < limit.count
        }
        for pause in pauses {
            now += pause
            while !isAllowed(now) { now += .milliseconds(1) }
            sent.append(now)
        }
        return sent
    }
}
