public import OxfordEndpoints

/// The results of a search, one after the other, over all of its pages.
///
/// Made by ``OxfordClient/results(of:)``.
///
/// What is not gone through is not asked for:
///
/// ```swift
/// import OxfordSamples
///
/// let observer = LoggingObserver { line in if line.hasPrefix("attempted") { print("a page") } }
/// let client = OxfordClient(credentials: nil, transport: SampleTransport(), observer: observer)
/// let request = SearchRequest("a", in: .britishEnglish, filters: .prefix(true), page: Page(limit: 2))
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
    /// A word that was found.
    public typealias Element = WordlistAnswer.Match

    /// Why a page could not be had.
    public typealias Failure = OxfordError

    let pages: OxfordPages<Request>

    /// Begins with the first result.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: pages.makeAsyncIterator())
    }

    /// Goes through the results.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(credentials: nil, transport: SampleTransport())
    /// var matches = client.results(of: SearchRequest("running", in: .britishEnglish)).makeAsyncIterator()
    /// while let match = try await matches.next() {
    ///     print(match.word ?? "", match.matchType ?? "")
    /// }
    /// // run inflection
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        private var pages: OxfordPages<Request>.Iterator
        private var results: ArraySlice<WordlistAnswer.Match> = []

        init(pages: OxfordPages<Request>.Iterator) {
            self.pages = pages
        }

        /// The next result, for which the next page is asked where that is due.
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
    /// The results of a search, one after the other, over all of its pages.
    ///
    /// The sequence is empty if the service finds nothing.
    ///
    /// ```swift
    /// let body = #"{"results": [{"id": "abbey"}, {"id": "abbot"}]}"#
    /// let client = OxfordClient(credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: body) })
    /// for try await match in client.results(of: SearchRequest("abb", in: .britishEnglish, filters: .prefix(true))) {
    ///     print(match.id?.text ?? "")
    /// }
    /// // abbey
    /// // abbot
    /// ```
    public func results<Request: OxfordPagedRequest>(of request: Request) -> OxfordResults<Request> {
        OxfordResults(pages: pages(of: request))
    }
}
