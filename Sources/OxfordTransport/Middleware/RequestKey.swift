/// The URL and all headers of a request, used as a key for its response.
///
/// Two requests can share a response only if their keys are equal.
struct RequestKey: Hashable, Sendable {
    let url: String
    let headers: Headers
    /// The generations of the caches that will store the response, or an empty array if the key is for a cache.
    private let generations: [Int]

    init(_ request: TransportRequest, generations: [Int] = []) {
        url = request.url
        headers = request.headers
        self.generations = generations
    }

    // Compare the bytes, because `String` treats different Unicode forms of the same text as equal, but in URLs they
    // are different.
    static func == (one: RequestKey, other: RequestKey) -> Bool {
        one.url.utf8.elementsEqual(other.url.utf8) && one.headers == other.headers
            && one.generations == other.generations
    }
}
