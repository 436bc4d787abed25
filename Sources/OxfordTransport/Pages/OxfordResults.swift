public import OxfordEndpoints

/// The results of a search, from all of its pages.
///
/// Each page is requested when it is needed:
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

    /// The error of a failed request.
    public typealias Failure = OxfordError

    let pages: OxfordPages<Request>

    /// Returns an iterator that begins with the first result.
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
    /// Returns the results of a search, from all of its pages.
    ///
    /// The sequence is empty if the service finds nothing.
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
