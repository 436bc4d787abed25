/// The way of a request through a client's middleware to its transport.
struct Route: Sendable {
    private let transport: any Transport
    private let middleware: [TransportMiddleware]
    /// The rate limits, in the order in which all requests take their places.
    private let gates: [RateGate]
    let budgets: [CallBudget]

    init(_ transport: any Transport, through middleware: [TransportMiddleware]) {
        self.transport = transport
        // A rate limit or a budget that occurs twice in the list would take each call twice. With two coalescing steps,
        // a shared request could wait for itself, or two shared requests for each other.
        var known: Set<ObjectIdentifier> = []
        let middleware = middleware.filter { step in step.identity.map { known.insert($0).inserted } ?? true }
        self.middleware = middleware
        gates = middleware.compactMap(\.gate).sorted { $0.number < $1.number }
        budgets = middleware.compactMap(\.budget)
    }

    /// Sends a request, and records its calls in a trace.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest, tracedBy trace: CallTrace) async throws(TransportError) -> TransportResponse
    {
        try await step(0, trace)(request)
    }

    /// Returns a function that passes a request on from a position in the list of middleware.
    ///
    /// Each step attaches the trace to the request that arrives there, because a middleware may pass on a request that
    /// it has created itself.
    private func step(_ index: Int, _ trace: CallTrace) -> TransportMiddleware.Next {
        guard index < middleware.count else {
            return { request async throws(TransportError) in try await self.transmit(request, trace) }
        }
        let (middleware, next) = (middleware[index], step(index + 1, trace))
        return { request async throws(TransportError) in
            var request = request
            request.trace = trace
            return try await middleware.send(request, trace, next)
        }
    }

    /// Passes a request to the transport.
    private func transmit(_ request: TransportRequest, _ trace: CallTrace) async throws(TransportError)
        -> TransportResponse
    {
        var permits: [RatePermit] = []
        defer { for permit in permits { permit.giveBack() } }
        for gate in gates {
            // A middleware may pass on a request several times, but the rate limit has admitted only the first of them.
            if let permit = trace.takePermit(of: gate) {
                permits.append(permit)
            } else {
                permits.append(try await trace.admit(to: gate))
            }
        }
        let passage = Passage(trace, permits: permits)
        var request = request
        request.trace = passage
        if !transport.reportsSends {
            if Task.isCancelled { throw .cancelled }
            try passage.countInAdvance()
        }
        let outcome: Result<TransportResponse, TransportError>
        do throws(TransportError) {
            outcome = .success(try await transport.send(request))
        } catch {
            outcome = .failure(error)
        }
        trace.received(outcome)
        if case .success(let response) = outcome, response.status == 429, let pause = response.retryAfter {
            for gate in gates { gate.hold(for: pause) }
        }
        return try outcome.get()
    }
}
