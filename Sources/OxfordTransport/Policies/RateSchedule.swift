/// A schedule that determines when the next call may be sent, based on when earlier calls were sent.
struct RateSchedule: Sendable {
    private let count: Int
    private let period: Duration
    private let burst: Int
    /// The times of at least the last `count` calls, and of at most twice as many.
    private var sent: [Duration] = []
    /// The number of calls that were admitted, but have not been sent yet.
    private var admitted = 0
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
    var interval: Duration { period / count }

    /// Returns the earliest time at which the next call may be admitted, or `nil` if it has to wait until an admitted
    /// call is sent or gives its place back.
    ///
    /// An admitted call may be sent at any time, so it takes a place in the burst and in the window until then.
    mutating func start(at now: Duration) -> Duration? {
        follow(now)
        guard admitted < burst else { return nil }
        let start = max(heldUntil, recovered + interval * (admitted + 1 - burst))
        // The window has room for the next call as soon as it has room for the admitted calls and one more.
        let last = sent.count + admitted - count
        return last < 0 ? start : max(start, sent[last] + period)
    }

    mutating func admit() { admitted += 1 }

    mutating func giveBack() { admitted -= 1 }

    mutating func sendAdmitted(at now: Duration) {
        follow(now)
        admitted -= 1
        recovered = max(recovered, now) + interval
        if sent.count / 2 >= count { sent.removeFirst(count) }
        sent.append(now)
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
        for index in sent.indices { sent[index] -= back }
        recovered -= back
        heldUntil -= back
    }
}
