import OxfordTesting
import OxfordTransport

/// What must hold when a caller has received its outcome.
struct Checks {
    let world: World
    let number: Int

    func check() {
        let caller = world.callers[number]
        guard let outcome = caller.outcome, let plan = world.plan else { return }
        checkCalls(of: caller, outcome, plan)
        checkEvents(of: caller, outcome)
        checkAnswer(to: caller, outcome, plan)
        checkReason(of: caller, outcome, plan)
        if world.isEchoing { checkSecrets(in: outcome) }
    }

    private func checkSecrets(in outcome: Outcome) {
        let error = outcome.error
        let texts: [String?] = [
            error.map { "\($0)" }, error?.message, error?.serviceID, error?.contentType, error?.redirectTarget,
            error?.transportError?.detail, (error?.answerError).map { "\($0)" },
        ]
        let headers = outcome.headers.map { $0.name + $0.value }
        world.checkShown((texts.compactMap(\.self) + headers).joined(separator: " "), to: number)
    }

    private func checkCalls(of caller: Caller, _ outcome: Outcome, _ plan: Plan) {
        guard !plan.isBlocking else { return }
        if caller.paid.count != outcome.calls {
            world.violated("caller \(number) was told of \(outcome.calls) calls, but paid for \(caller.paid.count)")
        }
        let (calls, passages) = world.state.withLock { ($0.calls, $0.passages) }
        let attempts = Set(caller.paid.filter { calls[$0].passage != nil }).count
        let allowed = plan.clients[caller.client].policy.retries?.attempts ?? 1
        if attempts > allowed * passages.count(where: { $0.caller == number }) {
            world.violated("caller \(number) paid for \(attempts) attempts")
        }
        if attempts > caller.events.count(where: { $0.kind == .received }) {
            world.violated("caller \(number) did not learn the outcome of an attempt")
        }
    }

    private func checkEvents(of caller: Caller, _ outcome: Outcome) {
        let final: OxfordEvent.Kind = outcome.error == nil ? .succeeded : .failed
        guard let last = caller.events.last, last.kind == final,
            !caller.events.dropLast().contains(where: { $0.kind == .succeeded || $0.kind == .failed })
        else { return world.violated("caller \(number) had the events \(caller.events.map(\.kind))") }
        if last.calls != outcome.calls {
            world.violated("the last event of caller \(number) has \(last.calls) calls, not \(outcome.calls)")
        }
        if caller.events.contains(where: { $0.id != outcome.id }) {
            world.violated("an event of caller \(number) has another ID")
        }
        if zip(caller.events, caller.events.dropFirst()).contains(where: { $0.calls > $1.calls }) {
            world.violated("the calls of caller \(number) decreased: \(caller.events.map(\.calls))")
        }
    }

    private func checkAnswer(to caller: Caller, _ outcome: Outcome, _ plan: Plan) {
        let mark = Mark(in: outcome.body)
        if outcome.error == nil, mark == nil { world.violated("the answer to caller \(number) has no mark") }
        if let mark, mark.word != caller.word || mark.account != plan.clients[caller.client].account {
            world.violated("caller \(number) received the answer to another request: \(mark)")
        }
    }

    private func checkReason(of caller: Caller, _ outcome: Outcome, _ plan: Plan) {
        let policy = plan.clients[caller.client].policy
        switch outcome.error?.reason {
        // The client reports a cancellation that is not its caller's with the reason `other`.
        case .cancelled?, .other?:
            if !outcome.isCancelled, outcome.error?.transportError?.detail != "no signature" {
                world.violated("caller \(number) received the cancellation of another caller")
            }
        case .budgetSpent?:
            if policy.budget?.remaining != 0 { world.violated("the budget of caller \(number) is not spent") }
        case .timedOut? where outcome.error?.transportError?.detail?.hasPrefix("no response within") == true:
            if caller.end.map({ world.clock.now.offset < $0 }) ?? true, world.jumps == 0 {
                world.violated("caller \(number) received a timeout before its deadline")
            }
        default: break
        }
    }
}
