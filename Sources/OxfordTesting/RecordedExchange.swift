import OxfordTransport

/// A recorded request with its response or error, without credentials.
struct RecordedExchange: Hashable, Sendable {
    let url: String
    let requestHeaders: Headers
    let outcome: Result<TransportResponse, TransportError>

    /// The part of the recorded URL that a request must match to receive the recorded response.
    ///
    /// A target begins at the last `/api/v` in the path of the recorded URL, so that requests to any server match it.
    /// If the path contains no `/api/v`, the target is the whole URL.
    var target: String { APIURL(url).target ?? url }

    /// Creates an exchange from a request and its response or error, removing credentials.
    ///
    /// - Throws: An error if the exchange contains a credential that is too short to be removed safely.
    init(
        _ request: TransportRequest, _ outcome: Result<TransportResponse, TransportError>
    ) throws(Redaction.ShortSecret) {
        let redaction = Redaction(of: request)
        url = try redaction.url(request.url)
        requestHeaders = try redaction.headers(request.headers)
        switch outcome {
        case .failure(let error): self.outcome = .failure(error)
        case .success(let response):
            self.outcome = .success(
                TransportResponse(
                    status: response.status, headers: try redaction.headers(response.headers),
                    body: try redaction.bytes(response.body)))
        }
    }
}
