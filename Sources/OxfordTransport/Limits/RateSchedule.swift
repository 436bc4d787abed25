/// When the next request may go out, by a limit and by those that have.
struct RateSchedule: Sendable {
    private let limit: RateLimit
    /// When the last requests went out, as many as a period may have; a ring, whose oldest is next to be replaced.
    private var sent: [Duration] = []
    private var oldest = 0
    /// When the burst would be whole again.
    private var recovered: Duration = .zero
    private var heldUntil: Duration = .zero

    init(_ limit: RateLimit) {
        self.limit = limit
    }

    private var interval: Duration { limit.period / limit.count }

    /// How long the next request has to wait, if it has to.
    func wait(at now: Duration) -> Duration? {
        var start = max(heldUntil, recovered - interval * (limit.burst - 1))
        if sent.count == limit.count { start = max(start, sent[oldest] + limit.period) }
        return start > now ? start - now : nil
    }

    /// Takes note of a request that goes out.
    mutating func send(at now: Duration) {
        recovered = max(recovered, now) + interval
        if sent.count < limit.count {
            sent.append(now)
        } else {
            sent[oldest] = now
            oldest = (oldest + 1) % limit.count
        }
    }

    /// Lets none go out before a time.
    mutating func hold(until time: Duration) {
        heldUntil = max(heldUntil, time)
    }
}
