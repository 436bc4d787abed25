/// A transport that limits the rate of requests, created by ``Transport/rateLimited(_:clock:)``.
///
/// Copies share the limit, even in different clients.
public struct RateLimitedTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let gate: RateGate

    init(_ base: Base, gate: RateGate) {
        self.base = base
        self.gate = gate
    }

    /// Sends a request when the limit allows it.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        try await gate.enter(request)
        let response = try await base.attempt(request.attempt, of: request)
        if response.status == 429, let pause = response.retryAfter { gate.hold(for: pause) }
        return response
    }
}

extension Transport {
    /// Returns a transport that limits the rate of this transport's requests.
    ///
    /// Requests over the limit wait in order of arrival. When a wait begins, the client's observer receives an event
    /// with its expected duration. After a response with status 429 and a `Retry-After` header,
    /// they all pause for that long, up to one minute. A cancelled request leaves the queue immediately.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = TestClock()
    /// let wire = ClosureTransport { _ in TransportResponse(status: 200) }
    ///     .rateLimited(.perSecond(2), clock: clock)
    /// let request = TransportRequest(url: "https://example.com")
    /// for _ in 0..<2 { _ = try await wire.send(request) }
    ///
    /// async let third = wire.send(request)
    /// await clock.waitForSleepers(1)
    /// print("the third waits", clock.timeUntilNextWaking ?? .zero)
    /// clock.advance(by: .seconds(1))
    /// print(try await third.status)
    /// // the third waits 1.0 seconds
    /// // 200
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum rate.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public func rateLimited(
        _ limit: RateLimit, clock: some Clock<Duration> = ContinuousClock()
    ) -> RateLimitedTransport<Self> {
        RateLimitedTransport(self, gate: RateGate(limit, time: Timekeeper(clock)))
    }
}
