import OxfordTesting
import OxfordTransport

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
    /// The caller that paid, or one whose policy has the same rate limit if an observer blocks.
    let payer: Int
    let token: String?
    /// The time on the library's clock at which the response arrived, and the number of responses that had arrived
    /// then.
    var arrival: (time: Duration, count: Int)?
    var isStorable = false
}

// MARK: Calls

extension World {
    /// Records that a transport was called, and returns the number of the call.
    func beginCall(_ request: TransportRequest) -> Int {
        let passage = passagesByID[request.id]
        let caller = passage.map { passages[$0].caller } ?? Self.caller ?? 0
        if passage != nil, let policy = client(of: caller)?.policy {
            if request.timeout != policy.timeout { violated("a call of caller \(caller) has another timeout") }
            let signature = signatures.removeValue(forKey: request.headers["X-Signature"] ?? "")
            if policy.signature != nil, signature?.id != request.id || signature?.time != now {
                violated("a call of caller \(caller) has another signature")
            }
            // A call that had its place before may leave at the same time.
            if let limit = policy.rateLimit, let hold = holds[ObjectIdentifier(limit)], now < hold.end,
                idles > hold.idles
            {
                violated("a call of caller \(caller) leaves during a pause")
            }
        }
        noteSecrets(of: request, for: caller)
        calls.append(Call(passage: passage, caller: caller))
        return calls.count - 1
    }

    /// Signs a request.
    func sign(_ request: TransportRequest) throws -> Headers {
        interfere()
        if chance(5) { throw TransportError(.other, detail: "no signature") }
        let signature = "~zq-sign-\(number(in: 0...1_000_000))~"
        signatures[signature] = (request.id, now)
        return try Headers(validating: ["X-Signature": signature])
    }

    /// Records that a limit has to pause.
    func noteHold(_ pause: Duration, after request: TransportRequest) {
        guard let passage = passagesByID[request.id],
            let limit = client(of: passages[passage].caller)?.policy.rateLimit
        else { return }
        holds[ObjectIdentifier(limit)] = (now + pause, idles)
    }

    /// Records that the response to a send arrived.
    func noteArrival(of send: Int, isStorable: Bool) {
        arrivals += 1
        (sends[send].arrival, sends[send].isStorable) = ((clock.now.offset, arrivals), isStorable)
    }
}

// MARK: Sends

extension World {
    /// Records that the bytes of a request leave, and returns the number of the send.
    ///
    /// - Parameter mayFollowCancellation: Whether the wire asks in a task that is never cancelled.
    func leave(_ request: TransportRequest, _ call: Int, mayFollowCancellation: Bool) -> Int {
        let known = payer(of: call)
        let payer = known ?? calls[call].caller
        note("send \(sends.count) for caller \(calls[call].caller), paid by caller \(payer)")
        sends.append(Send(time: now, payer: payer, token: request.headers["Authorization"]))
        if let budget = client(of: payer)?.policy.budget { spent[ObjectIdentifier(budget), default: 0] += 1 }
        if let known, let closures = client(of: known)?.closures {
            if callers[known].outcome != nil { violated("a call for caller \(known), who has left") }
            if callers[known].isCancelled, !mayFollowCancellation, !closures.contains(.delaying) {
                violated("a call for caller \(known), who is cancelled")
            }
        }
        checkSharing(of: call, paidBy: known)
        checkBudgets()
        return sends.count - 1
    }

    /// Finds out for which caller the library has counted a call since the last send, or returns `nil` if it cannot be
    /// known, because an observer blocks.
    private func payer(of call: Int) -> Int? {
        guard plan?.isBlocking == false else { return nil }
        queryCalls()
        let payers = callers.indices.filter { callers[$0].told > callers[$0].paid.count }
        guard let payer = payers.first, payers.count == 1, callers[payer].told == callers[payer].paid.count + 1 else {
            violated("a call was counted for the callers \(payers)")
            return nil
        }
        callers[payer].paid.append(call)
        return payer
    }

    /// Checks that the first caller that waits has paid, and that no equal request is sent at the same time.
    private func checkSharing(of call: Int, paidBy payer: Int?) {
        guard let key = calls[call].passage.flatMap({ passages[$0].key }) else {
            if let payer, payer != calls[call].caller { violated("caller \(payer) paid for another request") }
            return
        }
        let mates = passages.indices.filter { passages[$0].isActive && passages[$0].key == key }
        if let payer {
            let earlier = mates.prefix { passages[$0].caller != payer }
            if earlier.count == mates.count { violated("caller \(payer) paid for another request") }
            suspects += earlier.map { ($0, "caller \(payer) paid for a call") }
        }
        for (number, other) in calls.enumerated() where number != call && other.isActive {
            let shared = other.mates.filter(mates.contains)
            suspects += shared.map { ($0, "an equal request was sent") }
        }
        if calls[call].mates.isEmpty { calls[call].mates = mates }
    }

    /// Checks that each budget is exact.
    func checkBudgets() {
        guard let plan, !plan.isBlocking else { return }
        for budget in plan.parts.budgets {
            let count = spent[ObjectIdentifier(budget)] ?? 0
            if budget.spent != count || count > budget.limit { violated("\(budget), but \(count) calls were made") }
        }
    }
}
