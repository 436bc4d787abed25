import OxfordEndpoints
import Synchronization

/// The requests of a client and its copies that are in flight, so that an equal request can join one of them.
final class EqualRequests: Sendable {
    struct SharingKey: Hashable {
        let request: RequestKey
        /// The generation of the cache that will store the response.
        let generation: UInt64?
        /// The rate limit of the attempts.
        let limit: ObjectIdentifier?
    }

    typealias Send = @Sendable (any Audience) async -> Outcome

    private let flights = Mutex<[SharingKey: Flight]>([:])

    /// Returns a seat in an equal request or, if none is in flight, in a new one that runs in a separate task.
    func seat(for key: SharingKey, _ send: @escaping Send) -> Seat {
        let new = Flight()
        let first = new.nextSeat()
        while let known = flight(for: key, orAdding: new) {
            if let seat = known.seat() { return seat }
            remove(known, for: key)
        }
        new.start { flight in
            flight.end(with: await send(flight))
            self.remove(flight, for: key)
        }
        return first
    }

    /// Returns the request in flight or, if there is none, adds a new one and returns `nil`.
    private func flight(for key: SharingKey, orAdding new: Flight) -> Flight? {
        flights.withLock { flights in
            if let flight = flights[key] { return flight }
            flights[key] = new
            return nil
        }
    }

    private func remove(_ flight: Flight, for key: SharingKey) {
        flights.withLock { if $0[key] === flight { $0[key] = nil } }
    }

    /// The place of a caller among all callers that wait for the same request.
    struct Seat {
        fileprivate let flight: Flight
        fileprivate let number: Int
        /// An element for each time that the caller has to take reports.
        ///
        /// The sequence ends with the request, or when the caller is cancelled.
        let wakeUps: AsyncStream<Void>

        /// Whether the request runs by the policy of this caller.
        var isFirst: Bool { number == 0 }

        /// Returns the reports that no caller has taken yet, if this caller is the first that still waits.
        func takeReports() -> [Report] { flight.takeReports(number) }

        /// Leaves, and cancels the request if nobody else waits for it.
        ///
        /// - Returns: The reports that no caller has taken, unless another caller can still take them, and the outcome
        ///   if the request has ended.
        func leave() async -> ([Report], Outcome?) { await flight.leave(number) }
    }
}

/// A request that several callers wait for.
///
/// The first caller that still waits takes the reports of what happens. A caller that leaves takes the reports that
/// have arrived for it, so every report is taken exactly once.
private final class Flight: Audience {
    private struct State {
        /// The callers that wait, by numbers in the order of their arrival.
        var callers: [Int: AsyncStream<Void>.Continuation] = [:]
        /// The number of the first caller that still waits, or a lower one.
        var first = 0
        var next = 0
        var untold: [Report] = []
        var outcome: Outcome?
        /// Whether nobody may join anymore, because the request has ended or its last caller has left.
        var isClosed = false
        var task: Task<Void, Never>?

        mutating func seat(in flight: Flight) -> EqualRequests.Seat {
            let (wakeUps, caller) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
            defer { next += 1 }
            callers[next] = caller
            return EqualRequests.Seat(flight: flight, number: next, wakeUps: wakeUps)
        }

        /// The number of the first caller that still waits.
        mutating func firstCaller() -> Int {
            while first < next, callers[first] == nil { first += 1 }
            return first
        }

        mutating func takeReports(_ number: Int) -> [Report] {
            guard number == firstCaller() else { return [] }
            defer { untold = [] }
            return untold
        }
    }

    private let state = Mutex(State())

    /// Runs a function in a separate task.
    ///
    /// The priority is at least that of something that a user waits for, because a caller that joins later cannot raise
    /// it.
    func start(_ run: @escaping @Sendable (Flight) async -> Void) {
        let task = Task.startedAtOnce(priority: max(Task.currentPriority, .userInitiated)) { await run(self) }
        state.withLock { $0.task = task }
    }

    func nextSeat() -> EqualRequests.Seat { state.withLock { $0.seat(in: self) } }

    /// Returns a seat for one more caller, or `nil` if nobody may join anymore.
    func seat() -> EqualRequests.Seat? { state.withLock { $0.isClosed ? nil : $0.seat(in: self) } }

    func note(_ report: Report) {
        let caller = state.withLock { state in
            state.untold.append(report)
            return state.callers[state.firstCaller()]
        }
        caller?.yield()
    }

    func end(with outcome: Outcome) {
        let callers = state.withLock { state in
            (state.outcome, state.isClosed, state.task) = (outcome, true, nil)
            return state.callers
        }
        for number in callers.keys.sorted() { callers[number]?.finish() }
    }

    func takeReports(_ number: Int) -> [Report] { state.withLock { $0.takeReports(number) } }

    func leave(_ number: Int) async -> ([Report], Outcome?) {
        let (reports, outcome, last) = state.withLock { state in
            let reports = state.takeReports(number)
            state.callers[number] = nil
            state.isClosed = state.isClosed || state.callers.isEmpty
            return (reports, state.outcome, state.callers.isEmpty ? state.task : nil)
        }
        guard let last else { return (reports, outcome) }
        last.cancel()
        await last.value
        return state.withLock { state in
            defer { state.untold = [] }
            return (reports + state.untold, state.outcome)
        }
    }
}
