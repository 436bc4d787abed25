import Synchronization

/// An object that counts the attempts to send one request, and reports the request's events to the client's observer in
/// order.
///
/// When the client knows the outcome of the request, it closes this journal. After that, no attempt can begin, because
/// the client would ignore the response. Closing the journal also ensures that the observer receives nothing after the
/// request's final event.
final class AttemptJournal: AttemptCounter, AttemptKeeper {
    typealias Outcome = Result<Int, TransportError>

    private typealias Attempt = (id: Int, number: Int, start: ContinuousClock.Instant)

    private struct State {
        var open: [Attempt] = []
        var lastID = 0
        var count = 0
        var isClosed = false
        var undelivered: [OxfordEvent] = []
        var isDelivering = false
        var afterDelivery: CheckedContinuation<Void, Never>?

        mutating func remove(_ id: Int) -> Attempt? {
            open.firstIndex { $0.id == id }.map { open.remove(at: $0) }
        }
    }

    private let id: RequestID
    private let url: String
    private let observer: (any OxfordObserver)?
    private let ledger: CallLedger?
    private let state = Mutex(State())

    init(id: RequestID, url: String, observer: (any OxfordObserver)?, ledger: CallLedger?) {
        self.id = id
        self.url = url
        self.observer = observer
        self.ledger = ledger
    }

    func begin(_ number: Int) -> OpenAttempt? {
        state.withLock { state in
            guard !state.isClosed, ledger?.add(1) ?? true else { return nil }
            state.lastID += 1
            state.count += 1
            state.open.append((state.lastID, number, .now))
            return OpenAttempt(journal: self, id: state.lastID)
        }
    }

    /// Reports the outcome of an attempt to the observer.
    ///
    /// This function reports nothing if `withdraw(_:)` has removed the attempt from this journal, or if the journal is
    /// closed.
    func end(_ id: Int, with outcome: Outcome) {
        state.withLock { state in
            guard let attempt = state.remove(id), observer != nil else { return }
            state.undelivered.append(event(attempt, outcome))
        }
        deliver()
    }

    /// Removes an attempt, so that it is neither counted nor reported.
    ///
    /// A transport calls this function if it has not sent the request. A transport that counts attempts itself also
    /// calls it before its first attempt, because an attempt may already have been counted for a transport that wraps
    /// it.
    func withdraw(_ id: Int) {
        state.withLock { state in
            guard state.remove(id) != nil else { return }
            state.count -= 1
            ledger?.add(-1)
        }
    }

    func report(pause: Duration, beforeAttempt number: Int) {
        state.withLock { state in
            guard !state.isClosed, observer != nil else { return }
            state.undelivered.append(
                OxfordEvent(.waiting, id: self.id, url: url, duration: pause, attempt: number))
        }
        deliver()
    }

    /// Closes this journal, and reports the attempts in flight as cancelled.
    ///
    /// - Returns: The total number of attempts.
    func close() -> Int {
        state.withLock { state in
            state.isClosed = true
            if observer != nil { state.undelivered += state.open.map { event($0, .failure(.cancelled)) } }
            state.open = []
            return state.count
        }
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

    private func event(_ attempt: Attempt, _ outcome: Outcome) -> OxfordEvent {
        OxfordEvent(
            id: id, url: url, attempt: attempt.number, duration: attempt.start.duration(to: .now), outcome: outcome)
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

/// A ledger that counts the calls that a batch makes to the service, and prevents new calls after the batch has ended.
final class CallLedger: Sendable {
    private let state = Mutex((calls: 0, isClosed: false, isCancelled: false))

    var calls: Int { state.withLock(\.calls) }

    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Increases the number of calls and returns `true`.
    ///
    /// If the batch has ended, no new calls may be made, so this function returns `false` and doesn't change the
    /// number.
    ///
    /// If a call was counted but the request was not sent, pass a negative number to correct the count. The count can
    /// be corrected even after the batch has ended.
    @discardableResult
    func add(_ calls: Int) -> Bool {
        state.withLock { state in
            guard !state.isClosed || calls < 0 else { return false }
            state.calls += calls
            return true
        }
    }

    func close() {
        state.withLock { $0.isClosed = true }
    }

    func cancel() {
        state.withLock { $0.isCancelled = true }
    }
}
