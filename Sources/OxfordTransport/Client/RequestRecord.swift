import OxfordEndpoints
import Synchronization

/// The record of one request of a client: it counts the calls that are made for the request, reports its events, and
/// knows its secrets.
///
/// The request ends when its caller gets an outcome. After that, nothing is sent for it anymore.
final class RequestRecord: Sendable, RequestTrace {
    private struct State {
        var calls = 0
        /// The number of attempts that have been sent, and whose outcome has not been reported.
        var unreported = 0
        var isOver = false
        /// The headers of the request, and all others that were seen after a middleware has changed them.
        var headers: [Headers]
    }

    /// The request as the client made it.
    let request: TransportRequest

    /// The time at which the deadline ends, or `nil` if there is none.
    let end: Duration?

    let policy: CallPolicy
    /// A budget of this request alone, besides the budget of the policy.
    private let ownBudget: CallBudget?
    private let time: Timekeeper
    private let start: Duration
    private let events: EventQueue?
    let memory: SecretMemory
    private let state: Mutex<State>

    /// - Parameter latestEnd: The latest time at which the deadline ends, whatever the policy says.
    init(
        _ request: TransportRequest, of client: borrowing OxfordClient, within ownBudget: CallBudget? = nil,
        before latestEnd: Duration? = nil
    ) {
        self.request = request
        policy = client.policy
        self.ownBudget = ownBudget
        time = client.time
        memory = client.memory
        events = client.observer.map(EventQueue.init)
        start = time.now()
        let ownEnd = client.policy.deadline.map { [start] in start + $0.clamped }
        end = ownEnd.map { min($0, latestEnd ?? $0) } ?? latestEnd
        state = Mutex(State(headers: [request.headers]))
    }

    var elapsed: Duration { time.now() - start }

    /// The time until the deadline.
    var timeLeft: Duration {
        guard let end else { return .longestWait }
        return end - time.now()
    }

    var isOver: Bool { state.withLock(\.isOver) }

    // MARK: Counting calls

    /// Counts a call that is leaving.
    ///
    /// - Parameters:
    ///   - place: The place in the rate limit that was taken for the call, or `nil` if the call needs a free one.
    ///   - now: The time of the rate limit.
    ///   - isFirst: Whether the call is the first one of an attempt.
    /// - Throws: An error if nobody waits for the response, or if a limit refuses the call.
    func pay(with place: RatePlace?, at now: Duration, isFirst: Bool) throws(TransportError) {
        try state.withLock { state throws(TransportError) in
            if state.isOver { throw .cancelled }
            // The calls of the budgets are nested, so that a call never has to be given back to a budget.
            try spend(ownBudget) { () throws(TransportError) in
                try spend(policy.budget) { () throws(TransportError) in
                    if let limit = policy.rateLimit, !limit.use(place, at: now) {
                        throw TransportError(.connectionLost, detail: "the rate limit does not allow a second call yet")
                    }
                }
            }
            state.calls += 1
            if isFirst { state.unreported += 1 }
        }
    }

    private func spend(
        _ budget: CallBudget?, _ leave: () throws(TransportError) -> Void
    ) throws(TransportError) {
        guard let budget else { return try leave() }
        try budget.spend(leave)
    }

    /// The error if a budget is used up, or `nil` if a call is left in each of them.
    var refusal: TransportError? { ownBudget?.refusal ?? policy.budget?.refusal }

    /// Ends the request, so that nothing is sent for it anymore.
    ///
    /// - Returns: The number of calls, and the number of those without an outcome. Neither changes anymore.
    @discardableResult
    func close() -> (calls: Int, unreported: Int) {
        state.withLock { state in
            state.isOver = true
            return (state.calls, state.unreported)
        }
    }

    // MARK: Reporting events

    /// Notes a response or an error that arrived from the transport, for the observer.
    ///
    /// - Parameter isPaid: Whether a call of this request was made for it.
    func received(_ outcome: Outcome, isPaid: Bool) {
        switch outcome {
        case .success(let response): report(.received, status: response.status, isPaid: isPaid)
        case .failure(let error): report(.received, transportError: error, isPaid: isPaid)
        }
    }

    /// Notes a wait, for the observer.
    func waits(for duration: Duration) { report(.waiting, wait: duration) }

    func willWait(for duration: Duration) {
        waits(for: duration)
        deliverEvents()
    }

    /// Lets the observer receive what was noted.
    func deliverEvents() { events?.deliver() }

    private func report(
        _ kind: OxfordEvent.Kind, wait: Duration? = nil, status: Int? = nil, transportError: TransportError? = nil,
        isPaid: Bool = false
    ) {
        guard let events else { return }
        let elapsed = elapsed
        events.add {
            let calls = state.withLock { state -> Int? in
                guard !state.isOver else { return nil }
                if isPaid { state.unreported -= 1 }
                return state.calls
            }
            return calls.map {
                event(kind, after: elapsed, $0, wait: wait, status: status, transportError: transportError)
            }
        }
    }

    /// Reports the last event of a request that was closed, and waits until the observer has received it.
    func report(
        _ kind: OxfordEvent.Kind, after duration: Duration, calls: Int, unreported: Int, status: Int? = nil,
        error: OxfordError? = nil
    ) async {
        guard let events else { return }
        // A call that was sent has an outcome, even if the caller did not wait for it.
        for _ in 0..<unreported {
            events.add { event(.received, after: duration, calls, transportError: error?.transportError ?? .cancelled) }
        }
        await events.close(
            with: event(
                kind, after: duration, calls, status: status, transportError: error?.transportError, error: error))
    }

    private func event(
        _ kind: OxfordEvent.Kind, after elapsed: Duration, _ calls: Int, wait: Duration? = nil, status: Int? = nil,
        transportError: TransportError? = nil, error: OxfordError? = nil
    ) -> OxfordEvent {
        OxfordEvent(
            kind, id: request.id, url: request.url, elapsed: elapsed, calls: calls, wait: wait, status: status,
            transportError: transportError, error: error)
    }

    // MARK: Hiding secrets

    /// Notes headers that a middleware may have changed, or that a response answers.
    func note(_ headers: Headers) {
        state.withLock { state in
            // Headers that nobody has changed share their storage, so the comparison costs nothing.
            if state.headers.last != headers, !headers.isEmpty { state.headers.append(headers) }
        }
    }

    /// All headers whose secrets the server may have repeated.
    var notedHeaders: [Headers] { state.withLock(\.headers) }

    /// Finds the secrets to hide in text from the server.
    var search: SecretSearch { memory.search(for: notedHeaders) }

    /// Hides all secrets in the detail of an error.
    func hiding(_ error: TransportError) -> TransportError {
        guard let detail = error.detail else { return error }
        return TransportError(error.reason, detail: search.hidden(in: detail))
    }

    // MARK: Calls of a middleware's own

    /// Counts a call of a transport that a middleware uses directly.
    func willSend() throws(TransportError) {
        try pay(with: nil, at: policy.rateLimit?.now ?? .zero, isFirst: false)
    }
}
