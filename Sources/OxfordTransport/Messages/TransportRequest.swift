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

    private(set) var journal: AttemptJournal?

    /// Makes a request of the text of a URL.
    ///
    /// For what no endpoint composes, such as a path of your own proxy, and for tests of a transport:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let request = TransportRequest(url: "https://example.com/api/v2/lemmas/en/ran")
    /// print(try await SampleTransport().send(request).status)
    /// // 200
    /// ```
    public init(url: String, headers: Headers = Headers()) {
        self.init(url: url, headers: headers, id: RequestID(), journal: nil)
    }

    /// Makes a request of an endpoint's, as it is sent to a server.
    ///
    /// ```swift
    /// let accept = try Headers(validating: ["Accept": "application/json"])
    /// print(TransportRequest(LemmasRequest("mice", in: .english), on: .sandbox, headers: accept))
    /// // GET https://od-api-sandbox.oxforddictionaries.com/api/v2/lemmas/en/mice [Accept: application/json]
    /// ```
    public init(_ request: some OxfordEndpointRequest, on server: Server = .live, headers: Headers = Headers()) {
        self.init(url: request.urlString(on: server), headers: headers)
    }

    /// Returns the same request as another attempt, for a transport that retries.
    ///
    /// ```swift
    /// let request = TransportRequest(url: "https://example.com")
    /// let again = request.asAttempt(2)
    /// print(again.attempt, again.id == request.id)
    /// // 2 true
    /// ```
    public func asAttempt(_ number: Int) -> TransportRequest {
        var request = self
        request.attempt = number
        return request
    }

    /// Tells the client of an attempt, for a transport that tries again; where none does, the client tells itself.
    ///
    /// ```swift
    /// struct Twice<Base: Transport>: Transport {
    ///     let base: Base
    ///
    ///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    ///         let first = try await base.send(request)
    ///         guard first.status >= 500 else { return first }
    ///         request.report(Attempt(number: 1, duration: .zero, outcome: .success(first.status)))
    ///         let second = try await base.send(request.asAttempt(2))
    ///         request.report(Attempt(number: 2, duration: .zero, outcome: .success(second.status)))
    ///         return second
    ///     }
    /// }
    ///
    /// let failing = ClosureTransport { TransportResponse(status: $0.attempt == 1 ? 500 : 404) }
    /// do {
    ///     _ = try await OxfordClient(credentials: nil, transport: Twice(base: failing)).send(.lemmas("mice", in: .english))
    /// } catch {
    ///     print(error.status ?? 0, error.attempts)
    /// }
    /// // 404 2
    /// ```
    public func report(_ attempt: Attempt) {
        journal?.add(attempt)
    }

    /// Reports to the client that a pause begins, for a transport that retries.
    ///
    /// ```swift
    /// struct Patient<Base: Transport>: Transport {
    ///     let base: Base
    ///
    ///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    ///         let first = try await base.send(request)
    ///         guard first.status == 503 else { return first }
    ///         request.report(Attempt(number: 1, duration: .zero, outcome: .success(first.status)))
    ///         request.report(pause: .milliseconds(5), beforeAttempt: 2)
    ///         try? await Task.sleep(for: .milliseconds(5))
    ///         return try await base.send(request.asAttempt(2))
    ///     }
    /// }
    ///
    /// struct Pauses: OxfordObserver {
    ///     func observe(_ event: OxfordEvent) {
    ///         if event.kind == .waiting { print("waiting", event.duration, "before attempt", event.attempt) }
    ///     }
    /// }
    ///
    /// let busy = ClosureTransport { TransportResponse(status: $0.attempt == 1 ? 503 : 404) }
    /// let client = OxfordClient(credentials: nil, transport: Patient(base: busy), observer: Pauses())
    /// _ = try? await client.send(.lemmas("mice", in: .english))
    /// // waiting 0.005 seconds before attempt 2
    /// ```
    public func report(pause: Duration, beforeAttempt number: Int) {
        journal?.observePause(pause, number)
    }

    /// Reports to the client that the request needs no call of its own, for a transport that reuses a response.
    ///
    /// The client then counts no attempt, unless one was reported.
    ///
    /// ```swift
    /// struct Offline: Transport {
    ///     let responses: [String: TransportResponse]
    ///
    ///     func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    ///         guard let response = responses[request.url] else { throw TransportError(.offline) }
    ///         request.reportReuse()
    ///         return response
    ///     }
    /// }
    ///
    /// let request = LemmasRequest("ran", in: .english)
    /// let transport = Offline(responses: [request.urlString(): TransportResponse(body: #"{"results": []}"#)])
    /// print(try await OxfordClient(credentials: nil, transport: transport).response(to: request).attempts)
    /// // 0
    /// ```
    public func reportReuse() {
        journal?.addReuse()
    }

    /// Returns the same request with its attempts reported elsewhere.
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
