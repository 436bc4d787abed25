import OxfordTesting
import OxfordTransport

/// The way of a request through the policy of its client, behind all closures.
struct Passage {
    let caller: Int
    /// The key that is equal for requests that can be sent together, or `nil` if the policy shares nothing.
    let key: Key?
    let token: String?
    /// The number of sends before the cache for the request was last cleared.
    let sendsBeforeClearing: Int
    /// The number of responses that had arrived before.
    let arrivals: Int
    var isActive = true
}

/// Everything that must be equal for two requests to share a response.
struct Key: Hashable {
    let original: Int
    let url: String
    let headers: [Headers.Field]
    let cache: ObjectIdentifier?
    let clearings: Int
    let limit: ObjectIdentifier?
}

extension World {
    /// The first closure in each list of middleware.
    var firstClosure: TransportMiddleware {
        TransportMiddleware { request, next in
            if let caller = Self.caller {
                self.callersByID[request.id] = caller
                self.callers[caller].request = request
            }
            return try await next(request)
        }
    }

    /// The last closure in each list of middleware, which checks every response.
    var lastClosure: TransportMiddleware {
        TransportMiddleware { request, next in
            guard let caller = Self.caller, let client = self.client(of: caller) else { return try await next(request) }
            // Each passage has a different ID.
            let request = TransportRequest(url: request.url, headers: request.headers)
            let number = self.passages.count
            self.passagesByID[request.id] = number
            self.passages.append(self.passage(of: request, for: caller, of: client))
            self.noteSecrets(of: request, for: caller)
            defer { self.passages[number].isActive = false }
            let response = try await next(request)
            self.check(response, of: self.passages[number], to: request, of: client)
            return response
        }
    }

    private func passage(of request: TransportRequest, for caller: Int, of client: Plan.Client) -> Passage {
        let policy = client.policy
        let clearing = policy.cache.flatMap { clearings[ObjectIdentifier($0)] } ?? (0, 0)
        let cache = request.headers["Cache-Control"] == nil ? policy.cache : nil
        let key = Key(
            original: client.original, url: request.url,
            headers: request.headers.filter { !policy.headersOutsideKey.union(["traceparent"]).contains($0.name) },
            cache: cache.map { ObjectIdentifier($0) }, clearings: cache == nil ? 0 : clearing.count,
            limit: policy.rateLimit.map { ObjectIdentifier($0) })
        return Passage(
            caller: caller, key: policy.sharesEqualRequests ? key : nil, token: request.headers["Authorization"],
            sendsBeforeClearing: cache == nil ? 0 : clearing.sends, arrivals: arrivals)
    }

    /// Checks that a response answers the request, and that a reused one may be reused.
    private func check(
        _ response: TransportResponse, of passage: Passage, to request: TransportRequest, of client: Plan.Client
    ) {
        guard let mark = Mark(in: response.body), let number = mark.send else { return }
        let (caller, send, expected) = (passage.caller, sends[number], Mark(for: request))
        if mark.word != expected.word || mark.account != expected.account {
            violated("caller \(caller) received the answer to another request: \(mark)")
        }
        if plan?.parts.isOneUser == false, send.token != passage.token {
            violated("caller \(caller) received an answer for another token: \(send.token ?? "none")")
        }
        if number < passage.sendsBeforeClearing {
            violated("caller \(caller) received send \(number), from before its cache was cleared")
        }
        // A response that arrived before the request was made comes from a cache.
        guard let arrival = send.arrival, arrival.count <= passage.arrivals, plan?.isBlocking == false else { return }
        let age = clock.now.offset - arrival.time
        note("send \(number) is reused for caller \(caller) at the age of \(age)")
        guard let cache = client.policy.cache, request.headers["Cache-Control"] == nil, send.isStorable,
            age >= .zero, age < cache.lifetime
        else { return violated("send \(number) is reused for caller \(caller) at the age of \(age)") }
    }

    func noteSecrets(of request: TransportRequest, for caller: Int) {
        if isEchoing { callers[caller].secrets.formUnion(request.secretsSent) }
    }
}
