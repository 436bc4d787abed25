import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct RateLimits {
    private let clock = ManualClock()
    private let arrivals = Log<Duration>()
    private let wire: Wire

    init() { wire = Self.wire(recording: arrivals, clock) }

    /// Returns a transport that records the time of each request.
    private static func wire(
        recording times: Log<Duration>, _ clock: ManualClock,
        response: @escaping @Sendable (_ number: Int) -> TransportResponse = { _ in noResults }
    ) -> Wire {
        Wire { _, number in
            times.add(clock.now.offset)
            return response(number)
        }
    }

    /// Sends a request in a task.
    private func send(over line: Line) -> Task<Void, any Error> { Task { _ = try await line.send(example) } }

    /// Advances the clock each time that a number of requests has arrived and the next one waits.
    private func advanceClock(at counts: ClosedRange<Int>) async throws {
        for count in counts {
            while arrivals.all.count < count { await Task.yield() }
            await clock.waitForSleepers(1)
            clock.advance(by: try #require(clock.timeUntilNextWaking))
        }
    }

    @Test("Requests are sent in order and on time, and cancelled ones leave the queue at once")
    func order() async throws {
        let line = Line(wire, policy: CallPolicy(rateLimit: .perSecond(10, burst: 1, clock: clock)))
        let queue = JobQueue()
        let tasks = (0..<100).flatMap { number in
            queue.start { try await line.send(TransportRequest(url: "\(number)")) }
        }
        for task in tasks[50...].dropLast() {
            task.cancel()
            await #expect(throws: TransportError(.cancelled)) { try await task.value }
        }
        try await advanceClock(at: 1...50)
        for task in tasks[..<50] + tasks[99...] { _ = try await task.value }
        #expect(wire.requests.map(\.url) == (Array(0..<50) + [99]).map { "\($0)" })
        #expect(arrivals.all == (0...50).map { .milliseconds(100) * $0 })
    }

    @Test("A clock that goes backward delays no request", arguments: [(nil, 1), ("30", 30)])
    func clockGoingBackward(_ retryAfter: String?, _ wait: Int) async throws {
        let headers = retryAfter.map { Headers(received: [(name: "Retry-After", value: $0)]) } ?? Headers()
        let wire = Wire(TransportResponse(status: 429, headers: headers))
        let line = Line(wire, policy: CallPolicy(rateLimit: .perSecond(1, burst: 1, clock: clock)))
        clock.advance(by: .seconds(1000))
        try await send(over: line).value
        clock.advance(by: .seconds(-1000))
        let task = send(over: line)
        await clock.waitForSleepers(1)
        let next = try #require(clock.timeUntilNextWaking)
        #expect(next == .seconds(wait))
        clock.advance(by: next)
        try await task.value
    }

    @Test("A wait is reported when it begins, with an estimate of its duration") func waits() async throws {
        let diary = Diary()
        let limit = RateLimit(2, per: .seconds(60), burst: 2, clock: clock)
        let client = OxfordClient(
            transport: Wire(), policy: CallPolicy(rateLimit: limit), observer: diary.observer)
        func waits() -> [Duration] { diary.events.compactMap(\.wait) }
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
        await clock.run(until: tasks)
        #expect(clock.now.offset == .seconds(180))
        #expect(waits().count == 6)
    }

    @Test("A Retry-After pauses all requests, for at most a minute", arguments: [(20, 20), (99_999_999_999, 60)])
    func retryAfter(asked: Int, pause: Int) async throws {
        let headers = try Headers(validating: ["Retry-After": "\(asked)"])
        let wire = Self.wire(recording: arrivals, clock) {
            TransportResponse(status: $0 == 1 ? 429 : 200, headers: headers)
        }
        let line = Line(wire, policy: CallPolicy(rateLimit: .perSecond(1, clock: clock)))
        _ = try await line.send(example)
        let tasks = (0..<3).map { _ in send(over: line) }
        try await advanceClock(at: 1...3)
        for task in tasks { try await task.value }
        #expect(arrivals.all == [0, pause, pause + 1, pause + 2].map { .seconds($0) })
    }

    @Test("Up to five requests are sent at once by default") func defaultBurst() {
        #expect([RateLimit.perMinute(60), .perSecond(60), RateLimit(60, per: .seconds(1))].map(\.burst) == [5, 5, 5])
        #expect(RateLimit.perMinute(3).burst == 3)
    }

    @Test(
        "Extreme limits are clamped",
        arguments: [
            (.max, .seconds(Int64.max), .max), (.max, Duration(attoseconds: .max), 5),
            (.min, Duration(attoseconds: .min), .min), (0, .zero, 0), (1, .seconds(Int64.max), 5),
            (.max, .nanoseconds(1), 1),
        ] as [(Int, Duration, Int)])
    func extremes(_ count: Int, _ period: Duration, _ burst: Int) async throws {
        let limit = RateLimit(count, per: period, burst: burst, clock: clock)
        let line = Line(wire, policy: CallPolicy(rateLimit: limit))
        await clock.run(until: (0..<3).map { _ in send(over: line) })
        #expect(wire.requests.count == 3)
        #expect(clock.now.offset <= .seconds(2 * 366 * 86400))
    }

    @Test("Random schedules agree with a simple reference implementation") func randomSchedules() async throws {
        for seed in 0..<Rounds.count(300) {
            var random = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 1...6, using: &random)
            let (clock, arrivals) = (ManualClock(), Log<Duration>())
            let limit = RateLimit(
                count, per: .milliseconds(count * .random(in: 1...50, using: &random)),
                burst: .random(in: 1...count, using: &random), clock: clock)
            let pauses = (0..<12).map { _ in Duration.milliseconds(max(0, Int.random(in: -40...60, using: &random))) }
            let line = Line(Self.wire(recording: arrivals, clock), policy: CallPolicy(rateLimit: limit))
            for pause in pauses {
                clock.advance(by: pause)
                await clock.run(until: [send(over: line)])
            }
            #expect(arrivals.all == Self.reference(limit, pauses), "seed \(seed)")
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
