/// The transport of a client that is given none.
public typealias StandardTransport = DeadlineTransport<URLSessionTransport>

extension OxfordClient where Wire == StandardTransport {
    /// Makes a client that sends by `URLSession`.
    ///
    /// ```swift
    /// let client = OxfordClient(server: .sandbox, credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
    /// print(client.server == .sandbox)
    /// // true
    /// ```
    ///
    /// - Parameters:
    ///   - server: Where requests go.
    ///   - credentials: Who asks; `nil` where the server is a proxy that adds them.
    ///   - timeout: How long an answer may take.
    ///   - headers: More headers, such as one that a proxy wants.
    ///   - observer: What is told of each attempt and each outcome.
    public init(
        server: Server = .live, credentials: Credentials?, timeout: Duration = .seconds(30),
        headers: Headers = Headers(), observer: (any OxfordObserver)? = nil
    ) {
        self.init(
            server: server, credentials: credentials, transport: URLSessionTransport().deadline(timeout),
            headers: headers, observer: observer)
    }
}
