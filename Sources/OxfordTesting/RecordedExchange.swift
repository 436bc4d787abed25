import OxfordTransport

/// A recorded request with its response or error, without credentials.
struct RecordedExchange: Hashable, Sendable {
    let url: String
    let requestHeaders: Headers
    let outcome: Result<TransportResponse, TransportError>
    let times: RecordedTimes

    /// The part of the recorded URL that a request must match to receive the recorded response.
    ///
    /// A target begins at the last `/api/v` in the path of the recorded URL, so that requests to any server match it.
    /// If the path contains no `/api/v`, the target is the whole URL.
    var target: String { url.apiPath ?? url }

    /// Creates an exchange from a request and its response or error, removing credentials.
    ///
    /// - Throws: An error if the exchange contains a credential that is too short to be removed safely.
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

/// The start time and the duration of an exchange.
///
/// A recording transport does not store the real start time and duration, so that recording the same exchange again
/// produces the same bytes. It stores the placeholder ``unknown`` instead. A recording that is read from another
/// program's HAR file keeps the times from that file.
struct RecordedTimes: Hashable, Sendable {
    /// The start time, in ISO 8601 format.
    let start: String

    let milliseconds: Double

    /// Placeholders for the start time and the duration of an entry.
    ///
    /// A recording transport always writes these placeholders, so that recording the same exchange again produces the
    /// same bytes. They are also used if a HAR file contains no valid time.
    ///
    /// HAR 1.2 requires both in every entry.
    static let unknown = RecordedTimes()

    private init() {
        start = "1970-01-01T00:00:00.000Z"
        milliseconds = 0
    }

    /// Reads the start time and the duration of an exchange from a HAR entry.
    ///
    /// If the start time or the duration is missing or invalid, the result is equal to ``unknown``.
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
