/// The URL of a request, with all headers that distinguish it from other requests.
///
/// Two requests can share a response only if their keys are equal.
struct RequestKey: Hashable, Sendable {
    /// The bytes of the URL.
    ///
    /// `String` treats different Unicode forms of the same text as equal, but in URLs they are different.
    let url: [UInt8]
    let headers: [Headers.Field]

    init(_ request: TransportRequest) {
        url = Array(request.url.utf8)
        headers = request.headers.filter { !Self.tracing.contains($0.name.lowercased()) }
    }

    /// Headers that follow a request through a system, and do not change the response.
    private static let tracing: Set<String> = [
        "b3", "baggage", "correlation-id", "request-id", "traceparent", "tracestate", "x-amzn-trace-id",
        "x-b3-flags", "x-b3-parentspanid", "x-b3-sampled", "x-b3-spanid", "x-b3-traceid", "x-cloud-trace-context",
        "x-correlation-id", "x-request-id",
    ]
}
