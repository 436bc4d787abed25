/// What makes two requests equal for a transport that shares responses: the URL and all headers, credentials included.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers

    init(_ request: TransportRequest) {
        url = request.url
        headers = request.headers
    }

    // The bytes of the URLs decide, as they are sent. `String` takes two Unicode forms of a letter as equal.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
    }
}
