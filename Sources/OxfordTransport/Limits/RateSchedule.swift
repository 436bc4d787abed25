struct RateSchedule: Sendable {
    private let limit: RateLimit
    /// The times of the last `limit.count` requests: a ring buffer.
    private var sent: [Duration] = []
    private var oldest = 0
    /// The time when the full burst is available again.
    private var recovered: Duration = .zero
    private var heldUntil: Duration = .zero

    init(_ limit: RateLimit) {
        self.limit = limit
    }

    private var interval: Duration { limit.period / limit.count }

    /// Returns how long the next request must wait, or `nil` if it may be sent now.
    func wait(at now: Duration) -> Duration? {
        var start = max(heldUntil, recovered - interval * (limit.burst - 1))
        if sent.count == limit.count { start = max(start, sent[oldest] + limit.period) }
        return start > now ? start - now : nil
    }

    mutating func send(at now: Duration) {
        recovered = max(recovered, now) + interval
        if sent.count < limit.count {
            sent.append(now)
        } else {
            sent[oldest] = now
            oldest = (oldest + 1) % limit.count
        }
    }

    /// Sends a request as soon as it may be sent, and returns that time.
    mutating func sendNext(at now: Duration) -> Duration {
        let time = now + (wait(at: now) ?? .zero)
        send(at: time)
        return time
    }

    mutating func hold(until time: Duration) {
        heldUntil = max(heldUntil, time)
    }
}
