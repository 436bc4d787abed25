/// A schedule that determines when the next request may be sent, based on when earlier requests were sent.
struct RateSchedule: Sendable {
    /// How long the next request must wait.
    enum Wait: Equatable {
        /// Until the given time.
        case until(Duration)

        /// Until an admitted request is sent or gives its place back.
        case forAdmitted
    }

    private let limit: RateLimit
    /// The send times of the last `limit.count` requests, in a ring buffer.
    private var sent: [Duration] = []
    private var oldest = 0
    /// The number of requests that were admitted, but have not been sent yet.
    private var admitted = 0
    /// The earliest time at which the limit again allows a full burst, that is, `limit.burst` requests at once.
    private var recovered: Duration = .zero
    private var heldUntil: Duration = .zero

    init(_ limit: RateLimit) {
        self.limit = limit
    }

    private var interval: Duration { limit.period / limit.count }

    /// Returns how long the next request must wait, or `nil` if it may be admitted now.
    ///
    /// An admitted request may be sent at any time, so it takes a place in the burst and in the window until then.
    func wait(at now: Duration) -> Wait? {
        guard admitted < limit.burst else { return .forAdmitted }
        var start = max(heldUntil, recovered + interval * (admitted + 1 - limit.burst))
        if sent.count + admitted >= limit.count {
            // The window has room for the next request as soon as it has room for the admitted requests and one more.
            let last = sent[(oldest + sent.count + admitted - limit.count) % sent.count]
            start = max(start, last + limit.period)
        }
        return start > now ? .until(start) : nil
    }

    mutating func admit() { admitted += 1 }

    mutating func giveBack() { admitted -= 1 }

    mutating func sendAdmitted(at now: Duration) {
        admitted -= 1
        recovered = max(recovered, now) + interval
        if sent.count < limit.count {
            sent.append(now)
        } else {
            sent[oldest] = now
            oldest = (oldest + 1) % limit.count
        }
    }

    /// Adds a request to the schedule at the earliest time that the limit allows, and returns that time.
    ///
    /// The schedule treats admitted requests as if they were sent now.
    mutating func sendNext(at now: Duration) -> Duration {
        while admitted > 0 { sendAdmitted(at: now) }
        let time = if case .until(let start) = wait(at: now) { start } else { now }
        admit()
        sendAdmitted(at: time)
        return time
    }

    mutating func hold(until time: Duration) {
        heldUntil = max(heldUntil, time)
    }
}
