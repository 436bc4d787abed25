extension TransportMiddleware {
    /// A middleware that retries requests after temporary failures.
    ///
    /// A rate limit or a deadline that stands before the retries in the list applies to all of a request's calls
    /// together. If it stands after the retries, it applies to each of them:
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let mice = LemmasRequest("mice", in: .english)
    /// let wire = ScriptedTransport([
    ///     .answer(mice, with: TransportResponse(status: 502)),
    ///     .answer(mice, with: TransportResponse(body: #"{"results": []}"#)),
    /// ])
    /// let client = OxfordClient(
    ///     transport: wire,
    ///     middleware: [
    ///         .retrying(RetryPolicy(base: .milliseconds(1))),
    ///         .rateLimited(.perMinute(60)), .deadline(.seconds(5)),
    ///     ])
    /// print(try await client.response(to: mice).calls)
    /// // 2
    /// ```
    ///
    /// - Parameters:
    ///   - policy: The policy that decides whether to retry, and how long to wait before each retry.
    ///   - clock: The clock that measures the time. Pass a manual clock in tests.
    public static func retrying(
        _ policy: RetryPolicy = RetryPolicy(), clock: some Clock<Duration> = ContinuousClock()
    ) -> TransportMiddleware {
        let time = Timekeeper(clock)
        return TransportMiddleware { request, passage, next async throws(TransportError) in
            var attempt = 1
            var lastOutcome: Outcome?
            while true {
                let outcome = await passage.outcome(of: request, by: next)
                // If a budget refuses a retry, report the failure that it was to repeat.
                if case .failure(let error) = outcome, error.reason == .budgetSpent, let lastOutcome {
                    return try lastOutcome.get()
                }
                let pause = policy.pause(after: attempt, outcome: outcome, chance: .random(in: 0...1))
                guard let pause, pause < passage.timeLeft(), !Task.isCancelled else { return try outcome.get() }
                if pause > .zero { passage.willWait(for: pause) }
                guard (try? await time.sleep(time.now() + pause)) != nil else { throw .cancelled }
                (attempt, lastOutcome) = (attempt + 1, outcome)
            }
        }
    }
}
