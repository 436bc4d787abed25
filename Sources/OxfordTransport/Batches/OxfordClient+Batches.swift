public import OxfordEndpoints

extension OxfordClient {
    /// Sends many requests, a limited number at a time, and returns the responses.
    ///
    /// The batch returns one element for each request. If a request fails, its element contains the error, and the
    /// batch continues with the other requests. The client's rate limit and retries apply to every request.
    ///
    /// ```swift
    /// let transport = ClosureTransport { request in
    ///     request.url.hasSuffix("axe")
    ///         ? TransportResponse(
    ///             status: 404, body: #"{"error": "No entry found"}"#)
    ///         : TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let client = OxfordClient(transport: transport)
    /// let words: [WordText] = ["ace", "axe", "ice"]
    /// let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
    /// for await element in client.responses(to: requests) {
    ///     switch element.result {
    ///     case .success(let response):
    ///         print(element.input.word, response.status)
    ///     case .failure(let error):
    ///         print(element.input.word, error.reason)
    ///     }
    /// }
    /// // ace 200
    /// // axe notFound
    /// // ice 200
    /// ```
    ///
    /// If the same request occurs more than once, it is sent each time, unless the client combines or caches equal
    /// requests.
    ///
    /// - Parameters:
    ///   - requests: The requests to send, as an array or another sequence that is `Sendable`. The batch takes each
    ///     request from the sequence only when the request can start.
    ///   - inFlight: The maximum number of requests that are in flight or whose elements you have not taken yet. The
    ///     minimum is 1.
    ///   - order: The order of the elements. The default is the order of the requests.
    public func responses<Request: OxfordEndpointRequest>(
        to requests: some Sequence<Request> & Sendable, inFlight: Int = 8, order: BatchOrder = .input
    ) -> OxfordBatch<Request, OxfordResponse<Request.Answer>> {
        OxfordBatch(
            of: { requests.makeIterator() }, total: requests.knownCount, inFlight: inFlight, order: order,
            run: { try await response(to: $0) }, count: { ($0.calls, isFound: true) })
    }

    /// Sends many requests of different types that have the same type of answer.
    ///
    /// In all other respects, this function works like the one for requests of one type:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let requests: [any OxfordEndpointRequest<EntriesAnswer>] = [
    ///     EntriesRequest("mouse", in: .britishEnglish),
    ///     WordsRequest("mice", in: .britishEnglish),
    /// ]
    /// for await element in OxfordClient.sample.responses(to: requests) {
    ///     let answer = try element.result.get().answer
    ///     print(answer.results.map(\.word))
    /// }
    /// // ["mouse"]
    /// // ["mouse"]
    /// ```
    public func responses<Answer: OxfordAnswer>(
        to requests: some Sequence<any OxfordEndpointRequest<Answer>> & Sendable, inFlight: Int = 8,
        order: BatchOrder = .input
    ) -> OxfordBatch<any OxfordEndpointRequest<Answer>, OxfordResponse<Answer>> {
        OxfordBatch(
            of: { requests.makeIterator() }, total: requests.knownCount, inFlight: inFlight, order: order,
            run: { try await response(to: $0) }, count: { ($0.calls, isFound: true) })
    }

    /// Looks up many words, a limited number at a time, and returns the results.
    ///
    /// The client looks up each word as ``lookUp(_:in:filters:maximumCalls:timeout:)`` does. The batch returns one
    /// element for each word. If a look-up fails, its element contains the error, and the batch continues with the
    /// other words. You do not have to validate the words. If the text is not a valid word, the client sends no request
    /// for it, and its error has the reason ``FailureReason/invalidWord``.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let words = "ran xyzzy a/..".split(separator: " ")
    /// for await element in client.lookups(of: words, in: .britishEnglish) {
    ///     switch element.result {
    ///     case .success(let lookup):
    ///         print(element.input, lookup.match, lookup.headwords)
    ///     case .failure(let error):
    ///         print(element.input, error.reason)
    ///     }
    /// }
    /// // ran inflection [run]
    /// // xyzzy notFound []
    /// // a/.. invalidWord
    /// ```
    ///
    /// If the same word occurs more than once, it is looked up each time, unless the client combines or caches equal
    /// requests.
    ///
    /// - Parameters:
    ///   - words: The words to look up. The batch takes each word from the sequence only when its look-up can start.
    ///   - language: The language of the dictionary.
    ///   - filters: The filters that narrow the entries.
    ///   - maximumCallsPerWord: The maximum number of calls for each word, including retries. Default: no limit. To
    ///     limit the calls of the whole batch, give the client a ``CallBudget``.
    ///   - inFlight: The maximum number of look-ups that are in flight or whose elements you have not taken yet. The
    ///     minimum is 1.
    ///   - order: The order of the elements. The default is the order of the words.
    public func lookups(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, in language: MonolingualLanguage,
        filters: Filters<WordsRequest.Filter> = [], maximumCallsPerWord: Int? = nil, inFlight: Int = 8,
        order: BatchOrder = .input
    ) -> OxfordBatch<String, Lookup> {
        lookups(of: words, inFlight, order, count: { ($0.calls, $0.isFound) }) { word in
            try await lookUp(word, in: language, filters: filters, maximumCalls: maximumCallsPerWord)
        }
    }

    /// Looks up the translations of many words.
    ///
    /// The client looks up each word as ``lookUp(_:translating:filters:maximumCalls:timeout:)`` does. In all other
    /// respects, this function works like ``lookups(of:in:filters:maximumCallsPerWord:inFlight:order:)``.
    ///
    /// The `languages` are the language of the words and the language of their translations.
    public func lookups(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, translating languages: LanguagePair,
        filters: Filters<TranslationsRequest.Filter> = [], maximumCallsPerWord: Int? = nil, inFlight: Int = 8,
        order: BatchOrder = .input
    ) -> OxfordBatch<String, Lookup> {
        lookups(of: words, inFlight, order, count: { ($0.calls, $0.isFound) }) { word in
            try await lookUp(word, translating: languages, filters: filters, maximumCalls: maximumCallsPerWord)
        }
    }

    /// Looks up the synonyms and antonyms of many words.
    ///
    /// The client looks up each word as ``lookUp(_:inThesaurusOf:filters:maximumCalls:timeout:)`` does. In all other
    /// respects, this function works like ``lookups(of:in:filters:maximumCallsPerWord:inFlight:order:)``.
    public func lookups(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, inThesaurusOf language: ThesaurusLanguage,
        filters: Filters<ThesaurusRequest.Filter> = [], maximumCallsPerWord: Int? = nil, inFlight: Int = 8,
        order: BatchOrder = .input
    ) -> OxfordBatch<String, ThesaurusLookup> {
        lookups(of: words, inFlight, order, count: { ($0.calls, $0.isFound) }) { word in
            try await lookUp(word, inThesaurusOf: language, filters: filters, maximumCalls: maximumCallsPerWord)
        }
    }

    private func lookups<Found>(
        of words: some Sequence<some StringProtocol & Sendable> & Sendable, _ inFlight: Int, _ order: BatchOrder,
        count: @escaping @Sendable (Found) -> (calls: Int, isFound: Bool),
        by lookUp: @escaping @Sendable (String) async throws -> Found
    ) -> OxfordBatch<String, Found> {
        OxfordBatch(
            of: { words.lazy.map { String($0) }.makeIterator() }, total: words.knownCount, inFlight: inFlight,
            order: order,
            deniedLimit: 8, run: lookUp, count: count)
    }
}

extension Sequence {
    /// The number of elements, or `nil` if counting them would mean iterating over the sequence.
    fileprivate var knownCount: Int? {
        (self as? any RandomAccessCollection)?.count ?? (self as? any SetAlgebra & Collection)?.count
    }
}
