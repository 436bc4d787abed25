extension TransportMiddleware {
    /// A middleware that limits the duration of each request.
    ///
    /// If there is no response by the deadline, the request is cancelled, and its caller receives
    /// ``FailureReason/timedOut``. The caller does not wait for the cancelled request to end. If a transport
    /// ignores the cancellation, it continues in the background, and its response is discarded.
    ///
    /// The deadline covers everything that stands after it in the list. If it stands before the retries and the rate
    /// limit, it includes their pauses. A failure is then not retried if the pause would outlast the deadline. If it stands after them, it limits each call on its own:
    /// `[.retrying(), .rateLimited(.perMinute(60)), .deadline(.seconds(10))]`.
    ///
    /// ```swift
    /// let slow = ClosureTransport { _ in
    ///     try await Task.sleep(for: .seconds(60))
    ///     return TransportResponse(status: 200)
    /// }
    /// let client = OxfordClient(
    ///     transport: slow, middleware: [.deadline(.milliseconds(20))])
    /// do {
    ///     _ = try await client.send(.lemmas("ran", in: .english))
    /// } catch let error as OxfordError {
    ///     print(error.reason)
    /// }
    /// // timedOut
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum duration of a request. If it is zero or negative, nothing is sent.
    ///   - clock: The clock that measures the time. Pass a manual clock in tests.
    public static func deadline(
        _ limit: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> TransportMiddleware {
        let time = Timekeeper(clock)
        return TransportMiddleware { request, passage, next async throws(TransportError) in
            guard limit > .zero else { throw TransportError(.timedOut, detail: "no time is left") }
            if Task.isCancelled { throw .cancelled }
            let end = time.now() + limit.clamped
            var passage = passage
            passage.timeLeft = { [outer = passage.timeLeft] in min(outer(), end - time.now()) }
            let (outcomes, race) = AsyncStream.makeStream(of: Outcome.self)
            // The request and the deadline run in unstructured tasks. If they were child tasks, a transport that ignores
            // cancellation would keep the caller waiting after the deadline.
            let needForAlarm = Token()
            let sending = Task.startingNow { [passage] in
                let outcome = await passage.outcome(of: request, by: next)
                _ = needForAlarm.take()
                race.yield(outcome)
            }
            var alarm: Task<Void, any Error>?
            // If the response needed no waiting, it has arrived already.
            if needForAlarm.take() {
                alarm = Task {
                    // Sleep for at most ten seconds at a time. Swift frees a cancelled sleep only when its time has come,
                    // so the alarms of many requests with a long deadline would take up more and more memory.
                    while time.now() < end { try await time.sleep(min(end, time.now() + .seconds(10))) }
                    race.yield(.failure(TransportError(.timedOut, detail: "no response within \(limit.text)")))
                }
            }
            // The stream ends at the moment of a cancellation, so the request is cancelled before it can still be sent.
            race.onTermination = { [alarm] _ in
                sending.cancel()
                alarm?.cancel()
            }
            defer { race.finish() }
            for await outcome in outcomes { return try outcome.get() }
            // The stream ends without an outcome if the caller is cancelled.
            throw .cancelled
        }
    }
}
