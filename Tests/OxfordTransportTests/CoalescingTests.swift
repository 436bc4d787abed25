import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Coalescing {
    private let clock = ManualClock()
    private let queue = JobQueue()
    private let cancelled = Counter()
    private let wire: Wire
    private let line: Line

    /// A request whose connection is lost.
    private static let lost = TransportRequest(url: "https://example.com/lost")

    init() {
        wire = Wire { [clock, cancelled] request, number in
            do {
                try await clock.sleep(for: .seconds(1))
            } catch {
                cancelled.add()
                throw error
            }
            if request.url == Self.lost.url { throw TransportError(.connectionLost) }
            return TransportResponse(body: "\(number)")
        }
        line = Line(wire, policy: CallPolicy(sharesEqualRequests: true))
    }

    @Test(
        "Equal requests in flight share one response or error, and a later request does not",
        arguments: [example, lost]
    )
    func shared(_ request: TransportRequest) async throws {
        for number in 1...2 {
            let tasks = queue.start(5) { await line.outcome(of: request) }
            await clock.run(until: tasks)
            let expected: Result<TransportResponse, TransportError> =
                request.url == Self.lost.url
                ? .failure(TransportError(.connectionLost)) : .success(TransportResponse(body: "\(number)"))
            for task in tasks { #expect(try await task.value == expected) }
            #expect(wire.requests.count == number)
        }
    }

    @Test("Cancelling a caller leaves the request to the others, and cancelling the last one cancels it")
    func cancellation() async throws {
        let tasks = queue.start(3) { try await line.send(example) }
        await clock.waitForSleepers(1)
        for task in tasks {
            #expect(cancelled.value == 0)
            task.cancel()
            await #expect(throws: TransportError(.cancelled)) { try await task.value }
        }
        await cancelled.wait(for: 1)
        #expect(wire.requests.count == 1)
    }

    @Test("A caller whose request was refused because of another's budget or time sends it itself")
    func refusalOfTheFirstCaller() async throws {
        let (wire, clock) = (Wire(), ManualClock())
        let limit = RateLimit(1, per: .seconds(60), clock: clock)
        let budget = CallBudget(2)
        var client = OxfordClient(
            transport: wire, policy: CallPolicy(sharesEqualRequests: true, rateLimit: limit, budget: budget))
        _ = try await client.send(ace)
        let first = queue.start { [client] in try await client.response(to: ace) }
        await clock.waitForSleepers(1)
        client.policy.budget = CallBudget(9)
        let second = queue.start { [client] in try await client.response(to: ace) }
        // Another client spends the last call of the first caller's budget.
        _ = try await OxfordClient(transport: Wire(), policy: CallPolicy(budget: budget)).send(ace)
        await clock.run(until: first + second)
        #expect(await first[0].oxfordError?.reason == .budgetSpent)
        #expect(try await second[0].value.calls == 1)
        #expect(wire.requests.count == 2)
    }

    @Test("A shared request of a background task has at least the priority of something that a user waits for")
    func priority() async throws {
        let wire = Wire { _, _ in TransportResponse(body: "\(Task.currentPriority.rawValue)") }
        let line = Line(wire, policy: CallPolicy(sharesEqualRequests: true))
        let body = try await Task(priority: .background) { try await line.send(example).body }.value
        let priority = try #require(UInt8(String(decoding: body, as: UTF8.self)))
        #expect(priority >= TaskPriority.userInitiated.rawValue)
    }
}
