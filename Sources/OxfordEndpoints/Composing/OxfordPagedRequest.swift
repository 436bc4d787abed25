/// A request whose results come in pages.
///
/// ``SearchRequest`` is one. A client goes through all of them by `results(of:)` and `pages(of:)`.
///
/// ```swift
/// func first<Request: OxfordPagedRequest>(_ count: Int, of request: Request) throws -> Request {
///     var request = request
///     request.page = try Page(validatingLimit: count)
///     return request
/// }
///
/// print(try first(5, of: SearchRequest("ab", in: .britishEnglish)).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=ab&limit=5
/// ```
public protocol OxfordPagedRequest: OxfordEndpointRequest where Answer == WordlistAnswer {
    /// Which of the results are asked for; without one, the first 5000.
    var page: Page? { get set }
}
