import OxfordEndpoints
import OxfordSamples
import OxfordTransport

/// Returns the response to the part of a URL after `/api/v2/`.
func response(to path: String) async throws -> TransportResponse {
    try await SampleTransport().send(TransportRequest(url: "https://example.com/api/v2/\(path)"))
}

/// Returns the body of the response to the part of a URL after `/api/v2/`.
func text(of path: String) async throws -> String {
    String(decoding: try await response(to: path).body, as: UTF8.self)
}

/// Returns the answer of the sample dictionary to a request.
func answer<Request: OxfordEndpointRequest>(_ request: Request) async throws -> Request.Answer {
    try await OxfordClient.sample.send(request)
}
