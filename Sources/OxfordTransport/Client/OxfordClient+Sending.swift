import OxfordEndpoints

// A request passes the steps in this file from top to bottom. Each step calls the next one. The caller's task waits for
// all of them: a timeout runs its step in a child task, and equal requests share a separate task.
//
// 1. the timeout
// 2. the closures of the user
// 3. the cache
// 4. equal requests
// 5. attempts, each with a place in the rate limit and a call of the budget
// 6. the transport, with the time limit of an attempt

extension OxfordClient {
    // MARK: 1. The timeout

    /// Sends a request, and cancels it when its time is over.
    func outcome(of record: RequestRecord) async -> Outcome {
        if Task.isCancelled { return .failure(.cancelledBeforeCall) }
        guard let end = record.end else { return await pass(record.request, through: middleware[...], for: record) }
        return await time.limit(to: end) { await pass(record.request, through: middleware[...], for: record) }
    }

    // MARK: 2. The closures of the user

    private func pass(
        _ request: TransportRequest, through closures: ArraySlice<TransportMiddleware>, for record: RequestRecord
    ) async -> Outcome {
        record.note(request)
        guard let closure = closures.first else { return await answer(request, for: record) }
        do {
            let response = try await closure.send(request) { passedOn in
                try await pass(passedOn, through: closures.dropFirst(), for: record).get()
            }
            return .success(response)
        } catch {
            return .failure(TransportError(thrown: error, byMiddleware: true).hiding(record.secrets))
        }
    }

    // MARK: 3. The cache

    private func answer(_ request: TransportRequest, for record: RequestRecord) async -> Outcome {
        // A shared request runs in a separate task, which could send it before this caller leaves.
        if Task.isCancelled { return .failure(.cancelledBeforeCall) }
        let cache = policy.cache.flatMap { request.headers.forbidStoring ? nil : $0 }
        guard cache != nil || policy.sharesEqualRequests else {
            return await attempts(of: request, before: record.end, for: record)
        }
        let key = RequestKey(request)
        if cache != nil { record.note(key) }
        if let response = cache?.response(to: key) { return .success(response) }
        let generation = cache?.generation
        let send: EqualRequests.Send = { [end = record.end] audience in
            let outcome = await attempts(of: request, before: end, for: audience)
            if let cache, let generation, case .success(let response) = outcome {
                cache.store(response, to: key, ifStill: generation)
            }
            return outcome
        }
        guard policy.sharesEqualRequests else { return await send(record) }
        // A response that was requested before a cache was cleared must not be stored there, and a place belongs to one
        // limit.
        let sharingKey = EqualRequests.SharingKey(
            request: key, generation: generation, limit: policy.rateLimit.map { ObjectIdentifier($0) })
        return await share(sharingKey, for: record) { audience in
            // An equal request may have ended since this one looked in the cache.
            if let response = cache?.response(to: key) { return .success(response) }
            return await send(audience)
        }
    }

    // MARK: 4. Equal requests

    /// Waits for the outcome of an equal request in flight or, if there is none, of a new one.
    private func share(
        _ key: EqualRequests.SharingKey, for record: RequestRecord, _ send: @escaping EqualRequests.Send
    ) async -> Outcome {
        while true {
            let seat = equalRequests.seat(for: key, send)
            for await _ in seat.wakeUps { seat.takeReports().forEach(record.note) }
            let (reports, outcome) = await seat.leave()
            reports.forEach(record.note)
            guard let outcome else { return .failure(.cancelled) }
            // The budget or the time that keeps a request from being sent is that of its first caller.
            guard !seat.isFirst, outcome.error?.departure == .refused, policy.budget?.remaining != 0,
                !Task.isCancelled
            else { return outcome }
        }
    }

    // MARK: 5. Attempts

    /// Makes attempts until there is a final outcome.
    private func attempts(
        of request: TransportRequest, before end: Duration?, for audience: any Audience
    ) async -> Outcome {
        var last: Outcome?
        var (count, mayRepeat) = (0, true)
        while true {
            let outcome: Outcome
            do throws(TransportError) {
                outcome = try await attempt(request, before: end, for: audience)
            } catch {
                // An attempt that is not made does not hide the failure before it.
                guard let last else { return .failure(error) }
                return error.reason == .cancelled ? .failure(.cancelled) : last
            }
            last = outcome
            if mayRepeat, outcome.error?.departure == .sentInVain, !Task.isCancelled {
                mayRepeat = false
                continue
            }
            count += 1
            guard let pause = policy.retries?.pause(after: count, outcome: outcome, chance: .random(in: 0...1)),
                !Task.isCancelled, end.map({ time.now() + pause < $0 }) ?? true
            else { return outcome }
            if pause > .zero { audience.note(.waiting(pause)) }
            do { try await time.sleep(time.now() + pause) } catch { return .failure(.cancelled) }
        }
    }

    /// Makes one attempt.
    ///
    /// - Throws: An error if the request is not passed to the transport.
    private func attempt(
        _ request: TransportRequest, before end: Duration?, for audience: any Audience
    ) async throws(TransportError) -> Outcome {
        // A request without a call should not wait, and the last call may be taken while it waits.
        try policy.budget?.check()
        try await policy.rateLimit?.takePlace(within: end.map { $0 - time.now() }) { audience.note(.waiting($0)) }
        if Task.isCancelled { throw .cancelledBeforeCall }
        try policy.budget?.lend()
        let outcome = await call(request)
        policy.budget?.settle(isCall: outcome.isCall)
        if case .success(let response) = outcome, response.status == 429, let pause = response.retryAfter {
            policy.rateLimit?.hold(for: pause)
        }
        audience.note(.received(outcome))
        return outcome
    }

    // MARK: 6. The transport

    private func call(_ request: TransportRequest) async -> Outcome {
        guard let limit = policy.attemptTimeout else {
            return await (limitedTransport ?? transport).outcome(of: request)
        }
        return await time.limit(to: time.now() + limit.clamped) { await transport.outcome(of: request) }
    }
}

extension Transport {
    fileprivate func outcome(of request: TransportRequest) async -> Outcome {
        do {
            return .success(try await send(request))
        } catch {
            return .failure(TransportError(thrown: error).hiding(Secrets(in: [request.headers])))
        }
    }
}

extension Outcome {
    fileprivate var error: TransportError? { if case .failure(let error) = self { error } else { nil } }

    /// Whether the client counts a call for this outcome of the transport.
    var isCall: Bool {
        switch self {
        case .success(let response): response.isCall
        case .failure(let error): error.isCall
        }
    }
}
