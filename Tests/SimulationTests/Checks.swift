import OxfordTesting
import OxfordTransport

/// What must hold when a caller has received its outcome.
struct Checks {
    let world: World
    let number: Int
    let caller: Caller
    let outcome: Outcome
    let client: Plan.Client

    func check() {
        checkEvents()
        if world.plan?.isBlocking == false { checkCalls() }
        let mark = Mark(in: outcome.body)
        if outcome.error == nil, mark == nil { world.violated("the answer to caller \(number) has no mark") }
        if let mark, mark.word != caller.word || mark.account != client.account {
            world.violated("caller \(number) received the answer to another request: \(mark)")
        }
        if let error = outcome.error { check(error) }
        if world.isEchoing { checkSecrets() }
    }

    private func checkEvents() {
        let final: OxfordEvent.Kind = outcome.error == nil ? .succeeded : .failed
        guard let last = caller.events.last, last.kind == final,
            !caller.events.dropLast().contains(where: { $0.kind == .succeeded || $0.kind == .failed })
        else { return world.violated("caller \(number) had the events \(caller.events.map(\.kind))") }
        let calls = caller.events.map(\.calls)
        if calls != calls.sorted() || calls.last != outcome.calls {
            world.violated("caller \(number) was told of \(calls) and \(outcome.calls) calls")
        }
        if caller.events.contains(where: { $0.id != outcome.id }) {
            world.violated("an event of caller \(number) has another ID")
        }
    }

    private func checkCalls() {
        if caller.paid.count != outcome.calls {
            world.violated("caller \(number) was told of \(outcome.calls) calls, but paid for \(caller.paid.count)")
        }
        let (calls, passages) = (world.calls, world.passages)
        let attempts = Set(caller.paid.filter { calls[$0].passage != nil }).count
        if attempts > (client.policy.retries?.attempts ?? 1) * passages.count(where: { $0.caller == number }) {
            world.violated("caller \(number) paid for \(attempts) attempts")
        }
        if attempts > caller.events.count(where: { $0.kind == .received }) {
            world.violated("caller \(number) did not learn the outcome of an attempt")
        }
    }

    private func check(_ error: OxfordError) {
        let detail = error.transportError?.detail ?? ""
        // The client reports a cancellation that is not its caller's with the reason `other`.
        if [.cancelled, .other].contains(error.reason), !outcome.isCancelled, detail != "no signature" {
            world.violated("caller \(number) received the cancellation of another caller")
        }
        if error.reason == .budgetSpent, client.policy.budget?.remaining != 0 {
            world.violated("the budget of caller \(number) is not spent")
        }
        let isEarly = caller.end.map { world.clock.now.offset < $0 } ?? true
        if detail.hasPrefix("no response within"), isEarly, world.jumps == 0 {
            world.violated("caller \(number) received a timeout before its deadline")
        }
    }

    private func checkSecrets() {
        let error = outcome.error
        let texts = [
            error?.description, error?.message, error?.serviceID, error?.contentType, error?.redirectTarget,
            error?.transportError?.detail, error?.answerError?.description,
        ]
        let headers = outcome.headers.map { $0.name + $0.value }
        world.checkShown((texts.compactMap(\.self) + headers).joined(separator: " "), to: number)
    }
}
