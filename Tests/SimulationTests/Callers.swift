import OxfordEndpoints
import OxfordTesting
import OxfordTransport

/// A caller of a client, and what is known about its request.
struct Caller {
    let client: Client
    let word: String
    /// The user whose tokens the closures add.
    let user: Int
    /// Whether a closure asks for a token.
    let isNested: Bool
    var task: Task<Void, Never>?
    var isCancelled = false
    var hasEnded = false
    /// The time of the timeout on the library's clock.
    var end: Duration?
    var events: [OxfordEvent] = []
    /// Whether the task was cancelled when the library reported the last event.
    var wasCancelled = false
}

// MARK: Starting and ending

extension World {
    /// The numbers of the callers that wait, except those that ask for a token in a closure.
    var waiting: [Int] { callers.indices.filter { !callers[$0].hasEnded && !callers[$0].isNested } }

    /// Starts a caller, and returns its number.
    @discardableResult
    func startCaller(askingFor word: String? = nil) -> Int {
        // Half of the requests are equal to the last one, except that a copy of its client may make them.
        let last = maybe(50, callers.last { !$0.isNested }) ?? nil
        let copies = clients.dropLast().filter { last == nil || $0.original == last?.client.original }
        let word = word ?? last?.word ?? one(of: words)
        let caller = add(
            Caller(client: one(of: copies), word: word, user: last?.user ?? number(in: 0...1), isNested: false))
        callers[caller].task = Task { _ = await run(caller) }
        return caller
    }

    private func add(_ caller: Caller) -> Int {
        note("caller \(callers.count) of user \(caller.user) asks client \(caller.client.number) for \(caller.word)")
        callers.append(caller)
        return callers.count - 1
    }

    /// Sends the request of a caller, and returns the error if there is one.
    private func run(_ number: Int) async -> OxfordError? {
        let (client, word) = (callers[number].client.client, callers[number].word)
        callers[number].end = client.policy.timeout.map { clock.now.offset + $0 }
        return await World.$caller.withValue(number) {
            do {
                let response = try await client.response(to: LemmasRequest(WordText(validating: word), in: .english))
                if isEchoing { checkShown(response.headers.map { $0.name + $0.value }, to: number) }
                end(number, response.calls, response.body, response.id)
                return nil
            } catch {
                let error = OxfordError(error)
                end(number, error.calls, error.body, error.id, error)
                return error
            }
        }
    }

    /// Sends a request of its own for the current caller, and returns the error if there is one.
    func fetchToken() async -> OxfordError? {
        let user = callers[Self.caller].user
        return await run(add(Caller(client: clients[clients.count - 1], word: "token", user: user, isNested: true)))
    }

    /// The header with the token of the current caller's user, which changes now and then.
    func token() throws -> Headers {
        let user = callers[Self.caller].user
        if chance(15) { tokenVersions[user] += 1 }
        return try Headers(validating: ["Authorization": "Bearer ~zq-token-\(user)-\(tokenVersions[user])~"])
    }

    func cancel(_ number: Int) {
        note("cancel caller \(number)")
        callers[number].isCancelled = true
        callers[number].task?.cancel()
    }
}

// MARK: Observing

extension World {
    func observe(_ event: OxfordEvent) {
        // The library calls observers in the task of the request.
        let number = Self.caller
        note("caller \(number): \(event.kind), \(event.calls) calls")
        if callers[number].hasEnded { violated("caller \(number) has ended, but has another event") }
        callers[number].events.append(event)
        callers[number].wasCancelled = Task.isCancelled
        if isEchoing { checkShown(["\(event)", event.transportError?.detail], to: number) }
        if event.kind == .waiting || event.kind == .received { checkFirst(number) }
        checkBudgets()
        // An observer may do anything.
        interfere()
        if isBlocking, !isBlocked, chance(10) { block(at: event.kind) }
    }

    /// Blocks the thread of an observer until another request has ended, which may be an equal one.
    private func block(at kind: OxfordEvent.Kind) {
        isBlocked = true
        defer { isBlocked = false }
        let other = startCaller(askingFor: maybe(50, "other"))
        for _ in 0..<500 where !callers[other].hasEnded {
            if runStep() { continue }
            // In the queue of a rate limit, a request waits for the observers of the requests before it.
            if kind != .waiting, !canStall { violated("caller \(other) waits until an observer returns") }
            return
        }
    }

    /// Checks that texts from the library contain no secret.
    ///
    /// All secrets begin with the same letters.
    private func checkShown(_ texts: [String?], to number: Int) {
        for text in texts.compactMap(\.self) where text.lowercased().contains("~zq-") {
            violated("caller \(number) is shown a secret: \(text)")
        }
    }
}

// MARK: Outcomes

extension World {
    /// Checks what must hold when a caller has received its outcome.
    private func end(_ number: Int, _ calls: Int, _ body: [UInt8], _ id: RequestID?, _ error: OxfordError? = nil) {
        note("caller \(number) ends: \(error?.reason.description ?? "answer"), \(calls) calls")
        callers[number].hasEnded = true
        let (caller, source) = (callers[number], source(of: body))
        let (kinds, told) = (caller.events.map(\.kind), caller.events.map(\.calls))
        let isLast = kinds.map { $0 == .succeeded || $0 == .failed }
        if isLast.firstIndex(of: true) != kinds.count - 1 || kinds.last != (error == nil ? .succeeded : .failed) {
            violated("caller \(number) had the events \(kinds)")
        }
        if told != told.sorted() || told.last != calls || caller.events.contains(where: { $0.id != id }) {
            violated("caller \(number) received reports of \(told) and \(calls) calls")
        }
        if source.map({ self.calls[$0].request.url.hasSuffix("/" + caller.word) }) ?? (error != nil) == false {
            violated("caller \(number) received the answer to another request")
        }
        guard let error else { return }
        if let source, error.reason == .unreadableAnswer, self.calls[source].passagesBeforeRemoval == nil {
            self.calls[source].passagesBeforeRemoval = passages.count
        }
        check(error, of: caller, number)
    }

    private func check(_ error: OxfordError, of caller: Caller, _ number: Int) {
        let (detail, timeout) = (error.transportError?.detail ?? "", caller.client.policy.timeout)
        if caller.wasCancelled, error.isRetryable || error.transportError != nil, error.reason != .cancelled {
            violated("caller \(number) is cancelled, but its error is \(error)")
        }
        // The client reports a cancellation that is not its caller's with the reason `other`.
        if [.cancelled, .other].contains(error.reason), !caller.wasCancelled {
            violated("caller \(number) received the cancellation of another caller")
        }
        if detail == "no time is left", timeout != .zero { violated("caller \(number) had time") }
        // The timeouts of attempts are no whole numbers of seconds.
        if detail.hasPrefix("no response within"), !detail.contains("."), jumps == 0,
            detail != "no response within \(timeout?.text ?? "")" || clock.now.offset < caller.end ?? .zero
        {
            violated("caller \(number) received a timeout that is not its own, or came too early: \(detail)")
        }
        guard isEchoing else { return }
        checkShown(
            [
                error.description, error.message, error.serviceID, error.contentType, error.redirectTarget, detail,
                error.answerError?.description,
            ], to: number)
    }
}
