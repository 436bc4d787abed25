import Synchronization

/// The attempts to get a response for one caller, or for several callers whose requests are equal.
///
/// The first caller that still waits pays for the next call. The payer is chosen when the call leaves, because the
/// payer of an attempt may leave while the attempt waits for a connection.
final class Attempts: Sendable {
    private struct State {
        var callers: [WaitingCaller] = []
        var isOver = false
        var task: Task<Void, Never>?

        /// Returns the first caller that still waits, or ends the attempts if there is none.
        ///
        /// - Parameter left: The callers that were removed, because they do not wait anymore.
        mutating func firstCaller(removing left: inout [WaitingCaller]) -> WaitingCaller? {
            while let caller = callers.first {
                guard caller.record.isOver else { return caller }
                left.append(callers.removeFirst())
            }
            isOver = true
            return nil
        }
    }

    /// Whether several callers may wait for the response.
    private let areShared: Bool

    // A transport may keep a request, which keeps this object alive. If this object also kept the transport alive,
    // neither would ever be released.
    private let state = Mutex(State())

    init(areShared: Bool) {
        self.areShared = areShared
    }

    // MARK: Callers

    /// Makes attempts for a single caller, in the caller's task.
    func outcome(for caller: WaitingCaller, _ run: () async -> Void) async -> Outcome {
        join(caller)
        await run()
        return caller.promise.filled ?? .failure(.cancelled)
    }

    /// Adds a caller, or returns `false` if these attempts are over.
    @discardableResult
    func join(_ caller: WaitingCaller) -> Bool {
        state.withLock { state in
            if !state.isOver { state.callers.append(caller) }
            return !state.isOver
        }
    }

    /// Makes the attempts in a separate task, which is cancelled when the last caller leaves.
    func start(_ run: @escaping @Sendable () async -> Void) {
        let task = Task { await run() }
        let isOver = state.withLock { state in
            state.task = task
            return state.isOver
        }
        if isOver { task.cancel() }
    }

    /// Removes a caller that was cancelled.
    func leave(_ caller: WaitingCaller) {
        end(caller, with: .failure(.cancelled))
        let task = state.withLock { state in
            if state.callers.isEmpty { state.isOver = true }
            return state.isOver ? state.task : nil
        }
        task?.cancel()
    }

    /// Returns the first caller that still waits, or `nil` if these attempts are over because nobody waits.
    func firstCaller() -> WaitingCaller? { withFirstCaller { $0 } }

    /// Lets the first caller that still waits pay for a call that is leaving.
    func pay(_ pay: (WaitingCaller) throws(TransportError) -> Void) throws(TransportError) {
        try withFirstCaller { payer throws(TransportError) in
            guard let payer else { throw .cancelled }
            try pay(payer)
        }
    }

    private func withFirstCaller<Value: Sendable, Failure: Error>(
        _ body: (WaitingCaller?) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var left: [WaitingCaller] = []
        // Resume these callers after the lock. Swift holds a lock of the task while it runs the cancellation handler of
        // a caller, which takes the lock of the attempts, and resuming the caller takes the lock of its task.
        defer { for caller in left { caller.promise.fill(with: .failure(.cancelled)) } }
        return try state.withLock { state throws(Failure) in try body(state.firstCaller(removing: &left)) }
    }

    func end(_ caller: WaitingCaller, with outcome: Outcome) {
        state.withLock { state in
            guard let index = state.callers.firstIndex(where: { $0 === caller }) else { return }
            state.callers.remove(at: index)
        }
        caller.promise.fill(with: outcome)
    }

    func endAll(with outcome: Outcome) {
        for caller in state.withLock(\.callers) { end(caller, with: outcome) }
    }

    /// Lets the observer of a caller receive what was noted for it.
    ///
    /// If several callers share the attempts, they must not wait for the observer of one of them.
    func deliverEvents(of caller: WaitingCaller) {
        guard areShared else { return caller.record.deliverEvents() }
        Task { caller.record.deliverEvents() }
    }

    // MARK: Outcomes

    /// Gives the outcome of an attempt to every caller that does not wait for another attempt.
    ///
    /// - Returns: The pause before the next attempt, or `nil` if there is none.
    func settle(_ outcome: Outcome, of attempt: Attempt, mayRetry: Bool) -> Duration? {
        // A spent budget concerns nobody else, so the next caller pays instead.
        if let refused = attempt.refused {
            end(refused, with: refused.lastOutcome ?? outcome)
            return nil
        }
        // Use the shortest pause, so that the retry comes before the deadline of every caller that waits for it.
        var next: (payer: WaitingCaller, pause: Duration)?
        for caller in state.withLock(\.callers) {
            if let pause = caller.pause(after: outcome), mayRetry {
                next = (next?.payer ?? caller, min(next?.pause ?? pause, pause))
            } else {
                end(caller, with: outcome)
            }
        }
        guard let next else { return nil }
        if next.pause > .zero { next.payer.record.waits(for: next.pause) }
        deliverEvents(of: next.payer)
        return next.pause
    }
}

/// A caller that waits for a response.
final class WaitingCaller: Sendable {
    let request: TransportRequest
    let record: RequestRecord
    let promise = Promise()
    /// The number of attempts that ended while the caller waited, and the last outcome, which the caller gets if no
    /// further attempt is made.
    private let earlier = Mutex<(count: Int, last: Outcome?)>((0, nil))

    init(_ request: TransportRequest, for record: RequestRecord) {
        self.request = request
        self.record = record
    }

    var lastOutcome: Outcome? { earlier.withLock(\.last) }

    /// Notes the outcome of an attempt, and returns the pause before the next one, or `nil` if the caller does not wait
    /// for another attempt.
    func pause(after outcome: Outcome) -> Duration? {
        guard let retries = record.policy.retries else { return nil }
        let attempts = earlier.withLock { earlier in
            earlier = (earlier.count + 1, outcome)
            return earlier.count
        }
        guard let pause = retries.pause(after: attempts, outcome: outcome, chance: .random(in: 0...1)) else {
            return nil
        }
        return pause < record.timeLeft && !record.isOver ? pause : nil
    }
}

/// One attempt: it lets calls leave and remembers who has paid for them.
final class Attempt: RequestTrace {
    private struct State {
        var paying: [RequestRecord] = []
        var refused: WaitingCaller?
        /// Whether a call was counted in advance, because the transport does not report its sends.
        ///
        /// The transport may still pass the request to another transport that does report them, so the first report of
        /// such a transport is not counted again.
        var isCountedInAdvance = false
    }

    /// The caller whose request is sent.
    let payer: WaitingCaller
    private let attempts: Attempts
    private let place: RatePlace?
    private let state = Mutex(State())

    /// Creates an attempt, or returns `nil` if nobody waits for it.
    init?(of attempts: Attempts, with place: RatePlace?) {
        guard let payer = attempts.firstCaller() else {
            place?.giveBack()
            return nil
        }
        self.payer = payer
        self.attempts = attempts
        self.place = place
    }

    /// The caller whose budget was used up, so that the request was not sent.
    var refused: WaitingCaller? { state.withLock(\.refused) }

    var notedHeaders: [Headers] { payer.record.notedHeaders }

    func willWait(for duration: Duration) { payer.record.willWait(for: duration) }

    /// Counts a call of a transport that does not report its sends.
    func willSendUnreported() throws(TransportError) {
        if Task.isCancelled { throw .cancelled }
        try willSend()
        state.withLock { $0.isCountedInAdvance = true }
    }

    func willSend() throws(TransportError) {
        let wasCounted = state.withLock { state in
            defer { state.isCountedInAdvance = false }
            return state.isCountedInAdvance
        }
        if wasCounted {
            guard attempts.firstCaller() != nil else { throw .cancelled }
            return
        }
        let now = payer.record.policy.rateLimit?.now ?? .zero
        try attempts.pay { payer throws(TransportError) in
            let isFirst = state.withLock { state in !state.paying.contains { $0 === payer.record } }
            do throws(TransportError) {
                try payer.record.pay(with: place, at: now, isFirst: isFirst)
            } catch {
                if error.reason == .budgetSpent { state.withLock { $0.refused = payer } }
                throw error
            }
            if isFirst { state.withLock { $0.paying.append(payer.record) } }
        }
    }

    /// Notes the outcome for the observers of the callers that have paid for it.
    func report(_ outcome: Outcome) {
        let paying = state.withLock(\.paying)
        for record in paying { record.received(outcome, isPaid: true) }
        if paying.isEmpty, refused == nil { payer.record.received(outcome, isPaid: false) }
    }
}
