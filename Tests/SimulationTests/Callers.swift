import OxfordEndpoints
import OxfordTesting
import OxfordTransport

/// A caller of a client, and what is known about its request.
struct Caller {
    /// The position of the client in the plan.
    let client: Int
    let word: String
    /// The user whose tokens the closures add.
    let user: Int
    /// Whether the request is made for another one, which needs a token.
    let isNested: Bool
    var task: Task<Void, Never>?
    var isCancelled = false
    /// The request as the first closure received it.
    var request: TransportRequest?
    /// The time of the deadline on the library's clock.
    var end: Duration?
    var outcome: Outcome?
    var events: [OxfordEvent] = []
    /// The number of calls that the library has told so far.
    var told = 0
    /// For each send that the caller has paid for, the number of the transport's call.
    var paid: [Int] = []
    /// The secrets in the requests that were passed on or sent for the caller.
    var secrets: Set<String> = []
}

/// What a caller received: the body of an answer or the reason for an error.
struct Outcome {
    let id: RequestID?
    let calls: Int
    let body: [UInt8]
    var headers = Headers()
    var error: OxfordError?
    /// Whether the task was cancelled when it received the outcome.
    let isCancelled = Task.isCancelled
}

// MARK: Starting and ending

extension World {
    var callers: [Caller] { state.withLock(\.callers) }

    /// The numbers of the callers that wait, except those that ask for a token in a closure.
    var waiting: [Int] {
        state.withLock { state in
            state.callers.indices.filter { state.callers[$0].outcome == nil && !state.callers[$0].isNested }
        }
    }

    func add(_ caller: Caller) -> Int {
        note("caller \(callers.count) of user \(caller.user) asks client \(caller.client) for \(caller.word)")
        return state.withLock { state in
            state.callers.append(caller)
            return state.callers.count - 1
        }
    }

    /// Starts a caller, and returns its number.
    @discardableResult
    func startCaller(askingFor word: String? = nil) -> Int {
        guard let plan else { preconditionFailure("a caller before the start") }
        // Half of the requests are equal to the last one, except that a copy of the client may make them.
        let last = chance(50) ? callers.last { !$0.isNested } : nil
        let clients = plan.clients.indices.dropLast().filter { number in
            last.map { plan.clients[$0.client].original == plan.clients[number].original } ?? true
        }
        let caller = add(
            Caller(
                client: last.flatMap { maybe(50, $0.client) } ?? one(of: Array(clients)),
                word: word ?? last?.word ?? one(of: plan.words),
                user: last?.user ?? (plan.parts.isOneUser ? 0 : number(in: 0...1)), isNested: false))
        let task = Task { _ = await run(caller) }
        state.withLock { $0.callers[caller].task = task }
        return caller
    }

    /// Sends the request of a caller.
    private func run(_ number: Int) async -> Outcome? {
        let caller = callers[number]
        guard let client = plan?.clients[caller.client].client else { return nil }
        let now = clock.now.offset
        state.withLock { $0.callers[number].end = client.policy.deadline.map { now + $0 } }
        let outcome = await World.$caller.withValue(number) { () -> Outcome in
            do {
                let response = try await client.response(
                    to: LemmasRequest(try WordText(validating: caller.word), in: .english))
                return Outcome(
                    id: response.id, calls: response.calls, body: response.body,
                    headers: isEchoing ? response.headers : Headers())
            } catch {
                let error = OxfordError(error)
                return Outcome(id: error.id, calls: error.calls, body: error.body, error: error)
            }
        }
        note("caller \(number) ends: \(outcome.error?.reason.description ?? "answer"), \(outcome.calls) calls")
        state.withLock { $0.callers[number].outcome = outcome }
        Checks(world: self, number: number).check()
        return outcome
    }

    /// Sends a request of its own for the current caller, and returns the error if there is one.
    func fetchToken() async -> OxfordError? {
        guard let plan, let parent = Self.caller else { return nil }
        let caller = add(
            Caller(client: plan.clients.count - 1, word: "token", user: callers[parent].user, isNested: true))
        return await run(caller)?.error
    }

    /// The header with the token of the current caller's user, which changes now and then.
    func token() throws -> Headers {
        let user = Self.caller.map { callers[$0].user } ?? 0
        let isNew = chance(15)
        let version = state.withLock { state in
            if isNew { state.tokenVersions[user] += 1 }
            return state.tokenVersions[user]
        }
        return try Headers(validating: ["Authorization": "Bearer ~zq-token-\(user)-\(version)~"])
    }

    func cancel(_ number: Int) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard state.callers[number].outcome == nil, !state.callers[number].isCancelled else { return nil }
            state.callers[number].isCancelled = true
            return state.callers[number].task
        }
        guard let task else { return }
        note("cancel caller \(number)")
        task.cancel()
    }
}

// MARK: Observing

extension World {
    /// The wait in an event that only tells how many calls a request has made.
    private static let query: Duration = .nanoseconds(1)

    /// Asks the library how many calls were made for each request.
    func queryCalls() {
        for caller in callers where caller.outcome == nil { caller.request?.willWait(for: Self.query) }
    }

    func observe(_ event: OxfordEvent) {
        guard let number = state.withLock({ $0.callersByID[event.id] }) ?? Self.caller else {
            return violated("an event without a caller: \(event)")
        }
        if event.wait == Self.query { return state.withLock { $0.callers[number].told = event.calls } }
        note("caller \(number): \(event.kind), \(event.calls) calls")
        let caller = callers[number]
        if caller.outcome != nil { violated("caller \(number) has ended, but has another event") }
        state.withLock { $0.callers[number].events.append(event) }
        if isEchoing { checkShown("\(event) \(event.transportError?.detail ?? "")", to: number) }
        // An observer also receives events that were noted before.
        if state.withLock(\.isRecording) { return }
        checkBudgets()
        if chance(20) { caller.request?.willWait(for: Self.query) }
        interfere()
        if plan?.isBlocking == true, chance(10) { block(in: number) }
    }

    /// Blocks the thread of an observer until another request has ended.
    private func block(in number: Int) {
        guard state.withLock({ $0.blocking == 0 }) else { return }
        state.withLock { $0.blocking += 1 }
        defer { state.withLock { $0.blocking -= 1 } }
        let other = startCaller(askingFor: "other\(callers.count)")
        note("the observer of caller \(number) waits for caller \(other)")
        for _ in 0..<5_000 where callers[other].outcome == nil {
            if !runStep() { break }
        }
        if callers[other].outcome == nil, plan?.contains(.stalling) == false {
            violated("caller \(other) waits until an observer of caller \(number) returns")
        }
    }

    /// Checks that text from the library contains no secret that it promises to hide.
    ///
    /// A response that a closure has rebuilt no longer says whose request it answers. Secrets that another caller of the
    /// same user has sent are therefore not found in it.
    func checkShown(_ text: String, to number: Int) {
        let secrets = text.secretsInside
        guard !secrets.isEmpty, let plan else { return }
        let caller = callers[number]
        let client = plan.clients[caller.client]
        for secret in secrets {
            let isShared = secret.contains("sign") || !client.policy.headersOutsideKey.isEmpty
            if client.closures.contains(.rebuilding), isShared, !caller.secrets.contains(secret) { continue }
            violated("caller \(number) is shown \(secret): \(text)")
        }
    }
}
