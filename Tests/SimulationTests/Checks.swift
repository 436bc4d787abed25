import OxfordTesting
import OxfordTransport

/// What must hold when a simulation has ended.
struct Checks {
    let world: World
    let plan: Plan

    func check() {
        for (number, caller) in world.callers.enumerated() {
            guard caller.outcomes.count == 1, let outcome = caller.outcomes.first else {
                world.violated("caller \(number) received \(caller.outcomes.count) outcomes")
                continue
            }
            checkCalls(of: number, caller, outcome)
            checkEvents(of: number, caller, outcome)
            checkAnswer(to: number, caller, outcome)
        }
        for (number, step) in plan.steps.enumerated() {
            let clients = plan.clients(with: number)
            let sends = world.sends.filter { clients.contains($0.client) }
            if let limit = step.limit { checkRate(of: sends.map(\.time), limit) }
            if let budget = step.budget { checkBudget(budget, sends: sends.count) }
        }
    }

    private func checkCalls(of number: Int, _ caller: World.Caller, _ outcome: World.Outcome) {
        if caller.sends != outcome.calls {
            world.violated("caller \(number) was told of \(outcome.calls) calls, but there were \(caller.sends)")
        }
    }

    private func checkEvents(of number: Int, _ caller: World.Caller, _ outcome: World.Outcome) {
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

    private func checkAnswer(to number: Int, _ caller: World.Caller, _ outcome: World.Outcome) {
        // The client reports a cancellation that is not its caller's with the reason `other`, which the wire never uses.
        let isCancelled = outcome.error?.reason == .cancelled || outcome.error?.reason == .other
        if isCancelled, caller.cancelledIn == nil {
            world.violated("caller \(number) received the cancellation of another caller")
        }
        let mark = Mark(in: outcome.body)
        if outcome.error == nil, mark == nil { world.violated("the answer to caller \(number) has no mark") }
        if let mark, mark.word != caller.word || mark.account != caller.account {
            world.violated("caller \(number) received the answer to another request: \(mark)")
        }
    }

    /// Checks that no window contains more sends than the limit allows.
    private func checkRate(of times: [Duration], _ limit: RateLimit) {
        for (first, last) in zip(times, times.dropFirst(limit.count)) where last - first < limit.period {
            world.violated("more than \(limit) from \(first) to \(last)")
        }
        for (first, last) in zip(times, times.dropFirst(limit.burst)) where first == last {
            world.violated("more than \(limit) at \(first)")
        }
    }

    private func checkBudget(_ budget: CallBudget, sends: Int) {
        if budget.spent != sends || sends > budget.limit {
            world.violated("\(budget.spent) of \(budget.limit) calls are spent, but there were \(sends)")
        }
    }
}
