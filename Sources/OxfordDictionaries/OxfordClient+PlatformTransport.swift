#if os(Linux) && canImport(Glibc)
    private typealias PlatformTransport = CurlTransport
#else
    private typealias PlatformTransport = URLSessionTransport
#endif

extension OxfordClient {
    /// Creates a client that sends requests with the platform's default transport.
    ///
    /// The default transport is ``CurlTransport`` on Linux with glibc, and `URLSessionTransport` on other platforms.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     server: .sandbox,
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
    /// ```
    ///
    /// - Parameters:
    ///   - server: The server that receives the requests.
    ///   - credentials: The app ID and key, or `nil` if the server is a proxy that adds them.
    ///   - timeout: The maximum duration of a request.
    ///   - headers: Additional headers, such as one that a proxy requires.
    ///   - observer: An observer that receives an event for each attempt and each outcome.
    public init(
        server: Server = .live, credentials: Credentials?, timeout: Duration = .seconds(30),
        headers: Headers = Headers(), observer: (any OxfordObserver)? = nil
    ) {
        self.init(
            server: server, credentials: credentials, transport: PlatformTransport.ending(after: timeout),
            headers: headers, observer: observer)
    }
}
