/// A transport that lets out no more requests than a limit allows; the others wait, in the order in which they came.
///
/// Made by ``Transport/rateLimited(_:clock:)``.
///
/// Clients that are made with copies of it share the limit:
///
/// ```swift
/// import OxfordSamples
/// import OxfordTesting
///
/// let clock = TestClock()
/// let wire = SampleTransport().rateLimited(.perMinute(1), clock: clock)
/// let live = OxfordClient(credentials: nil, transport: wire)
/// let sandbox = OxfordClient(server: .sandbox, credentials: nil, transport: wire)
/// _ = try await live.send(.lemmas("ran", in: .english))
///
/// async let answer = sandbox.send(.lemmas("running", in: .english))
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(60))
/// print(try await answer.headwords().map(\.text), "after", clock.now.offset)
/// // ["run"] after 60.0 seconds
/// ```
public struct RateLimitedTransport<Base: Transport>: Transport {
    private let base: Base
    private let gate: RateGate

    init(_ base: Base, gate: RateGate) {
        self.base = base
        self.gate = gate
    }

    /// Waits for its turn, and sends a request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        try await gate.enter()
        let response = try await base.send(request)
        if response.status == 429, let pause = response.retryAfter { gate.hold(for: pause) }
        return response
    }
}

extension Transport {
    /// The transport with a limit to how many requests go out.
    ///
    /// All copies of it share the limit, and so do all requests of a client that has it. An answer with status 429 that
    /// says how long to wait holds every request for as long, a minute at the most.
    ///
    /// ```swift
    /// import OxfordTesting
    ///
    /// let clock = TestClock()
    /// let wire = ClosureTransport { _ in TransportResponse(status: 200) }.rateLimited(.perSecond(2), clock: clock)
    /// for _ in 0..<2 { _ = try await wire.send(TransportRequest(url: "https://example.com")) }
    ///
    /// async let third = wire.send(TransportRequest(url: "https://example.com"))
    /// await clock.waitForSleepers(1)
    /// print("the third waits", clock.timeUntilNextWaking ?? .zero)
    /// clock.advance(by: .seconds(1))
    /// print(try await third.status)
    /// // the third waits 1.0 seconds
    /// // 200
    /// ```
    ///
    /// - Parameters:
    ///   - limit: How many requests go out.
    ///   - clock: What measures the time; a test hands over its own.
    public func rateLimited(
        _ limit: RateLimit, clock: some Clock<Duration> = ContinuousClock()
    ) -> RateLimitedTransport<Self> {
        RateLimitedTransport(self, gate: RateGate(limit, time: Timekeeper(clock)))
    }
}
