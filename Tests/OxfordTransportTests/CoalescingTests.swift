import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Coalescing {
    /// A transport that responds when its clock is advanced by a second.
    private final class Wire: Transport {
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
    private let wire = Wire()
    private let transport: any Transport

    init() { transport = wire.coalescing() }

    @Test("Equal requests in flight share one response")
    func shared() async throws {
        let tasks = queue.start(5) { try await transport.send(example) }
        await wire.answer()
        for task in tasks { #expect(String(decoding: try await task.value.body, as: UTF8.self) == "\(example.url) 1") }
        #expect(wire.requests.count == 1)
    }

    @Test("A request after the response is sent")
    func afterTheResponse() async throws {
        for number in 1...3 {
            let tasks = queue.start { try await transport.send(example) }
            await wire.answer()
            #expect(String(decoding: try await tasks[0].value.body, as: UTF8.self) == "\(example.url) \(number)")
        }
    }

    @Test("Requests with different URLs, headers or credentials are not shared")
    func unequal() async throws {
        let requests = try unequalRequests()
        let tasks = requests.flatMap { request in queue.start(2) { (request, try await transport.send(request)) } }
        await wire.answer(requests.count)
        for task in tasks {
            let (request, response) = try await task.value
            #expect(String(decoding: response.body, as: UTF8.self).hasPrefix(request.url + " "))
        }
        #expect(wire.requests.count == requests.count)
        #expect(Set(wire.requests.map(\.headers)) == Set(requests.map(\.headers)))
    }

    @Test("Errors are shared")
    func errors() async throws {
        let wire = Wire(.failure(TransportError(.connectionLost)))
        let transport = wire.coalescing()
        let tasks = queue.start(3) { try await transport.send(example) }
        await wire.answer()
        for task in tasks { await #expect(throws: TransportError(.connectionLost)) { try await task.value } }
        #expect(wire.requests.count == 1)
    }

    @Test("Cancelling one caller does not affect the others", arguments: 0..<3)
    func oneCancelled(_ number: Int) async throws {
        var tasks = queue.start(3) { try await transport.send(example) }
        await wire.clock.waitForSleepers(1)
        let cancelled = tasks.remove(at: number)
        cancelled.cancel()
        await #expect(throws: TransportError(.cancelled)) { try await cancelled.value }
        tasks += queue.start { try await transport.send(example) }
        await wire.answer()
        for task in tasks { #expect(try await task.value.status == 200) }
        #expect(wire.requests.count == 1)
        #expect(wire.cancelled == 0)
    }

    @Test("Cancelling the last caller cancels the request")
    func allCancelled() async throws {
        let tasks = queue.start(3) { try await transport.send(example) }
        await wire.clock.waitForSleepers(1)
        for task in tasks {
            #expect(wire.cancelled == 0)
            task.cancel()
            await #expect(throws: TransportError(.cancelled)) { try await task.value }
        }
        #expect(wire.cancelled == 1)
        #expect(wire.requests.count == 1)
    }

    @Test("A caller does not join a cancelled request")
    func afterCancellation() async throws {
        let (ended, calls) = (TestClock(), Counter())
        // The transport ignores cancellation, so the cancelled request stays in flight.
        let transport = ClosureTransport { _ in
            let number = calls.add()
            await Task { try? await ended.sleep(for: .seconds(1)) }.value
            return TransportResponse(status: 200 + number)
        }.coalescing()
        let cancelled = queue.start { try await transport.send(example) }[0]
        await ended.waitForSleepers(1)
        cancelled.cancel()
        let next = queue.start { try await transport.send(example) }[0]
        await ended.waitForSleepers(2)
        ended.advance(by: .seconds(1))
        // The last caller waits for the request, as it would without coalescing.
        #expect(try await (cancelled.value.status, next.value.status) == (201, 202))
    }

    @Test("A task that is already cancelled sends nothing")
    func cancelledBefore() async throws {
        let task = cancelled { try await transport.send(example) }
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
        #expect(wire.requests.isEmpty)
    }

    @Test("The attempts of a shared request are counted once", arguments: [1, 3])
    func attempts(_ attempts: Int) async throws {
        let (wire, diary) = (Wire(.success(503)), Diary())
        let retrying = wire.retrying(RetryPolicy(attempts: attempts, base: .seconds(5), jitter: 0), clock: wire.clock)
        let client = OxfordClient(credentials: nil, transport: retrying.coalescing(), observer: diary)
        let tasks = queue.start(4) { try await client.send(ace) }
        for attempt in 1...attempts {
            await wire.answer()
            if attempt < attempts {
                while wire.requests.count == attempt {
                    await Task.yield()
                    if wire.clock.timeUntilNextWaking ?? .zero > .seconds(1) { wire.clock.advance(by: .seconds(30)) }
                }
            }
        }
        var counted: [Int?] = []
        for task in tasks { counted.append(await task.oxfordError?.attempts) }
        #expect(counted == [attempts, 0, 0, 0])
        let histories = Dictionary(grouping: diary.events, by: \.id).values.sorted { $0.count > $1.count }
        let tries = (1...attempts).flatMap { $0 > 1 ? ["waiting \($0)", "attempted \($0)"] : ["attempted 1"] }
        let last = "answeredWithError"
        #expect(
            histories.map { $0.map { "\($0.kind) \($0.attempt)" } }
                == [tries + ["\(last) \(attempts)"]] + Array(repeating: ["\(last) 0"], count: 3))
    }

    @Test("An attempt is not counted again after its caller was cancelled")
    func attemptsOfACallerThatLeft() async throws {
        let wire = Wire(.success(503))
        let retrying = wire.retrying(RetryPolicy(attempts: 2, base: .seconds(5), jitter: 0), clock: wire.clock)
        let client = OxfordClient(credentials: nil, transport: retrying.coalescing())
        let tasks = queue.start(2) { try await client.send(ace) }
        await wire.answer()
        // The pause before the second attempt.
        await wire.clock.waitForSleepers(1)
        var attempts: [Int?] = []
        for task in tasks {
            task.cancel()
            attempts.append(await task.oxfordError?.attempts)
        }
        #expect(attempts == [1, 0])
        #expect(wire.requests.count == 1)
    }

    @Test("Cancelling the caller while its request starts cancels the request")
    func cancelledWhileStarting() async {
        let caller = Mutex<Task<TransportResponse, any Error>?>(nil)
        let transport = ClosureTransport { _ in
            caller.withLock { $0?.cancel() }
            let isCancelled = (try? await Task.sleep(for: .seconds(60))) == nil
            if isCancelled { throw TransportError(.cancelled) }
            return TransportResponse(status: 200)
        }.coalescing()
        let (begin, beginning) = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in begin { break }
            return try await transport.send(example)
        }
        caller.withLock { $0 = task }
        beginning.yield()
        await #expect(throws: TransportError.self) { try await task.value }
    }

    @Test(
        "An attempt in flight is counted for the caller that began it, even if that caller is cancelled",
        arguments: [false, true])
    func attemptsAfterCancellation(isRetrying: Bool) async throws {
        let transport: any Transport =
            isRetrying
            ? wire.retrying(RetryPolicy(attempts: 2), clock: wire.clock).coalescing() : wire.coalescing()
        let client = OxfordClient(credentials: nil, transport: transport)
        let tasks = queue.start(2) { try await client.send(ace) }
        await wire.clock.waitForSleepers(1)
        tasks[0].cancel()
        let cancelled = try #require(await tasks[0].oxfordError)
        #expect(cancelled.isCancellation)
        #expect(cancelled.attempts == 1)
        await wire.answer()
        let unreadable = try #require(await tasks[1].oxfordError)
        #expect(unreadable.reason == .unreadableAnswer)
        #expect(unreadable.attempts == 0)
    }
}
