/// The URL and all headers of a request, which must be equal for requests to share a response.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers

    init(_ request: TransportRequest) {
        url = request.url
        headers = request.headers
    }

    // Compare bytes: `String` equates Unicode forms that are different URLs.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
    }
}
