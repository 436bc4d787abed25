import OxfordTesting
import OxfordTransport

/// The way of a request through the policy of its client, behind all closures.
struct Passage {
    let caller: Int
    let client: Client
    /// A text that is equal for requests that can be sent together, or `nil` if the policy shares nothing.
    let key: String?
    /// The number of calls before the cache for the request was last cleared, and the number of responses that had
    /// arrived.
    let (callsBeforeClearing, arrivals): (Int, Int)
    /// Whether an equal request, which this one may have joined, was in flight.
    let mayJoin: Bool
    /// The passage that started the request which this one certainly joined.
    let leader: Int?
    let wasCancelled = Task.isCancelled
    /// The number of passages before its next attempt, or a lower one.
    var since: Int
    /// The earliest time of its next attempt.
    var earliest: Duration = .zero
    /// The numbers of its calls.
    var calls: [Int] = []
    var isActive = true
    var isCancelled = false

    var policy: CallPolicy { client.policy }

    /// Whether somebody still wants the answer.
    var isWaiting: Bool { isActive && !isCancelled }
}

extension World {
    /// The last closure in each list of middleware, which checks every outcome.
    var gate: TransportMiddleware {
        TransportMiddleware { request, next in
            // Each passage has a different ID.
            let request = TransportRequest(url: request.url, headers: request.headers)
            let number = self.passages.count
            self.passagesByID[request.id] = number
            self.passages.append(self.passage(of: request))
            return try await withTaskCancellationHandler {
                defer { self.passages[number].isActive = false }
                do {
                    let response = try await next(request)
                    self.check(response, of: self.passages[number], number, to: request)
                    return response
                } catch {
                    self.check(TransportError(error), of: self.passages[number])
                    throw error
                }
            } onCancel: {
                self.passages[number].isCancelled = true
            }
        }
    }

    private func passage(of request: TransportRequest) -> Passage {
        let client = callers[Self.caller].client
        let policy = client.policy
        let headers = request.headers.filter { $0.name != "traceparent" }.map { $0.name + $0.value }
        let cache = request.headers["Cache-Control"] == nil ? policy.cache : nil
        let parts: [Any?] = [
            client.original, request.url, headers, cache.map { ObjectIdentifier($0) }, cache.map(clearingCount),
            policy.rateLimit.map { ObjectIdentifier($0) },
        ]
        let key = policy.sharesEqualRequests ? "\(parts)" : nil
        let equal = passages.indices.filter { key != nil && passages[$0].key == key && passages[$0].isActive }
        // While the caller that has started a request waits for its call, everybody can join.
        let leader = equal.first { passages[$0].isWaiting && passages[$0].calls.contains { calls[$0].isActive } }
        return Passage(
            caller: Self.caller, client: client, key: key,
            callsBeforeClearing: cache.flatMap { clearings[ObjectIdentifier($0)]?.calls } ?? 0, arrivals: arrivals,
            mayJoin: !equal.isEmpty, leader: leader, since: passages.count)
    }

    /// The passages that wait for a request that a passage has started, as far as they are known.
    func party(of leader: Int) -> [Int] {
        passages.indices.filter { ($0 == leader || passages[$0].leader == leader) && passages[$0].isWaiting }
    }

    /// Checks that a caller who learns what happened is the first one that waits for it.
    func checkFirst(_ caller: Int) {
        let mine = passages.indices.filter { passages[$0].caller == caller && passages[$0].isActive }
        guard !isBlocked, mine.count == 1, passages[mine[0]].key != nil else { return }
        if let first = party(of: passages[mine[0]].leader ?? mine[0]).first, first < mine[0] {
            violated("caller \(caller) receives a report, although caller \(passages[first].caller) waits")
        }
    }

    /// Checks that a response answers the request, and that a reused one may be reused.
    private func check(_ response: TransportResponse, of passage: Passage, _ number: Int, to request: TransportRequest)
    {
        guard let source = source(of: response.body), case let call = calls[source] else { return }
        let isEqual = ["app_id", "Authorization"].allSatisfy { call.request.headers[$0] == request.headers[$0] }
        if !isEqual || call.request.url != request.url || source < passage.callsBeforeClearing {
            violated("caller \(passage.caller) received the answer to another request, call \(source)")
        }
        // A response that arrived before the request was made comes from a cache, unless it is that of an equal
        // request, which has just arrived or whose retry fails.
        guard let arrival = call.arrival, arrival.count <= passage.arrivals, !passage.mayJoin else { return }
        let age = clock.now.offset - arrival.time
        // A response is stored later than it arrives if its observer blocks, or if it changes tasks due to a time
        // limit.
        let isExact = !isBlocking && passages[call.passage].policy.attemptTimeout == nil
        let isRemoved = call.passagesBeforeRemoval.map { number >= $0 } ?? false
        note("call \(source) is reused for caller \(passage.caller) at the age of \(age)")
        guard let cache = passage.policy.cache, request.headers["Cache-Control"] == nil, call.isStorable, !isRemoved,
            !isExact || age >= .zero && age < cache.lifetime
        else { return violated("call \(source) is reused for caller \(passage.caller) at the age of \(age)") }
    }

    private func check(_ error: TransportError, of passage: Passage) {
        let policy = passage.policy
        if error.reason == .budgetSpent, !passage.isCancelled,
            policy.budget.map({ passage.key == nil && $0.remaining > 0 }) ?? true
        {
            violated("caller \(passage.caller) has a call left, but receives: \(error)")
        }
        if error == .closedKeptConnection, passage.calls.count == 1, !passage.isCancelled, policy.budget == nil,
            policy.rateLimit == nil
        {
            violated("the call of caller \(passage.caller) over a closed connection is not repeated")
        }
    }
}
