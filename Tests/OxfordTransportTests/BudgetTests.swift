import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Budgets {
    @Test("A spent budget refuses requests before anything is sent") func refusal() async throws {
        let (wire, budget) = (Wire(), CallBudget(2))
        let client = OxfordClient(transport: wire, middleware: [.budget(budget)])
        for spent in 1...2 {
            _ = try await client.send(ace)
            #expect((budget.spent, budget.remaining) == (spent, 2 - spent))
        }
        let error = try #require(await failure(from: client))
        #expect(error.transportError == TransportError(.budgetSpent, detail: "no call of 2 is left"))
        #expect(error.calls == 0)
        #expect(!error.isRetryable)
        #expect(wire.requests.count == 2)
        #expect(budget.description == "2 of 2 calls spent")
    }

    @Test("Every call is taken from the budget, wherever the budget stands in the list", arguments: [false, true])
    func retries(isFirst: Bool) async throws {
        let (wire, budget) = (Wire(TransportResponse(status: 503)), CallBudget(5))
        let retrying = TransportMiddleware.retrying(RetryPolicy(base: .zero))
        let client = OxfordClient(
            transport: wire, middleware: isFirst ? [.budget(budget), retrying] : [retrying, .budget(budget)])
        #expect(await failure(from: client)?.calls == 3)
        let error = await failure(from: client)
        #expect(error?.calls == 2)
        // The retry that the budget refuses does not hide the failure before it.
        #expect(error?.reason == .serverFailure)
        #expect(wire.requests.count == 5)
        #expect(budget.spent == 5)
    }

    @Test(
        "A budget can be restored, and extreme ones are clamped",
        arguments: [
            (3, 2, 1), (0, 0, 0), (-1, 0, 0), (.min, .min, 0), (5, -3, 5), (2, 7, 0), (.max, .max, 0), (.max, 0, .max),
        ])
    func extremes(limit: Int, spent: Int, remaining: Int) async {
        let budget = CallBudget(limit, spent: spent)
        #expect(budget.remaining == remaining)
        let client = OxfordClient(transport: Wire(), middleware: [.budget(budget)])
        #expect((await failure(from: client) == nil) == (remaining > 0))
    }

    @Test("A call that a rate limit or another budget refuses is not spent") func refusedCalls() async throws {
        let (small, large) = (CallBudget(1), CallBudget(9))
        let client = OxfordClient(transport: Wire(), middleware: [.budget(large), .budget(small)])
        _ = try await client.send(ace)
        for _ in 0..<3 { #expect(await failure(from: client)?.calls == 0) }
        #expect(large.spent == 1)

        // The transport sends twice at once, which the rate limit does not allow.
        let limited = OxfordClient(
            transport: TwiceSent(),
            middleware: [.budget(large), .rateLimited(RateLimit(1, per: .seconds(60)), clock: TestClock())])
        #expect(await failure(from: limited)?.calls == 1)
        #expect(large.spent == 2)
    }

    @Test("Concurrent requests of two clients never exceed the budget that they share") func storm() async throws {
        let (budget, wires, arrivals) = (CallBudget(100), [Wire(), Wire(reportsSends: true)], Counter())
        // No request is sent before all have found that the budget is not spent yet.
        let barrier = TransportMiddleware { request, next in
            arrivals.add()
            await arrivals.wait(for: 400)
            return try await next(request)
        }
        let clients = wires.map { OxfordClient(transport: $0, middleware: [.budget(budget), barrier]) }
        let calls = await withTaskGroup(of: Int.self) { group in
            for number in 0..<400 {
                group.addTask {
                    do throws(OxfordError) {
                        return try await clients[number % 2].response(to: ace).calls
                    } catch {
                        return error.calls
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(calls == 100)
        #expect(wires.map(\.requests.count).reduce(0, +) == 100)
        #expect((budget.spent, budget.remaining) == (100, 0))
    }
    @Test("The limit of a look-up refuses a call before the client's budget does") func limitOfALookup() async throws {
        // If the look-up took the last call of the budget, only to give it back, another request could fail meanwhile.
        let twice = TransportMiddleware { request, next in
            _ = try await next(request)
            return try await next(request)
        }
        let (observer, events) = OxfordObserver.stream()
        let client = OxfordClient(
            transport: Wire(), middleware: [.budget(CallBudget(5, spent: 4)), twice], observer: observer)
        _ = try await client.lookUp("ace", in: .britishEnglish, maximumCalls: 1)
        let failure = await events.first { $0.kind == .failed }
        #expect(failure?.transportError?.detail == "no call of 1 is left")
    }
}
