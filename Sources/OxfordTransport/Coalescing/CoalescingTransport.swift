/// A transport that sends equal concurrent requests once, created by ``Transport/coalescing()``.
///
/// Requests are equal if their URLs and headers are, so clients with different credentials never share a response.
/// Copies of the transport share requests, even in different clients.
public struct CoalescingTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let flights = Flights()

    init(_ base: Base) {
        self.base = base
    }

    /// Sends a request, or waits for the response to an equal request in flight.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        let (base, flights) = (base, flights)
        let number = flights.nextNumber()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                flights.join(request, as: number, continuation) { request in
                    do throws(TransportError) {
                        return .success(try await base.attempt(request.attempt, of: request))
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
    /// Returns a transport that sends equal concurrent requests once.
    ///
    /// Every caller gets the response or error of the shared request, but only one caller counts its attempts. A
    /// cancelled caller returns at once. If it is the last caller, it cancels the request and waits for it to end. A
    /// shared request runs at the priority of its first caller, even if a more urgent one joins. Responses are not
    /// kept: this is not a cache.
    ///
    /// ```swift
    /// let transport = ClosureTransport { _ in
    ///     try await Task.sleep(for: .milliseconds(300))
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(
    ///     credentials: nil, transport: transport.coalescing())
    /// async let first = client.response(to: .lemmas("ran", in: .english))
    /// async let second = client.response(to: .lemmas("ran", in: .english))
    /// print(try await first.attempts + second.attempts)
    /// // 1
    /// ```
    ///
    /// Apply it after ``retrying(_:clock:)`` and ``rateLimited(_:clock:)``, so that equal requests share these too.
    public func coalescing() -> CoalescingTransport<Self> {
        CoalescingTransport(self)
    }
}
