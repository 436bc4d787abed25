public import OxfordEndpoints

/// Sends requests and returns typed answers.
///
/// Create one client and use it for all requests. Its type does not depend on the transport, so the same property can
/// hold a client for the live service in your app, and a client without a network in your tests.
///
/// ```swift
/// let client = OxfordClient(
///     credentials: try Credentials(
///         appID: "1a2b3c4d", appKey: "0123456789abcdef"),
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": [{"word": "ace"}]}"#)
///     })
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.compactMap(\.word))
/// // ["ace"]
/// ```
public struct OxfordClient: Sendable {
    /// The server that receives the requests.
    public let server: Server

    let credentials: Credentials?
    private let transport: any Transport
    private let headers: Headers
    private let observer: (any OxfordObserver)?

    /// Creates a client.
    ///
    /// Pass `nil` for the credentials if a proxy adds them:
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     server: try Server(validating: "https://example.com/oxford"),
    ///     credentials: nil, transport: SampleTransport(),
    ///     headers: try Headers(validating: ["Accept-Language": "en-GB"]))
    /// let request = client.transportRequest(
    ///     for: .lemmas("mice", in: .english))
    /// print(request.url)
    /// print(request.headers.map(\.name))
    /// // https://example.com/oxford/api/v2/lemmas/en/mice
    /// // ["Accept", "User-Agent", "Accept-Language"]
    /// ```
    ///
    /// - Parameters:
    ///   - server: The server that receives the requests.
    ///   - credentials: The app ID and key, or `nil` if a proxy adds them.
    ///   - transport: The transport that sends the requests.
    ///   - headers: Additional headers. They override the default `Accept` and `User-Agent`, but not the credentials.
    ///   - observer: The observer that receives an event for each attempt, each pause, and each outcome.
    public init(
        server: Server = .live, credentials: Credentials?, transport: some Transport, headers: Headers = Headers(),
        observer: (any OxfordObserver)? = nil
    ) {
        var all = Headers()
        all.replace("Accept", "application/json")
        all.replace("User-Agent", "OxfordDictionaries/\(LibraryVersion.current) (Swift)")
        all.replace(with: headers)
        if let credentials {
            all.replace("app_id", credentials.appID)
            all.replace("app_key", credentials.appKey)
        }
        self.server = server
        self.credentials = credentials
        self.transport = transport
        self.headers = all
        self.observer = observer
    }

    /// Sends a request and returns its answer.
    ///
    /// The response is decoded off the caller's actor, so a large answer does not block the user interface.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// do {
    ///     for word in ["running", "xyzzy"] as [Headword] {
    ///         let answer = try await client.send(.lemmas(word, in: .english))
    ///         print(answer.headwords())
    ///     }
    /// } catch {
    ///     print(error.reason, error.isRetryable)
    /// }
    /// // [run]
    /// // notInSample false
    /// ```
    ///
    /// - Throws: ``OxfordError`` if the request fails, is cancelled, or has no valid answer.
    @concurrent
    public func send<Request: OxfordEndpointRequest>(
        _ request: Request
    ) async throws(OxfordError) -> Request.Answer {
        try await response(to: request).answer
    }

    /// Sends a request, and returns its answer together with details of the response, such as the status and the
    /// headers.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     credentials: nil, transport: SampleTransport())
    /// let response = try await client.response(
    ///     to: .lemmas("running", in: .english))
    /// print(response.status, response.attempts, response.answer.headwords())
    /// // 200 1 [run]
    /// ```
    ///
    /// - Throws: ``OxfordError`` if the request fails, is cancelled, or has no valid answer.
    @concurrent
    public func response<Request: OxfordEndpointRequest>(
        to request: Request
    ) async throws(OxfordError) -> OxfordResponse<Request.Answer> {
        try await self.response(to: request, ledger: nil)
    }

    func response<Request: OxfordEndpointRequest>(
        to request: Request, ledger: CallLedger?
    ) async throws(OxfordError) -> OxfordResponse<Request.Answer> {
        let id = RequestID()
        let url = request.urlString(on: server)
        let journal = AttemptJournal(id: id, url: url, observer: observer, ledger: ledger)
        let wireRequest = TransportRequest(url: url, headers: headers, id: id, counter: journal)
        let start = ContinuousClock.now
        var outcome: Result<(answer: Request.Answer, response: TransportResponse), OxfordError>
        do throws(OxfordError) {
            let response = try await answer(to: wireRequest)
            outcome = .success((try read(response, to: wireRequest, for: request), response))
        } catch {
            outcome = .failure(error)
        }
        let attempts = journal.close()
        outcome = outcome.mapError { error in
            var error = error
            error.attempts = attempts
            return error
        }
        let duration = start.duration(to: .now)
        await journal.finish(
            with: OxfordEvent(
                id: id, url: url, duration: duration, attempts: attempts, outcome: outcome.map { $0.response.status }))
        let (answer, response) = try outcome.get()
        let headers = withoutCredentials(response.headers)
        return OxfordResponse(
            answer: answer, status: response.status, headers: headers, id: id, serviceID: headers.serviceID,
            duration: duration, attempts: attempts, body: response.body)
    }

    /// Returns the headers with the credentials hidden, because a server may echo them.
    private func withoutCredentials(_ headers: Headers) -> Headers {
        guard let search = credentials?.search else { return headers }
        return Headers(received: headers.map { ($0.name, search.hidden(in: $0.value)) })
    }

    /// Returns the HTTP request that the client sends for a request, including the credentials.
    ///
    /// Use it to send the request with other code, or to print it as a curl command with ``TransportRequest/curl``.
    public func transportRequest(for request: some OxfordEndpointRequest) -> TransportRequest {
        TransportRequest(request, on: server, headers: headers)
    }

    private func answer(to request: TransportRequest) async throws(OxfordError) -> TransportResponse {
        if Task.isCancelled { throw OxfordError(TransportError(.cancelled), of: request) }
        do throws(TransportError) {
            return try await transport.attempt(1, of: request)
        } catch {
            throw OxfordError(error, of: request)
        }
    }

    private func read<Request: OxfordEndpointRequest>(
        _ response: TransportResponse, to request: TransportRequest, for endpointRequest: Request
    ) throws(OxfordError) -> Request.Answer {
        func error(
            _ reason: OxfordError.Reason, message: ServiceMessage? = nil, answerError: AnswerError? = nil,
            transportError: TransportError? = nil
        ) -> OxfordError {
            OxfordError(
                reason, response, to: request, for: endpointRequest, credentials: credentials, message: message,
                answerError: answerError, transportError: transportError)
        }
        guard 200..<300 ~= response.status else {
            let message = ServiceMessage(body: response.body)
            throw error(OxfordError.Reason(status: response.status, message: message?.text ?? ""), message: message)
        }
        guard !response.body.isEmpty else { throw error(.emptyAnswer) }
        do throws(AnswerError) {
            return try Request.Answer(json: response.body)
        } catch let answerError {
            guard response.mayBeJSON else { throw error(.unexpectedContent, answerError: answerError) }
            if response.judgment == .cutShort {
                throw error(.noAnswer, answerError: answerError, transportError: .closedInBody)
            }
            throw error(.unreadableAnswer, answerError: answerError)
        }
    }
}

/// A namespace for the version of this library.
public enum LibraryVersion {
    /// The current version of the library, as listed in the changelog.
    ///
    /// ```swift
    /// print(LibraryVersion.current)
    /// // 0.3.0
    /// ```
    public static let current = "0.3.0"
}
