import OxfordTesting
import OxfordTransport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Budgets {
    @Test("A spent budget refuses requests before anything is sent") func refusal() async throws {
        let (wire, budget) = (Wire(), CallBudget(2))
        let client = OxfordClient(transport: wire, policy: CallPolicy(budget: budget))
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

    @Test("A retry for which no call is left does not wait for the rate limit") func hopelessRetry() async throws {
        let clock = ManualClock()
        let policy = CallPolicy(
            retries: RetryPolicy(base: .zero), rateLimit: RateLimit(1, per: .seconds(3600), clock: clock),
            budget: CallBudget(1))
        let error = await failure(over: Wire(TransportResponse(status: 503)), policy: policy, clock: clock)
        #expect((error?.reason, error?.calls) == (.serverFailure, 1))
        #expect(clock.now.offset == .zero)
    }

    @Test("A budget without a limit counts the calls of suggestions and results") func counting() async throws {
        let body = #"{"metadata": {"total": 2}, "results": [{"word": "ace"}]}"#
        var client = OxfordClient(transport: Wire(TransportResponse(body: body)))
        let counter = CallBudget(spent: 3)
        client.policy.budget = counter
        _ = try await client.suggestions(for: "a", in: .britishEnglish)
        _ = try await client.suggestions(for: "a", translating: .englishToSpanish)
        for try await _ in client.results(of: SearchRequest("a", in: .britishEnglish), pageSize: 1) {}
        #expect(counter.spent == 7)
        #expect(counter.remaining == .max - 7)
        #expect("\(counter)" == "7 calls spent")
    }

    @Test("A retry that the budget refuses does not hide the failure before it") func refusedRetry() async throws {
        let policy = CallPolicy(retries: RetryPolicy(base: .zero), budget: CallBudget(2))
        let error = await failure(over: Wire(TransportResponse(status: 503)), policy: policy)
        #expect(error?.calls == 2)
        #expect(error?.reason == .serverFailure)
    }

    @Test("A budget that others spend while a retry waits does not hide the failure before it")
    func spentByOthers() async throws {
        let clock = ManualClock()
        let (wire, budget, diary) = (Wire(TransportResponse(status: 503)), CallBudget(2), Diary())
        let policy = CallPolicy(
            retries: RetryPolicy(base: .zero), rateLimit: RateLimit(1, per: .seconds(60), clock: clock), budget: budget)
        let client = OxfordClient(transport: wire, policy: policy, observer: diary.observer, clock: clock)
        let task = Task { await failure(from: client) }
        await clock.waitForSleepers(1)
        _ = await failure(over: wire, policy: CallPolicy(budget: budget))
        clock.advance(by: .seconds(60))
        let error = try #require(await task.value)
        #expect((error.reason, error.calls) == (.serverFailure, 1))
        #expect(diary.events.count { $0.kind == .received } == 1)
    }

    @Test(
        "A budget can be restored, and extreme ones are clamped",
        arguments: [
            (3, 2, 1), (0, 0, 0), (-1, 0, 0), (.min, .min, 0), (5, -3, 5), (2, 7, 0), (.max, .max, 0), (.max, 0, .max),
        ])
    func extremes(limit: Int, spent: Int, remaining: Int) async {
        let budget = CallBudget(limit, spent: spent)
        #expect(budget.remaining == remaining)
        let client = OxfordClient(transport: Wire(), policy: CallPolicy(budget: budget))
        #expect((await failure(from: client) == nil) == (remaining > 0))
    }

    @Test("The limit of a look-up refuses a call before the client's budget does") func limitOfALookup() async throws {
        // If the look-up took the last call of the budget, only to give it back, another request could fail meanwhile.
        let twice = TransportMiddleware { request, next in
            _ = try await next(request)
            return try await next(request)
        }
        let (observer, events) = OxfordObserver.stream()
        let client = OxfordClient(
            transport: Wire(), policy: CallPolicy(budget: CallBudget(5, spent: 4)), middleware: [twice],
            observer: observer)
        _ = try await client.lookUp("ace", in: .britishEnglish, maximumCalls: 1)
        let failure = await events.first { $0.kind == .failed }
        #expect(failure?.transportError?.detail == "no call of 1 is left")
    }
}
