#if os(Linux) && canImport(Glibc)
    /// The transport that is best on this platform: ``CurlTransport`` on Linux with glibc, and `URLSessionTransport` on
    /// other platforms.
    public typealias PlatformTransport = CurlTransport
#else
    /// The transport that is best on this platform: `CurlTransport` on Linux with glibc, and ``URLSessionTransport`` on
    /// other platforms.
    public typealias PlatformTransport = URLSessionTransport
#endif

extension PlatformTransport {
    /// Creates a transport whose own time limit is a fallback for a deadline.
    fileprivate init(outlasting deadline: Duration) {
        self.init(timeout: deadline.clamped + .seconds(1))
    }
}

extension OxfordClient {
    /// Creates a client that sends requests to the service with your credentials.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
    ///     server: .sandbox,
    ///     middleware: [.retrying(), .rateLimited(.perMinute(60))])
    /// print(client.server == .sandbox)
    /// // true
    /// ```
    ///
    /// The client uses the ``PlatformTransport``. To configure that transport, or to use another one, call
    /// `init(transport:credentials:)`.
    ///
    /// - Parameters:
    ///   - credentials: The app ID and key.
    ///   - server: The server that receives the requests.
    ///   - middleware: The steps between the client and its transport. The first is the nearest to the caller.
    ///   - timeout: The maximum duration of a call. It does not include the pauses of retries and the queue of a rate
    ///     limit. To limit a request as a whole, add ``TransportMiddleware/deadline(_:clock:)`` to `middleware`.
    ///   - headers: Additional headers for every request.
    ///   - observer: The observer that receives an event for each wait, each response, and each outcome.
    public init(
        credentials: Credentials, server: Server = .live, middleware: [TransportMiddleware] = [],
        timeout: Duration = .seconds(30), headers: Headers = Headers(), observer: OxfordObserver? = nil
    ) {
        self.init(
            transport: PlatformTransport(outlasting: timeout), credentials: credentials, server: server,
            middleware: middleware + [.deadline(timeout)], headers: headers, observer: observer)
    }

    /// Creates a client that sends requests to a gateway, which adds the credentials.
    ///
    /// An app must not contain your key, because anyone can extract it. Let the app send its requests to a server of
    /// yours instead, which adds the key and passes the requests on:
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     gateway: try Server(validating: "https://dictionary.example.com"),
    ///     middleware: [.retrying()])
    /// print(client.server.base)
    /// // https://dictionary.example.com
    /// ```
    ///
    /// - Parameters:
    ///   - gateway: The server that adds the credentials.
    ///   - middleware: The steps between the client and its transport. The first is the nearest to the caller.
    ///   - timeout: The maximum duration of a call. It does not include the pauses of retries and the queue of a rate
    ///     limit.
    ///   - headers: Additional headers, such as one that identifies your app to the gateway.
    ///   - observer: The observer that receives an event for each wait, each response, and each outcome.
    public init(
        gateway: Server, middleware: [TransportMiddleware] = [], timeout: Duration = .seconds(30),
        headers: Headers = Headers(), observer: OxfordObserver? = nil
    ) {
        self.init(
            transport: PlatformTransport(outlasting: timeout), server: gateway,
            middleware: middleware + [.deadline(timeout)],
            headers: headers, observer: observer)
    }
}

// These initializers are unavailable on purpose. Each one matches a common mistake, so that the compiler's message says
// what to write instead. Calls to them do not compile, so `fatalError()` in their bodies never runs.

extension OxfordClient {
    /// Unavailable: pass credentials, or a gateway that adds them, or a transport.
    @available(
        *, unavailable,
        message: "add `credentials: try .environment()`, or write OxfordClient.sample (import OxfordSamples)"
    )
    public init(server: Server = .live) { fatalError() }

    /// Unavailable: pass credentials.
    @available(*, unavailable, message: "write `credentials: try Credentials(appID: …, appKey: …)`")
    public init(server: Server = .live, appID: String, appKey: String) { fatalError() }
}
