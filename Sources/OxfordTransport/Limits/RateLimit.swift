/// How many requests may go out, and how close together.
///
/// ```swift
/// let limit = RateLimit.perMinute(60, burst: 10)
/// print(limit)
/// // 60 in 60.0 seconds, 10 at once
/// ```
///
/// In no stretch of the period are there more than the count. Within that, so many as the burst go out at once; then they
/// are spread evenly.
public struct RateLimit: Hashable, Sendable, CustomStringConvertible {
    /// How many requests a period may have.
    public let count: Int

    /// How long a period is.
    public let period: Duration

    /// How many go out without a pause between them.
    public let burst: Int

    /// Makes a limit.
    ///
    /// Numbers that make no sense are taken as the nearest that do.
    ///
    /// ```swift
    /// print(RateLimit(3000, per: .seconds(30 * 86400), burst: 10))
    /// print(RateLimit(0, per: .seconds(1)))
    /// // 3000 in 2592000.0 seconds, 10 at once
    /// // 1 in 1.0 seconds, 1 at once
    /// ```
    public init(_ count: Int, per period: Duration, burst: Int? = nil) {
        self.count = max(1, count)
        self.period = min(max(.zero, period), .seconds(366 * 86400))
        self.burst = min(max(1, burst ?? self.count), self.count)
    }

    /// So many a second.
    ///
    /// ```swift
    /// print(RateLimit.perSecond(5, burst: 1))
    /// // 5 in 1.0 seconds, 1 at once
    /// ```
    public static func perSecond(_ count: Int, burst: Int? = nil) -> RateLimit {
        RateLimit(count, per: .seconds(1), burst: burst)
    }

    /// So many a minute.
    ///
    /// ```swift
    /// print(RateLimit.perMinute(60))
    /// // 60 in 60.0 seconds, 60 at once
    /// ```
    public static func perMinute(_ count: Int, burst: Int? = nil) -> RateLimit {
        RateLimit(count, per: .seconds(60), burst: burst)
    }

    /// The count, the period and the burst.
    public var description: String { "\(count) in \(period), \(burst) at once" }
}
