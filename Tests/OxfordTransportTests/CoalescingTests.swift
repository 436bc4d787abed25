import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Coalescing {
    /// A transport that responds when its clock is advanced by a second.
    private final class TimedWire: Transport {
        let clock = TestClock()
        private let outcome: Result<Int, TransportError>
        private let state = Mutex((requests: [TransportRequest](), cancelled: 0))

        init(_ outcome: Result<Int, TransportError> = .success(200)) {
            self.outcome = outcome
        }

        var requests: [TransportRequest] { state.withLock(\.requests) }
        var cancelled: Int { state.withLock(\.cancelled) }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            state.withLock { $0.requests.append(request) }
            do {
                try await clock.sleep(for: .seconds(1))
            } catch {
                state.withLock { $0.cancelled += 1 }
                throw TransportError(.cancelled)
            }
            return TransportResponse(status: try outcome.get(), body: "\(request.url) \(requests.count)")
        }

        func answer(_ count: Int = 1) async {
            await clock.waitForSleepers(count)
            clock.advance(by: .seconds(1))
        }
    }

    private let queue = JobQueue()
    private let wire = TimedWire()
    private let line: Line

    init() { line = Line(wire, .coalescing()) }

    @Test(
        "Equal requests in flight share one response or error, and a later request does not",
        arguments: [.success(200), .failure(TransportError(.connectionLost))] as [Result<Int, TransportError>])
    func shared(_ outcome: Result<Int, TransportError>) async throws {
        let wire = TimedWire(outcome)
        let line = Line(wire, .coalescing())
        for count in 1...2 {
            let tasks = queue.start(5) { await line.outcome(of: example) }
            await wire.answer()
            let expected = outcome.map { TransportResponse(status: $0, body: "\(example.url) \(count)") }
            for task in tasks { #expect(try await task.value == expected) }
            #expect(wire.requests.count == count)
        }
    }

    @Test("Requests with different URLs, headers or credentials are not shared")
    func unequal() async throws {
        let requests = try unequalRequests()
        let tasks = requests.flatMap { request in queue.start(2) { (request, try await line.send(request)) } }
        await wire.answer(requests.count)
        for task in tasks {
            let (request, response) = try await task.value
            #expect(String(decoding: response.body, as: UTF8.self).hasPrefix(request.url + " "))
        }
        #expect(wire.requests.count == requests.count)
        #expect(Set(wire.requests.map(\.headers)) == Set(requests.map(\.headers)))
    }

    @Test("Cancelling one caller does not affect the others", arguments: 0..<3)
    func oneCancelled(_ number: Int) async throws {
        var tasks = queue.start(3) { try await line.send(example) }
        await wire.clock.waitForSleepers(1)
        let cancelled = tasks.remove(at: number)
        cancelled.cancel()
        await #expect(throws: TransportError(.cancelled)) { try await cancelled.value }
        tasks += queue.start { try await line.send(example) }
        await wire.answer()
        for task in tasks { #expect(try await task.value.status == 200) }
        #expect(wire.requests.count == 1)
        #expect(wire.cancelled == 0)
    }

    @Test("Cancelling the last caller cancels the request")
    func allCancelled() async throws {
        let tasks = queue.start(3) { try await line.send(example) }
        await wire.clock.waitForSleepers(1)
        for task in tasks {
            #expect(wire.cancelled == 0)
            task.cancel()
            await #expect(throws: TransportError(.cancelled)) { try await task.value }
        }
        while wire.cancelled == 0 { await Task.yield() }
        #expect(wire.requests.count == 1)
    }

    @Test("A cancelled caller is resumed at once, and a later caller does not join its request")
    func afterCancellation() async throws {
        let (ended, calls) = (TestClock(), Counter())
        // The transport ignores cancellation, so the cancelled request stays in flight.
        let wire = ClosureTransport { _ in
            let number = calls.add()
            await Task { try? await ended.sleep(for: .seconds(1)) }.value
            return TransportResponse(status: 200 + number)
        }
        let line = Line(wire, .coalescing())
        let cancelled = queue.start { try await line.send(example) }[0]
        await ended.waitForSleepers(1)
        cancelled.cancel()
        await #expect(throws: TransportError(.cancelled)) { try await cancelled.value }
        let next = queue.start { try await line.send(example) }[0]
        await ended.waitForSleepers(2)
        ended.advance(by: .seconds(1))
        #expect(try await next.value.status == 202)
    }

    @Test("Cancelling the caller while its request starts cancels the request")
    func cancelledWhileStarting() async {
        let caller = Mutex<Task<TransportResponse, any Error>?>(nil)
        let wire = ClosureTransport { _ in
            caller.withLock { $0?.cancel() }
            return try await silent.send(example)
        }
        let line = Line(wire, .coalescing())
        let (begin, beginning) = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in begin { break }
            return try await line.send(example)
        }
        caller.withLock { $0 = task }
        beginning.yield()
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
    }

    // MARK: Calls

    @Test("The calls of a shared request are counted once", arguments: [1, 3])
    func calls(_ attempts: Int) async throws {
        let (wire, diary) = (TimedWire(.success(503)), Diary())
        let policy = RetryPolicy(attempts: attempts, base: .seconds(5), jitter: 0)
        let client = OxfordClient(
            transport: wire, middleware: [.coalescing(), .retrying(policy, clock: wire.clock)],
            observer: diary.observer)
        let tasks = queue.start(4) { try await client.send(ace) }
        await wire.clock.run(until: tasks)
        var counted: [Int?] = []
        for task in tasks { counted.append(await task.oxfordError?.calls) }
        #expect(counted == [attempts, 0, 0, 0])
        let histories = Dictionary(grouping: diary.events, by: \.id).values.sorted { $0.count > $1.count }
        let tries = (1...attempts).flatMap { $0 > 1 ? ["waiting \($0 - 1)", "received \($0)"] : ["received 1"] }
        #expect(
            histories.map { $0.map { "\($0.kind) \($0.calls)" } }
                == [tries + ["failed \(attempts)"]] + Array(repeating: ["failed 0"], count: 3))
    }

    @Test("If the first caller leaves before its call, the others start again with a call of their own")
    func callerThatLeftBeforeItsCall() async throws {
        let (wire, clock) = (Wire(), TestClock())
        let limit = TransportMiddleware.rateLimited(RateLimit(1, per: .seconds(60)), clock: clock)
        _ = try await OxfordClient(transport: Wire(), middleware: [limit]).send(ace)
        let client = OxfordClient(transport: wire, middleware: [.coalescing(), limit])
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
