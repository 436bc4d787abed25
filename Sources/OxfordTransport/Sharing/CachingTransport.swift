/// A transport that reuses responses from a cache.
struct CachingTransport<Base: Transport>: CountsAttempts {
    private let base: Base
    private let cache: AnswerCache
    private let lifetime: Duration

    init(_ base: Base, cache: AnswerCache, lifetime: Duration) {
        self.base = base
        self.cache = cache
        self.lifetime = lifetime
    }

    /// Returns the stored response to an equal request, or sends the request if there is no such response.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        request.reportUnsent()
        guard !request.headers.forbidStoring else { return try await base.attempt(request.attempt, of: request) }
        let key = RequestKey(request)
        if let response = cache.response(to: key, youngerThan: lifetime) { return response }
        let generation = cache.generation
        let response = try await base.attempt(request.attempt, of: request)
        if response.mayBeStored { cache.store(response, to: key, ifStill: generation) }
        return response
    }
}

extension Transport {
    /// Returns a transport that stores this transport's responses in a cache and reuses them.
    ///
    /// - Important: Use a cache only if you have an agreement with Oxford that allows it.
    ///
    /// The cache never stores an incomplete response or the login page of a Wi-Fi network, because it stores only these
    /// responses:
    ///
    /// - A response with status 200 whose body is a single, complete JSON document
    /// - A response with status 404 in which the service says that it found nothing
    ///
    /// If a request or its response has the header `Cache-Control: no-store`, the response is not stored. The cache
    /// reuses a response only for a request with the same URL and the same headers, including the credentials. Reusing
    /// a response does not count as an attempt.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let transport = SampleTransport()
    ///     .caching(AnswerCache(), for: .seconds(86400))
    /// let client = OxfordClient(credentials: nil, transport: transport)
    /// for word in ["ran", "ran"] as [Headword] {
    ///     let response = try await client.response(
    ///         to: .lemmas(word, in: .english))
    ///     print(response.attempts)
    /// }
    /// // 1
    /// // 0
    /// ```
    ///
    /// Apply this function last, after functions such as ``rateLimited(_:clock:)``, so that a request with a stored
    /// response does not wait for a rate limit.
    ///
    /// - Parameters:
    ///   - cache: The cache.
    ///   - lifetime: The maximum age of a reused response. An older response is removed when its request is made again.
    public func caching(_ cache: AnswerCache, for lifetime: Duration) -> some Transport {
        CachingTransport(self, cache: cache, lifetime: lifetime)
    }
}

extension TransportResponse {
    fileprivate var mayBeStored: Bool {
        guard status == 200 || status == 404, !headers.forbidStoring else { return false }
        return judgment == .answer || judgment == .notFound
    }
}

extension Headers {
    fileprivate var forbidStoring: Bool {
        values(of: "Cache-Control").contains { value in
            value.split(separator: ",").contains { directive in
                directive.prefix { $0 != "=" }.split { $0 == " " || $0 == "\t" }.map { $0.lowercased() } == ["no-store"]
            }
        }
    }
}
