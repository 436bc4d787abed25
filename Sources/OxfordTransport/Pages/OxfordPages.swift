public import OxfordEndpoints

/// An asynchronous sequence of the pages of search results.
///
/// Each page is requested only when the iteration reaches it. The sequence ends after the last result of the search,
/// according to the total number that the service reports. If the service reports no total, the sequence ends after the
/// first page that is not full. The service returns at most 10,000 results for a search.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(credentials: nil, transport: SampleTransport())
/// let request = SearchRequest(
///     "ab", in: .britishEnglish, filters: .prefix(true),
///     page: Page(limit: 2))
/// for try await page in client.pages(of: request) {
///     print(page.results.compactMap(\.word))
/// }
/// // ["able", "about"]
/// // ["absent"]
/// ```
public struct OxfordPages<Request: OxfordPagedRequest>: AsyncSequence, Sendable {
    /// A page of results, with the total number of results in its metadata.
    public typealias Element = WordlistAnswer

    /// The error that the sequence throws if a request fails.
    public typealias Failure = OxfordError

    let client: OxfordClient
    let request: Request

    /// Returns an iterator that starts at the request's page, or at the first page if the request does not specify a
    /// page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(client: client, request: request, page: request.page ?? Page())
    }

    /// An iterator over the pages.
    ///
    /// Use this iterator directly to load a single page, for example to read the total number of results:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let request = SearchRequest(
    ///     "a", in: .britishEnglish, filters: .prefix(true),
    ///     page: Page(limit: 1))
    /// var pages = client.pages(of: request).makeAsyncIterator()
    /// print(try await pages.next()?.metadata?.total ?? 0)
    /// // 39
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        private let client: OxfordClient
        private var request: Request
        private var page: Page?

        init(client: OxfordClient, request: Request, page: Page) {
            self.client = client
            self.request = request
            self.page = page
        }

        /// Returns the next page, or `nil` after the last one.
        ///
        /// - Throws: ``OxfordError`` if the request fails.
        public mutating func next(
            isolation: isolated (any Actor)? = #isolation
        ) async throws(OxfordError) -> WordlistAnswer? {
            guard let page else { return nil }
            request.page = page
            self.page = nil
            let answer: WordlistAnswer
            do throws(OxfordError) {
                answer = try await client.send(request)
            } catch {
                // If a search has no results, the service responds with status 404. The sequence is then empty, without
                // an error.
                guard error.reason == .notFound else { throw error }
                return nil
            }
            let next = page.offset + answer.results.count
            // Prefer the total, because a server may return fewer results than the limit although more follow.
            let mayHaveMore = answer.metadata?.total.map { next < $0 } ?? (answer.results.count >= page.limit)
            if mayHaveMore, !answer.results.isEmpty, next < 10_000 {
                self.page = try? Page(validatingLimit: Swift.min(page.limit, 10_000 - next), offset: next)
            }
            return answer
        }
    }
}

extension OxfordClient {
    /// Returns a sequence of the answers to a search, one for each page of results.
    ///
    /// If the service finds nothing, the sequence is empty. If the request does not specify a page, each page has up to
    /// 5,000 results, which is the service's maximum.
    public func pages<Request: OxfordPagedRequest>(of request: Request) -> OxfordPages<Request> {
        OxfordPages(client: self, request: request)
    }
}

/// A sequence of the results from all pages of a search.
///
/// The sequence requests the next page only after you have read all the results on the previous page:
///
/// ```swift
/// import OxfordSamples
///
/// let observer = LoggingObserver { line in
///     if line.hasPrefix("attempted") { print("a page") }
/// }
/// let client = OxfordClient(
///     credentials: nil, transport: SampleTransport(), observer: observer)
/// let request = SearchRequest(
///     "a", in: .britishEnglish, filters: .prefix(true),
///     page: Page(limit: 2))
/// for try await match in client.results(of: request).prefix(3) {
///     print(match.word ?? "")
/// }
/// // a page
/// // a bird's eye view
/// // able
/// // a page
/// // about
/// ```
public struct OxfordResults<Request: OxfordPagedRequest>: AsyncSequence, Sendable {
    /// A word that the search found.
    public typealias Element = WordlistAnswer.Match

    /// The error that the sequence throws if a request fails.
    public typealias Failure = OxfordError

    let pages: OxfordPages<Request>

    /// Returns an iterator over the results, starting at the request's page, or at the first page if the request does
    /// not specify a page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: pages.makeAsyncIterator())
    }

    /// An iterator over the results.
    public struct Iterator: AsyncIteratorProtocol {
        private var pages: OxfordPages<Request>.Iterator
        private var results: ArraySlice<WordlistAnswer.Match> = []

        init(pages: OxfordPages<Request>.Iterator) {
            self.pages = pages
        }

        /// Returns the next result, or `nil` after the last one.
        ///
        /// - Throws: ``OxfordError`` if the request for the next page fails.
        public mutating func next(
            isolation: isolated (any Actor)? = #isolation
        ) async throws(OxfordError) -> WordlistAnswer.Match? {
            while results.isEmpty {
                guard let page = try await pages.next(isolation: isolation) else { return nil }
                results = page.results[...]
            }
            return results.removeFirst()
        }
    }
}

extension OxfordClient {
    /// Returns a sequence of the results from all pages of a search.
    ///
    /// If the service finds nothing, the sequence is empty.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let request = SearchRequest("running", in: .britishEnglish)
    /// for try await match in client.results(of: request) {
    ///     print(match.word ?? "", match.matchType ?? "")
    /// }
    /// // run inflection
    /// ```
    public func results<Request: OxfordPagedRequest>(of request: Request) -> OxfordResults<Request> {
        OxfordResults(pages: pages(of: request))
    }
}
