import OxfordTransport

/// A request and its outcome, without credentials.
struct RecordedExchange: Hashable, Sendable {
    let url: String
    let requestHeaders: Headers
    let outcome: Result<TransportResponse, TransportError>
    let times: RecordedTimes

    /// The text by which a request is matched with this exchange.
    ///
    /// It is the URL's path and query if the URL has an API path, so that requests match no matter which server they
    /// are sent to. Otherwise, it is the whole URL.
    var target: String { url.apiPath ?? url }

    /// Creates an exchange from a request and its outcome, without the credentials of the request.
    ///
    /// - Throws: An error if a credential occurs in the exchange that is too short to remove.
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
/// A recording transport stores no times, so that equal exchanges are recorded as equal bytes. Times in the HAR of
/// another program are kept.
struct RecordedTimes: Hashable, Sendable {
    /// The start, in ISO 8601 format.
    let start: String

    let milliseconds: Double

    /// The placeholder for times that are unknown.
    ///
    /// HAR 1.2 requires both values.
    static let unknown = RecordedTimes()

    private init() {
        start = "1970-01-01T00:00:00.000Z"
        milliseconds = 0
    }

    /// Creates times from the values in a HAR.
    ///
    /// If a value is missing or invalid, the times are ``unknown``.
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
