/// A schedule that determines when the next call may be made, based on when earlier calls were made.
struct RateSchedule: Sendable {
    private let count: Int
    private let period: Duration
    private let burst: Int
    /// The times of at least the last `count` calls, and of at most twice as many.
    private var made: [Duration] = []
    /// The earliest time at which the limit again allows a full burst.
    private var recovered: Duration = .zero
    private var heldUntil: Duration = .zero
    /// The latest time that was seen.
    private var latest: Duration = .zero

    init(count: Int, period: Duration, burst: Int) {
        self.count = count
        self.period = period
        self.burst = burst
    }

    /// The time between two calls after a burst.
    private var interval: Duration { period / count }

    /// Takes a place for a call, or returns the time at which there is one.
    mutating func take(at now: Duration) -> Duration? {
        let start = start(after: 0, at: now)
        guard start <= now else { return start }
        recovered = max(recovered, now) + interval
        if made.count / 2 >= count { made.removeFirst(count) }
        made.append(now)
        return nil
    }

    /// Returns the earliest time for the call after the next `others` calls.
    ///
    /// If other calls come first, the time is exact unless the window and the burst delay them in turns. The call never
    /// gets its place before that time.
    mutating func start(after others: Int, at now: Duration) -> Duration {
        follow(now)
        // Each call comes at least a period after the call that is `count` calls earlier.
        let (windows, place) = others.quotientAndRemainder(dividingBy: count)
        let last = made.count + place - count
        let first = max(now, heldUntil)
        let windowStart = last < 0 ? first : max(first, made[last] + period)
        return max(
            windowStart + period * windows, recovered + interval * (others + 1 - burst),
            others == 0 ? first : first + interval * (others + 1 - burst))
    }

    mutating func hold(for pause: Duration, at now: Duration) {
        follow(now)
        heldUntil = max(heldUntil, now + pause)
    }

    /// Moves all times along with a clock that goes backward, because otherwise the next call would wait until the
    /// clock has caught up.
    private mutating func follow(_ now: Duration) {
        let back = latest - now
        // Several threads read the clock at nearly the same time, and the earlier time may arrive here later.
        guard back > .seconds(1) else {
            latest = max(latest, now)
            return
        }
        latest = now
        for index in made.indices { made[index] -= back }
        recovered -= back
        heldUntil -= back
    }
}
