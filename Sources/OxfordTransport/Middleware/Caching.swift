import OxfordEndpoints

extension TransportMiddleware {
    /// A middleware that stores responses in a cache and reuses them.
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
    /// reuses a response only for a request with the same URL and the same headers, including the credentials. A reused
    /// response takes no call.
    ///
    /// ```swift
    /// let wire = ClosureTransport { _ in
    ///     TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(
    ///     transport: wire,
    ///     middleware: [.caching(AnswerCache(), for: .seconds(86400))])
    /// for word in ["ran", "ran"] as [WordText] {
    ///     let response = try await client.response(
    ///         to: .lemmas(word, in: .english))
    ///     print(response.calls)
    /// }
    /// // 1
    /// // 0
    /// ```
    ///
    /// Only the first cache in a list has an effect. Place it first, so that a request with a stored response does not
    /// wait for a rate limit.
    ///
    /// - Parameters:
    ///   - cache: The cache.
    ///   - lifetime: The maximum age of a reused response. An older response is removed when its request is made again.
    public static func caching(_ cache: AnswerCache, for lifetime: Duration) -> TransportMiddleware {
        TransportMiddleware { request, passage, next async throws(TransportError) in
            // With two caches, the second could return a response that is too old for the first.
            guard passage.generation == nil, !request.headers.forbidStoring else {
                return try await next(request, passage)
            }
            let key = RequestKey(request)
            if let response = cache.response(to: key, youngerThan: lifetime) { return response }
            let generation = cache.generation
            var passage = passage
            passage.generation = generation
            let response = try await next(request, passage)
            if response.mayBeStored { cache.store(response, to: key, ifStill: generation) }
            return response
        }
    }
}

extension TransportResponse {
    fileprivate var mayBeStored: Bool {
        guard status == 200 || status == 404, !headers.forbidStoring else { return false }
        return status == 200 ? isWholeAnswer : ServiceMessage(body: body)?.saysThatNothingWasFound == true
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
