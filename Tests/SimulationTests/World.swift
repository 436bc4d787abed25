import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport

/// Everything that the parts of one simulation share: the random numbers, the clocks, and the record of what happened.
final class World: Sendable {
    struct State {
        var random: SeededGenerator
        var plan: Plan?
        var callers: [Caller] = []
        var passages: [Passage] = []
        var calls: [Call] = []
        var sends: [Send] = []
        /// The number of responses that have arrived.
        var arrivals = 0
        /// The callers by the IDs of their requests.
        var callersByID: [RequestID: Int] = [:]
        /// The passages by the IDs of the requests that they pass on.
        var passagesByID: [RequestID: Int] = [:]
        /// The signatures that were made and not sent yet, with their times.
        var signatures: [String: (id: RequestID, time: Duration)] = [:]
        /// For each cache, how often it was cleared, and the number of sends before that.
        var clearings: [ObjectIdentifier: (count: Int, sends: Int)] = [:]
        /// For each rate limit, until when it was told to pause.
        var holds: [ObjectIdentifier: (end: Duration, idles: Int)] = [:]
        /// Passages that break a promise, unless they end before time passes.
        var suspects: [(passage: Int, text: String)] = []
        var tokenVersions = [0, 0]
        /// How often no job could run until time passed.
        var idles = 0
        /// The number of observers that block their threads.
        var blocking = 0
        /// Whether a send is being recorded, so that the budgets are ahead of the sends.
        var isRecording = false
        var jumps = 0
        /// The number of calls that should have been taken from each budget.
        var spent: [ObjectIdentifier: Int] = [:]
        var violations: [String] = []
        var log: [String] = []
    }

    /// The number of the caller that the current task works for.
    ///
    /// A task that sends an equal request for several callers works for the one who started it.
    @TaskLocal static var caller: Int?

    /// The library's clock, which sometimes jumps.
    let clock = ManualClock()

    /// The same clock in a form that the library takes for a real one in some simulations.
    let libraryClock: any Clock<Duration>

    /// The clock of the wire and of the user's closures, which shows the true time.
    ///
    /// Because it is separate, a task that the library leaves asleep is noticed.
    let outerClock = ManualClock()

    /// A pause that ends only if it is cancelled.
    static let forever: Duration = .seconds(1_000_000)

    /// Whether time passes while jobs wait to run, as it does on a busy computer.
    let isBusy: Bool
    /// Whether the library takes its clock for a real one.
    let isRunning: Bool
    /// Whether responses repeat the secrets of requests.
    let isEchoing: Bool
    let interference: Int
    let isLogging: Bool
    let state: Mutex<State>

    init(seed: UInt64, isLogging: Bool) {
        var random = SeededGenerator(seed: seed)
        isBusy = .random(in: 1...100, using: &random) <= 30
        isRunning = .random(using: &random)
        isEchoing = .random(in: 1...100, using: &random) <= 30
        interference = [0, 1, 4, 10].randomElement(using: &random) ?? 0
        libraryClock = isRunning ? RunningManualClock(clock: clock) : clock
        state = Mutex(State(random: random))
        self.isLogging = isLogging
    }

    /// The true time.
    var now: Duration { outerClock.now.offset }

    func advance(by duration: Duration) {
        clock.advance(by: duration)
        outerClock.advance(by: duration)
    }
}

/// A test clock that the library takes for a real one, so that the deadlines of a client share one sleeping task.
private struct RunningManualClock: RunningClock {
    let clock: ManualClock

    var now: ManualClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
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

    /// Returns a value in the given percentage of all cases.
    func maybe<Value>(_ percentage: Int, _ value: @autoclosure () -> Value) -> Value? {
        chance(percentage) ? value() : nil
    }

    func seconds(_ range: ClosedRange<Int>) -> Duration { .seconds(number(in: range)) }

    /// A duration of up to `seconds` seconds, which is zero in some cases.
    func pause(upTo seconds: Int) -> Duration {
        chance(30) ? .zero : .milliseconds(100 * number(in: 1...10 * seconds))
    }
}

// MARK: Interference

extension World {
    /// Cancels a caller, adds one, clears a cache, or lets the clock jump, in a small part of all cases.
    ///
    /// The parts of a simulation call this function wherever a program could do the same.
    ///
    /// - Parameter factor: How much more likely that is than usual.
    func interfere(factor: Int = 1) {
        guard interference > 0, chance(interference * factor) else { return }
        switch number(in: 1...10) {
        case ...5: cancelSomeone()
        case ...7: clearCache()
        case 8: jump()
        default: if callers.count < 20 { startCaller() }
        }
    }

    private func cancelSomeone() {
        let waiting = waiting
        // The first of them is more likely to be the one whose call the others wait for.
        if let first = waiting.first { cancel(chance(50) ? first : one(of: waiting)) }
    }

    private func clearCache() {
        guard let cache = plan.map({ one(of: $0.parts.caches) }) else { return }
        note("clear a cache")
        cache.removeAll()
        state.withLock { state in
            let count = state.clearings[ObjectIdentifier(cache)]?.count ?? 0
            state.clearings[ObjectIdentifier(cache)] = (count + 1, state.sends.count)
        }
    }

    private func jump() {
        guard chance(50) else { return advance(by: seconds(1...100)) }
        guard jumps < 3 else { return }
        let duration = seconds(2...50)
        note("the clock goes back by \(duration)")
        state.withLock { $0.jumps += 1 }
        clock.advance(by: .zero - duration)
    }
}

// MARK: Results

extension World {
    var plan: Plan? { state.withLock(\.plan) }

    var jumps: Int { state.withLock(\.jumps) }

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
