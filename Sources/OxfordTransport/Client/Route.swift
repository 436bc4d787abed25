/// The way of a request through a client's middleware to its transport.
struct Route: Sendable {
    /// Sends a request.
    let send: Passage.Next

    let budgets: [CallBudget]

    init(_ transport: any Transport, through middleware: [TransportMiddleware]) {
        // A rate limit or a budget that occurs twice in the list would take each call twice.
        var known: Set<ObjectIdentifier> = []
        let middleware = middleware.filter { $0.limit.map { known.insert(ObjectIdentifier($0)).inserted } ?? true }
        budgets = middleware.compactMap { $0.limit as? CallBudget }
        // All requests take their places in the rate limits in the same order.
        let gates = middleware.compactMap { $0.limit as? RateGate }.sorted { $0.number < $1.number }
        let reportsSends = (transport as? any ReportingTransport)?.reportsSends ?? false
        var send: Passage.Next = { request, passage async throws(TransportError) in
            try await Self.transmit(request, passage, through: gates, to: transport, reportingSends: reportsSends)
        }
        for step in middleware.reversed() {
            send = { [next = send] request, passage async throws(TransportError) in
                try await step.send(request, passage, next)
            }
        }
        self.send = send
    }

    /// Passes a request to the transport.
    private static func transmit(
        _ request: TransportRequest, _ passage: Passage, through gates: [RateGate], to transport: any Transport,
        reportingSends: Bool
    ) async throws(TransportError) -> TransportResponse {
        var (request, passage) = (request, passage)
        var permits: [RatePermit] = []
        defer { for permit in permits { permit.giveBack() } }
        for gate in gates {
            // A middleware may pass on a request several times, but the rate limit has admitted only the first of them.
            if let permit = passage.permits.first(where: { $0.gate === gate })?.moved() {
                permits.append(permit)
            } else {
                permits.append(try await passage.admit(to: gate))
            }
        }
        passage.permits = permits
        if !reportingSends {
            if Task.isCancelled { throw .cancelled }
            try passage.willSend()
            passage.callInAdvance = Token()
        }
        request.trace = passage
        passage.call.hideSecrets(in: request.headers)
        let outcome = await passage.outcome(of: request) { request, _ async throws(TransportError) in
            do {
                return try await transport.send(request).answering(request)
            } catch {
                throw TransportError(thrown: error)
            }
        }
        .mapError { $0.hiding(passage.call.search) }
        passage.call.received(outcome)
        if case .success(let response) = outcome, response.status == 429, let pause = response.retryAfter {
            for gate in gates { gate.hold(for: pause) }
        }
        return try outcome.get()
    }
}
