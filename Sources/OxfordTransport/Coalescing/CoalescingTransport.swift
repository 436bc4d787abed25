/// A transport that sends one request for all equal requests in flight.
///
/// ``Transport/coalescing()`` creates it. Requests are equal if their URLs and all their headers are, credentials included.
///
/// All copies of a transport share its requests, and so do clients that have copies of it. Clients with different
/// credentials never share a response:
///
/// ```swift
/// let wire = ClosureTransport { request in
///     TransportResponse(body: #"{"results": [{"word": "\#(request.headers["app_id"] ?? "nobody")"}]}"#)
/// }
/// let shared: CoalescingTransport<ClosureTransport> = wire.coalescing()
/// let one = OxfordClient(credentials: try Credentials(appID: "one", appKey: "a"), transport: shared)
/// let other = OxfordClient(credentials: try Credentials(appID: "other", appKey: "b"), transport: shared)
/// async let first = one.send(.entries("ace", in: .britishEnglish))
/// async let second = other.send(.entries("ace", in: .britishEnglish))
/// print(try await first.results.compactMap(\.word), try await second.results.compactMap(\.word))
/// // ["one"] ["other"]
/// ```
public struct CoalescingTransport<Base: Transport>: Transport {
    private let base: Base
    private let flights = Flights()

    init(_ base: Base) {
        self.base = base
    }

    /// Sends a request, or waits for the response to an equal request in flight.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let (base, flights) = (base, flights)
        let number = flights.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                flights.join(request, as: number, continuation) { request in
                    do throws(TransportError) {
                        return .success(try await base.send(request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        } onCancel: {
            flights.leave(number)
        }
        return try outcome.get()
    }
}

extension Transport {
    /// Returns the transport with one request for all equal requests in flight.
    ///
    /// Every caller gets the response or the error of that request. A cancelled caller leaves the others waiting, and the
    /// last one cancels the request. No response is kept after that, so this is not a cache.
    ///
    /// One caller counts the attempts of the request, and the other callers count none.
    ///
    /// ```swift
    /// let wire = ClosureTransport { _ in
    ///     try await Task.sleep(for: .milliseconds(300))
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(credentials: nil, transport: wire.coalescing())
    /// let calls = await withTaskGroup { group in
    ///     for _ in 0..<8 {
    ///         group.addTask { (try? await client.response(to: .lemmas("ran", in: .english)))?.attempts ?? 0 }
    ///     }
    ///     var calls = 0
    ///     for await attempts in group { calls += attempts }
    ///     return calls
    /// }
    /// print(calls)
    /// // 1
    /// ```
    ///
    /// Put it outside of ``retrying(_:clock:)`` and ``rateLimited(_:clock:)``, so that equal requests also share retries and
    /// one place in the queue.
    public func coalescing() -> CoalescingTransport<Self> {
        CoalescingTransport(self)
    }
}
