import OxfordTesting
import OxfordTransport
import Synchronization
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
    private let ace = TransportRequest(url: "https://example.com/ace")

    private func reason(of task: Task<TransportResponse, any Error>) async -> TransportError.Reason? {
        switch await task.result {
        case .success: nil
        case .failure(let error): (error as? TransportError)?.reason
        }
    }

    @Test("Equal requests in flight share one response")
    func shared() async throws {
        let (wire, ace) = (Wire(), ace)
        let transport = wire.coalescing()
        let tasks = queue.start(5) { try await transport.send(ace) }
        await wire.answer()
        for task in tasks { #expect(String(decoding: try await task.value.body, as: UTF8.self) == "\(ace.url) 1") }
        #expect(wire.requests.count == 1)
    }

    @Test("A request after the response is sent")
    func afterTheResponse() async throws {
        let (wire, ace) = (Wire(), ace)
        let transport = wire.coalescing()
        for number in 1...3 {
            let tasks = queue.start { try await transport.send(ace) }
            await wire.answer()
            #expect(String(decoding: try await tasks[0].value.body, as: UTF8.self) == "\(ace.url) \(number)")
        }
    }

    @Test("Requests with different URLs, headers or credentials are not shared")
    func unequal() async throws {
        let wire = Wire()
        let transport = wire.coalescing()
        let requests = [
            ace, TransportRequest(url: ace.url + "s"), TransportRequest(url: "https://example.com/caf\u{E9}"),
            TransportRequest(url: "https://example.com/cafe\u{301}"),
            TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "one"])),
            TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "other"])),
            TransportRequest(url: ace.url, headers: try Headers(validating: ["Accept-Language": "de"])),
        ]
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
        let (wire, ace) = (Wire(.failure(TransportError(.connectionLost))), ace)
        let transport = wire.coalescing()
        let tasks = queue.start(3) { try await transport.send(ace) }
        await wire.answer()
        for task in tasks { #expect(await reason(of: task) == .connectionLost) }
        #expect(wire.requests.count == 1)
    }

    @Test("Cancelling one caller does not affect the others", arguments: 0..<3)
    func oneCancelled(_ number: Int) async throws {
        let (wire, ace) = (Wire(), ace)
        let transport = wire.coalescing()
        var tasks = queue.start(3) { try await transport.send(ace) }
        await wire.clock.waitForSleepers(1)
        let cancelled = tasks.remove(at: number)
        cancelled.cancel()
        #expect(await reason(of: cancelled) == .cancelled)
        tasks += queue.start { try await transport.send(ace) }
        await wire.answer()
        for task in tasks { #expect(try await task.value.status == 200) }
        #expect(wire.requests.count == 1 && wire.cancelled == 0)
    }

    @Test("Cancelling the last caller cancels the request")
    func allCancelled() async throws {
        let (wire, ace) = (Wire(), ace)
        let transport = wire.coalescing()
        let tasks = queue.start(3) { try await transport.send(ace) }
        await wire.clock.waitForSleepers(1)
        for task in tasks {
            #expect(wire.cancelled == 0)
            task.cancel()
            #expect(await reason(of: task) == .cancelled)
        }
        #expect(wire.cancelled == 1 && wire.requests.count == 1)
    }

    @Test("A caller does not join a cancelled request")
    func afterCancellation() async throws {
        let (ended, ace) = (TestClock(), ace)
        let calls = Atomic(0)
        // The transport ignores cancellation, so the cancelled request stays in flight.
        let transport = ClosureTransport { _ in
            let number = calls.add(1, ordering: .relaxed).newValue
            await Task { try? await ended.sleep(for: .seconds(1)) }.value
            return TransportResponse(status: 200 + number)
        }.coalescing()
        let cancelled = queue.start { try await transport.send(ace) }[0]
        await ended.waitForSleepers(1)
        cancelled.cancel()
        let next = queue.start { try await transport.send(ace) }[0]
        await ended.waitForSleepers(2)
        ended.advance(by: .seconds(1))
        // The last caller waits for the request, as it would without coalescing.
        #expect(try await (cancelled.value.status, next.value.status) == (201, 202))
    }

    @Test("A task that is already cancelled sends nothing")
    func cancelledBefore() async throws {
        let (wire, ace) = (Wire(), ace)
        let transport = wire.coalescing()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.send(ace)
        }
        #expect(await reason(of: task) == .cancelled)
        #expect(wire.requests.isEmpty)
    }

    /// An observer that records the events of every request by its ID.
    private final class Notes: OxfordObserver {
        private let state = Mutex([RequestID: [String]]())
        var lines: [[String]] { state.withLock { $0.values.sorted { $0.count > $1.count } } }

        func observe(_ event: OxfordEvent) {
            state.withLock { $0[event.id, default: []].append("\(event.kind) \(event.attempt)") }
        }
    }

    @Test("The attempts of a shared request are counted once", arguments: [1, 3])
    func attempts(_ attempts: Int) async throws {
        let (wire, notes) = (Wire(.success(503)), Notes())
        let retrying = wire.retrying(RetryPolicy(attempts: attempts, base: .seconds(5), jitter: 0), clock: wire.clock)
        let client = OxfordClient(credentials: nil, transport: retrying.coalescing(), observer: notes)
        let tasks = queue.start(4) { try await client.send(.entries("ace", in: .britishEnglish)) }
        for attempt in 1...attempts {
            await wire.answer()
            if attempt < attempts {
                while wire.requests.count == attempt {
                    await Task.yield()
                    if wire.clock.timeUntilNextWaking ?? .zero > .seconds(1) { wire.clock.advance(by: .seconds(30)) }
                }
            }
        }
        var counted: [Int] = []
        for task in tasks {
            guard case .failure(let error as OxfordError) = await task.result else { continue }
            counted.append(error.attempts)
        }
        #expect(counted.sorted() == [0, 0, 0, attempts])
        let tries = (1...attempts).flatMap { $0 > 1 ? ["waiting \($0)", "attempted \($0)"] : ["attempted 1"] }
        let last = "answeredWithError"
        #expect(notes.lines == [tries + ["\(last) \(attempts)"]] + Array(repeating: ["\(last) 0"], count: 3))
    }

    @Test("An attempt is not counted again after its caller was cancelled")
    func attemptsOfACallerThatLeft() async throws {
        let wire = Wire(.success(503))
        let retrying = wire.retrying(RetryPolicy(attempts: 2, base: .seconds(5), jitter: 0), clock: wire.clock)
        let client = OxfordClient(credentials: nil, transport: retrying.coalescing())
        let tasks = queue.start(2) { try await client.send(.entries("ace", in: .britishEnglish)) }
        await wire.answer()
        // The pause before the second attempt.
        await wire.clock.waitForSleepers(1)
        var attempts: [Int] = []
        for task in tasks {
            task.cancel()
            if case .failure(let error as OxfordError) = await task.result { attempts.append(error.attempts) }
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
            return try await transport.send(TransportRequest(url: "https://example.com"))
        }
        caller.withLock { $0 = task }
        beginning.yield()
        await #expect(throws: TransportError.self) { try await task.value }
    }

    @Test("An attempt in flight is counted for the caller that began it, even if that caller is cancelled")
    func attemptsAfterCancellation() async throws {
        let wire = Wire()
        let retrying = wire.retrying(RetryPolicy(attempts: 2), clock: wire.clock)
        for transport in [wire.coalescing() as any Transport, retrying.coalescing()] {
            let client = OxfordClient(credentials: nil, transport: transport)
            let tasks = queue.start(2) { try await client.response(to: .entries("ace", in: .britishEnglish)) }
            await wire.clock.waitForSleepers(1)
            tasks[0].cancel()
            guard case .failure(let error as OxfordError) = await tasks[0].result else {
                Issue.record("a cancelled caller received a response")
                return
            }
            #expect(error.isCancellation && error.attempts == 1)
            await wire.answer()
            guard case .failure(let error as OxfordError) = await tasks[1].result else {
                Issue.record("invalid JSON was read")
                return
            }
            #expect(error.reason == .unreadableAnswer && error.attempts == 0)
        }
    }
}
