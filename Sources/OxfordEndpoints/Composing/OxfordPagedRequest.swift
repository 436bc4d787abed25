/// A type of request with paginated results, such as ``SearchRequest``.
///
/// To iterate over the results, call `results(of:pageSize:)` or `pages(of:pageSize:)` on a client. Both methods request
/// one page after another as you iterate.
///
/// ```swift
/// func first<Request: OxfordPagedRequest>(
///     _ count: Int, of request: Request
/// ) throws -> Request {
///     var request = request
///     request.page = try Page(validatingLimit: count)
///     return request
/// }
///
/// let request = try first(5, of: SearchRequest("ab", in: .britishEnglish))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&limit=5
/// ```
///
/// If you declare a request type of your own, the answer type must conform to ``OxfordPagedAnswer``.
public protocol OxfordPagedRequest<Answer>: OxfordEndpointRequest where Answer: OxfordPagedAnswer {
    /// The requested page, or `nil` for the service's default, which is the first 5000 results.
    var page: Page? { get set }
}

/// A type of answer that contains one page of results, such as ``SearchAnswer``.
public protocol OxfordPagedAnswer: OxfordAnswer {
    /// The type of a result.
    associatedtype Item: Sendable

    /// The results on this page.
    var items: [Item] { get }

    /// The total number of results on all pages, or `nil` if the service does not report it.
    ///
    /// Without a total, a client requests pages until a page has fewer results than its limit.
    var total: Int? { get }
}

extension SearchAnswer: OxfordPagedAnswer {
    /// The words on this page, like ``results``.
    public var items: [Match] { results }

    /// The total number of words on all pages, or `nil` if the service does not report it.
    public var total: Int? { metadata?.total }
}
