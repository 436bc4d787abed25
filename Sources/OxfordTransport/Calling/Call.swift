import Synchronization

/// One request of a client: it counts the calls, and reports the request's events to the client's observer in order.
///
/// When the client knows the outcome of the request, it closes this object. After that, nothing can be sent for the
/// request, because nobody waits for the response.
final class Call: Sendable {
    private struct State {
        var calls = 0
        var isClosed = false
        /// Finds the secrets of the client, and the secrets in headers that a middleware has added.
        var search: SecretSearch
    }

    let request: TransportRequest
    private let budgets: [CallBudget]
    private let observer: OxfordObserver?
    private let time: Timekeeper
    private let start: Duration
    private let state: Mutex<State>
    private let delivery = Mutex(())

    init(
        _ request: TransportRequest, hiding search: SecretSearch, budgets: [CallBudget], observer: OxfordObserver?,
        time: Timekeeper
    ) {
        self.request = request
        state = Mutex(State(search: search))
        self.budgets = budgets
        self.observer = observer
        self.time = time
        start = time.now()
    }

    var elapsed: Duration { time.now() - start }

    var calls: Int { state.withLock(\.calls) }

    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Finds the secrets to hide in text from the server.
    var search: SecretSearch { state.withLock(\.search) }

    /// Adds the secrets in the headers of a request that reached the transport.
    func hideSecrets(in headers: Headers) {
        // If no middleware has changed the headers, they share their storage, so the comparison costs nothing.
        guard !headers.isEmpty, headers != request.headers else { return }
        let secrets = headers.secrets
        state.withLock { state in
            let known = state.search.secrets
            if !secrets.allSatisfy(known.contains) { state.search = SecretSearch(known + secrets) }
        }
    }

    /// Ends the request.
    ///
    /// - Returns: The number of calls, which does not change anymore.
    func close() -> Int {
        state.withLock { state in
            state.isClosed = true
            return state.calls
        }
    }

    /// Counts a call, if all limits allow it.
    ///
    /// - Parameter permits: The places in rate limits that the request takes.
    /// - Throws: An error if nobody waits for the response, or if a limit refuses the call.
    func willSend(using permits: [RatePermit]) throws(TransportError) {
        try state.withLock { state throws(TransportError) in
            if state.isClosed { throw .cancelled }
            // If a budget then refuses the call, its places in the rate limits are lost, which harms nobody.
            for permit in permits { try permit.use() }
            for (index, budget) in budgets.enumerated() {
                guard budget.spend() else {
                    for paid in budgets[..<index] { paid.giveBack() }
                    throw budget.refusal
                }
            }
            state.calls += 1
        }
    }

    /// Reports a response or an error that arrived from the transport.
    func received(_ outcome: Result<TransportResponse, TransportError>) {
        let error: TransportError? = if case .failure(let error) = outcome { error } else { nil }
        report(.received, status: try? outcome.get().status, transportError: error)
    }

    /// Passes an event to the observer, after all events that other threads report at the moment.
    ///
    /// After the end of the request, only its last event is reported.
    ///
    /// The events have a separate lock, because an observer may cancel a task, and the cancellation may need the lock of
    /// `state`.
    func report(
        _ kind: OxfordEvent.Kind, wait: Duration? = nil, status: Int? = nil, transportError: TransportError? = nil,
        error: OxfordError? = nil, isLast: Bool = false
    ) {
        guard let observer else { return }
        delivery.withLock { _ in
            let (calls, isClosed) = state.withLock { ($0.calls, $0.isClosed) }
            guard isLast || !isClosed else { return }
            observer.observe(
                OxfordEvent(
                    kind, id: request.id, url: request.url, elapsed: elapsed, calls: calls, wait: wait, status: status,
                    transportError: transportError, error: error))
        }
    }
}
