public import OxfordEndpoints

/// An asynchronous sequence of the pages of search results.
///
/// Each page is requested only when the iteration reaches it. The sequence ends after the last result of the request's
/// page, or, if the request does not specify a page, after the last result of the search. The total number that the
/// service reports tells the client which result is the last one. If the service reports no total, the sequence ends
/// after the first page that is not full. The service returns at most 10,000 results for a search.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let request = SearchRequest(
///     "ab", in: .britishEnglish, filters: .prefix(true))
/// for try await page in client.pages(of: request, pageSize: 2) {
///     print(page.results.compactMap(\.word))
/// }
/// // ["able", "about"]
/// // ["absent"]
/// ```
public struct OxfordPages<Request: OxfordPagedRequest>: AsyncSequence, Sendable {
    /// The answer for a page, which contains the results on the page and their total number on all pages.
    public typealias Element = Request.Answer

    /// The error that the sequence throws if a request fails.
    public typealias Failure = OxfordError

    let client: OxfordClient
    let request: Request
    let pageSize: Int

    /// Returns an iterator that starts at the first result of the request's page, or at the first result of the search
    /// if the request does not specify a page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(client: client, request: request, pageSize: Swift.min(Swift.max(1, pageSize), 5000))
    }

    /// An iterator over the pages.
    ///
    /// Use this iterator directly to load a single page, for example to read the total number of results:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let request = SearchRequest(
    ///     "a", in: .britishEnglish, filters: .prefix(true))
    /// var pages = client.pages(of: request, pageSize: 1).makeAsyncIterator()
    /// print(try await pages.next()?.total ?? 0)
    /// // 39
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        private let client: OxfordClient
        private var request: Request
        private let pageSize: Int
        /// The offset of the first result after the results that the request asks for.
        private let end: Int
        /// The offset of the next page, or `nil` if there is no next page.
        private var offset: Int?

        init(client: OxfordClient, request: Request, pageSize: Int) {
            self.client = client
            self.request = request
            self.pageSize = pageSize
            offset = request.page?.offset ?? 0
            end = request.page.map { $0.offset + $0.limit } ?? 10_000
        }

        /// Returns the next page, or `nil` after the last one.
        ///
        /// - Throws: ``OxfordError`` if the request fails.
        public mutating func next(
            isolation: isolated (any Actor)? = #isolation
        ) async throws(OxfordError) -> Request.Answer? {
            guard let offset, offset < end else { return nil }
            let page = Page(limit: Swift.min(pageSize, end - offset), offset: offset)
            request.page = page
            self.offset = nil
            // If a search has no results, the service responds with status 404. The sequence is then empty, without an
            // error.
            guard let answer = try await client.sendIfFound(request) else { return nil }
            let count = answer.items.count
            let next = offset + count
            // Prefer the total, because a server may return fewer results than the limit although more follow.
            let mayHaveMore = answer.total.map { next < $0 } ?? (count >= page.limit)
            if mayHaveMore, count > 0 { self.offset = next }
            return answer
        }
    }
}

extension OxfordClient {
    /// Returns a sequence of the answers to a search, one for each page of results.
    ///
    /// If the request does not specify a page, the sequence covers all results of the search, up to the 10,000 that the
    /// service returns. If the request specifies a page, the sequence covers only the results of this page, as
    /// ``send(_:)`` does, and divides them into smaller pages if `pageSize` is smaller than the page's limit. If the
    /// service finds nothing, the sequence is empty.
    ///
    /// - Parameters:
    ///   - request: The request for the results.
    ///   - pageSize: The maximum number of results to request at a time, from 1 to 5,000. Each page is a call that the
    ///     service may bill. The client replaces a number outside this range with the nearest one in the range.
    public func pages<Request: OxfordPagedRequest>(
        of request: Request, pageSize: Int = 5000
    ) -> OxfordPages<Request> {
        OxfordPages(client: self, request: request, pageSize: pageSize)
    }
}
