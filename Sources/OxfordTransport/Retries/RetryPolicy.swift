/// When to ask again, and after how long: a value that can be asked without a network.
///
/// ```swift
/// let policy = RetryPolicy(attempts: 4, base: .seconds(1), jitter: 0)
/// let busy = TransportResponse(status: 503)
/// for attempt in 1...4 {
///     print(policy.pause(after: attempt, outcome: .success(busy), elapsed: .zero)?.description ?? "no more")
/// }
/// // 1.0 seconds
/// // 2.0 seconds
/// // 4.0 seconds
/// // no more
/// ```
///
/// Asked again is what may pass: the statuses 429, 500, 502, 503 and 504, a connection that was not made or was lost, and
/// an answer that was cut short. Every time may be billed.
public struct RetryPolicy: Hashable, Sendable {
    /// How many times to ask, the first included.
    public let attempts: Int

    /// The first pause, which doubles each time.
    public let base: Duration

    /// The longest pause, at most an hour.
    ///
    /// If the service asks for a longer one, there is no further attempt: it would come too early and may be billed.
    public let cap: Duration

    /// Which part of a pause is left to chance, from 0 to 1, so that many clients do not ask together.
    public let jitter: Double

    /// The maximum duration of all attempts and pauses.
    ///
    /// A pause that would end after it does not begin.
    public let budget: Duration

    /// Makes a policy.
    ///
    /// Numbers that make no sense are taken as the nearest that do.
    ///
    /// ```swift
    /// let patient = RetryPolicy(attempts: 6, base: .seconds(2), budget: .seconds(600))
    /// print(patient.attempts, patient.base, patient.cap)
    /// print(RetryPolicy(attempts: 0).attempts)
    /// // 6 2.0 seconds 60.0 seconds
    /// // 1
    /// ```
    public init(
        attempts: Int = 3, base: Duration = .milliseconds(500), cap: Duration = .seconds(60), jitter: Double = 0.5,
        budget: Duration = .seconds(120)
    ) {
        self.attempts = max(1, attempts)
        self.cap = min(max(.zero, cap), .seconds(3600))
        self.base = min(max(.zero, base), self.cap)
        self.jitter = min(max(0, jitter.isNaN ? 0 : jitter), 1)
        self.budget = budget
    }

    /// Three times in all, after half a second and after one, half of that by chance.
    ///
    /// ```swift
    /// let policy = RetryPolicy.standard
    /// print(policy.attempts, policy.base, policy.jitter)
    /// // 3 0.5 seconds 0.5
    /// ```
    public static let standard = RetryPolicy()

    /// Returns the pause before the next attempt, or `nil` if there is none.
    ///
    /// With status 429 or 503 the service may ask for a pause. The policy takes the longer of that and its own. If the
    /// service asks for more than ``cap`` or than what is left of ``budget``, there is no further attempt.
    ///
    /// ```swift
    /// func busy(_ seconds: String) throws -> Result<TransportResponse, TransportError> {
    ///     .success(TransportResponse(status: 503, headers: try Headers(validating: ["Retry-After": seconds])))
    /// }
    ///
    /// let policy = RetryPolicy(cap: .seconds(60))
    /// print(policy.pause(after: 1, outcome: try busy("30"), elapsed: .zero)?.description ?? "no more")
    /// print(policy.pause(after: 1, outcome: try busy("7200"), elapsed: .zero)?.description ?? "no more")
    /// // 30.0 seconds
    /// // no more
    /// ```
    ///
    /// - Parameters:
    ///   - attempt: How many times was asked.
    ///   - outcome: The response to the last attempt, or its error.
    ///   - elapsed: How long all has taken.
    ///   - chance: A number from 0 to 1, which decides on the jitter.
    public func pause(
        after attempt: Int, outcome: Result<TransportResponse, TransportError>, elapsed: Duration, chance: Double = 0
    ) -> Duration? {
        guard attempt < attempts else { return nil }
        var asked: Duration?
        switch outcome {
        case .failure(let error):
            guard error.isRetryable else { return nil }
        case .success(let response):
            guard [429, 500, 502, 503, 504].contains(response.status) else { return nil }
            if response.status == 429 || response.status == 503 { asked = response.retryAfter }
        }
        var backoff = base
        // Thirty doublings make any pause longer than any cap.
        for _ in 0..<min(max(1, attempt) - 1, 30) where backoff < cap { backoff *= 2 }
        backoff = min(backoff, cap) * (1 - jitter * min(max(0, chance), 1))
        let pause = max(backoff, asked ?? .zero)
        return pause > cap || elapsed + pause > budget ? nil : pause
    }
}
