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
        return TransportMiddleware { request, passage, next async throws(TransportError) in
            // With two coalescing steps, a shared request could wait for itself, or two of them for each other.
            guard !passage.isShared else { return try await next(request, passage) }
            // A request whose caller has left cannot start again, because its calls would all be refused.
            while !passage.call.isClosed {
                if let outcome = await flights.outcome(of: request, passage, next) { return try outcome.get() }
            }
            throw .cancelled
        }
    }
}

/// The shared requests in flight, and the callers that wait for them.
private final class Flights: Sendable {
    /// A caller that waits for a flight.
    ///
    /// It receives the outcome, or `nil` if it has to start again.
    typealias Caller = AsyncStream<Outcome?>.Continuation

    /// A shared request, whose calls belong to the caller that started it.
    private struct Flight {
        /// The number of the caller that started the flight.
        let number: Int
        let starter: Call
        let callsBefore: Int
        var task: Task<Void, Never>?
        var callers: [Int: Caller] = [:]

        var hasLostStarter: Bool { callers[number] == nil || starter.isClosed }

        /// Resumes the callers in the order in which they came.
        func resumeCallers(returning outcome: Outcome?) {
            for (_, caller) in callers.sorted(by: { $0.key < $1.key }) { caller.yield(outcome) }
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
        of request: TransportRequest, _ passage: Passage, _ next: @escaping Passage.Next
    ) async -> Outcome? {
        if Task.isCancelled { return .failure(.cancelled) }
        let key = RequestKey(request, generation: passage.generation)
        let (outcomes, caller) = AsyncStream.makeStream(of: Outcome?.self)
        let (number, isNew) = join(key, caller, passage.call)
        if isNew {
            var shared = passage
            shared.isShared = true
            start(key, number) { [shared] in await shared.outcome(of: request, by: next) }
        } else {
            // A caller that joins a flight sends nothing, so it must not keep a place in a rate limit that the flight,
            // or a flight that this flight waits for, may need.
            for permit in passage.permits { permit.giveBack() }
        }
        // The stream ends at the moment of a cancellation, so a request that nobody waits for can no longer be sent.
        caller.onTermination = { _ in self.leave(key, number) }
        for await outcome in outcomes { return outcome }
        return .failure(.cancelled)
    }

    /// Adds a caller to the flight with a key, or to a new flight.
    private func join(_ key: RequestKey, _ caller: Caller, _ call: Call) -> (number: Int, isNew: Bool) {
        state.withLock { state in
            state.lastNumber += 1
            let number = state.lastNumber
            state.flights[key, default: Flight(number: number, starter: call, callsBefore: call.calls)]
                .callers[number] = caller
            return (number, state.flights[key]?.number == number)
        }
    }

    /// Starts a flight.
    ///
    /// A flight runs in an unstructured task, because the caller that started it may be cancelled while other callers
    /// still wait for the response. It may end before the task is stored, because it starts immediately on this thread.
    private func start(_ key: RequestKey, _ number: Int, send: @escaping @Sendable () async -> Outcome) {
        let task = Task.startingNow { self.end(key, number, with: await send()) }
        state.withLock { state in
            if state.flights[key]?.number == number { state.flights[key]?.task = task }
        }
    }

    /// Removes a cancelled caller from its flight.
    ///
    /// The flight is cancelled if no other caller waits. It is also cancelled if its starter leaves before it has made
    /// a call, because it could not make one anymore.
    private func leave(_ key: RequestKey, _ number: Int) {
        let cancelled = state.withLock { state -> Flight? in
            guard var flight = state.flights[key], flight.callers.removeValue(forKey: number) != nil else { return nil }
            let isOver =
                flight.callers.isEmpty || flight.number == number && flight.starter.calls == flight.callsBefore
            state.flights[key] = isOver ? nil : flight
            return isOver ? flight : nil
        }
        cancelled?.task?.cancel()
        cancelled?.resumeCallers(returning: nil)
    }

    private func end(_ key: RequestKey, _ number: Int, with outcome: Outcome) {
        let flight = state.withLock { state -> Flight? in
            guard state.flights[key]?.number == number else { return nil }
            return state.flights.removeValue(forKey: key)
        }
        guard let flight else { return }
        let isCancelled = if case .failure(let error) = outcome { error.reason == .cancelled } else { false }
        flight.resumeCallers(returning: isCancelled && flight.hasLostStarter ? nil : outcome)
    }
}
