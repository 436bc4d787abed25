import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport

/// Everything that the parts of one simulation share: the random numbers, the clocks, and the record of what happened.
final class World: Sendable {
    /// A caller of a client, and what is known about its request.
    struct Caller {
        /// The position of the client in the plan.
        let client: Int
        /// The number in the client's credentials.
        let account: Int
        let word: String
        var task: Task<Void, Never>?
        /// The step of the simulation in which the caller was cancelled.
        var cancelledIn: Int?
        var outcomes: [Outcome] = []
        var endedAt: Duration?
        var events: [OxfordEvent] = []
        var sends = 0
    }

    /// What a caller received: the body of an answer or the reason for an error.
    struct Outcome {
        let id: RequestID
        let calls: Int
        let body: [UInt8]
        var error: OxfordError?
    }

    /// The bytes of a request that left.
    struct Send {
        let time: Duration
        /// The client of the caller that the call belongs to.
        let client: Int
    }

    private struct State {
        var random: SeededGenerator
        var callers: [Caller] = []
        var sends: [Send] = []
        /// The number of sends before the caches were last cleared.
        var sendsBeforeClearing = 0
        /// For each send, the time at which its answer last arrived at a cache, other than from another cache.
        var arrivals: [Int: Duration] = [:]
        /// The number of jobs that have run, and of times that the clocks were advanced.
        var step = 0
        var violations: [String] = []
        var log: [String] = []
    }

    /// The number of the caller that the current task works for.
    ///
    /// Unstructured tasks inherit the number, so the wire knows the caller even if a middleware sends a new request.
    @TaskLocal static var caller: Int?

    /// The clock of the library's middleware.
    let clock = ManualClock()

    /// The clock of the wire and of custom middleware, which always shows the same time as `clock`.
    ///
    /// Because it is separate, a task that the library leaves asleep is noticed.
    let outerClock = ManualClock()

    /// The caches that clients may use, which are cleared together.
    let caches: [AnswerCache]

    /// A pause that ends only if it is cancelled.
    static let forever: Duration = .seconds(1_000_000)

    private let interference: Int
    private let state: Mutex<State>
    private let isLogging: Bool

    init(seed: UInt64, isLogging: Bool) {
        var random = SeededGenerator(seed: seed)
        // The smaller cache has room for about two answers.
        caches = [AnswerCache(maximumBytes: 1_000_000, clock: clock), AnswerCache(maximumBytes: 2_500, clock: clock)]
        interference = [0, 1, 4, 10].randomElement(using: &random) ?? 0
        state = Mutex(State(random: random))
        self.isLogging = isLogging
    }

    var now: Duration { clock.now.offset }

    func beginStep() { state.withLock { $0.step += 1 } }

    func advance(by duration: Duration) {
        clock.advance(by: duration)
        outerClock.advance(by: duration)
    }
}

// MARK: Chance

extension World {
    func number(in range: ClosedRange<Int>) -> Int {
        state.withLock { Int.random(in: range, using: &$0.random) }
    }

    /// Returns `true` in the given percentage of all cases.
    func chance(_ percentage: Int) -> Bool { number(in: 1...100) <= percentage }

    func one<Value>(of values: [Value]) -> Value { values[number(in: 0...values.count - 1)] }

    /// A duration of up to `seconds` seconds, which is zero in some cases.
    func pause(upTo seconds: Int) -> Duration {
        chance(30) ? .zero : .milliseconds(100 * number(in: 1...10 * seconds))
    }
}

// MARK: Callers

extension World {
    var callers: [Caller] { state.withLock(\.callers) }

    var isAnyoneWaiting: Bool { state.withLock { $0.callers.contains { $0.endedAt == nil } } }

    /// Adds a caller, and returns its number.
    func addCaller(_ caller: Caller) -> Int {
        state.withLock { state in
            state.callers.append(caller)
            return state.callers.count - 1
        }
    }

    func setTask(_ task: Task<Void, Never>, of caller: Int) {
        state.withLock { $0.callers[caller].task = task }
    }

    func cancel(_ number: Int) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard state.callers[number].endedAt == nil, state.callers[number].cancelledIn == nil else { return nil }
            state.callers[number].cancelledIn = state.step
            return state.callers[number].task
        }
        guard let task else { return }
        note("cancel caller \(number)")
        task.cancel()
    }

    func end(_ number: Int, with outcome: Outcome) {
        let now = now
        state.withLock { state in
            state.callers[number].outcomes.append(outcome)
            state.callers[number].endedAt = now
        }
        note("caller \(number) ends: \(outcome.error?.reason.description ?? "answer"), \(outcome.calls) calls")
    }

    func observe(_ event: OxfordEvent) {
        guard let caller = Self.caller else { return violated("an event without a caller: \(event.kind)") }
        state.withLock { $0.callers[caller].events.append(event) }
        note("caller \(caller): \(event.kind), \(event.calls) calls")
        interfere()
    }
}

// MARK: Interference

extension World {
    /// Cancels a caller or clears the caches, in a small part of all cases.
    ///
    /// The parts of a simulation call this function wherever a program could do the same.
    ///
    /// - Parameter factor: How much more likely that is than usual.
    func interfere(factor: Int = 1) {
        guard interference > 0, chance(interference * factor) else { return }
        if chance(40) { clearCaches() } else { cancelSomeone() }
    }

    private func cancelSomeone() {
        let waiting = callers.indices.filter { callers[$0].endedAt == nil }
        // The first of them is more likely to be the one whose call the others wait for.
        if let first = waiting.first { cancel(chance(50) ? first : one(of: waiting)) }
    }

    private func clearCaches() {
        note("clear the caches")
        for cache in caches { cache.removeAll() }
        state.withLock { $0.sendsBeforeClearing = $0.sends.count }
    }
}

// MARK: Sends

extension World {
    var sends: [Send] { state.withLock(\.sends) }

    /// Records that the bytes of a request leave, and returns the number of the send.
    ///
    /// - Parameter mayFollowCancellation: Whether the list of middleware lets a call leave although its caller is
    ///   cancelled, because other callers share it, or because a task of its own makes it.
    func send(from account: Int, mayFollowCancellation: Bool) -> Int {
        guard let number = Self.caller else {
            violated("a call without a caller")
            return 0
        }
        let now = now
        let (send, caller, step) = state.withLock { state in
            state.callers[number].sends += 1
            state.sends.append(Send(time: now, client: state.callers[number].client))
            return (state.sends.count - 1, state.callers[number], state.step)
        }
        note("send \(send) for caller \(number)")
        if caller.endedAt != nil { violated("a call for caller \(number), who has left") }
        if caller.account != account {
            violated("a call for caller \(number) with the credentials of account \(account)")
        }
        // A task that starts immediately learns of a cancellation only when it has suspended for the first time.
        if let cancelledIn = caller.cancelledIn, cancelledIn < step, !mayFollowCancellation {
            violated("a call for caller \(number), who is cancelled")
        }
        return send
    }

    /// Records that the answer to a send arrived at a cache.
    func noteArrival(of send: Int) {
        let now = now
        state.withLock { $0.arrivals[send] = now }
    }

    /// Checks an answer that a cache gave.
    func checkReused(_ send: Int, lifetime: Duration) {
        let (sendsBeforeClearing, arrival) = state.withLock { ($0.sendsBeforeClearing, $0.arrivals[send]) }
        note("send \(send) is reused")
        if send < sendsBeforeClearing { violated("send \(send) is reused, which began before the caches were cleared") }
        guard let arrival else { return violated("send \(send) is reused, which never arrived") }
        if now - arrival >= lifetime { violated("send \(send) is reused at the age of \(now - arrival)") }
    }
}

// MARK: Results

extension World {
    var violations: [String] { state.withLock(\.violations) }

    var log: [String] { state.withLock(\.log) }

    func violated(_ text: String) {
        note("violated: \(text)")
        state.withLock { $0.violations.append(text) }
    }

    /// Adds a line to the log, if there is one.
    func note(_ text: @autoclosure () -> String) {
        guard isLogging else { return }
        let line = "\(now / .milliseconds(1)) ms: \(text())"
        state.withLock { $0.log.append(line) }
    }
}
