import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import Testing

/// What a client's policy, its closures and other clients do together.
@Suite(.timeLimit(.minutes(15))) struct Policies {
    private let clock = ManualClock()

    /// A middleware that adds a token.
    private static func adding(_ token: String) -> TransportMiddleware {
        TransportMiddleware { request, next in
            try await next(request.adding(Headers(validating: ["Authorization": "Bearer \(token)"])))
        }
    }

    @Test("A queue of a hundred requests is no reason for a timeout") func longQueue() async throws {
        let policy = CallPolicy(rateLimit: .perMinute(60, clock: clock), timeout: .seconds(30))
        let diary = Diary()
        let wire = Wire()
        let client = OxfordClient(transport: wire, policy: policy, observer: diary.observer, clock: clock)
        let tasks = (0..<100).map { _ in Task { try await client.response(to: ace).calls } }
        while diary.events.count(where: { $0.kind == .waiting }) < 95 { await Task.yield() }
        for second in 0...95 {
            // Five at once, then one per second, and never more than sixty in a minute.
            let sent = second < 60 ? min(second + 5, 60) : second + 5
            while wire.requests.count < sent { await Task.yield() }
            #expect(wire.requests.count == sent)
            clock.advance(by: .seconds(1))
        }
        for task in tasks { #expect(try await task.value == 1) }
    }

    @Test("Two clients share a rate limit, a budget and a cache") func sharedByClients() async throws {
        let policy = CallPolicy(
            cache: AnswerCache(lifetime: .seconds(600), clock: clock), rateLimit: .perSecond(1, clock: clock),
            budget: CallBudget(2))
        let clients = (0..<2).map { _ in OxfordClient(transport: Wire(), policy: policy, clock: clock) }
        #expect(try await clients[0].response(to: ace).calls == 1)
        #expect(try await clients[1].response(to: ace).calls == 0)
        let second = Task { try await clients[1].response(to: .lemmas("mice", in: .english)).calls }
        await clock.run(until: [second])
        #expect(try await second.value == 1)
        #expect(clock.now.offset == .seconds(1))
        #expect(await failure(of: LemmasRequest("ran", in: .english), from: clients[0])?.reason == .budgetSpent)
    }

    @Test("Requests of two users never share a response, cached or in flight") func twoUsers() async throws {
        let policy = CallPolicy(cache: AnswerCache(lifetime: .seconds(600)), sharesEqualRequests: true)
        let wire = Wire { request, _ in
            let word = request.headers["Authorization"] ?? "nobody"
            return TransportResponse(body: #"{"results": [{"word": "\#(word)"}]}"#)
        }
        for token in ["token-a1b2c3d4e5", "token-f6g7h8i9j0"] {
            let client = OxfordClient(transport: wire, policy: policy, middleware: [Self.adding(token)])
            #expect(try await client.send(ace).results.map(\.word) == ["Bearer \(token)"])
        }
        #expect(wire.requests.count == 2)
    }

    @Test("Requests that differ only in headers for tracing, or in a named header, share a response")
    func headersOutsideTheKey() async throws {
        let policy = CallPolicy(
            cache: AnswerCache(lifetime: .seconds(600)), headersOutsideKey: ["X-Build"])
        let wire = Wire()
        for number in 0..<3 {
            let headers = try Headers(validating: ["traceparent": "00-\(number)", "x-build": "\(number)"])
            let client = OxfordClient(transport: wire, policy: policy, headers: headers)
            #expect(try await client.response(to: ace).calls == (number == 0 ? 1 : 0))
        }
    }

    @Test("A copy with a later deadline gets the response that the other one did not wait for")
    func joinedWithALaterDeadline() async throws {
        let wire = Wire { [clock] _, _ in
            try await clock.sleep(for: .seconds(1))
            return noResults
        }
        let early = OxfordClient(
            transport: wire, policy: CallPolicy(deadline: .milliseconds(200), sharesEqualRequests: true), clock: clock)
        var late = early
        late.policy.deadline = .seconds(5)
        // Nothing tells when the second request has joined the first, so it may be late on a busy machine.
        for _ in 0..<100 {
            let first = Task { try await early.response(to: ace) }
            await clock.waitForSleepers(2)
            let second = Task { [late] in try await late.response(to: ace) }
            await clock.waitForSleepers(3)
            for _ in 0..<100 { await Task.yield() }
            clock.advance(by: .milliseconds(200))
            let error = await first.oxfordError
            #expect((error?.reason, error?.calls) == (.timedOut, 1))
            await clock.run(until: [second], skipping: .seconds(1))
            if try await second.value.calls == 0 { return }
        }
        Issue.record("the second request never joined the first")
    }

    @Test("Deadlines of callers that share requests do not block each other")
    func deadlinesOfEqualRequests() async throws {
        let wire = Wire { _, number in
            if number % 3 == 0 { return TransportResponse(status: 503) }
            try await Task.sleep(for: .microseconds(300))
            return number % 2 == 0 ? TransportResponse(status: 503) : noResults
        }
        var client = OxfordClient(
            transport: wire,
            policy: CallPolicy(
                sharesEqualRequests: true, retries: RetryPolicy(base: .microseconds(50)),
                rateLimit: .perSecond(100_000, burst: 100)))
        // An attempt and a deadline rarely meet at the same moment, so this is tried for a second.
        let end = ContinuousClock.now + .seconds(1)
        var round = 0
        while ContinuousClock.now < end {
            round += 1
            await withTaskGroup(of: Void.self) { group in
                for caller in 0..<16 {
                    client.policy.deadline = .microseconds(100 + 60 * ((round + caller) % 17))
                    group.addTask { [client] in _ = try? await client.response(to: ace) }
                }
            }
        }
    }

    @Test("If the caller that paid for an attempt leaves, the next one pays for the retry")
    func payerOfARetry() async throws {
        let wire = Wire { [clock] _, number in
            try await clock.sleep(for: .seconds(1))
            return number == 1 ? TransportResponse(status: 503) : noResults
        }
        let policy = CallPolicy(sharesEqualRequests: true, retries: RetryPolicy(base: .seconds(1), jitter: 0))
        let client = OxfordClient(transport: wire, policy: policy, clock: clock)
        let tasks = JobQueue().start(2) { try await client.response(to: ace) }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        // The first attempt has failed, and the pause before the second begins.
        while wire.requests.count < 1 || clock.timeUntilNextWaking == nil { await Task.yield() }
        tasks[0].cancel()
        #expect(await tasks[0].oxfordError?.calls == 1)
        await clock.run(until: [tasks[1]])
        #expect(try await tasks[1].value.calls == 1)
        #expect(wire.requests.count == 2)
    }

    @Test("A retry that equal requests share begins after the shortest of their pauses")
    func shortestPause() async throws {
        let wire = Wire { [clock] _, number in
            try await clock.sleep(for: .seconds(1))
            return number == 1 ? TransportResponse(status: 503) : noResults
        }
        var client = OxfordClient(transport: wire, policy: CallPolicy(sharesEqualRequests: true), clock: clock)
        let queue = JobQueue()
        let tasks = [2, 10].flatMap { pause in
            client.policy.retries = RetryPolicy(base: .seconds(pause), jitter: 0)
            return queue.start { [client] in try await client.response(to: ace) }
        }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        await clock.waitForSleepers(1)
        #expect(clock.timeUntilNextWaking == .seconds(2))
        await clock.run(until: tasks)
        for task in tasks { _ = try await task.value }
        #expect(wire.requests.count == 2)
    }

    @Test("A request whose place may come before its deadline waits for it, behind a burst") func placeAfterABurst()
        async throws
    {
        let limit = RateLimit(10, per: .seconds(60), burst: 10, clock: clock)
        let diary = Diary()
        let client = OxfordClient(
            transport: Wire(), policy: CallPolicy(deadline: .seconds(70), rateLimit: limit), observer: diary.observer,
            clock: clock)
        for _ in 0..<10 { _ = try await client.send(ace) }
        let tasks = (0..<10).map { _ in Task { try await client.response(to: ace).calls } }
        while diary.events.count(where: { $0.kind == .waiting || $0.kind == .failed }) < 10 { await Task.yield() }
        clock.advance(by: .seconds(60))
        for task in tasks { #expect(try await task.value == 1) }
    }

    @Test("A request whose place would come after its deadline fails at once") func latePlace() async throws {
        let policy = CallPolicy(deadline: .seconds(5), rateLimit: RateLimit(1, per: .seconds(60), clock: clock))
        let client = OxfordClient(transport: Wire(), policy: policy, clock: clock)
        _ = try await client.send(ace)
        let error = try #require(await failure(from: client))
        #expect((error.reason, error.calls) == (.timedOut, 0))
        #expect(clock.now.offset == .zero)
    }

    @Test("A closure may fetch a token through a client with the same limit and budget")
    func tokenThroughTheSameLimit() async throws {
        let policy = CallPolicy(rateLimit: .perSecond(5, clock: clock), budget: CallBudget(10))
        let tokens = OxfordClient(transport: Wire(), policy: policy, clock: clock)
        let fetching = TransportMiddleware { request, next in
            _ = try await tokens.send(.lemmas("token", in: .english))
            return try await next(request)
        }
        let client = OxfordClient(transport: Wire(), policy: policy, middleware: [fetching], clock: clock)
        let tasks = (0..<5).map { _ in Task { try await client.response(to: ace).calls } }
        await clock.run(until: tasks)
        for task in tasks { #expect(try await task.value == 1) }
        #expect(await failure(from: client)?.reason == .middlewareFailed)
    }

    @Test("After a closure has returned, its next sends nothing") func nextAfterTheEnd() async throws {
        let (wire, ended) = (Wire(), Log<Outcome>())
        let mayGoOn = Counter()
        let leaving = TransportMiddleware { request, next in
            Task {
                await mayGoOn.wait(for: 1)
                do {
                    ended.add(.success(try await next(request)))
                } catch {
                    ended.add(.failure(TransportError(error)))
                }
            }
            return noResults
        }
        let client = OxfordClient(transport: wire, middleware: [leaving])
        #expect(try await client.response(to: ace).calls == 0)
        mayGoOn.add()
        while ended.all.isEmpty { await Task.yield() }
        #expect(ended.all == [.failure(TransportError(.cancelled))])
        #expect(wire.requests.isEmpty)
    }

    @Test("A request that is cancelled before it is shared is never sent") func cancelledBeforeSharing() async {
        let wire = Wire()
        let client = OxfordClient(transport: wire, policy: CallPolicy(sharesEqualRequests: true))
        for _ in 0..<500 {
            let mayStart = Counter()
            let task = Task {
                await mayStart.wait(for: 1)
                return await failure(from: client)
            }
            task.cancel()
            mayStart.add()
            #expect(await task.value?.isCancellation == true)
        }
        #expect(wire.requests.isEmpty)
    }

    @Test("A transport that ignores cancellations sends nothing for a caller that has left")
    func deafTransport() async {
        let (hasLeft, ended) = (Counter(), Log<TransportError?>())
        let wire = ClosureTransport { request in
            await Task {
                await hasLeft.wait(for: 1)
                do {
                    try request.willSend()
                    ended.add(nil)
                } catch {
                    ended.add(error as? TransportError)
                }
            }.value
            return noResults
        }
        let error = await failure(over: wire, policy: CallPolicy(deadline: .milliseconds(20)))
        #expect(error?.reason == .timedOut)
        hasLeft.add()
        while ended.all.isEmpty { await Task.yield() }
        #expect(ended.all == [TransportError(.cancelled)])
    }

    private typealias Outcome = Result<TransportResponse, TransportError>

    @Test("Thousands of requests leave a queue or a shared request when they are cancelled")
    func manyCancellations() async throws {
        let limit = RateLimit(1, per: .seconds(3600), clock: clock)
        let queued = OxfordClient(transport: Wire(), policy: CallPolicy(rateLimit: limit), clock: clock)
        let shared = OxfordClient(transport: silent, policy: CallPolicy(sharesEqualRequests: true))
        _ = try await queued.send(ace)
        for client in [queued, shared] {
            let tasks = (0..<5_000).map { _ in Task { await failure(from: client) } }
            for task in tasks { task.cancel() }
            for task in tasks { #expect(await task.value?.isCancellation == true) }
        }
    }

    @Test("A deadline releases the caller of a transport that blocks its thread")
    func blockingTransport() async {
        let isOver = Counter()
        @Sendable func block() {
            while isOver.value == 0 { Thread.sleep(forTimeInterval: 0.01) }
        }
        let wire = ClosureTransport { _ in
            block()
            return noResults
        }
        let error = await failure(over: wire, policy: CallPolicy(deadline: .milliseconds(100)))
        #expect(error?.reason == .timedOut)
        isOver.add()
    }

    @Test("An observer may cancel its request, and a cancelled closure may report a wait")
    func cancellingObserver() async {
        let (tasks, callers) = AsyncStream.makeStream(of: Task<OxfordError?, Never>.self)
        let caller = Mutex<Task<OxfordError?, Never>?>(nil)
        let waiting = TransportMiddleware { request, next in
            let task = await tasks.first { _ in true }
            caller.withLock { $0 = task }
            return try await withTaskCancellationHandler {
                request.willWait(for: .seconds(1))
                return try await next(request)
            } onCancel: {
                request.willWait(for: .seconds(2))
            }
        }
        let waits = Log<Duration>()
        let observer = OxfordObserver { event in
            if let wait = event.wait { waits.add(wait) }
            caller.withLock(\.self)?.cancel()
        }
        let client = OxfordClient(
            transport: Wire(), policy: CallPolicy(deadline: .seconds(60)), middleware: [waiting], observer: observer)
        let task = Task { await failure(from: client) }
        callers.yield(task)
        #expect(await task.value?.isCancellation == true)
        #expect(waits.all.first == .seconds(1))
    }

    @Test("A signature is made for each attempt, is no part of the key, and is hidden like every secret")
    func signature() async throws {
        let number = Counter()
        let policy = CallPolicy(
            retries: RetryPolicy(attempts: 2, base: .zero),
            signature: { _ in try Headers(validating: ["X-Signature": "signature-\(number.add())"]) })
        let wire = Wire { request, _ in
            TransportResponse(
                status: 503, body: #"{"error": "cannot verify \#(request.headers["X-Signature"] ?? "")"}"#)
        }
        let error = await failure(over: wire, policy: policy)
        #expect(wire.requests.map { $0.headers["X-Signature"] } == ["signature-1", "signature-2"])
        #expect(error?.message == "cannot verify …")
    }

    @Test("Secrets are hidden in base64url, too") func base64url() async throws {
        // The base64 of this token contains both characters that base64url replaces.
        let token = "\u{3F}\u{3E}~~~>?>?~~x"
        let encoded = Data(token.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_")
        #expect(encoded.contains("-") || encoded.contains("_"))
        let wire = Wire(TransportResponse(status: 400, body: #"{"error": "bad token \#(encoded)"}"#))
        let error = await failure(
            from: OxfordClient(transport: wire, headers: try Headers(validating: ["X-Token": token])))
        #expect(error?.message == "bad token …")
    }
}
