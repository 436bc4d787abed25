public import OxfordEndpoints

/// An asynchronous sequence of the results of a search, or of its pages.
///
/// The sequence requests the next page only after you have read everything on the previous page:
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(
///     transport: SampleTransport(),
///     observer: OxfordObserver { event in
///         if event.kind == .received { print("a page") }
///     })
/// let request = SearchRequest(
///     "a", in: .britishEnglish, filters: [.prefix(true)])
/// let results = client.results(of: request, pageSize: 2)
/// for try await match in results.prefix(3) {
///     print(match.word)
/// }
/// // a page
/// // a bird's eye view
/// // able
/// // a page
/// // about
/// ```
///
/// The sequence ends after the last result of the request's page, or, if the request does not specify a page, after the
/// last result of the search. The total number that the service reports tells the client which result is the last one.
/// If the server does not return as many results, the sequence throws an error with the reason
/// ``FailureReason/unreadableAnswer``. If the service reports no total, the sequence ends after the first page that is
/// not full. The service returns at most 10,000 results for a search.
public struct OxfordResults<Element: Sendable>: AsyncSequence, Sendable {
    /// Any error, which is always an ``OxfordError``.
    public typealias Failure = any Error

    /// What the sequence reads from a page of results.
    fileprivate struct Contents {
        let elements: [Element]
        let count: Int
        let total: Int?
    }

    /// The page that the request asks for, or `nil` if it asks for all results.
    fileprivate let page: Page?
    fileprivate let pageSize: Int

    /// Loads a page, or returns `nil` if the service finds nothing.
    fileprivate let load: @Sendable (Page) async throws -> Contents?

    /// Returns an iterator that starts at the first result of the request's page, or at the first result of the search
    /// if the request does not specify a page.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// An iterator over the results or the pages.
    ///
    /// Use this iterator directly to load a single page, for example to read the total number of results:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest(
    ///     "a", in: .britishEnglish, filters: [.prefix(true)])
    /// var pages = client.pages(of: request, pageSize: 1).makeAsyncIterator()
    /// print(try await pages.next()?.total ?? 0)
    /// // 39
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        private let results: OxfordResults
        /// The offset of the first result after the results that the request asks for.
        private let end: Int
        /// The offset of the next page, or `nil` if there is no next page.
        private var offset: Int?
        /// The number of pages that may still be requested.
        ///
        /// A server may return fewer results than the limit of a page, so more pages are needed. Without a bound, a
        /// server that returns one result at a time would cause thousands of calls.
        private var pagesLeft: Int
        /// The total number of results that the service has last reported.
        private var total: Int?
        private var loaded: ArraySlice<Element> = []

        init(_ results: OxfordResults) {
            self.results = results
            let start = results.page?.offset ?? 0
            offset = start
            end = results.page.map { $0.offset + $0.limit } ?? 10_000
            let size = Swift.min(Swift.max(1, results.pageSize), 5000)
            pagesLeft = 10 * ((end - start + size - 1) / size)
        }

        /// Returns the next result or page, or `nil` after the last one.
        ///
        /// - Throws: ``OxfordError`` if the request for the next page fails, if the server returns fewer results than
        ///   it has reported, or if it has returned so few results for each page that ten times as many pages as
        ///   necessary were requested.
        public mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
            while loaded.isEmpty {
                guard let offset, offset < end else { return nil }
                let limit = Swift.min(Swift.max(1, results.pageSize), 5000, end - offset)
                self.offset = nil
                guard pagesLeft > 0 else { throw OxfordError(page: "the server returns too few results for each page") }
                pagesLeft -= 1
                let contents = try await results.load(Page(limit: limit, offset: offset))
                total = contents?.total ?? total
                let count = Swift.min(contents?.count ?? 0, limit)
                if count == 0, let total, offset < total {
                    throw OxfordError(
                        page: "the server reports \(total) results, but returns no more than the first \(offset)")
                }
                guard let contents else { return nil }
                loaded = contents.elements[...]
                // Prefer the total, because a server may return fewer results than the limit although more follow.
                let mayHaveMore = total.map { offset + count < $0 } ?? (count >= limit)
                if mayHaveMore, count > 0 { self.offset = offset + count }
            }
            return loaded.removeFirst()
        }
    }
}

extension OxfordError {
    /// Creates an error that reports a page whose results do not match what was requested.
    fileprivate init(page message: String) {
        self.init(.unreadableAnswer, message: message, advice: "")
    }
}

extension OxfordResults {
    /// Creates a sequence of the elements that a closure finds in each page of a search.
    fileprivate init<Answer: OxfordPagedAnswer>(
        of request: any OxfordPagedRequest & OxfordEndpointRequest<Answer>, pageSize: Int, by client: OxfordClient,
        elements: @escaping @Sendable (Answer, _ limit: Int) throws -> [Element]
    ) {
        page = request.page
        self.pageSize = pageSize
        load = { page in
            var request = request
            request.page = page
            // If a search has no results, the service responds with status 404. The sequence is then empty, without an
            // error.
            return try await client.answerIfFound(to: request).map { answer in
                Contents(
                    elements: try elements(answer, page.limit), count: answer.items.count, total: answer.total)
            }
        }
    }
}

// The parameters name `OxfordEndpointRequest` too, because editors complete the functions of its extensions, such as
// `.search("a", in: .britishEnglish)`, only for a parameter that names it.

extension OxfordClient {
    /// Returns a sequence of the results of a search.
    ///
    /// If the request does not specify a page, the sequence contains all results of the search, up to the 10,000 that
    /// the service returns. If the request specifies a page, the sequence contains only the results of this page. If
    /// the service finds nothing, the sequence is empty.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest("running", in: .britishEnglish)
    /// for try await match in client.results(of: request) {
    ///     print(match.word, match.kind ?? "")
    /// }
    /// // run inflection
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request for the results.
    ///   - pageSize: The maximum number of results to request at a time, from 1 to 5,000. Each page is a call that the
    ///     service may bill. The client replaces a number outside this range with the nearest one in the range.
    public func results<Answer: OxfordPagedAnswer>(
        of request: any OxfordPagedRequest & OxfordEndpointRequest<Answer>, pageSize: Int = 5000
    ) -> OxfordResults<Answer.Item> {
        OxfordResults(of: request, pageSize: pageSize, by: self) { answer, limit in
            // A server may ignore the limit.
            Array(answer.items.prefix(limit))
        }
    }

    /// Returns a sequence of the answers to a search, one for each page of results.
    ///
    /// The sequence covers the same results as ``results(of:pageSize:)``. If the request specifies a page, the sequence
    /// divides it into smaller pages if `pageSize` is smaller than the page's limit. A page with more results than were
    /// requested is an error, because the next page would repeat them.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest(
    ///     "ab", in: .britishEnglish, filters: [.prefix(true)])
    /// for try await page in client.pages(of: request, pageSize: 2) {
    ///     print(page.results.map(\.word))
    /// }
    /// // ["able", "about"]
    /// // ["absent"]
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request for the results.
    ///   - pageSize: The maximum number of results to request at a time, from 1 to 5,000. Each page is a call that the
    ///     service may bill. The client replaces a number outside this range with the nearest one in the range.
    public func pages<Answer: OxfordPagedAnswer>(
        of request: any OxfordPagedRequest & OxfordEndpointRequest<Answer>, pageSize: Int = 5000
    ) -> OxfordResults<Answer> {
        OxfordResults(of: request, pageSize: pageSize, by: self) { answer, limit in
            guard answer.items.count <= limit else {
                throw OxfordError(
                    page: "the server returns \(answer.items.count) results, and \(limit) were requested")
            }
            return [answer]
        }
    }
}
