import OxfordTesting
import OxfordTransport

/// A call of a transport.
struct Call {
    let passage: Int
    let time: Duration
    let request: TransportRequest
    var isActive = true
    /// Whether the transport says that the request was sent.
    var isCall = true
    /// Whether the client repeats the call, because its connection was closed.
    var isRepeated = false
    /// The time on the library's clock at which the response arrived, and the number of responses that had arrived
    /// then.
    var arrival: (time: Duration, count: Int)?
    var isStorable = false
    /// The number of passages when a client could not read the response.
    var passagesBeforeRemoval: Int?
}

extension World {
    /// Records that a transport was called, and returns the number of the call.
    func beginCall(_ request: TransportRequest) -> Int {
        guard let passage = passagesByID[request.id] else { preconditionFailure("a call without a passage") }
        note("call \(calls.count) for caller \(passages[passage].caller)")
        checkCaller(of: passages[passage], passage)
        checkLimit(of: passages[passage], passage)
        passages[passage].calls.append(calls.count)
        calls.append(Call(passage: passage, time: now, request: request))
        for budget in budgets(of: passage) {
            let lent = calls.count { $0.isActive && budgets(of: $0.passage).contains(budget) }
            if spent[budget] + lent > budgets[budget].limit { violated("budget \(budget) lends \(lent) calls") }
        }
        return calls.count - 1
    }

    /// Records that a call has ended.
    func endCall(_ number: Int) {
        let passage = calls[number].passage
        calls[number].isActive = false
        passages[passage].since = passages.count
        if calls[number].isCall { for budget in budgets(of: passage) { spent[budget] += 1 } }
    }

    /// Records that the response to a call arrived.
    func noteArrival(of call: Int, isStorable: Bool) {
        arrivals += 1
        (calls[call].arrival, calls[call].isStorable) = ((clock.now.offset, arrivals), isStorable)
    }

    /// Records that the service asks for a pause.
    func notePause(_ pause: Duration, after call: Int, ofAll: Bool) {
        passages[calls[call].passage].earliest = now + pause
        guard ofAll, let limit = passages[calls[call].passage].policy.rateLimit else { return }
        holds[ObjectIdentifier(limit)] = (now + pause, idles)
    }

    /// Checks that the library has cancelled calls only if nobody waits for them, or if their time is over.
    func checkSuspects() {
        for number in suspects where !party(of: calls[number].passage).isEmpty {
            let limit = passages[calls[number].passage].policy.attemptTimeout
            let isOver = limit.map { now - calls[number].time >= $0 } ?? false
            if !isOver { violated("call \(number) is cancelled without a reason") }
        }
        suspects = []
    }
}

// MARK: Callers and limits

extension World {
    /// Checks that a caller waits for a call, that no equal call is active, and that there are not too many attempts.
    private func checkCaller(of passage: Passage, _ number: Int) {
        let caller = "caller \(passage.caller)"
        if passage.wasCancelled || passage.key == nil && !passage.isWaiting {
            violated("a call for \(caller), who was cancelled before it asked, or who has left")
        }
        if passage.leader != nil { violated("\(caller) sends another equal request, although it had joined one") }
        if let key = passage.key {
            if !passages.contains(where: { $0.key == key && $0.isActive }) { violated("a call that nobody waits for") }
            for other in calls where other.isActive && other.passage != number && passages[other.passage].key == key {
                if !party(of: other.passage).isEmpty { violated("\(caller) sends an equal request at the same time") }
            }
        }
        // One call over a closed connection is repeated.
        let repeated = passage.calls.contains { calls[$0].isRepeated } ? 1 : 0
        if passage.calls.count >= (passage.policy.retries?.attempts ?? 1) + repeated || now < passage.earliest {
            violated("\(caller) repeats a call too often or too early")
        }
    }

    /// Checks that a call respects the pause of its rate limit, and that earlier requests have left.
    private func checkLimit(of passage: Passage, _ number: Int) {
        guard let limit = passage.policy.rateLimit else { return }
        // A response that has arrived may not have reached the limit yet.
        if let hold = holds[ObjectIdentifier(limit)], now < hold.end, idles > hold.idles {
            violated("a call of caller \(passage.caller) leaves during a pause")
        }
        for other in passages.prefix(passage.since) where other.policy.rateLimit === limit && other.key == nil {
            if other.isWaiting, other.calls.isEmpty { violated("caller \(passage.caller) overtakes \(other.caller)") }
        }
    }

    /// Checks the rate of all calls of a limit.
    func checkRate(of limit: RateLimit) {
        let times = calls.filter { passages[$0.passage].policy.rateLimit === limit }.map(\.time)
        // The time at which all places of a burst are free again.
        var recovered: Duration = .zero
        for (index, time) in times.enumerated() {
            recovered = max(recovered, time) + limit.period / limit.count
            let isPast = index >= limit.count && time - times[index - limit.count] < limit.period
            if isPast || recovered > time + limit.period / limit.count * limit.burst {
                violated("more than \(limit) at \(time)")
            }
        }
    }
}

// MARK: Budgets

extension World {
    /// The positions of the budgets that a call is taken from.
    private func budgets(of passage: Int) -> [Int] {
        guard let budget = budgets.firstIndex(where: { $0 === passages[passage].policy.budget }) else {
            return []
        }
        // Each of the first three budgets lies within the one before it.
        return budget == 3 ? [budget] : Array(0...budget)
    }

    /// Checks that no budget is exceeded, and that what is spent never decreases.
    ///
    /// - Parameter isIdle: Whether no job can run, so that everything is counted.
    func checkBudgets(isIdle: Bool = false) {
        for (number, budget) in budgets.enumerated() {
            let (count, known) = (budget.spent, knownSpent[number])
            if count < known || count > spent[number] || isIdle && count < spent[number] || count > budget.limit {
                violated("\(budget), after \(known) at first and \(spent[number]) calls")
            }
            knownSpent[number] = count
        }
    }
}
