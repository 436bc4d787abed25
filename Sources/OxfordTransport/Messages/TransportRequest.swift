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
    public internal(set) var attempt = 1

    /// Counts the attempts, or `nil` if the request was not sent by a client.
    var counter: (any AttemptCounter)?

    /// The attempt that the request belongs to, which turns out not to be one if another begins inside it.
    var enclosing: OpenAttempt?

    /// Creates a request from a percent-encoded URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), counter: nil)
    }

    /// Creates the HTTP request for a request to a server.
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns the request with additional headers, which replace headers with the same names.
    ///
    /// A transport that wraps another one changes requests with this function. A new `TransportRequest` would have
    /// another ``id``, and the client could not count its attempts.
    ///
    /// ```swift
    /// struct Localized<Base: Transport>: Transport {
    ///     let base: Base
    ///     let language: Headers
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         try await base.send(request.adding(language))
    ///     }
    /// }
    ///
    /// let wire = ClosureTransport { request in
    ///     print(request.headers["Accept-Language"] ?? "any language")
    ///     return TransportResponse(body: #"{"results": []}"#)
    /// }
    /// let german = try Headers(validating: ["Accept-Language": "de"])
    /// let client = OxfordClient(
    ///     credentials: nil,
    ///     transport: Localized(base: wire.retrying(), language: german))
    /// _ = try await client.send(.lemmas("mice", in: .english))
    /// // de
    /// ```
    public func adding(_ headers: Headers) -> TransportRequest {
        var all = self.headers
        all.replace(with: headers)
        var request = TransportRequest(url: url, headers: all, id: id, counter: counter)
        request.attempt = attempt
        request.enclosing = enclosing
        return request
    }

    /// Reports to the client that a pause begins before the request is sent, for a transport that retries or queues.
    ///
    /// - Parameters:
    ///   - pause: The expected duration of the pause.
    ///   - number: The number of the attempt after the pause.
    public func report(pause: Duration, beforeAttempt number: Int) {
        enclosing?.withdraw()
        counter?.report(pause: pause, beforeAttempt: number)
    }

    /// Reports that the request was not sent, for a transport that reuses a response or drops a request.
    ///
    /// The client then does not count it as an attempt.
    ///
    /// ```swift
    /// struct Offline: Transport {
    ///     let body: String
    ///
    ///     func send(
    ///         _ request: TransportRequest
    ///     ) async throws(TransportError) -> TransportResponse {
    ///         request.reportUnsent()
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
    public func reportUnsent() {
        enclosing?.withdraw()
    }

    /// Counts an attempt that is about to begin, or returns `nil` if the request must not be sent.
    package func beginAttempt() -> OpenAttempt? {
        enclosing?.withdraw()
        guard let counter else { return OpenAttempt(journal: nil, id: 0) }
        return counter.begin(attempt)
    }

    init(url: String, headers: Headers, id: RequestID, counter: (any AttemptCounter)?) {
        self.url = url
        self.headers = headers
        self.id = id
        self.counter = counter
    }
}

extension TransportRequest: CustomStringConvertible {
    /// The URL, and the headers without secrets.
    public var description: String { "GET \(url) [\(headers)]" }
}
