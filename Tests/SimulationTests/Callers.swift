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
    /// Whether a closure asks for a token.
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
    /// The numbers of the callers that wait, except those that ask for a token in a closure.
    var waiting: [Int] {
        callers.indices.filter { callers[$0].outcome == nil && !callers[$0].isNested }
    }

    func client(of caller: Int) -> Plan.Client? { plan?.clients[callers[caller].client] }

    /// Starts a caller, and returns its number.
    @discardableResult
    func startCaller(askingFor word: String? = nil) -> Int {
        guard let plan else { preconditionFailure("a caller before the start") }
        // Half of the requests are equal to the last one, except that a copy of its client may make them.
        let last = maybe(50, callers.last { !$0.isNested }) ?? nil
        let copies = plan.clients.indices.dropLast().filter { number in
            last.map { plan.clients[$0.client].original == plan.clients[number].original } ?? true
        }
        let caller = add(
            Caller(
                client: one(of: Array(copies)), word: word ?? last?.word ?? one(of: plan.words),
                user: last?.user ?? (plan.parts.isOneUser ? 0 : number(in: 0...1)), isNested: false))
        callers[caller].task = Task { await run(caller) }
        return caller
    }

    private func add(_ caller: Caller) -> Int {
        note("caller \(callers.count) of user \(caller.user) asks client \(caller.client) for \(caller.word)")
        callers.append(caller)
        return callers.count - 1
    }

    /// Sends the request of a caller.
    private func run(_ number: Int) async {
        guard let client = client(of: number)?.client else { return }
        callers[number].end = client.policy.deadline.map { clock.now.offset + $0 }
        let word = callers[number].word
        let outcome = await World.$caller.withValue(number) { () -> Outcome in
            do {
                let response = try await client.response(to: LemmasRequest(WordText(validating: word), in: .english))
                return Outcome(
                    id: response.id, calls: response.calls, body: response.body,
                    headers: isEchoing ? response.headers : Headers())
            } catch {
                let error = OxfordError(error)
                return Outcome(id: error.id, calls: error.calls, body: error.body, error: error)
            }
        }
        note("caller \(number) ends: \(outcome.error?.reason.description ?? "answer"), \(outcome.calls) calls")
        callers[number].outcome = outcome
        if let client = self.client(of: number) {
            Checks(world: self, number: number, caller: callers[number], outcome: outcome, client: client).check()
        }
    }

    /// Sends a request of its own for the current caller, and returns the error if there is one.
    func fetchToken() async -> OxfordError? {
        guard let plan, let parent = Self.caller else { return nil }
        let caller = add(
            Caller(client: plan.clients.count - 1, word: "token", user: callers[parent].user, isNested: true))
        await run(caller)
        return callers[caller].outcome?.error
    }

    /// The header with the token of the current caller's user, which changes now and then.
    func token() throws -> Headers {
        let user = Self.caller.map { callers[$0].user } ?? 0
        if chance(15) { tokenVersions[user] += 1 }
        return try Headers(validating: ["Authorization": "Bearer ~zq-token-\(user)-\(tokenVersions[user])~"])
    }

    func cancel(_ number: Int) {
        guard callers[number].outcome == nil, !callers[number].isCancelled else { return }
        note("cancel caller \(number)")
        callers[number].isCancelled = true
        callers[number].task?.cancel()
    }
}

// MARK: Observing

extension World {
    /// The wait in an event that only tells how many calls a request has made.
    private static let query: Duration = .nanoseconds(1)

    /// Asks the library how many calls were made for each request.
    func queryCalls() {
        isQuerying = true
        defer { isQuerying = false }
        for caller in callers where caller.outcome == nil { caller.request?.willWait(for: Self.query) }
    }

    func observe(_ event: OxfordEvent) {
        guard let number = callersByID[event.id] ?? Self.caller else {
            return violated("an event without a caller: \(event)")
        }
        if event.wait == Self.query {
            callers[number].told = event.calls
            return
        }
        note("caller \(number): \(event.kind), \(event.calls) calls")
        if callers[number].outcome != nil { violated("caller \(number) has ended, but has another event") }
        callers[number].events.append(event)
        if isEchoing { checkShown("\(event) \(event.transportError?.detail ?? "")", to: number) }
        // An observer may do anything, except while the simulation itself asks for events.
        guard !isQuerying else { return }
        checkBudgets()
        if chance(20) { callers[number].request?.willWait(for: Self.query) }
        interfere()
        if plan?.isBlocking == true, !isBlocked, chance(10) { block(in: number) }
    }

    /// Blocks the thread of an observer until another request has ended, which may be an equal one.
    private func block(in number: Int) {
        isBlocked = true
        defer { isBlocked = false }
        let other = startCaller(askingFor: maybe(50, "other"))
        note("the observer of caller \(number) waits for caller \(other)")
        for _ in 0..<500 where callers[other].outcome == nil {
            if runStep() { continue }
            if plan?.contains(.stalling) == false { violated("caller \(other) waits until the observer returns") }
            return
        }
    }

    /// Checks that text from the library contains no secret that it promises to hide.
    ///
    /// A response that a closure has rebuilt no longer says whose request it answers. Secrets that another caller of
    /// the same user has sent are therefore not found in it.
    func checkShown(_ text: String, to number: Int) {
        guard let client = client(of: number) else { return }
        for secret in text.secretsInside {
            let isShared = secret.contains("sign") || !client.policy.headersOutsideKey.isEmpty
            let isForeign = isShared && !callers[number].secrets.contains(secret)
            if !isForeign || !client.closures.contains(.rebuilding) {
                violated("caller \(number) is shown \(secret): \(text)")
            }
        }
    }
}
