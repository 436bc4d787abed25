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

    @Test("A cancelled caller is resumed at once, and a later caller does not join its request")
    func afterCancellation() async throws {
        let ended = ManualClock()
        // The transport ignores cancellation, so the cancelled request stays in flight.
        let wire = Wire { _, number in
            await Task { try? await ended.sleep(for: .seconds(1)) }.value
            return TransportResponse(status: 200 + number)
        }
        let line = Line(wire, policy: CallPolicy(sharesEqualRequests: true))
        let cancelled = queue.start { try await line.send(example) }[0]
        await ended.waitForSleepers(1)
        cancelled.cancel()
        await #expect(throws: TransportError(.cancelled)) { try await cancelled.value }
        let next = queue.start { try await line.send(example) }[0]
        await ended.waitForSleepers(2)
        ended.advance(by: .seconds(1))
        #expect(try await next.value.status == 202)
    }

    @Test("If the first caller leaves before its call, the others start again with a call of their own")
    func callerThatLeftBeforeItsCall() async throws {
        let (wire, clock) = (Wire(), ManualClock())
        let limit = RateLimit(1, per: .seconds(60), clock: clock)
        _ = try await OxfordClient(transport: Wire(), policy: CallPolicy(rateLimit: limit)).send(ace)
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(sharesEqualRequests: true, rateLimit: limit))
        let tasks = queue.start(4) { try await client.response(to: ace) }
        await clock.waitForSleepers(1)
        tasks[0].cancel()
        let cancelled = try #require(await tasks[0].oxfordError)
        #expect(cancelled.isCancellation)
        #expect(cancelled.calls == 0)
        let others = Array(tasks.dropFirst())
        await clock.run(until: others)
        var responses: [OxfordResponse<EntriesAnswer>] = []
        for task in others { responses.append(try await task.value) }
        #expect(responses.map(\.calls).reduce(0, +) == 1)
        #expect(wire.requests.map(\.id) == responses.filter { $0.calls == 1 }.map(\.id))
    }
}
