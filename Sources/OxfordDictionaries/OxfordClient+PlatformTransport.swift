#if canImport(Darwin) || canImport(FoundationNetworking) || os(Linux) && canImport(Glibc)
    extension OxfordClient {
        /// Creates a client that sends requests to the service with your credentials.
        ///
        /// ```swift
        /// let client = OxfordClient(
        ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
        ///     server: .sandbox,
        ///     policy: CallPolicy(
        ///         retries: RetryPolicy(), rateLimit: .perMinute(60)))
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
        ///   - policy: The rules by which requests are sent. If the policy has no `CallPolicy.attemptTimeout`, each
        ///     call may take 30 seconds.
        ///   - middleware: Your own steps, which come before the policy's. The first is the nearest to the caller.
        ///   - headers: Additional headers for every request.
        ///   - observer: The observer that receives an event for each wait, each response, and each outcome.
        public init(
            credentials: Credentials, server: Server = .live, policy: CallPolicy = CallPolicy(),
            middleware: [TransportMiddleware] = [], headers: Headers = Headers(), observer: OxfordObserver? = nil
        ) {
            let transport = PlatformTransport(timeout: nil)
            self.init(
                transport: transport, credentials: credentials, server: server, policy: policy,
                middleware: middleware, headers: headers, observer: observer)
            limitedTransport = transport.limited(to: .seconds(30))
        }

        /// Creates a client that sends requests to a gateway, which adds the credentials.
        ///
        /// An app must not contain your key, because anyone can extract it. Let the app send its requests to a server
        /// of yours instead, which adds the key and passes the requests on:
        ///
        /// ```swift
        /// let client = OxfordClient(
        ///     gateway: try Server(validating: "https://dictionary.example.com"),
        ///     policy: CallPolicy(retries: RetryPolicy()))
        /// print(client.server.base)
        /// // https://dictionary.example.com
        /// ```
        ///
        /// - Parameters:
        ///   - gateway: The server that adds the credentials.
        ///   - policy: The rules by which requests are sent. If the policy has no `CallPolicy.attemptTimeout`, each
        ///     call may take 30 seconds.
        ///   - middleware: Your own steps, which come before the policy's. The first is the nearest to the caller.
        ///   - headers: Additional headers, such as one that identifies your app to the gateway.
        ///   - observer: The observer that receives an event for each wait, each response, and each outcome.
        public init(
            gateway: Server, policy: CallPolicy = CallPolicy(), middleware: [TransportMiddleware] = [],
            headers: Headers = Headers(), observer: OxfordObserver? = nil
        ) {
            let transport = PlatformTransport(timeout: nil)
            self.init(
                transport: transport, server: gateway, policy: policy, middleware: middleware,
                headers: headers, observer: observer)
            limitedTransport = transport.limited(to: .seconds(30))
        }
    }
#else
    extension OxfordClient {
        /// Unavailable: the library has no transport for this platform.
        @available(
            *, unavailable, message: "this platform needs a transport of yours: OxfordClient(transport:credentials:)"
        )
        public init(
            credentials: Credentials, server: Server = .live, policy: CallPolicy = CallPolicy(),
            middleware: [TransportMiddleware] = [], headers: Headers = Headers(), observer: OxfordObserver? = nil
        ) { fatalError() }

        /// Unavailable: the library has no transport for this platform.
        @available(
            *, unavailable, message: "this platform needs a transport of yours: OxfordClient(transport:server:)"
        )
        public init(
            gateway: Server, policy: CallPolicy = CallPolicy(), middleware: [TransportMiddleware] = [],
            headers: Headers = Headers(), observer: OxfordObserver? = nil
        ) { fatalError() }
    }
#endif

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
