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
///
/// A request counts as sent when its bytes leave. The network may delay it, so a server can see requests closer together.
/// A request that is still connecting to the server takes one of the places in the burst, so at most ``burst`` requests
/// connect at the same time.
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
    ///   - burst: The maximum number of requests sent at once, at most `count`.
    public init(_ count: Int, per period: Duration, burst: Int = 5) {
        self.count = max(1, count)
        self.period = min(max(.zero, period), .seconds(366 * 86400))
        self.burst = min(max(1, burst), self.count)
    }

    /// Creates a limit of requests per second.
    ///
    /// - Parameters:
    ///   - count: The maximum number of requests in any second.
    ///   - burst: The maximum number of requests sent at once, at most `count`.
    public static func perSecond(_ count: Int, burst: Int = 5) -> RateLimit {
        RateLimit(count, per: .seconds(1), burst: burst)
    }

    /// Creates a limit of requests per minute.
    ///
    /// - Parameters:
    ///   - count: The maximum number of requests in any minute.
    ///   - burst: The maximum number of requests sent at once, at most `count`. With the default, `.perMinute(60)` sends
    ///     five requests at once, and then one per second.
    public static func perMinute(_ count: Int, burst: Int = 5) -> RateLimit {
        RateLimit(count, per: .seconds(60), burst: burst)
    }

    /// The limit's count, period, and burst size as text.
    public var description: String { "\(count) in \(period), \(burst) at once" }
}
