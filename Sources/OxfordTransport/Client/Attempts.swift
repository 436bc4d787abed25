import Synchronization

/// The attempts to get a response for one caller, or for several callers whose requests are equal.
///
/// The first caller that still waits pays for the next call. The payer is chosen when the call leaves, because the
/// payer of an attempt may leave while the attempt waits for a connection.
final class Attempts: Sendable {
    private struct State {
        var callers = NumberedQueue<WaitingCaller>()
        var isOver = false
        var isShared = false
        var task: Task<Void, Never>?

        /// Returns the first caller that still waits, or ends the attempts if there is none.
        mutating func firstCaller() -> WaitingCaller? {
            while let number = callers.firstNumber, let caller = callers[number] {
                guard caller.record.isOver else { return caller }
                callers.remove(number)
                caller.outcome.fill(with: .failure(.cancelled))
            }
            isOver = true
            return nil
        }
    }

    // A request that a transport keeps leads to its attempts. They must not lead to the transport, because neither of
    // them would ever be released.
    private let state = Mutex(State())

    // MARK: Callers

    /// Makes attempts for a single caller, in the caller's task.
    func outcome(for caller: WaitingCaller, _ run: () async -> Void) async -> Outcome {
        _ = join(caller)
        await run()
        return caller.outcome.filledValue ?? .failure(.cancelled)
    }

    /// Adds a caller, and returns its number, or `nil` if these attempts are over.
    func join(_ caller: WaitingCaller) -> Int? {
        state.withLock { state in
            guard !state.isOver else { return nil }
            let number = state.callers.append(caller)
            state.callers[number]?.number = number
            return number
        }
    }

    /// Makes the attempts in a task of their own, which is cancelled when the last caller leaves.
    func start(_ run: @escaping @Sendable () async -> Void) {
        state.withLock { $0.isShared = true }
        let task = Task { await run() }
        let isOver = state.withLock { state in
            state.task = task
            return state.isOver
        }
        if isOver { task.cancel() }
    }

    /// Removes a caller that was cancelled.
    func leave(_ number: Int) {
        let (caller, task) = state.withLock { state in
            let caller = state.callers.remove(number)
            if state.callers.isEmpty { state.isOver = true }
            return (caller, state.isOver ? state.task : nil)
        }
        caller?.outcome.fill(with: .failure(.cancelled))
        task?.cancel()
    }

    /// Returns the first caller that still waits, or `nil` if these attempts are over because nobody waits.
    func firstCaller() -> WaitingCaller? { state.withLock { $0.firstCaller() } }

    /// Lets the first caller that still waits pay for a call that is leaving.
    func pay(_ pay: (WaitingCaller) throws(TransportError) -> Void) throws(TransportError) {
        try state.withLock { state throws(TransportError) in
            guard let payer = state.firstCaller() else { throw .cancelled }
            try pay(payer)
        }
    }

    func end(_ caller: WaitingCaller, with outcome: Outcome) {
        state.withLock { _ = $0.callers.remove(caller.number) }
        caller.outcome.fill(with: outcome)
    }

    func endAll(with outcome: Outcome) {
        for caller in all { end(caller, with: outcome) }
    }

    /// All callers that wait, in the order in which they came.
    private var all: [WaitingCaller] {
        state.withLock { state in state.callers.numbers.compactMap { state.callers[$0] } }
    }

    /// Lets observers receive what was noted for them.
    ///
    /// If several callers share the attempts, they must not wait for the observer of one of them.
    func deliverEvents(of records: [ClientRequest]) {
        guard state.withLock(\.isShared) else { return records.forEach { $0.deliverEvents() } }
        Task { records.forEach { $0.deliverEvents() } }
    }

    // MARK: Outcomes

    /// Gives the outcome of an attempt to every caller, except those that wait for another attempt.
    ///
    /// - Returns: The pause before the next attempt, or `nil` if there is none.
    func settle(_ outcome: Outcome, of attempt: Attempt, mayRetry: Bool) -> Duration? {
        // A spent budget concerns nobody else, so the next caller pays instead.
        if let refused = attempt.refused {
            end(refused, with: refused.lastOutcome ?? outcome)
            return nil
        }
        var next: (payer: WaitingCaller, pause: Duration)?
        for var caller in all {
            caller.attempts += 1
            let pause = caller.policy.retries?.pause(
                after: caller.attempts, outcome: outcome, chance: .random(in: 0...1))
            guard let pause, mayRetry, pause < caller.record.timeLeft, !caller.record.isOver else {
                end(caller, with: outcome)
                continue
            }
            caller.lastOutcome = outcome
            let isWaiting = state.withLock { state in
                guard state.callers[caller.number] != nil else { return false }
                state.callers[caller.number] = caller
                return true
            }
            // The shortest pause is the only one that nobody's deadline ends.
            if isWaiting { next = (next?.payer ?? caller, min(next?.pause ?? pause, pause)) }
        }
        guard let next else { return nil }
        if next.pause > .zero {
            next.payer.record.waits(for: next.pause)
            deliverEvents(of: [next.payer.record])
        }
        return next.pause
    }
}

/// A caller that waits for a response.
struct WaitingCaller: Sendable {
    let request: TransportRequest
    let record: ClientRequest
    let outcome = Cell<Outcome>()
    var number = 0
    /// The number of attempts that ended while the caller waited.
    var attempts = 0
    /// The outcome that the next attempt is to improve.
    var lastOutcome: Outcome?

    init(_ request: TransportRequest, for record: ClientRequest) {
        self.request = request
        self.record = record
    }

    var policy: CallPolicy { record.policy }
}

/// A transport, and whether it reports its sends.
struct CountedTransport: Sendable {
    let transport: any Transport
    let reportsSends: Bool

    init(_ transport: any Transport) {
        self.transport = transport
        reportsSends = (transport as? any ReportingTransport)?.reportsSends ?? false
    }
}

/// One attempt: it lets calls leave and remembers who has paid for them.
final class Attempt: RequestTrace {
    private struct State {
        var paying: [ClientRequest] = []
        var refused: WaitingCaller?
    }

    /// The caller whose request is sent.
    let payer: WaitingCaller
    private let attempts: Attempts
    private let place: RatePlace?
    /// A token for a call that was counted in advance, because the transport does not report its sends.
    ///
    /// The transport may still pass the request to another transport that does report them, so the first report of such
    /// a transport takes the token, and is not counted again.
    private let callInAdvance = Mutex<Token?>(nil)
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
        callInAdvance.withLock { $0 = Token() }
    }

    func willSend() throws(TransportError) {
        if callInAdvance.withLock({ $0?.take() }) == true {
            guard attempts.firstCaller() != nil else { throw .cancelled }
            return
        }
        let now = payer.policy.rateLimit?.now ?? .zero
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
    ///
    /// - Returns: These callers.
    func report(_ outcome: Outcome) -> [ClientRequest] {
        let paying = state.withLock(\.paying)
        for record in paying { record.received(outcome, isPaid: true) }
        guard paying.isEmpty, refused == nil else { return paying }
        payer.record.received(outcome, isPaid: false)
        return [payer.record]
    }
}
