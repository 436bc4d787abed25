public import OxfordEndpoints

/// What a ``Transport`` sends: a URL and headers, always with the method GET and without a body.
///
/// A client makes it of a request; a test makes one by hand:
///
/// ```swift
/// let request = TransportRequest(EntriesRequest("ace", in: .britishEnglish))
/// print(request.url)
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// ```
public struct TransportRequest: Sendable {
    /// The URL, complete and percent-encoded.
    public let url: String

    /// The headers, with the credentials.
    public let headers: Headers

    /// What tells it from other requests.
    ///
    /// All attempts at one have the same; it is not sent.
    public let id: RequestID

    /// Which attempt this is, from 1 on.
    ///
    /// It is not sent.
    public private(set) var attempt = 1

    let journal: AttemptJournal?

    /// Makes a request of the text of a URL.
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), journal: nil)
    }

    /// Makes a request of an endpoint's, as it is sent to a server.
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// The same request as another attempt, for a transport that tries again.
    public func attempt(_ number: Int) -> TransportRequest {
        var request = self
        request.attempt = number
        return request
    }

    /// Tells the client of an attempt, for a transport that tries again; where none does, the client tells itself.
    ///
    /// ```swift
    /// struct Twice<Wire: Transport>: Transport {
    ///     let wire: Wire
    ///
    ///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    ///         let first = try await wire.send(request)
    ///         guard first.status >= 500 else { return first }
    ///         request.report(Attempt(number: 1, duration: .zero, outcome: .success(first.status)))
    ///         let second = try await wire.send(request.attempt(2))
    ///         request.report(Attempt(number: 2, duration: .zero, outcome: .success(second.status)))
    ///         return second
    ///     }
    /// }
    ///
    /// let failing = ClosureTransport { TransportResponse(status: $0.attempt == 1 ? 500 : 404) }
    /// do {
    ///     _ = try await OxfordClient(credentials: nil, transport: Twice(wire: failing)).send(.lemmas("mice", in: .english))
    /// } catch {
    ///     print(error.status ?? 0, error.attempts)
    /// }
    /// // 404 2
    /// ```
    public func report(_ attempt: Attempt) {
        journal?.add(attempt)
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
