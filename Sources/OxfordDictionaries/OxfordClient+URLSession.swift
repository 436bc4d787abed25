extension OxfordClient {
    /// Creates a client that sends its requests with `URLSession`.
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
            server: server, credentials: credentials, transport: URLSessionTransport.ending(after: timeout),
            headers: headers, observer: observer)
    }
}

extension URLSessionTransport {
    /// Creates a transport whose requests take at most a duration, however long that is.
    ///
    /// URLSession's timeout counts whole seconds, so it is only the fallback for the exact deadline.
    package static func ending(after timeout: Duration) -> DeadlineTransport<URLSessionTransport> {
        URLSessionTransport(timeout: timeout + .seconds(1)).deadline(timeout)
    }
}
