/// A type that represents a request with paginated results, such as ``SearchRequest``.
///
/// To iterate over all results, use a client's `results(of:)` or `pages(of:)`.
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
public protocol OxfordPagedRequest: OxfordEndpointRequest where Answer == WordlistAnswer {
    /// The requested page, or `nil` for the first 5000 results.
    var page: Page? { get set }
}
