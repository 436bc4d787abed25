import OxfordEndpoints

// A request passes the steps in this file from top to bottom. No step can be skipped or moved:
//
// 1. the deadline
// 2. the closures of the user
// 3. the cache
// 4. equal requests
// 5. for each attempt: a place in the rate limit, the signature, and the transport

extension OxfordClient {
    // MARK: 1. The deadline

    /// Sends a request, and returns its outcome by the deadline.
    func outcome(of record: RequestRecord) async -> Outcome {
        guard let end = record.end else { return await pass(record.request, through: middleware[...], for: record) }
        let limit = record.timeLeft
        guard limit > .zero else { return .failure(TransportError(.timedOut, detail: "no time is left")) }
        // The request runs in a separate task. As a part of the caller's task, it would keep the caller waiting if a
        // transport or a closure ignored the cancellation.
        let promise = Promise()
        let release: @Sendable (TransportError) -> Void = { error in
            // End the request first. Otherwise, it could be sent although its caller was released.
            record.close()
            promise.fill(with: .failure(error))
        }
        let alarm = alarms.set(for: end) {
            release(TransportError(.timedOut, detail: "no response within \(limit.text)"))
        }
        let task = Task {
            promise.fill(with: await pass(record.request, through: middleware[...], for: record))
        }
        defer {
            alarm.cancel()
            task.cancel()
        }
        return await promise.outcome { release(.cancelled) }
    }

    // MARK: 2. The closures of the user

    /// Passes a request through closures, and then through the steps after them.
    private func pass(
        _ request: TransportRequest, through closures: ArraySlice<TransportMiddleware>, for record: RequestRecord
    ) async -> Outcome {
        record.note(request.headers)
        guard let closure = closures.first else { return await answer(request, for: record) }
        var request = request
        request.trace = record
        do {
            let response = try await closure.send(request) { passedOn in
                try await pass(passedOn, through: closures.dropFirst(), for: record).get()
            }
            return .success(response)
        } catch {
            return .failure(record.hiding(TransportError(thrown: error, byMiddleware: true)))
        }
    }

    // MARK: 3. The cache, and 4. equal requests

    /// Answers a request from the cache, or sends it.
    private func answer(_ request: TransportRequest, for record: RequestRecord) async -> Outcome {
        // Equal requests run in a separate task, which could send this one before its caller leaves.
        if Task.isCancelled { return .failure(.cancelled) }
        let waiting = WaitingCaller(request, for: record)
        let attempts = Attempts(areShared: policy.sharesEqualRequests)
        let cache = policy.cache.flatMap { request.headers.forbidStoring ? nil : $0 }
        guard cache != nil || policy.sharesEqualRequests else {
            return await attempts.outcome(for: waiting) { await run(attempts) { _ in } }
        }
        let key = RequestKey(request, without: policy.headersOutsideKey)
        if let response = cache?.response(to: key) { return .success(response) }
        let generation = cache?.generation
        let attempting: @Sendable () async -> Void = {
            await run(attempts) { response in
                if let cache, let generation { cache.store(response, to: key, ifStill: generation) }
            }
        }
        guard policy.sharesEqualRequests else { return await attempts.outcome(for: waiting, attempting) }
        // Equal requests also have the same cache and rate limit. A response that was requested before a cache was
        // cleared must not be stored there, and a place belongs to one limit.
        let all = EqualRequests.Key(
            request: key, generation: generation, limit: policy.rateLimit.map { ObjectIdentifier($0) })
        return await equalRequests.outcome(for: waiting, with: all, by: attempts, attempting)
    }

    // MARK: 5. Attempts

    /// Sends a request again and again, until every caller has an outcome.
    ///
    /// - Parameter store: A function that stores a response in the cache, if there is one.
    private func run(_ attempts: Attempts, storing store: (TransportResponse) -> Void) async {
        while let payer = attempts.firstCaller() {
            if let refusal = payer.record.refusal {
                attempts.end(payer, with: payer.lastOutcome ?? .failure(refusal))
                continue
            }
            var place: RatePlace?
            do throws(TransportError) {
                place = try await payer.record.policy.rateLimit?.place(
                    within: payer.record.timeLeft
                ) { wait in
                    payer.record.waits(for: wait)
                    attempts.deliverEvents(of: payer)
                }
            } catch {
                // A retry for which there is no time does not hide the failure before it.
                let last = error.reason == .timedOut ? payer.lastOutcome : nil
                attempts.end(payer, with: last ?? .failure(error))
                continue
            }
            // From here to the transport, no code of anybody else runs, except for the signature.
            guard let attempt = Attempt(of: attempts, with: place) else { continue }
            let outcome = await outcome(of: attempt)
            if case .success(let response) = outcome {
                if response.status == 429, let pause = response.retryAfter { place?.limit.hold(for: pause) }
                store(response)
            }
            place?.giveBack()
            attempt.report(outcome)
            let pause = attempts.settle(outcome, of: attempt, mayRetry: !Task.isCancelled)
            guard let pause else { continue }
            do {
                try await time.sleep(time.now() + pause)
            } catch {
                attempts.endAll(with: .failure(.cancelled))
            }
        }
    }

    /// Passes the request to the transport once.
    private func outcome(of attempt: Attempt) async -> Outcome {
        let payer = attempt.payer
        var request = payer.request
        request.trace = attempt
        request.timeout = payer.record.policy.timeout
        do throws(TransportError) {
            if let signature = payer.record.policy.signature {
                do {
                    request = request.adding(try signature(request))
                } catch {
                    throw TransportError(thrown: error, byMiddleware: true)
                }
                payer.record.note(request.headers)
            }
            if !reportsSends { try attempt.willSendUnreported() }
            do {
                return .success(try await transport.send(request).answering(request))
            } catch {
                throw TransportError(thrown: error)
            }
        } catch {
            return .failure(payer.record.hiding(error))
        }
    }
}
