public import OxfordEndpoints

/// An asynchronous sequence of search results.
///
/// The sequence requests the next page only after you have read all the results on the previous page:
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
///     "a", in: .britishEnglish, filters: .prefix(true))
/// let results = client.results(of: request, pageSize: 2)
/// for try await match in results.prefix(3) {
///     print(match.word ?? "")
/// }
/// // a page
/// // a bird's eye view
/// // able
/// // a page
/// // about
/// ```
public struct OxfordResults<Request: OxfordPagedRequest>: AsyncSequence, Sendable {
    /// A result of the search.
    public typealias Element = Request.Answer.Item

    /// The error that the sequence throws if a request fails.
    public typealias Failure = OxfordError

    let pages: OxfordPages<Request>

    /// Returns an iterator that starts at the first result of the request's page, or at the first result of the search
    /// if the request does not specify a page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: pages.makeAsyncIterator())
    }

    /// An iterator over the results.
    public struct Iterator: AsyncIteratorProtocol {
        private var pages: OxfordPages<Request>.Iterator
        private var results: ArraySlice<Request.Answer.Item> = []

        init(pages: OxfordPages<Request>.Iterator) {
            self.pages = pages
        }

        /// Returns the next result, or `nil` after the last one.
        ///
        /// - Throws: ``OxfordError`` if the request for the next page fails.
        public mutating func next(
            isolation: isolated (any Actor)? = #isolation
        ) async throws(OxfordError) -> Request.Answer.Item? {
            while results.isEmpty {
                guard let page = try await pages.next(isolation: isolation) else { return nil }
                results = page.items[...]
            }
            return results.removeFirst()
        }
    }
}

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
    ///     print(match.word ?? "", match.matchType ?? "")
    /// }
    /// // run inflection
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request for the results.
    ///   - pageSize: The maximum number of results to request at a time, from 1 to 5,000. Each page is a call that the
    ///     service may bill. The client replaces a number outside this range with the nearest one in the range.
    public func results<Request: OxfordPagedRequest>(
        of request: Request, pageSize: Int = 5000
    ) -> OxfordResults<Request> {
        OxfordResults(pages: pages(of: request, pageSize: pageSize))
    }
}
