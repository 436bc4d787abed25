/// A transport that limits the duration of each request, created by ``Transport/deadline(_:clock:)``.
///
/// At the deadline, the request is cancelled and the caller gets ``TransportError/Reason/timedOut``. If the base
/// transport ignores the cancellation, it continues in the background, and its response is dropped.
public struct DeadlineTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let limit: Duration
    private let time: Timekeeper

    init(_ base: Base, limit: Duration, time: Timekeeper) {
        self.base = base
        self.limit = limit
        self.time = time
    }

    /// Sends a request and cancels it at the deadline.
    ///
    /// - Throws: ``TransportError`` if there is no complete response before the deadline.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let (base, time) = (base, time)
        let race = Race()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                race.start(continuation, limit: limit, time: time) {
                    do throws(TransportError) {
                        return .success(try await base.attempt(request.attempt, of: request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        } onCancel: {
            race.cancel()
        }
        return try outcome.get()
    }
}

extension Transport {
    /// Returns a transport that limits the duration of each request.
    ///
    /// The deadline covers everything this transport does, including the pauses of ``retrying(_:clock:)`` and the queue
    /// of ``rateLimited(_:clock:)``. To limit each attempt instead, apply the deadline before them.
    ///
    /// ```swift
    /// let slow = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// let request = TransportRequest(url: "https://example.com")
    /// do {
    ///     _ = try await slow.deadline(.milliseconds(20)).send(request)
    /// } catch {
    ///     print(error.reason)
    /// }
    /// // timedOut
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a request.
    ///   - clock: The clock that measures the time. Pass a test clock in tests.
    public func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> DeadlineTransport<Self> {
        DeadlineTransport(self, limit: limit, time: Timekeeper(clock))
    }
}
