import Synchronization

/// The record of one request of a client: it counts the calls, and reports the request's events to the client's
/// observer in order.
///
/// When the client knows the outcome of the request, it closes this trace. After that, nothing can be sent for the
/// request, because nobody waits for the response.
final class CallTrace: RequestTrace {
    private struct State {
        var calls = 0
        var isClosed = false
        var permits: [RatePermit] = []
        var undelivered: [OxfordEvent] = []
        var isDelivering = false
        var afterDelivery: CheckedContinuation<Void, Never>?
    }

    let id: RequestID
    let url: String
    private let budgets: [CallBudget]
    private let observer: OxfordObserver?
    private let time: Timekeeper
    private let start: Duration
    private let state = Mutex(State())

    init(
        id: RequestID, url: String, budgets: [CallBudget] = [], observer: OxfordObserver?, time: Timekeeper
    ) {
        self.id = id
        self.url = url
        self.budgets = budgets
        self.observer = observer
        self.time = time
        start = time.now()
    }

    var elapsed: Duration { time.now() - start }

    var calls: Int { state.withLock(\.calls) }

    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Closes this trace, and gives back the places in rate limits that it has not used.
    ///
    /// - Returns: The number of calls, which does not change anymore.
    func close() -> Int {
        let calls = state.withLock { state in
            state.isClosed = true
            return state.calls
        }
        giveBackPermits()
        return calls
    }
}

// MARK: Counting

extension CallTrace {
    func willSend() throws(TransportError) {
        try willSend(using: [])
    }

    /// Counts a call, if all limits allow it.
    ///
    /// - Parameter permits: The places in rate limits that the request takes.
    /// - Throws: An error if nobody waits for the response, or if a limit refuses the call.
    func willSend(using permits: [RatePermit]) throws(TransportError) {
        try state.withLock { state throws(TransportError) in
            if state.isClosed { throw .cancelled }
            var paid = budgets[..<0]
            do throws(TransportError) {
                for budget in budgets {
                    try budget.spend()
                    paid = budgets[...paid.endIndex]
                }
                for permit in permits { try permit.use() }
            } catch {
                for budget in paid { budget.giveBack() }
                throw error
            }
            state.calls += 1
        }
    }

    /// Waits until a rate limit admits this request.
    ///
    /// A request that waits keeps only places in gates with lower numbers, and takes the others again later. Because all
    /// requests take their places in the same order, no two of them ever wait for each other.
    func admit(to gate: RateGate) async throws(TransportError) -> RatePermit {
        giveBackPermits { $0.gate.number > gate.number }
        return try await gate.admit(reportingWait: willWait)
    }

    /// Gives back the places that were kept for this request, because it waits for something else or has ended.
    func giveBackPermits(where isUnwanted: (RatePermit) -> Bool = { _ in true }) {
        let unwanted = state.withLock { state in
            defer { state.permits.removeAll(where: isUnwanted) }
            return state.permits.filter(isUnwanted)
        }
        for permit in unwanted { permit.giveBack() }
    }

    /// Keeps a place in a rate limit for the next call of this request.
    func keep(_ permit: RatePermit) {
        let isClosed = state.withLock { state in
            if !state.isClosed { state.permits.append(permit) }
            return state.isClosed
        }
        if isClosed { permit.giveBack() }
    }

    /// Takes a place that was kept for this request, or returns `nil` if there is none.
    func takePermit(of gate: RateGate) -> RatePermit? {
        takePermit { $0.gate === gate }
    }

    /// Gives a place back, unless a call has taken it.
    func giveBack(_ permit: RatePermit) {
        takePermit { $0 === permit }?.giveBack()
    }

    private func takePermit(where isWanted: (RatePermit) -> Bool) -> RatePermit? {
        state.withLock { state in
            state.permits.firstIndex(where: isWanted).map { state.permits.remove(at: $0) }
        }
    }
}

// MARK: Events

extension CallTrace {
    func willWait(for duration: Duration) {
        report(.waiting, wait: duration)
    }

    /// Reports a response or an error that arrived from the transport.
    func received(_ outcome: Result<TransportResponse, TransportError>) {
        switch outcome {
        case .success(let response): report(.received, status: response.status)
        case .failure(let error): report(.received, transportError: error)
        }
    }

    /// Reports an event, unless this trace is closed.
    private func report(
        _ kind: OxfordEvent.Kind, wait: Duration? = nil, status: Int? = nil, transportError: TransportError? = nil
    ) {
        guard observer != nil else { return }
        state.withLock { state in
            guard !state.isClosed else { return }
            state.undelivered.append(
                OxfordEvent(
                    kind, id: id, url: url, elapsed: elapsed, calls: state.calls, wait: wait, status: status,
                    transportError: transportError))
        }
        deliver()
    }

    /// Reports the final event of the request, and returns after the observer has received it.
    func finish(with event: OxfordEvent) async {
        guard observer != nil else { return }
        await withCheckedContinuation { continuation in
            state.withLock { state in
                state.undelivered.append(event)
                state.afterDelivery = continuation
            }
            deliver()
        }
    }

    /// Passes the waiting events to the observer.
    ///
    /// This function releases the lock before it calls the observer. Otherwise, an observer that cancels a task could
    /// cause a deadlock, because the cancellation may need the lock too. The events stay in order, because only one
    /// thread delivers events at a time.
    private func deliver() {
        guard let observer else { return }
        while true {
            let (event, continuation) = state.withLock { state -> (OxfordEvent?, CheckedContinuation<Void, Never>?) in
                if state.isDelivering { return (nil, nil) }
                if state.undelivered.isEmpty { return (nil, state.afterDelivery.take()) }
                state.isDelivering = true
                return (state.undelivered.removeFirst(), nil)
            }
            guard let event else {
                continuation?.resume()
                return
            }
            observer.observe(event)
            state.withLock { $0.isDelivering = false }
        }
    }
}
