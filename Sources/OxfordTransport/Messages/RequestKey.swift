/// The URL and all headers of a request, credentials included, by which a transport that shares responses compares
/// requests.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers

    init(_ request: TransportRequest) {
        url = request.url
        headers = request.headers
    }

    // Compare bytes: `String` takes two Unicode forms of a letter as equal, but they are different URLs.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
    }
}
