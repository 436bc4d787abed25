public import OxfordEndpoints

/// The answers to a search, page after page.
///
/// Made by ``OxfordClient/pages(of:)``. A page is asked for when it is wanted. The last one is the one that has the last
/// of all results by the service's count, or comes short where it counts none, or ends at the ten thousandth result,
/// beyond which the service gives none.
///
/// ```swift
/// import OxfordSamples
///
/// let client = OxfordClient(credentials: nil, transport: SampleTransport())
/// let request = SearchRequest("ab", in: .britishEnglish, filters: .prefix(true), page: Page(limit: 2))
/// for try await page in client.pages(of: request) {
///     print(page.results.compactMap(\.word))
/// }
/// // ["able", "about"]
/// // ["absent"]
/// ```
public struct OxfordPages<Request: OxfordPagedRequest>: AsyncSequence, Sendable {
    /// A page, whose metadata says how many results there are in all.
    public typealias Element = WordlistAnswer

    /// Why a page could not be had.
    public typealias Failure = OxfordError

    let client: OxfordClient
    let request: Request

    /// Begins with the page of the request.
    public func makeAsyncIterator() -> Iterator {
        Iterator(client: client, request: request, page: request.page ?? Page())
    }

    /// Goes through the pages.
    ///
    /// It gives a page that is wanted alone, such as the first for the number of results:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// let request = SearchRequest("a", in: .britishEnglish, filters: .prefix(true), page: Page(limit: 1))
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

        /// The next page, if there is one.
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
                // The service answers 404 if there are no results.
                guard error.reason == .notFound, !error.isBeyondSample else { throw error }
                return nil
            }
            let next = page.offset + answer.results.count
            // A server may give less at a time than it is asked for, so it is the total that counts where there is one.
            let mayHaveMore = answer.metadata?.total.map { next < $0 } ?? (answer.results.count >= page.limit)
            if mayHaveMore, !answer.results.isEmpty, next < 10_000 {
                self.page = try? Page(validatingLimit: Swift.min(page.limit, 10_000 - next), offset: next)
            }
            return answer
        }
    }
}

extension OxfordClient {
    /// The answers to a search, page after page.
    ///
    /// There are no pages if the service finds nothing.
    ///
    /// Without a page of its own a request asks for as many at a time as the service gives, which is 5000, so that
    /// there are few calls.
    ///
    /// ```swift
    /// let body = #"{"metadata": {"total": "2"}, "results": [{"id": "abbey"}, {"id": "abbot"}]}"#
    /// let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: body) })
    /// for try await page in client.pages(of: SearchRequest("abb", in: .britishEnglish, filters: .prefix(true))) {
    ///     print(page.results.compactMap(\.id?.text), "of", page.metadata?.total ?? 0)
    /// }
    /// // ["abbey", "abbot"] of 2
    /// ```
    public func pages<Request: OxfordPagedRequest>(of request: Request) -> OxfordPages<Request> {
        OxfordPages(client: self, request: request)
    }
}
