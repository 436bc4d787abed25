/// The state of a request while the middleware passes it on to the transport.
///
/// The state is not part of the request, because a middleware may pass on a request that it has created itself.
struct Passage: RequestTrace {
    /// A function that passes a request on to the next middleware, or to the transport.
    typealias Next = @Sendable (TransportRequest, Passage) async throws(TransportError) -> TransportResponse

    let call: Call

    /// The places in rate limits that were taken for the next call of the request.
    var permits: [RatePermit] = []

    /// The generation of the cache that will store the response, or `nil` if there is none.
    ///
    /// Requests with different generations never share a response. Otherwise, a response that was requested before a
    /// cache was cleared could be stored in that cache.
    var generation: UInt64?

    /// Returns the time until the request's deadline.
    ///
    /// A retry that would begin after the deadline is not worth the wait, so the failure is reported at once.
    var timeLeft: @Sendable () -> Duration = { .longestWait }

    /// Whether other requests may wait for the response.
    var isShared = false

    /// A token for a call that was counted in advance, because the transport does not report its sends.
    ///
    /// The transport may still pass the request to another transport that does report them, so the first report of such
    /// a transport takes the token, and is not counted again.
    var callInAdvance: Token?

    var secrets: [String] { call.search.secrets }

    func willSend() throws(TransportError) {
        if callInAdvance?.take() != true {
            try call.willSend(using: permits)
        } else if call.isClosed {
            throw .cancelled
        }
    }

    func willWait(for duration: Duration) {
        call.report(.waiting, wait: duration)
    }

    /// Waits until a rate limit admits this request.
    ///
    /// A request that waits keeps only places in gates with lower numbers, and takes the others again later. Because all
    /// requests take their places in the same order, no two of them ever wait for each other.
    func admit(to gate: RateGate) async throws(TransportError) -> RatePermit {
        for permit in permits where permit.gate.number > gate.number { permit.giveBack() }
        return try await gate.admit(reportingWait: willWait)
    }

    /// Passes a request on, and returns its response or error.
    func outcome(of request: TransportRequest, by next: Next) async -> Outcome {
        do throws(TransportError) {
            return .success(try await next(request, self))
        } catch {
            return .failure(error)
        }
    }
}

/// The outcome of a request in a transport or a middleware.
typealias Outcome = Result<TransportResponse, TransportError>
