public import OxfordEndpoints

/// Sends requests and returns typed answers.
///
/// Create one client and use it for all requests. The client's type does not depend on its transport, so the same
/// property can hold a client that calls the live service in your app, or a client that uses no network in your tests.
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
    /// The secrets to hide in text from the server, or `nil` if the client has none.
    ///
    /// A server may echo a secret, such as the app key, in an error message or in a header.
    private let search: SecretSearch?
    private let observer: (any OxfordObserver)?

    /// Creates a client.
    ///
    /// If your requests go through a proxy that adds the credentials, pass `nil` for `credentials`:
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
    ///   - headers: Additional headers for every request. They override the default `Accept` and `User-Agent`, but not
    ///     the credentials.
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
        let secrets = headers.secrets + (credentials?.secrets ?? [])
        search = secrets.isEmpty ? nil : SecretSearch(secrets)
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

    /// Sends a request and returns its answer together with details of the response, such as the status and the
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
        let call = Call(
            to: request.urlString(on: server), headers: headers, search: search, observer: observer,
            ledger: ledger)
        do throws(OxfordError) {
            let response = try await call.response(from: transport)
            let answer: Request.Answer
            do throws(AnswerError) {
                answer = try Request.Answer(json: response.body)
            } catch {
                throw call.error(error, decoding: response)
            }
            let (headers, duration, attempts) = await call.succeed(with: response)
            return OxfordResponse(
                answer: answer, status: response.status, headers: headers, id: call.id, serviceID: headers.serviceID,
                duration: duration, attempts: attempts, body: response.body)
        } catch {
            throw await call.fail(with: error, of: request)
        }
    }

    /// Returns the HTTP request, including the credentials, that the client sends for an endpoint request.
    ///
    /// You can send the HTTP request with your own networking code, or print it as a curl command with
    /// ``TransportRequest/curl``.
    public func transportRequest(for request: some OxfordEndpointRequest) -> TransportRequest {
        TransportRequest(request, on: server, headers: headers)
    }
}

/// A namespace for the version of this library.
public enum LibraryVersion {
    /// The version of this library.
    ///
    /// The changelog lists the changes in each version.
    ///
    /// ```swift
    /// print(LibraryVersion.current)
    /// // 0.3.0
    /// ```
    public static let current = "0.3.0"
}
