/// The maximum number of requests in a time window.
///
/// ```swift
/// let limit = RateLimit.perMinute(60, burst: 10)
/// print(limit)
/// // 60 in 60.0 seconds, 10 at once
/// ```
///
/// The limit applies to a sliding window, so at most ``count`` requests are sent during any interval of length
/// ``period``, no matter when the interval begins. If ``count`` requests have been sent within the last ``period``, the
/// next request waits.
///
/// Up to ``burst`` requests are sent at once. After that, requests are ``period`` divided by ``count`` apart. A new
/// burst becomes possible when fewer requests are sent for a while, or when requests had to wait for the window.
public struct RateLimit: Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of requests in a window.
    public let count: Int

    /// The length of a window.
    public let period: Duration

    /// The maximum number of requests sent at once.
    public let burst: Int

    /// Creates a rate limit.
    ///
    /// Values that are out of range are clamped to the nearest valid values.
    ///
    /// ```swift
    /// print(RateLimit(3000, per: .seconds(30 * 86400), burst: 10))
    /// print(RateLimit(0, per: .seconds(1)))
    /// // 3000 in 2592000.0 seconds, 10 at once
    /// // 1 in 1.0 seconds, 1 at once
    /// ```
    ///
    /// - Parameters:
    ///   - count: The maximum number of requests in a window, at least 1.
    ///   - period: The length of a window, at most 366 days.
    ///   - burst: The maximum number of requests sent at once. Default: `count`.
    public init(_ count: Int, per period: Duration, burst: Int? = nil) {
        self.count = max(1, count)
        self.period = min(max(.zero, period), .seconds(366 * 86400))
        self.burst = min(max(1, burst ?? self.count), self.count)
    }

    /// Creates a limit of requests per second.
    ///
    /// - Parameters:
    ///   - count: The maximum number of requests in any second.
    ///   - burst: The maximum number of requests sent at once. Default: `count`. With the default, up to `count`
    ///     requests are sent at once, and the next request waits until a second has passed.
    public static func perSecond(_ count: Int, burst: Int? = nil) -> RateLimit {
        RateLimit(count, per: .seconds(1), burst: burst)
    }

    /// Creates a limit of requests per minute.
    ///
    /// - Parameters:
    ///   - count: The maximum number of requests in any minute.
    ///   - burst: The maximum number of requests sent at once. Default: `count`. `.perMinute(60)` therefore sends 60
    ///     requests at once, and then none for a minute. With `.perMinute(60, burst: 1)`, one request is sent per
    ///     second.
    public static func perMinute(_ count: Int, burst: Int? = nil) -> RateLimit {
        RateLimit(count, per: .seconds(60), burst: burst)
    }

    /// The limit's count, period, and burst size as text.
    public var description: String { "\(count) in \(period), \(burst) at once" }
}

/// A schedule that determines when the next request may be sent, based on when earlier requests were sent.
struct RateSchedule: Sendable {
    private let limit: RateLimit
    /// The send times of the last `limit.count` requests, in a ring buffer.
    private var sent: [Duration] = []
    private var oldest = 0
    /// The earliest time at which the limit again allows a full burst, that is, `limit.burst` requests at once.
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

    /// Adds a request to the schedule at the earliest time that the limit allows, and returns that time.
    mutating func sendNext(at now: Duration) -> Duration {
        let time = now + (wait(at: now) ?? .zero)
        send(at: time)
        return time
    }

    mutating func hold(until time: Duration) {
        heldUntil = max(heldUntil, time)
    }
}
