import Synchronization

final class Flights: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    private struct Caller {
        let request: TransportRequest
        let flight: Int
        let continuation: CheckedContinuation<Outcome, Never>
    }

    /// A request in flight, identified by the number of the caller that started it.
    private struct Flight {
        let key: RequestKey
        var task: Task<Void, Never>?
        var isAbandoned = false
        /// The callers, from the first to the last.
        var callers: [Int] = []
    }

    private struct State {
        var flights: [Int: Flight] = [:]
        var callers: [Int: Caller] = [:]
        /// The flights that new callers can join, which excludes cancelled ones.
        var open: [RequestKey: Int] = [:]

        mutating func close(_ number: Int, _ key: RequestKey) {
            if open[key] == number { open[key] = nil }
        }
    }

    private let lastNumber = Atomic(0)
    private let state = Mutex(State())

    func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

    /// Adds a caller to the flight of an equal request, or starts a flight.
    ///
    /// A flight is an unstructured task, because its first caller may leave before it ends.
    func join(
        _ request: TransportRequest, as number: Int, _ continuation: CheckedContinuation<Outcome, Never>,
        send: @escaping @Sendable (TransportRequest) async -> Outcome
    ) {
        let key = RequestKey(request)
        let flight: Int? = state.withLock { state in
            if Task.isCancelled { return nil }
            let flight = state.open[key] ?? number
            if flight == number {
                state.open[key] = number
                state.flights[number] = Flight(key: key)
            }
            state.flights[flight]?.callers.append(number)
            state.callers[number] = Caller(request: request, flight: flight, continuation: continuation)
            return flight
        }
        guard let flight else { return continuation.resume(returning: .failure(TransportError(.cancelled))) }
        guard flight == number else { return }
        var shared = request
        shared.counter = FlightCounter(flights: self, flight: number)
        shared.enclosing = nil
        start(flight) { [shared] in self.finish(number, with: await send(shared)) }
    }

    /// Starts the task of a flight, on the caller's thread where the platform supports it.
    ///
    /// Call it without the lock: the task may finish before this function returns.
    private func start(_ flight: Int, _ operation: @escaping @Sendable () async -> Void) {
        let task =
            if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                Task.immediate(operation: operation)
            } else {
                Task(operation: operation)
            }
        let isAbandoned = state.withLock { state in
            state.flights[flight]?.task = task
            return state.flights[flight]?.isAbandoned == true
        }
        if isAbandoned { task.cancel() }
    }

    /// Removes a cancelled caller from its flight, or cancels the flight if it has no other caller.
    func leave(_ number: Int) {
        let (leaving, abandoned) = state.withLock { state -> (Caller?, Task<Void, Never>?) in
            guard let caller = state.callers[number], let flight = state.flights[caller.flight] else {
                return (nil, nil)
            }
            guard flight.callers.count > 1 else {
                state.close(caller.flight, flight.key)
                state.flights[caller.flight]?.isAbandoned = true
                return (nil, flight.task)
            }
            state.callers[number] = nil
            state.flights[caller.flight]?.callers.removeAll { $0 == number }
            return (caller, nil)
        }
        abandoned?.cancel()
        leaving?.continuation.resume(returning: .failure(TransportError(.cancelled)))
    }

    private func finish(_ number: Int, with outcome: Outcome) {
        let callers = state.withLock { state -> [Caller] in
            guard let flight = state.flights.removeValue(forKey: number) else { return [] }
            state.close(number, flight.key)
            return flight.callers.compactMap { state.callers.removeValue(forKey: $0) }
        }
        for caller in callers { caller.continuation.resume(returning: outcome) }
    }

    /// Counts an attempt for the first caller that still waits, so that the service's bill has one caller.
    ///
    /// The caller is chosen and charged under the lock, so that it cannot leave in between.
    fileprivate func begin(_ attempt: Int, of flight: Int) -> OpenAttempt? {
        state.withLock { state in
            for number in state.flights[flight]?.callers ?? [] {
                guard var request = state.callers[number]?.request else { continue }
                request.attempt = attempt
                if let begun = request.beginAttempt() { return begun }
            }
            return nil
        }
    }

    fileprivate func report(pause: Duration, beforeAttempt number: Int, of flight: Int) {
        let first = state.withLock { state in
            state.flights[flight]?.callers.first.flatMap { state.callers[$0] }
        }
        first?.request.report(pause: pause, beforeAttempt: number)
    }
}

/// Counts the attempts of a flight for one of its callers.
private struct FlightCounter: AttemptCounter {
    let flights: Flights
    let flight: Int

    func begin(_ number: Int) -> OpenAttempt? { flights.begin(number, of: flight) }

    func report(pause: Duration, beforeAttempt number: Int) {
        flights.report(pause: pause, beforeAttempt: number, of: flight)
    }
}
