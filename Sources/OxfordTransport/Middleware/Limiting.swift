extension TransportMiddleware {
    /// A middleware that limits the rate of calls.
    ///
    /// Clients that use the same middleware share one rate limit:
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = ManualClock()
    /// let limit = TransportMiddleware.rateLimited(.perSecond(2), clock: clock)
    /// let wire = ClosureTransport { _ in
    ///     TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(transport: wire, middleware: [limit])
    /// let request = LemmasRequest("ran", in: .english)
    /// for _ in 0..<2 { _ = try await client.send(request) }
    ///
    /// async let third = client.send(request)
    /// await clock.waitForSleepers(1)
    /// print("the third waits", clock.timeUntilNextWaking ?? .zero)
    /// clock.advance(by: .seconds(1))
    /// print(try await third.results.count)
    /// // the third waits 1.0 seconds
    /// // 0
    /// ```
    ///
    /// Requests that exceed the limit wait in a queue, in the order of their arrival. When a request begins to wait, the
    /// client's observer receives an event with the expected duration of the wait. A cancelled request leaves the queue
    /// immediately.
    ///
    /// The limit holds for the times at which requests leave, so it holds for retries too, wherever they stand in the
    /// list. If retries stand after the rate limit, only their second and later calls wait right before the transport.
    ///
    /// After a response with status 429 and a `Retry-After` header, all requests pause for the time in that header, up
    /// to one minute.
    ///
    /// - Parameters:
    ///   - limit: The maximum rate.
    ///   - clock: The clock that measures the time. Pass a manual clock in tests.
    public static func rateLimited(
        _ limit: RateLimit, clock: some Clock<Duration> = ContinuousClock()
    ) -> TransportMiddleware {
        let gate = RateGate(limit, time: Timekeeper(clock))
        return TransportMiddleware(limit: gate) { request, passage, next async throws(TransportError) in
            let permit = try await passage.admit(to: gate)
            defer { permit.giveBack() }
            var passage = passage
            passage.permits.append(permit)
            return try await next(request, passage)
        }
    }

    /// A middleware that refuses calls when a budget is used up.
    ///
    /// Every call is taken from the budget when it leaves, wherever this middleware stands in the list. A request that
    /// arrives when the budget is used up fails at once.
    public static func budget(_ budget: CallBudget) -> TransportMiddleware {
        TransportMiddleware(limit: budget) { request, passage, next async throws(TransportError) in
            guard budget.remaining > 0 else { throw budget.refusal }
            return try await next(request, passage)
        }
    }
}
