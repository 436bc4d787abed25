import Synchronization

extension TransportMiddleware {
    /// A middleware that combines equal requests made at the same time, so that only one of them is sent.
    ///
    /// Two requests are combined only if their URLs and their headers are equal, so clients with different credentials
    /// never share a response. Clients that use the same middleware combine their requests with each other.
    ///
    /// If a request is made while an equal request is in flight, both callers wait for the same response or error. The
    /// calls belong to the caller that came first. If that caller is cancelled, the others still receive the response to
    /// the call in flight. If there is none, they start again, the first of them with a call of its own. If the last
    /// waiting caller is cancelled, the call in flight is cancelled too.
    ///
    /// A shared request runs at the priority of its first caller, even if a caller with a higher priority joins later.
    /// The middleware does not keep responses after a request ends. To reuse them later, see ``caching(_:for:)``.
    ///
    /// ```swift
    /// let wire = ClosureTransport { _ in
    ///     try await Task.sleep(for: .milliseconds(300))
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(transport: wire, middleware: [.coalescing()])
    /// async let first = client.response(to: .lemmas("ran", in: .english))
    /// async let second = client.response(to: .lemmas("ran", in: .english))
    /// print(try await first.calls + second.calls)
    /// // 1
    /// ```
    ///
    /// Only the first coalescing middleware in a list has an effect.
    ///
    /// Place this middleware before the retries and the rate limit, so that equal requests share them too:
    /// `[.coalescing(), .retrying(), .rateLimited(.perMinute(60))]`.
    public static func coalescing() -> TransportMiddleware {
        let flights = Flights()
        return TransportMiddleware(identity: ObjectIdentifier(Flights.self)) {
            request, trace, next async throws(TransportError) in
            // A request whose caller has left cannot start again, because its calls would all be refused.
            while !trace.isClosed {
                if let outcome = await flights.outcome(of: request, trace, next) { return try outcome.get() }
            }
            throw .cancelled
        }
    }
}

/// The shared requests in flight, and the callers that wait for them.
private final class Flights: Sendable {
    typealias Outcome = Result<TransportResponse, TransportError>

    /// A caller that waits for a flight.
    ///
    /// It resumes with the outcome, or with `nil` if it has to start again.
    typealias Caller = CheckedContinuation<Outcome?, Never>

    /// A shared request, whose calls belong to the caller that started it.
    private struct Flight {
        let number: Int
        let starter: CallTrace
        let callsBefore: Int
        var task: Task<Void, Never>?
        var hasLostStarter = false
        var callers: [Int: Caller] = [:]

        /// Resumes the callers in the order in which they came.
        func resumeCallers(returning outcome: Outcome?) {
            for (_, caller) in callers.sorted(by: { $0.key < $1.key }) { caller.resume(returning: outcome) }
        }
    }

    private struct State {
        var lastNumber = 0
        var flights: [RequestKey: Flight] = [:]
    }

    private let state = Mutex(State())

    /// Waits for the outcome of a new flight, or of a flight with the same key.
    ///
    /// - Returns: The outcome, or `nil` if the flight ended because its starter has left.
    func outcome(
        of request: TransportRequest, _ trace: CallTrace, _ next: @escaping TransportMiddleware.Next
    ) async -> Outcome? {
        let key = RequestKey(request, generations: request.generations)
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                join(key, as: number, caller, trace) {
                    do throws(TransportError) {
                        return .success(try await next(request))
                    } catch {
                        return .failure(error)
                    }
                }
            }
        } onCancel: {
            leave(key, number)
        }
    }

    /// Adds a caller to the flight with a key, or starts a new flight.
    ///
    /// A flight runs in an unstructured task, because the caller that started it may be cancelled while other callers
    /// still wait for the response.
    private func join(
        _ key: RequestKey, as number: Int, _ caller: Caller, _ trace: CallTrace,
        send: @escaping @Sendable () async -> Outcome
    ) {
        let (isCancelled, isNew) = state.withLock { state in
            if Task.isCancelled { return (true, false) }
            let isNew = state.flights[key] == nil
            state.flights[key, default: Flight(number: number, starter: trace, callsBefore: trace.calls)]
                .callers[number] = caller
            return (false, isNew)
        }
        if isCancelled { return caller.resume(returning: .failure(.cancelled)) }
        // A caller that joins a flight sends nothing, so it must not keep a place in a rate limit that the flight, or a
        // flight that this flight waits for, may need.
        guard isNew else { return trace.giveBackPermits() }
        // The flight may end before the task is stored, because it starts immediately on this thread.
        let task = Task.startingNow { self.end(key, number, with: await send()) }
        let isStored = state.withLock { state in
            guard state.flights[key]?.number == number else { return false }
            state.flights[key]?.task = task
            return true
        }
        if !isStored { task.cancel() }
    }

    /// Removes a cancelled caller from its flight.
    ///
    /// The flight is cancelled if no other caller waits. It is also cancelled if its starter leaves before it has made
    /// a call, because it could not make one anymore.
    private func leave(_ key: RequestKey, _ number: Int) {
        let (caller, flight) = state.withLock { state -> (Caller?, Flight?) in
            guard var flight = state.flights[key], let caller = flight.callers.removeValue(forKey: number) else {
                return (nil, nil)
            }
            flight.hasLostStarter = flight.hasLostStarter || flight.number == number
            let isOver =
                flight.callers.isEmpty || flight.number == number && flight.starter.calls == flight.callsBefore
            state.flights[key] = isOver ? nil : flight
            return (caller, isOver ? flight : nil)
        }
        caller?.resume(returning: .failure(.cancelled))
        flight?.task?.cancel()
        flight?.resumeCallers(returning: nil)
    }

    private func end(_ key: RequestKey, _ number: Int, with outcome: Outcome) {
        let flight = state.withLock { state -> Flight? in
            guard state.flights[key]?.number == number else { return nil }
            return state.flights.removeValue(forKey: key)
        }
        guard let flight else { return }
        let isAbandoned = outcome.isCancellation && (flight.hasLostStarter || flight.starter.isClosed)
        flight.resumeCallers(returning: isAbandoned ? nil : outcome)
    }
}

extension Result<TransportResponse, TransportError> {
    fileprivate var isCancellation: Bool {
        if case .failure(let error) = self { error.reason == .cancelled } else { false }
    }
}
