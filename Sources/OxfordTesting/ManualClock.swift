import Synchronization

/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// let clock = ManualClock()
/// let never = ClosureTransport { _ in
///     try await Task.sleep(for: .seconds(60))
///     return TransportResponse(status: 200)
/// }
/// let client = OxfordClient(
///     transport: never, policy: CallPolicy(timeout: .seconds(30)),
///     clock: clock)
///
/// async let answer = client.send(.lemmas("mice", in: .english))
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(30))
/// do {
///     _ = try await answer
/// } catch {
///     print((error as? OxfordError)?.reason == .timedOut)
/// }
/// // true
/// ```
public final class ManualClock: Clock {
    /// A point in time, measured from the creation of the clock.
    public struct Instant: InstantProtocol {
        /// The duration since the clock was created.
        public let offset: Duration

        /// Returns the instant that is the given duration after this one.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration from this instant to another instant.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether the first instant is earlier than the second.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now: Duration = .zero
        var lastNumber = 0
        var sleeping: [Int: (until: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]
        var watching: [(number: Int, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        /// Removes and returns the continuations of the `waitForSleepers(_:)` calls that can return now.
        mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
            let count = sleeping.count
            defer { watching.removeAll { $0.count <= count } }
            return watching.filter { $0.count <= count }.map(\.continuation)
        }
    }

    private let state = Mutex(State())

    /// Creates a clock at offset zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { Instant(offset: state.withLock(\.now)) }

    /// The resolution of the clock, which is one nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the task until the clock reaches a deadline.
    ///
    /// ```swift
    /// let clock = ManualClock()
    /// let nap = Task { try await clock.sleep(for: .seconds(5)) }
    /// await clock.waitForSleepers(1)
    /// clock.advance(by: .seconds(4))
    /// print("sleeps for another", clock.timeUntilNextWaking ?? .zero)
    /// clock.advance(by: .seconds(1))
    /// try await nap.value
    /// // sleeps for another 1.0 seconds
    /// ```
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { $0.nextNumber() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let watching = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
                    if Task.isCancelled || deadline.offset <= state.now { return nil }
                    state.sleeping[number] = (deadline.offset, continuation)
                    return state.satisfied()
                }
                watching?.forEach { $0.resume() }
                if watching == nil {
                    continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
                }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleeping.removeValue(forKey: number) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Advances the clock and wakes the tasks whose deadlines have passed, in the order of their deadlines.
    ///
    /// If the duration is negative, the clock goes backward. The tasks that are already sleeping do not sleep longer,
    /// as is the case when somebody sets the clock of a computer back.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now += duration
            if duration < .zero {
                for number in state.sleeping.keys { state.sleeping[number]?.until += duration }
            }
            let (now, sleeping) = (state.now, state.sleeping)
            state.sleeping = sleeping.filter { $0.value.until > now }
            return sleeping.filter { $0.value.until <= now }
        }
        for sleeper in woken.sorted(by: { ($0.value.until, $0.key) < ($1.value.until, $1.key) }) {
            sleeper.value.continuation.resume()
        }
    }

    /// Waits until at least `count` tasks are sleeping on this clock, or until the current task is cancelled.
    ///
    /// Await this method before you call ``advance(by:)``, so that the code under test is already sleeping when the
    /// time changes.
    public func waitForSleepers(_ count: Int) async {
        let number = state.withLock { $0.nextNumber() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let watching = state.withLock { state -> [CheckedContinuation<Void, Never>] in
                    if Task.isCancelled { return [continuation] }
                    state.watching.append((number, count, continuation))
                    return state.satisfied()
                }
                watching.forEach { $0.resume() }
            }
        } onCancel: {
            let watcher = state.withLock { state in
                state.watching.firstIndex { $0.number == number }.map { state.watching.remove(at: $0).continuation }
            }
            watcher?.resume()
        }
    }

    /// The duration until the next sleeping task wakes, or `nil` if no task is sleeping.
    public var timeUntilNextWaking: Duration? {
        state.withLock { state in state.sleeping.values.map(\.until).min().map { $0 - state.now } }
    }
}
