/// A policy that decides whether to retry a request, and how long to wait before the retry.
///
/// With four attempts, a base of one second and no jitter, for example, the pauses are 1, 2 and 4 seconds. If the
/// service asks for a longer pause with the `Retry-After` header, the policy waits for as long as the service asks.
///
/// The policy retries after these outcomes:
///
/// - The response has status 429, 500, 502, 503, or 504.
/// - The connection failed or was lost.
/// - The response was cut off, even if the transport reported it as complete.
///
/// The service may bill every attempt. The policy does not retry after a timeout, because the service may already have
/// billed the request.
public struct RetryPolicy: Hashable, Sendable {
    /// The maximum number of attempts, including the first.
    public let attempts: Int

    /// The pause after the first attempt, which doubles after each further attempt.
    public let base: Duration

    /// The longest pause, at most one hour.
    ///
    /// If the service asks for a pause that is longer than `cap`, the policy does not retry, because a retry after a
    /// shorter pause would come too early and might still be billed.
    public let cap: Duration

    /// The maximum random reduction of each pause, as a fraction from 0 to 1.
    ///
    /// With a jitter of 0.5, for example, the policy shortens its pauses by up to half. The random reduction keeps
    /// clients from all retrying at the same time.
    public let jitter: Double

    /// Creates a policy.
    ///
    /// Values that are out of range are clamped to the nearest valid values. With the default values, the policy makes
    /// up to three attempts, with pauses of 0.5 seconds and 1 second that are randomly shortened by up to half.
    ///
    /// To limit the whole time of a request with its retries, give the client a ``CallPolicy/timeout``. A request then
    /// also fails at once if the next pause would outlast it.
    public init(
        attempts: Int = 3, base: Duration = .milliseconds(500), cap: Duration = .seconds(60), jitter: Double = 0.5
    ) {
        self.attempts = max(1, attempts)
        self.cap = min(max(.zero, cap), .seconds(3600))
        self.base = min(max(.zero, base), self.cap)
        self.jitter = min(max(0, jitter.isNaN ? 0 : jitter), 1)
    }

    /// Returns the pause before the next attempt, or `nil` if the request should not be retried.
    ///
    /// In a response with status 429 or 503, the service may ask for a pause with the `Retry-After` header. This
    /// function returns that pause or the policy's own pause, whichever is longer. If the longer pause exceeds ``cap``,
    /// the function returns `nil`.
    ///
    /// - Parameters:
    ///   - attempt: The number of attempts so far.
    ///   - outcome: The response to the last attempt, or its error.
    ///   - chance: A random number from 0 to 1 for the jitter. Default: 0, which does not shorten the pause.
    package func pause(
        after attempt: Int, outcome: Outcome, chance: @autoclosure () -> Double = 0
    ) -> Duration? {
        guard attempt < attempts else { return nil }
        var asked: Duration?
        switch outcome {
        case .failure(let error):
            guard error.isRetryable else { return nil }
        case .success(let response):
            let reason = FailureReason(status: response.status, message: nil)
            guard reason.row.mayRetry || response.isCutShort else { return nil }
            if response.status == 429 || response.status == 503 { asked = response.retryAfter }
        }
        var backoff = base
        // Double at most 30 times, because `attempt` may be any number, and the loop would otherwise take too long.
        for _ in 0..<min(max(1, attempt) - 1, 30) where backoff < cap { backoff *= 2 }
        backoff = min(backoff, cap) * (1 - jitter * min(max(0, chance()), 1))
        let pause = max(backoff, asked ?? .zero)
        return pause > cap ? nil : pause
    }
}
