#if os(Linux) && canImport(Glibc)
    private typealias PlatformTransport = CurlTransport
#elseif !os(WASI)
    private typealias PlatformTransport = URLSessionTransport
#endif

#if !os(WASI)
    extension OxfordClient {
        /// Creates a client with the transport of the platform: ``CurlTransport`` on Linux, `URLSessionTransport` elsewhere.
        ///
        /// WASI has no transport, and so not this initializer: pass one of your own.
        ///
        /// ```swift
        /// let client = OxfordClient(server: .sandbox, credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
        /// print(client.server == .sandbox)
        /// // true
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
