import OxfordTransport

/// A request and its outcome, without credentials.
struct RecordedExchange: Hashable, Sendable {
    let url: String
    let requestHeaders: Headers
    let outcome: Result<TransportResponse, TransportError>
    let times: RecordedTimes

    /// The URL without its server if it has an API path, for matching requests to any server.
    var target: String { url.apiPath ?? url }

    /// Removes the credentials.
    init(
        _ request: TransportRequest, _ outcome: Result<TransportResponse, TransportError>,
        times: RecordedTimes = .unknown
    ) throws(Redaction.ShortSecret) {
        let redaction = Redaction(of: request)
        self.times = times
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

/// The start and the duration of an exchange.
///
/// Transports record no times, so that equal exchanges have equal bytes. HARs of other programs have them.
struct RecordedTimes: Hashable, Sendable {
    /// The start in ISO 8601.
    let start: String

    let milliseconds: Double

    /// A placeholder, because HAR 1.2 requires both values.
    static let unknown = RecordedTimes()

    private init() {
        start = "1970-01-01T00:00:00.000Z"
        milliseconds = 0
    }

    /// Creates times from a HAR; invalid values become ``unknown``.
    init(start: String?, milliseconds: Double?) {
        let date = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})/
        guard let start, let milliseconds, start.wholeMatch(of: date) != nil,
            milliseconds.isFinite, milliseconds >= 0
        else {
            self = .unknown
            return
        }
        self.start = start
        self.milliseconds = milliseconds
    }
}
