import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Budgets {
    @Test("A retry for which no call is left does not wait for the rate limit") func hopelessRetry() async throws {
        let clock = ManualClock()
        let policy = CallPolicy(
            retries: RetryPolicy(base: .zero), rateLimit: RateLimit(1, per: .seconds(3600), clock: clock),
            budget: CallBudget(1))
        let error = await failure(over: Wire(TransportResponse(status: 503)), policy: policy, clock: clock)
        #expect((error?.reason, error?.calls) == (.serverFailure, 1))
        #expect(clock.now.offset == .zero)
    }

    @Test("A retry that the budget refuses does not hide the failure before it") func refusedRetry() async throws {
        let policy = CallPolicy(retries: RetryPolicy(base: .zero), budget: CallBudget(2))
        let error = await failure(over: Wire(TransportResponse(status: 503)), policy: policy)
        #expect((error?.calls, error?.reason, error?.status) == (2, .serverFailure, 503))
        // A retry that cannot be made is not advised.
        #expect(error?.isRetryable == false)
        #expect(error?.advice == "the budget of calls is used up; raise the budget, or send fewer requests")
        let other = await failure(over: Wire(TransportResponse(status: 503)), policy: CallPolicy(budget: CallBudget(2)))
        #expect(other?.isRetryable == true)
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

    @Test("A budget gets its call back if the budget around it has none left")
    func refusalByTheOuterBudget() async {
        let (clock, started, released) = (ManualClock(), Counter(), Counter())
        let (outer, limit) = (CallBudget(1), RateLimit(1, per: .seconds(60), clock: clock))
        let inner = CallBudget(1, within: outer)
        _ = await failure(over: Wire(), policy: CallPolicy(rateLimit: limit))
        let waiting = Task { await failure(over: Wire(), policy: CallPolicy(rateLimit: limit, budget: inner)) }
        await clock.waitForSleepers(1)
        let unsent = Task {
            let wire = ClosureTransport { _ in
                started.add()
                await released.wait(for: 1)
                throw TransportError(.cannotConnect)
            }
            _ = await failure(over: wire, policy: CallPolicy(budget: outer))
        }
        await started.wait(for: 1)
        clock.advance(by: .seconds(60))
        #expect(await waiting.value?.reason == .budgetSpent)
        released.add()
        await unsent.value
        #expect((inner.remaining, outer.remaining) == (1, 1))
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

    @Test("A call that did not leave is not spent, and the transport decides", arguments: [nil, false, true])
    func unsentCalls(isCall: Bool?) async {
        let budget = CallBudget(9)
        func calls(_ error: TransportError) async -> Int? {
            await failure(over: ClosureTransport { _ in throw error }, policy: CallPolicy(budget: budget))?.calls
        }
        for reason in [FailureReason.offline, .hostNotFound, .cannotConnect, .untrusted, .refusedURL, .notInSample] {
            #expect(await calls(TransportError(reason, isCall: isCall)) == (isCall == true ? 1 : 0))
        }
        #expect(budget.spent == (isCall == true ? 6 : 0))
        for reason in [FailureReason.connectionLost, .timedOut, .other] {
            #expect(await calls(TransportError(reason, isCall: isCall)) == (isCall == false ? 0 : 1))
        }
    }
}
