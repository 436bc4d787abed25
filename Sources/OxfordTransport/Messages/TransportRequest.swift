public import OxfordEndpoints

/// A GET request without a body, as a ``Transport`` sends it.
///
/// ```swift
/// let request = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
/// print(request.url)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct TransportRequest: Sendable {
    /// The complete URL, percent-encoded.
    public let url: String

    /// The headers, credentials included.
    public let headers: Headers

    /// The ID, which all attempts share, and which is not sent.
    public let id: RequestID

    /// The number of the attempt, starting at 1, which is not sent.
    public private(set) var attempt = 1

    private(set) var journal: AttemptJournal?

    /// Creates a request from a percent-encoded URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), journal: nil)
    }

    /// Creates the HTTP request for a request to a server.
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns the request with another attempt number, for a transport that retries.
    public func asAttempt(_ number: Int) -> TransportRequest {
        var request = self
        request.attempt = number
        return request
    }

    /// Reports an attempt to the client, for a transport that retries.
    ///
    /// If no attempt is reported, the client counts one.
    ///
    /// ```swift
    /// struct Twice<Base: Transport>: Transport {
    ///     let base: Base
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         var response = TransportResponse(status: 500)
    ///         for number in 1...2 where response.status >= 500 {
    ///             response = try await base.send(request.asAttempt(number))
    ///             request.report(
    ///                 Attempt(
    ///                     number: number, duration: .zero,
    ///                     outcome: .success(response.status)))
    ///         }
    ///         return response
    ///     }
    /// }
    ///
    /// let busy = ClosureTransport { _ in TransportResponse(status: 503) }
    /// let client = OxfordClient(credentials: nil, transport: Twice(base: busy))
    /// do {
    ///     _ = try await client.send(.lemmas("mice", in: .english))
    /// } catch {
    ///     print(error.status ?? 0, error.attempts)
    /// }
    /// // 503 2
    /// ```
    public func report(_ attempt: Attempt) {
        journal?.add(attempt)
    }

    /// Reports to the client that a pause begins, for a transport that retries.
    ///
    /// - Parameters:
    ///   - pause: The duration of the pause.
    ///   - number: The number of the attempt after the pause.
    public func report(pause: Duration, beforeAttempt number: Int) {
        journal?.observePause(pause, number)
    }

    /// Reports that the request needs no call, for a transport that reuses a response.
    ///
    /// The client then counts only the attempts that are reported.
    ///
    /// ```swift
    /// struct Offline: Transport {
    ///     let body: String
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         request.reportReuse()
    ///         return TransportResponse(body: body)
    ///     }
    /// }
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: Offline(body: #"{"results": []}"#))
    /// let response = try await client.response(to: .lemmas("ran", in: .english))
    /// print(response.attempts)
    /// // 0
    /// ```
    public func reportReuse() {
        journal?.addReuse()
    }

    func reporting(to journal: AttemptJournal) -> TransportRequest {
        var request = self
        request.journal = journal
        return request
    }

    init(url: String, headers: Headers, id: RequestID, journal: AttemptJournal?) {
        self.url = url
        self.headers = headers
        self.id = id
        self.journal = journal
    }
}

extension TransportRequest: CustomStringConvertible {
    /// The URL, and the headers without secrets.
    public var description: String { "GET \(url) [\(headers)]" }
}
