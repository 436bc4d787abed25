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
        /// The caller that attempts and pauses are reported to, so that each is counted once.
        var reporter: Int
        var callers: Set<Int> = []
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
                state.flights[number] = Flight(key: key, reporter: number)
            }
            state.flights[flight]?.callers.insert(number)
            state.callers[number] = Caller(request: request, flight: flight, continuation: continuation)
            return flight
        }
        guard let flight else {
            request.reportReuse()
            return continuation.resume(returning: .failure(TransportError(.cancelled)))
        }
        if flight == number { start(flight) { await self.run(request, as: number, send) } }
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
            state.flights[caller.flight]?.callers.remove(number)
            if flight.reporter == number {
                state.flights[caller.flight]?.reporter = flight.callers.first { $0 != number } ?? number
            }
            return (caller, nil)
        }
        abandoned?.cancel()
        leaving?.request.reportReuse()
        leaving?.continuation.resume(returning: .failure(TransportError(.cancelled)))
    }

    private func run(
        _ request: TransportRequest, as number: Int, _ send: @Sendable (TransportRequest) async -> Outcome
    ) async {
        let journal = AttemptJournal { attempt in
            self.reporter(of: number)?.report(attempt)
        } observePause: { pause, attempt in
            self.reporter(of: number)?.report(pause: pause, beforeAttempt: attempt)
        }
        finish(number, with: await send(request.reporting(to: journal)), isReported: journal.count > 0)
    }

    private func reporter(of flight: Int) -> TransportRequest? {
        state.withLock { state in state.flights[flight].flatMap { state.callers[$0.reporter] }?.request }
    }

    private func finish(_ number: Int, with outcome: Outcome, isReported: Bool) {
        let (reporter, callers) = state.withLock { state -> (Int?, [Int: Caller]) in
            guard let flight = state.flights.removeValue(forKey: number) else { return (nil, [:]) }
            state.close(number, flight.key)
            var callers: [Int: Caller] = [:]
            for caller in flight.callers { callers[caller] = state.callers.removeValue(forKey: caller) }
            return (flight.reporter, callers)
        }
        for (number, caller) in callers {
            // If the transport reported no attempts, the client of one caller counts the call.
            if number != reporter || isReported { caller.request.reportReuse() }
            caller.continuation.resume(returning: outcome)
        }
    }
}
