/// A transport that limits how long a response may take.
///
/// ``Transport/deadline(_:clock:)`` creates it. The deadline covers everything that the transport inside does. Around a
/// transport that retries, it covers all attempts and pauses. Inside of one, it covers each attempt, but no pause.
///
/// At the deadline the request is cancelled, and the caller gets ``TransportError/Reason/timedOut`` even if the transport
/// inside ignores the cancellation. Such a transport goes on without a caller, and whatever it returns later is dropped.
/// Nothing of it stays in memory after it has ended.
///
/// ```swift
/// let never = ClosureTransport { _ in
///     try await Task.sleep(for: .seconds(60))
///     return TransportResponse(status: 200)
/// }
/// let client = OxfordClient(credentials: nil, transport: never.deadline(.milliseconds(20)))
/// do {
///     _ = try await client.send(.entries("ace", in: .britishEnglish))
/// } catch {
///     print(error.reason, error.advice, separator: ": ")
/// }
/// // timedOut: retry, or allow more time
/// ```
public struct DeadlineTransport<Base: Transport>: Transport {
    private let base: Base
    private let limit: Duration
    private let time: Timekeeper

    init(_ base: Base, limit: Duration, time: Timekeeper) {
        self.base = base
        self.limit = limit
        self.time = time
    }

    /// Sends a request, and cancels it at the deadline.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let (base, limit, time) = (base, limit, time)
        let race = Race()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                race.start(continuation, limit: limit, time: time) {
                    do throws(TransportError) {
                        return .success(try await base.send(request))
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
    /// Returns the transport with a limit to how long a response may take.
    ///
    /// The deadline covers everything that the transport does, including the pauses of ``retrying(_:clock:)`` and the queue of
    /// ``rateLimited(_:clock:)``. Put it inside of those to give each attempt as much time.
    ///
    /// ```swift
    /// let never = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// do {
    ///     _ = try await never.deadline(.milliseconds(20)).send(TransportRequest(url: "https://example.com"))
    /// } catch {
    ///     print(error)
    /// }
    /// // the request timed out: no response within 0.02 seconds
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a response.
    ///   - clock: The clock that measures the time. A test passes its own.
    public func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> DeadlineTransport<Self> {
        DeadlineTransport(self, limit: limit, time: Timekeeper(clock))
    }
}
