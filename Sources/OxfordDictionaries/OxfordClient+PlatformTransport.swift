#if os(Linux) && canImport(Glibc)
    private typealias PlatformTransport = CurlTransport
#elseif !os(WASI)
    private typealias PlatformTransport = URLSessionTransport
#endif

#if !os(WASI)
    extension OxfordClient {
        /// Creates a client with the default transport: ``CurlTransport`` on Linux with glibc, `URLSessionTransport`
        /// elsewhere.
        ///
        /// WASI has no default transport, so this initializer does not exist there.
        ///
        /// ```swift
        /// let client = OxfordClient(
        ///     server: .sandbox,
        ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
        /// ```
        ///
        /// - Parameters:
        ///   - server: The server to send requests to.
        ///   - credentials: The app ID and key, or `nil` if the server is a proxy that adds them.
        ///   - timeout: The maximum duration of a request.
        ///   - headers: Additional headers, such as one that a proxy requires.
        ///   - observer: Receives an event for each attempt and each outcome.
        public init(
            server: Server = .live, credentials: Credentials?, timeout: Duration = .seconds(30),
            headers: Headers = Headers(), observer: (any OxfordObserver)? = nil
        ) {
            self.init(
                server: server, credentials: credentials, transport: PlatformTransport.ending(after: timeout),
                headers: headers, observer: observer)
        }
    }
#endif
