import OxfordTesting
import OxfordTransport
import TestSupport

/// Everything that the parts of one simulation share: the random numbers, the clocks, the clients, and the record of
/// what happened.
///
/// The type is `@unchecked Sendable` because a simulation runs on a single thread.
final class World: @unchecked Sendable {
    /// The number of the caller that the current task works for.
    @TaskLocal static var caller = 0
    /// A pause that ends only if it is cancelled.
    static let forever: Duration = .seconds(1_000_000)

    /// The library's clock, which sometimes jumps.
    let clock = ManualClock()
    /// The same clock in a form that the library takes for a real one in some simulations.
    private(set) lazy var libraryClock: any Clock<Duration> = chance(50) ? SeeminglyRealClock(clock) : clock
    /// The clock of the wire and of the user's closures, which shows the true time.
    let outerClock = ManualClock()
    /// Whether time passes while jobs wait to run, as it does on a busy computer.
    private(set) lazy var isBusy = chance(30)
    /// Whether responses repeat the secrets of requests.
    private(set) lazy var isEchoing = chance(25)
    /// Whether observers sometimes block their threads.
    private(set) lazy var isBlocking = chance(20)
    private lazy var interference = one(of: [0, 1, 4, 10])
    let seed: UInt64
    let queue: JobQueue
    private let isLogging: Bool
    private var random: SeededGenerator

    /// The smaller cache has room for about two answers.
    private(set) lazy var caches = [1_000_000, 3500].map {
        AnswerCache(lifetime: seconds(2...60), maximumBytes: $0, clock: libraryClock)
    }
    private(set) lazy var limits = (0...1).map { _ in
        RateLimit(number(in: 1...5), per: seconds(1...10), burst: number(in: 1...3), clock: libraryClock)
    }
    /// Three budgets, each within the one before it, and one that lies within no other.
    private(set) lazy var budgets = {
        let outer = CallBudget(number(in: 0...30))
        let middle = CallBudget(number(in: 0...15), within: outer)
        let inner = chance(50) ? CallBudget.unlimited(within: middle) : CallBudget(3, within: middle)
        return [outer, middle, inner, CallBudget(number(in: 0...20))]
    }()
    /// A few words, so that many requests are equal.
    private(set) lazy var words = Array(["ace", "bat", "cat"].prefix(one(of: [1, 1, 2, 3])))
    var clients: [Client] = []
    var callers: [Caller] = []
    var passages: [Passage] = []
    var calls: [Call] = []
    /// The number of responses that have arrived.
    var arrivals = 0
    /// The passages by the IDs of the requests that they pass on.
    var passagesByID: [RequestID: Int] = [:]
    /// For each cache, how often it was cleared, and the number of calls before that.
    var clearings: [ObjectIdentifier: (count: Int, calls: Int)] = [:]
    /// For each rate limit, until when it has to pause, and how often no job could run before that.
    var holds: [ObjectIdentifier: (end: Duration, idles: Int)] = [:]
    /// The number of calls that should be taken from each budget, and the number that the budget last told.
    var (spent, knownSpent) = ([0, 0, 0, 0], [0, 0, 0, 0])
    /// Calls that the library has cancelled, perhaps without a reason.
    var suspects: [Int] = []
    var tokenVersions = [0, 0]
    /// How often no job could run until time passed.
    var idles = 0
    /// How often the clock went back.
    var jumps = 0
    /// Whether an observer blocks its thread.
    var isBlocked = false
    var violations: [String] = []
    var log: [String] = []

    init(seed: UInt64, queue: JobQueue, isLogging: Bool) {
        (self.seed, self.queue, self.isLogging) = (seed, queue, isLogging)
        random = SeededGenerator(seed: seed)
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

    /// Cancels a caller, adds one, or clears a cache, in a small part of all cases.
    ///
    /// The parts of a simulation call this function wherever a program could do the same.
    ///
    /// - Parameter factor: How much more likely that is than usual.
    func interfere(factor: Int = 1) {
        guard interference > 0, chance(interference * factor) else { return }
        switch number(in: 1...10) {
        case ...5:
            let waiting = waiting
            // The first of them is more likely to be the one whose call the others wait for.
            if let first = waiting.first { cancel(chance(50) ? first : one(of: waiting)) }
        case ...7:
            note("clear a cache")
            let cache = one(of: caches)
            cache.removeAll()
            clearings[ObjectIdentifier(cache)] = (clearingCount(of: cache) + 1, calls.count)
        default: if callers.count < 20 { startCaller() }
        }
    }

    /// Lets the clocks jump, in a small part of all cases.
    func jump() {
        guard interference > 0, chance(interference), chance(10) else { return }
        guard chance(50), jumps < 3, !(libraryClock is any RunningClock) else { return advance(by: seconds(1...100)) }
        note("the clock goes back")
        jumps += 1
        clock.advance(by: .zero - seconds(2...50))
    }

    func clearingCount(of cache: AnswerCache) -> Int { clearings[ObjectIdentifier(cache)]?.count ?? 0 }
}
