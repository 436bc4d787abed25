import OxfordTesting
import OxfordTransport
import TestSupport

/// Everything that the parts of one simulation share: the random numbers, the clocks, and the record of what happened.
///
/// The type is `@unchecked Sendable` because a simulation runs on a single thread.
final class World: @unchecked Sendable {
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
    /// Whether the library takes its clock for a real one.
    let isRunning: Bool
    /// Whether time passes while jobs wait to run, as it does on a busy computer.
    let isBusy: Bool
    /// Whether responses repeat the secrets of requests.
    let isEchoing: Bool
    /// A pause that ends only if it is cancelled.
    static let forever: Duration = .seconds(1_000_000)
    let queue: JobQueue
    private let interference: Int
    private let isLogging: Bool
    private var random: SeededGenerator

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
    /// The signatures that were made and not sent yet.
    var signatures: [String: (id: RequestID, time: Duration)] = [:]
    /// For each cache, how often it was cleared, and the number of sends before that.
    var clearings: [ObjectIdentifier: (count: Int, sends: Int)] = [:]
    /// For each rate limit, until when it has to pause, and how often no job could run before that.
    var holds: [ObjectIdentifier: (end: Duration, idles: Int)] = [:]
    /// The number of calls that should have been taken from each budget.
    var spent: [ObjectIdentifier: Int] = [:]
    /// Passages that break a promise, unless they end before time passes.
    var suspects: [(passage: Int, text: String)] = []
    var tokenVersions = [0, 0]
    /// How often no job could run until time passed.
    var idles = 0
    /// How often the clock went back.
    var jumps = 0
    /// Whether the simulation asks for the numbers of calls.
    var isQuerying = false
    /// Whether an observer blocks its thread.
    var isBlocked = false
    var violations: [String] = []
    var log: [String] = []

    init(seed: UInt64, queue: JobQueue, isLogging: Bool) {
        self.queue = queue
        random = SeededGenerator(seed: seed)
        isRunning = .random(using: &random)
        isBusy = .random(in: 1...100, using: &random) <= 30
        isEchoing = .random(in: 1...100, using: &random) <= 25
        interference = [0, 1, 4, 10].randomElement(using: &random) ?? 0
        libraryClock = isRunning ? RunningManualClock(clock: clock) : clock
        self.isLogging = isLogging
    }

    /// The true time.
    var now: Duration { outerClock.now.offset }

    func advance(by duration: Duration) {
        clock.advance(by: duration)
        outerClock.advance(by: duration)
    }

    func violated(_ text: String) {
        note("violated: \(text)")
        violations.append(text)
    }

    /// Adds a line to the log, if there is one.
    func note(_ text: @autoclosure () -> String) {
        if isLogging { log.append("\(now / .milliseconds(1)) ms: \(text())") }
    }
}

/// A manual clock that the library takes for a real one, so that the deadlines of a client share one sleeping task.
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
    func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

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
        guard interference > 0, chance(interference * factor), let plan else { return }
        switch number(in: 1...10) {
        case ...5:
            let waiting = waiting
            // The first of them is more likely to be the one whose call the others wait for.
            if let first = waiting.first { cancel(chance(50) ? first : one(of: waiting)) }
        case ...7:
            let cache = one(of: plan.parts.caches)
            note("clear a cache")
            cache.removeAll()
            let count = clearings[ObjectIdentifier(cache)]?.count ?? 0
            clearings[ObjectIdentifier(cache)] = (count + 1, sends.count)
        case 8: jump()
        default: if callers.count < 20 { startCaller() }
        }
    }

    private func jump() {
        guard chance(50) else { return advance(by: seconds(1...100)) }
        guard jumps < 3 else { return }
        jumps += 1
        let duration = seconds(2...50)
        note("the clock goes back by \(duration)")
        clock.advance(by: .zero - duration)
    }
}
