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
        let policy = CallPolicy(rateLimit: .perMinute(60, clock: clock), attemptTimeout: .seconds(30))
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
        let stranger = OxfordClient(transport: wire, policy: policy)
        #expect(try await stranger.send(ace).results.map(\.word) == ["nobody"])
    }

    @Test("Requests that differ only in headers for tracing share a response, and any other header counts")
    func headersOutsideTheKey() async throws {
        for (name, isShared) in [("traceparent", true), ("X-Request-ID", true), ("X-Build", false)] {
            let policy = CallPolicy(cache: AnswerCache(lifetime: .seconds(600)))
            for number in 0..<3 {
                let headers = try Headers(validating: [name: "00-\(number)"])
                let client = OxfordClient(transport: Wire(), policy: policy, headers: headers)
                #expect(try await client.response(to: ace).calls == (number > 0 && isShared ? 0 : 1))
            }
        }
    }

    @Test("A copy with a longer timeout gets the response that the other one did not wait for")
    func joinedWithALongerTimeout() async throws {
        let wire = Wire { [clock] _, _ in
            try await clock.sleep(for: .seconds(1))
            return noResults
        }
        let early = OxfordClient(
            transport: wire, policy: CallPolicy(timeout: .milliseconds(200), sharesEqualRequests: true), clock: clock)
        var late = early
        late.policy.timeout = .seconds(5)
        // Nothing tells when the second request has joined the first, so it may be late on a busy machine.
        for _ in 0..<100 {
            let sent = wire.requests.count
            let first = Task { try await early.response(to: ace) }
            await clock.waitForSleepers(2)
            let second = Task { [late] in try await late.response(to: ace) }
            await clock.waitForSleepers(3)
            for _ in 0..<100 { await Task.yield() }
            clock.advance(by: .milliseconds(200))
            let error = await first.oxfordError
            #expect(error?.reason == .timedOut)
            await clock.run(until: [second], skipping: .seconds(1))
            // Each call is reported once, to the first caller that waits for its outcome.
            let calls = try await second.value.calls
            #expect((error?.calls ?? 0) + calls == wire.requests.count - sent)
            if wire.requests.count == sent + 1, calls == 1 { return }
        }
        Issue.record("the second request never joined the first")
    }

    @Test("Timeouts of callers that share requests do not block each other")
    func timeoutsOfEqualRequests() async throws {
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
        // An attempt and a timeout rarely meet at the same moment, so this is tried for a second.
        let end = ContinuousClock.now + .seconds(1)
        var round = 0
        while ContinuousClock.now < end {
            round += 1
            await withTaskGroup(of: Void.self) { group in
                for caller in 0..<16 {
                    client.policy.timeout = .microseconds(100 + 60 * ((round + caller) % 17))
                    group.addTask { [client] in _ = try? await client.response(to: ace) }
                }
            }
        }
    }

    @Test("If the first caller leaves after an attempt, the retry is reported to the next one")
    func callsOfARetry() async throws {
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

    @Test("A request whose place comes before its time is over waits for it, behind a burst") func placeAfterABurst()
        async throws
    {
        let limit = RateLimit(10, per: .seconds(60), burst: 10, clock: clock)
        let diary = Diary()
        let client = OxfordClient(
            transport: Wire(), policy: CallPolicy(timeout: .seconds(70), rateLimit: limit), observer: diary.observer,
            clock: clock)
        for _ in 0..<10 { _ = try await client.send(ace) }
        let tasks = (0..<10).map { _ in Task { try await client.response(to: ace).calls } }
        while diary.events.count(where: { $0.kind == .waiting || $0.kind == .failed }) < 10 { await Task.yield() }
        clock.advance(by: .seconds(60))
        for task in tasks { #expect(try await task.value == 1) }
    }

    @Test("A request whose place would come after its time fails at once") func latePlace() async throws {
        let policy = CallPolicy(timeout: .seconds(5), rateLimit: RateLimit(1, per: .seconds(60), clock: clock))
        let client = OxfordClient(transport: Wire(), policy: policy, clock: clock)
        _ = try await client.send(ace)
        let error = try #require(await failure(from: client))
        #expect((error.reason, error.calls) == (.timedOut, 0))
        #expect(clock.now.offset == .zero)
    }

    @Test(
        "A request fails at once if its window, a pause, or the requests before it leave no place in time",
        arguments: [(nil, 4), ("30", 0)])
    func lateWindow(_ retryAfter: String?, _ queued: Int) async throws {
        let headers = retryAfter.map { Headers(received: [(name: "Retry-After", value: $0)]) } ?? Headers()
        let wire = Wire { _, number in TransportResponse(status: number == 4 ? 429 : 200, headers: headers) }
        // Four calls fill the window, although the burst recovers earlier.
        let limit = RateLimit(4, per: .seconds(60), burst: 4, clock: clock)
        var client = OxfordClient(transport: wire, policy: CallPolicy(rateLimit: limit), clock: clock)
        for _ in 0..<4 { _ = await failure(from: client) }
        if retryAfter != nil { clock.advance(by: .seconds(59)) }
        let tasks = JobQueue().start(queued) { [client] in _ = await failure(from: client) }
        if queued > 0 { await clock.waitForSleepers(1) }
        // Without others, the place comes after 60 seconds. Behind four others, it comes in the next window.
        client.policy.timeout = retryAfter == nil ? .seconds(110) : .milliseconds(500)
        let error = await failure(from: client)
        #expect((error?.reason, error?.calls) == (.timedOut, 0))
        #expect(error?.transportError?.detail?.hasPrefix("its place in the rate limit comes only after") == true)
        #expect(wire.requests.count == 4)
        await clock.run(until: tasks)
    }

    @Test("A slow observer lets no later request overtake") func slowObserver() async throws {
        let (wire, waits, mayGoOn) = (Wire(), Counter(), Counter())
        let limit = RateLimit(1, per: .seconds(1), clock: clock)
        let observer = OxfordObserver { event in
            guard event.kind == .waiting, waits.add() == 1 else { return }
            while mayGoOn.value == 0 { usleep(100) }
        }
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(rateLimit: limit), observer: observer, clock: clock)
        _ = try await client.send(.lemmas("zero", in: .english))
        let first = Task { _ = try await client.send(.lemmas("first", in: .english)) }
        await waits.wait(for: 1)
        let second = Task { _ = try await client.send(.lemmas("second", in: .english)) }
        for _ in 0..<100 { await Task.yield() }
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        mayGoOn.add()
        await clock.run(until: [first, second])
        #expect(wire.requests.map { String($0.url.suffix(6)) } == ["n/zero", "/first", "second"])
    }

    @Test(
        "A cancelled task reports a cancellation, whatever its transport answers",
        arguments: [
            .failure(TransportError(.connectionLost)), .failure(TransportError(.timedOut)),
            .success(TransportResponse(status: 503)),
        ] as [Result<TransportResponse, TransportError>])
    func cancelledWithAnotherOutcome(_ outcome: Result<TransportResponse, TransportError>) async {
        let wire = Wire { _, _ in
            while !Task.isCancelled { await Task.yield() }
            return try outcome.get()
        }
        for isShared in [false, true] {
            let sent = wire.requests.count
            let task = Task {
                await failure(
                    over: wire, policy: CallPolicy(sharesEqualRequests: isShared, retries: RetryPolicy(base: .zero)))
            }
            while wire.requests.count == sent { await Task.yield() }
            task.cancel()
            let error = await task.value
            #expect((error?.reason, error?.calls, error?.isRetryable) == (.cancelled, 1, false))
            #expect(wire.requests.count == sent + 1)
        }
    }

    @Test("A relative redirect is read against the URL that was sent") func redirectOfAnotherURL() async {
        let moving = TransportMiddleware { request, next in
            try await next(TransportRequest(url: "https://other.example/api/v2/x", headers: request.headers))
        }
        let headers = Headers(received: [(name: "Location", value: "/login")])
        let error = await failure(over: Wire(TransportResponse(status: 302, headers: headers)), moving)
        #expect(error?.redirectTarget == "https://other.example/login")
    }

    @Test("The time for waiting, for sharing and for new headers is about linear", .timeLimit(.minutes(3)))
    func manyRequests() async throws {
        let limit = RateLimit(1, per: .seconds(3600), clock: clock)
        let waiting = OxfordClient(
            transport: Wire(), policy: CallPolicy(timeout: .seconds(1_000_000_000), rateLimit: limit), clock: clock)
        let shared = OxfordClient(
            transport: silent, policy: CallPolicy(timeout: .seconds(3600), sharesEqualRequests: true))
        _ = try await waiting.send(ace)
        for client in [waiting, shared] {
            let tasks = (0..<20_000).map { _ in Task { await failure(from: client) } }
            for task in tasks { task.cancel() }
            for task in tasks { #expect(await task.value?.isCancellation == true) }
        }
        let renewing = TransportMiddleware { request, next in
            for number in 0..<2_000 {
                _ = try? await next(request.adding(Headers(validating: ["X-Token": "token-number-\(number)"])))
            }
            return noResults
        }
        let failing = Wire { _, _ in throw TransportError(.connectionLost, detail: "closed") }
        let client = OxfordClient(
            transport: failing, middleware: [renewing], observer: OxfordObserver { _ in })
        #expect(try await client.response(to: ace).calls == 2_000)
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

    @Test("An observer may cancel its request") func cancellingObserver() async {
        let (tasks, callers) = AsyncStream.makeStream(of: Task<OxfordError?, Never>.self)
        let caller = Mutex<Task<OxfordError?, Never>?>(nil)
        let waiting = TransportMiddleware { request, next in
            let task = await tasks.first { _ in true }
            caller.withLock { $0 = task }
            return try await next(request)
        }
        let observer = OxfordObserver { _ in caller.withLock(\.self)?.cancel() }
        let wire = Wire(TransportResponse(status: 503))
        let client = OxfordClient(
            transport: wire, policy: CallPolicy(timeout: .seconds(60), retries: RetryPolicy()),
            middleware: [waiting], observer: observer)
        let task = Task { await failure(from: client) }
        callers.yield(task)
        let error = await task.value
        #expect((error?.reason, error?.calls, error?.isRetryable) == (.cancelled, 1, false))
        #expect(wire.requests.count == 1)
    }

    @Test("A transport that signs requests does not change counts and answers") func signature() async throws {
        struct Signing: Transport {
            let wire: Wire

            func send(_ request: TransportRequest) async throws -> TransportResponse {
                try await wire.send(request.adding(Headers(validating: ["X-Signature": "\(request.url.utf8.count)"])))
            }
        }
        let wire = Wire { _, number in TransportResponse(status: number == 1 ? 503 : 200, body: #"{"results": []}"#) }
        let client = OxfordClient(
            transport: Signing(wire: wire), policy: CallPolicy(retries: RetryPolicy(base: .zero)))
        #expect(try await client.response(to: ace).calls == 2)
        #expect(wire.requests.map { $0.headers["X-Signature"] } == ["62", "62"])
    }
}
