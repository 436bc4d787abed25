/// A schedule that determines when the next request may be sent, based on when earlier requests were sent.
struct RateSchedule: Sendable {
    private let limit: RateLimit
    /// The send times of at least the last `limit.count` requests, and of at most twice as many.
    private var sent: [Duration] = []
    /// The number of requests that were admitted, but have not been sent yet.
    private var admitted = 0
    /// The earliest time at which the limit again allows a full burst, that is, `limit.burst` requests at once.
    private var recovered: Duration = .zero
    private var heldUntil: Duration = .zero

    init(_ limit: RateLimit) {
        self.limit = limit
    }

    /// The time between two requests after a burst.
    var interval: Duration { limit.period / limit.count }

    /// The earliest time at which the next request may be admitted, or `nil` if it has to wait until an admitted request
    /// is sent or gives its place back.
    ///
    /// An admitted request may be sent at any time, so it takes a place in the burst and in the window until then.
    var start: Duration? {
        guard admitted < limit.burst else { return nil }
        let start = max(heldUntil, recovered + interval * (admitted + 1 - limit.burst))
        // The window has room for the next request as soon as it has room for the admitted requests and one more.
        let last = sent.count + admitted - limit.count
        return last < 0 ? start : max(start, sent[last] + limit.period)
    }

    mutating func admit() { admitted += 1 }

    mutating func giveBack() { admitted -= 1 }

    mutating func sendAdmitted(at now: Duration) {
        admitted -= 1
        recovered = max(recovered, now) + interval
        if sent.count / 2 >= limit.count { sent.removeFirst(limit.count) }
        sent.append(now)
    }

    mutating func hold(until time: Duration) {
        heldUntil = max(heldUntil, time)
    }
}
