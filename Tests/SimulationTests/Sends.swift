import OxfordTesting
import OxfordTransport

/// The way of a request through the policy of its client, behind all closures.
struct Passage {
    let caller: Int
    /// The key that is equal for requests that can be sent together, or `nil` if the policy shares nothing.
    let key: Key?
    let token: String?
    /// The number of sends before the client's cache was last cleared.
    let sendsBeforeClearing: Int
    /// The number of sends whose outcome had arrived before.
    let arrivals: Int
    var isActive = true
}

/// Everything that must be equal for two requests to share a response.
struct Key: Hashable {
    let original: Int
    let url: String
    let headers: [Headers.Field]
    let cache: ObjectIdentifier?
    let clearings: Int
    let limit: ObjectIdentifier?
}

/// A call of a transport.
struct Call {
    /// The passage of the caller whose request is sent, or `nil` if a closure uses a transport of its own.
    let passage: Int?
    let caller: Int
    /// The passages with the same key when the bytes left.
    var mates: [Int] = []
    var isActive = true
}

/// The bytes of a request that left.
struct Send {
    let time: Duration
    let call: Int
    /// The caller that paid, or one whose policy has the same rate limit if an observer blocks.
    let payer: Int
    let token: String?
    /// The time on the library's clock at which the response arrived, and how many had arrived by then.
    var arrival: (time: Duration, count: Int)?
    var isStorable = false
}

// MARK: Passages

extension World {
    /// The first closure in each list of middleware.
    var firstClosure: TransportMiddleware {
        TransportMiddleware { request, next in
            if let number = Self.caller {
                self.state.withLock { state in
                    state.callersByID[request.id] = number
                    state.callers[number].request = request
                }
            }
            return try await next(request)
        }
    }

    /// The last closure in each list of middleware, which checks every response.
    var lastClosure: TransportMiddleware {
        TransportMiddleware { request, next in
            // Each passage has an ID of its own.
            let request = TransportRequest(url: request.url, headers: request.headers)
            guard let passage = self.beginPassage(of: request) else { return try await next(request) }
            defer { self.state.withLock { $0.passages[passage].isActive = false } }
            let response = try await next(request)
            self.check(response, of: passage, to: request)
            return response
        }
    }

    func policy(of caller: Int) -> CallPolicy? { plan?.clients[callers[caller].client].policy }

    private func beginPassage(of request: TransportRequest) -> Int? {
        guard let caller = Self.caller, let policy = policy(of: caller) else { return nil }
        let key = policy.sharesEqualRequests ? key(of: request, for: caller, policy) : nil
        return state.withLock { state in
            let clearing = policy.cache.flatMap { state.clearings[ObjectIdentifier($0)] }
            state.passages.append(
                Passage(
                    caller: caller, key: key, token: request.headers["Authorization"],
                    sendsBeforeClearing: clearing?.sends ?? 0, arrivals: state.arrivals))
            state.passagesByID[request.id] = state.passages.count - 1
            if isEchoing { state.callers[caller].secrets.formUnion(request.secretsSent) }
            return state.passages.count - 1
        }
    }

    private func key(of request: TransportRequest, for caller: Int, _ policy: CallPolicy) -> Key {
        let headers = request.headers.filter { field in
            field.name != "traceparent" && !policy.headersOutsideKey.contains(field.name)
        }
        let cache = request.headers["Cache-Control"] == nil ? policy.cache.map { ObjectIdentifier($0) } : nil
        return Key(
            original: plan?.clients[callers[caller].client].original ?? 0, url: request.url, headers: headers,
            cache: cache, clearings: cache.flatMap { cache in state.withLock { $0.clearings[cache]?.count } } ?? 0,
            limit: policy.rateLimit.map { ObjectIdentifier($0) })
    }

    /// Checks that a response answers the request, and that a reused one may be reused.
    private func check(_ response: TransportResponse, of number: Int, to request: TransportRequest) {
        guard let mark = Mark(in: response.body), let sent = mark.send else { return }
        let (passage, send) = state.withLock { ($0.passages[number], $0.sends[sent]) }
        let policy = policy(of: passage.caller)
        let expected = Mark(for: request)
        if mark.word != expected.word || mark.account != expected.account {
            violated("caller \(passage.caller) received the answer to another request: \(mark)")
        }
        if plan?.parts.isOneUser == false, send.token != passage.token {
            violated("caller \(passage.caller) received an answer for another token: \(send.token ?? "none")")
        }
        if policy?.cache != nil, sent < passage.sendsBeforeClearing {
            violated("caller \(passage.caller) received send \(sent), from before its cache was cleared")
        }
        // A response that arrived before the request was made comes from a cache.
        guard let arrival = send.arrival, arrival.count <= passage.arrivals, plan?.isBlocking == false else { return }
        let age = clock.now.offset - arrival.time
        note("send \(sent) is reused for caller \(passage.caller) at the age of \(age)")
        guard let cache = policy?.cache, request.headers["Cache-Control"] == nil, send.isStorable, age >= .zero,
            age < cache.lifetime
        else { return violated("send \(sent) is reused for caller \(passage.caller) at the age of \(age)") }
    }
}

// MARK: Calls

extension World {
    /// Records that a transport was called, and returns the number of the call.
    func beginCall(_ request: TransportRequest) -> Int {
        let (passage, caller) = state.withLock { state in
            let passage = state.passagesByID[request.id]
            return (passage, passage.map { state.passages[$0].caller } ?? Self.caller ?? 0)
        }
        if passage != nil, let policy = policy(of: caller) {
            if request.timeout != policy.timeout { violated("a call of caller \(caller) has another timeout") }
            if policy.signature != nil { checkSignature(of: request) }
            if let limit = policy.rateLimit { checkHold(of: limit) }
        }
        return state.withLock { state in
            if isEchoing { state.callers[caller].secrets.formUnion(request.secretsSent) }
            state.calls.append(Call(passage: passage, caller: caller))
            return state.calls.count - 1
        }
    }

    func endCall(_ call: Int) { state.withLock { $0.calls[call].isActive = false } }

    /// Signs a request.
    func sign(_ request: TransportRequest) throws -> Headers {
        interfere()
        if chance(5) { throw TransportError(.other, detail: "no signature") }
        let signature = "~zq-sign-\(number(in: 0...1_000_000))~"
        state.withLock { $0.signatures[signature] = (request.id, now) }
        return try Headers(validating: ["X-Signature": signature])
    }

    private func checkSignature(of request: TransportRequest) {
        let signature = request.headers["X-Signature"] ?? ""
        let made = state.withLock { $0.signatures.removeValue(forKey: signature) }
        if made?.id != request.id || made?.time != now { violated("a call has the signature \(signature)") }
    }

    /// Records that a limit has to pause.
    func noteHold(_ pause: Duration, after request: TransportRequest) {
        let now = now
        guard let passage = state.withLock({ $0.passagesByID[request.id] }),
            let limit = policy(of: state.withLock { $0.passages[passage].caller })?.rateLimit
        else { return }
        state.withLock { $0.holds[ObjectIdentifier(limit)] = (now + pause, $0.idles) }
    }

    private func checkHold(of limit: RateLimit) {
        let now = now
        // A call that had its place before may leave at the same time.
        let isHeld = state.withLock { state in
            state.holds[ObjectIdentifier(limit)].map { now < $0.end && state.idles > $0.idles } ?? false
        }
        if isHeld { violated("a call leaves during a pause") }
    }

    /// Records that the response to a send arrived.
    func noteArrival(of send: Int?, isStorable: Bool) {
        guard let send else { return }
        let time = clock.now.offset
        state.withLock { state in
            state.arrivals += 1
            state.sends[send].arrival = (time, state.arrivals)
            state.sends[send].isStorable = isStorable
        }
    }
}

// MARK: Sends

extension World {
    /// Records that the bytes of a request leave, and returns the number of the send.
    ///
    /// - Parameter mayFollowCancellation: Whether the wire asks in a task that is never cancelled.
    func leave(_ request: TransportRequest, _ call: Int, mayFollowCancellation: Bool) -> Int {
        let sent = state.withLock { $0.calls[call] }
        let known = payer(of: call)
        let payer = known ?? sent.caller
        note("send \(state.withLock(\.sends.count)) for caller \(sent.caller), paid by caller \(payer)")
        if let caller = known.map({ callers[$0] }) {
            let isDelaying = plan?.clients[caller.client].closures.contains(.delaying) ?? false
            if caller.outcome != nil { violated("a call for caller \(payer), who has left") }
            if caller.isCancelled, !mayFollowCancellation, !isDelaying {
                violated("a call for caller \(payer), who is cancelled")
            }
        }
        let now = now
        let budget = policy(of: payer)?.budget
        state.withLock { state in
            state.sends.append(
                Send(time: now, call: call, payer: payer, token: request.headers["Authorization"]))
            if let budget { state.spent[ObjectIdentifier(budget), default: 0] += 1 }
        }
        checkSharing(of: call, paidBy: payer)
        checkBudgets()
        return state.withLock { $0.sends.count - 1 }
    }

    /// Finds out for which caller the library has counted a call since the last send, or returns `nil` if it cannot be
    /// known, because an observer blocks.
    private func payer(of call: Int) -> Int? {
        guard plan?.isBlocking == false else { return nil }
        state.withLock { $0.isRecording = true }
        queryCalls()
        state.withLock { $0.isRecording = false }
        let payers = callers.enumerated().filter { $1.told > $1.paid.count }
        guard let payer = payers.first, payers.count == 1, payer.element.told == payer.element.paid.count + 1 else {
            violated("a call was counted for the callers \(payers.map(\.offset))")
            return nil
        }
        state.withLock { $0.callers[payer.offset].paid.append(call) }
        return payer.offset
    }

    /// Checks that the right caller has paid, and that no equal request is sent at the same time.
    private func checkSharing(of call: Int, paidBy payer: Int) {
        let (sent, passages) = state.withLock { ($0.calls[call], $0.passages) }
        let isKnown = plan?.isBlocking == false
        guard let passage = sent.passage, let key = passages[passage].key else {
            if isKnown, payer != sent.caller { violated("caller \(payer) paid for caller \(sent.caller)") }
            return
        }
        let mates = passages.indices.filter { passages[$0].isActive && passages[$0].key == key }
        var suspects: [(Int, String)] = []
        if isKnown {
            guard let first = mates.first(where: { passages[$0].caller == payer }) else {
                return violated("caller \(payer) paid for another request")
            }
            suspects = mates.prefix { $0 < first }.map { ($0, "caller \(payer) paid for a call") }
        }
        state.withLock { state in
            for other in state.calls.indices where other != call && state.calls[other].isActive {
                suspects += state.calls[other].mates.filter(mates.contains).map { ($0, "an equal request was sent") }
            }
            if state.calls[call].mates.isEmpty { state.calls[call].mates = mates }
            state.suspects += suspects
        }
    }

    /// Checks that each budget is exact.
    func checkBudgets() {
        guard let plan, !plan.isBlocking else { return }
        for (number, budget) in plan.parts.budgets.enumerated() {
            let count = state.withLock { $0.spent[ObjectIdentifier(budget)] ?? 0 }
            if budget.spent != count || count > budget.limit {
                violated("budget \(number) has spent \(budget.spent) of \(budget.limit) calls, but there were \(count)")
            }
        }
    }
}
