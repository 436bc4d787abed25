/// A transport that reuses responses from a cache.
///
/// - Important: Oxford allows caching only under an agreement. Without one, do not use a cache.
///
/// ``Transport/caching(_:for:)`` creates it. Copies share the cache, and so do other transports with the same cache:
///
/// ```swift
/// import OxfordTesting
///
/// let cache = AnswerCache()
/// let wire = ScriptedTransport([
///     .answer(LemmasRequest("mice", in: .english), with: TransportResponse(body: #"{"results": []}"#))
/// ])
/// let day: CachingTransport<ScriptedTransport> = wire.caching(cache, for: .seconds(86400))
/// let hour = FailingTransport().caching(cache, for: .seconds(3600))
/// _ = try await day.send(TransportRequest(LemmasRequest("mice", in: .english)))
/// print(try await hour.send(TransportRequest(LemmasRequest("mice", in: .english))).status, cache.hits)
/// // 200 1
/// ```
public struct CachingTransport<Base: Transport>: Transport {
    private let base: Base
    private let cache: AnswerCache
    private let lifetime: Duration

    init(_ base: Base, cache: AnswerCache, lifetime: Duration) {
        self.base = base
        self.cache = cache
        self.lifetime = lifetime
    }

    /// Returns the response to an equal request from the cache, or sends the request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard !request.headers.forbidStoring else { return try await base.send(request) }
        let key = RequestKey(request)
        if let response = cache.response(to: key, youngerThan: lifetime) {
            request.reportReuse()
            return response
        }
        let response = try await base.send(request)
        if response.status == 200 || response.status == 404, !response.headers.forbidStoring {
            cache.store(response, to: key)
        }
        return response
    }
}

extension Transport {
    /// Returns the transport with a cache of its responses.
    ///
    /// - Important: Oxford allows caching only under an agreement. Without one, do not use a cache.
    ///
    /// The cache takes responses with status 200 or 404, unless the request or the response has the header
    /// `Cache-Control: no-store`. A response answers equal requests only: those with the same URL and the same headers,
    /// credentials included. No attempt is counted for them.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport().caching(AnswerCache(), for: .seconds(86400)))
    /// for _ in 0..<2 { print(try await client.response(to: .lemmas("ran", in: .english)).attempts) }
    /// // 1
    /// // 0
    /// ```
    ///
    /// Put it around all other decorators, so that nothing waits for a response from the cache.
    ///
    /// - Parameters:
    ///   - cache: The cache, which other transports may share.
    ///   - lifetime: How long a response may be reused. An older one is removed when its request is sent again.
    public func caching(_ cache: AnswerCache, for lifetime: Duration) -> CachingTransport<Self> {
        CachingTransport(self, cache: cache, lifetime: lifetime)
    }
}

extension Headers {
    /// Whether a `Cache-Control` header has the directive `no-store`.
    fileprivate var forbidStoring: Bool {
        values(of: "Cache-Control").contains { value in
            value.split(separator: ",").contains { directive in
                directive.prefix { $0 != "=" }.split { $0 == " " || $0 == "\t" }.map { $0.lowercased() } == ["no-store"]
            }
        }
    }
}
