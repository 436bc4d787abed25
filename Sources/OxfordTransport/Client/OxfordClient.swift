public import OxfordEndpoints

/// Sends requests and returns typed answers.
///
/// Create one client and use it for all requests. The client's type does not depend on its transport, so the same
/// property can hold a client that calls the live service in your app, or a client that uses no network in your tests.
///
/// ```swift
/// let client = OxfordClient(
///     transport: ClosureTransport { _ in
///         TransportResponse(body: #"{"results": [{"word": "ace"}]}"#)
///     })
/// let answer = try await client.send(.entries("ace", in: .britishEnglish))
/// print(answer.results.map(\.word))
/// // ["ace"]
/// ```
public struct OxfordClient: Sendable {
    /// The server that receives the requests.
    public let server: Server

    /// The rules by which the client sends its requests.
    ///
    /// If you change the policy of a copy, the copy still shares the connections, the cache, the rate limit and the
    /// budget with the original.
    public var policy: CallPolicy

    /// Your own steps, which come before the policy's.
    ///
    /// The first is the nearest to the caller.
    public var middleware: [TransportMiddleware]

    /// The headers that you have added to every request, without the credentials.
    ///
    /// They override the default `Accept` and `User-Agent`, but not the credentials.
    public var headers: Headers {
        didSet { allHeaders = Self.allHeaders(headers, credentials) }
    }

    /// The observer that receives an event for each wait, each response, and each outcome.
    public var observer: OxfordObserver?

    /// A transport that limits the duration of a call itself, for the calls that the policy does not limit.
    package var limitedTransport: (any Transport)?

    /// The ID of the next request, or `nil` for a random one.
    var requestID: RequestID?

    let transport: any Transport
    let time: Timekeeper
    let equalRequests = EqualRequests()
    private let credentials: Credentials?
    private var allHeaders: Headers

    /// Creates a client that sends its requests with a transport of your choice.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient(
    ///     transport: SampleTransport(),
    ///     server: try Server(validating: "https://example.com/oxford"),
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
    ///   - transport: The transport that sends the requests.
    ///   - credentials: The app ID and key, or `nil` if the transport needs none, or if a gateway adds them.
    ///   - server: The server that receives the requests.
    ///   - policy: The rules by which requests are sent, such as retries and a rate limit.
    ///   - middleware: Your own steps, which come before the policy's. The first is the nearest to the caller.
    ///   - headers: Additional headers for every request. They override the default `Accept` and `User-Agent`, but not
    ///     the credentials.
    ///   - observer: The observer that receives an event for each wait, each response, and each outcome.
    ///   - clock: The clock that measures time limits, pauses, and the durations in responses and events. Pass a manual
    ///     clock in tests.
    public init(
        transport: some Transport, credentials: Credentials? = nil, server: Server = .live,
        policy: CallPolicy = CallPolicy(), middleware: [TransportMiddleware] = [], headers: Headers = Headers(),
        observer: OxfordObserver? = nil, clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.server = server
        self.policy = policy
        self.transport = transport
        self.middleware = middleware
        self.headers = headers
        self.credentials = credentials
        self.observer = observer
        time = Timekeeper(clock)
        allHeaders = Self.allHeaders(headers, credentials)
    }

    private static func allHeaders(_ headers: Headers, _ credentials: Credentials?) -> Headers {
        var all = Headers()
        all.replace("Accept", "application/json")
        all.replace("User-Agent", "OxfordDictionaries/\(LibraryVersion.current) (Swift)")
        all.replace(with: headers)
        if let credentials { all.replace(with: credentials.headers) }
        return all
    }

    /// Sends a request and returns its answer.
    ///
    /// The response is decoded off the caller's actor, so a large answer does not block the user interface.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// do {
    ///     for word in ["running", "xyzzy"] as [WordText] {
    ///         let answer = try await client.send(.lemmas(word, in: .english))
    ///         print(answer.headwords())
    ///     }
    /// } catch let error as OxfordError {
    ///     print(error.reason, error.isRetryable)
    /// }
    /// // [run]
    /// // notInSample false
    /// ```
    ///
    /// - Throws: ``OxfordError`` if the request fails, is cancelled, or has no valid answer.
    @concurrent
    public func send<Answer: OxfordAnswer>(_ request: any OxfordEndpointRequest<Answer>) async throws -> Answer {
        try await response(to: request).answer
    }

    /// Sends a request whose answer type is not known until the program runs, such as an element of an array of
    /// different requests.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let requests: [any OxfordEndpointRequest] = [
    ///     LemmasRequest("mice", in: .english),
    ///     EntriesRequest("ace", in: .britishEnglish),
    /// ]
    /// for request in requests {
    ///     print(type(of: try await OxfordClient.sample.send(request)))
    /// }
    /// // LemmasAnswer
    /// // EntriesAnswer
    /// ```
    ///
    /// - Throws: ``OxfordError`` if the request fails, is cancelled, or has no valid answer.
    @concurrent
    @_disfavoredOverload
    public func send(_ request: any OxfordEndpointRequest) async throws -> any OxfordAnswer {
        func answer<Request: OxfordEndpointRequest>(to request: Request) async throws -> any OxfordAnswer {
            let answer: Request.Answer = try await send(request)
            return answer
        }
        return try await answer(to: request)
    }

    /// Sends a request and returns its answer, or `nil` if the service finds nothing.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     transport: ClosureTransport { _ in
    ///         TransportResponse(status: 404, body: #"{"error": "No entry"}"#)
    ///     })
    /// let answer = try await client.answerIfFound(
    ///     to: .entries("aceing", in: .britishEnglish))
    /// print(answer == nil)
    /// // true
    /// ```
    ///
    /// The result is `nil` only for an error with the reason ``FailureReason/notFound``. If the
    /// sample dictionary has no answer, this function throws an error, because the service may have one.
    ///
    /// - Throws: ``OxfordError`` if the request fails for any other reason, is cancelled, or has no valid answer.
    @concurrent
    public func answerIfFound<Answer: OxfordAnswer>(
        to request: any OxfordEndpointRequest<Answer>
    ) async throws -> Answer? {
        do {
            return try await send(request)
        } catch OxfordError.Reason.notFound {
            return nil
        }
    }

    /// Sends a request and returns its answer together with details of the response, such as the status and the
    /// headers.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let client = OxfordClient.sample
    /// let response = try await client.response(
    ///     to: .lemmas("running", in: .english))
    /// print(response.status, response.calls, response.answer.headwords())
    /// // 200 0 [run]
    /// ```
    ///
    /// - Throws: ``OxfordError`` if the request fails, is cancelled, or has no valid answer.
    @concurrent
    public func response<Answer: OxfordAnswer>(
        to request: any OxfordEndpointRequest<Answer>
    ) async throws -> OxfordResponse<Answer> {
        let record = RequestRecord(transportRequest(for: request), of: self)
        let failure: OxfordError
        do throws(OxfordError) {
            let response = try record.response(of: await outcome(of: record), to: request)
            do {
                return record.succeed(with: try Answer(json: response.body), in: response)
            } catch {
                record.removeFromCache()
                throw record.error(AnswerError(error, in: response.body), decoding: response)
            }
        } catch {
            failure = error
        }
        throw record.fail(with: failure, of: request)
    }

    /// Returns the HTTP request, including the credentials, that the client sends for an endpoint request.
    ///
    /// You can send the HTTP request with your own networking code, or print it as a curl command with
    /// ``TransportRequest/curl``.
    public func transportRequest(for request: any OxfordEndpointRequest) -> TransportRequest {
        TransportRequest(url: request.urlString(on: server), headers: allHeaders, id: requestID ?? RequestID())
    }
}
