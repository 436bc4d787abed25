/// The transport of a client that is given none.
///
/// Its name is for where such a client is kept:
///
/// ```swift
/// struct Reader {
///     let oxford: OxfordClient<StandardTransport>
/// }
///
/// let proxy = try Server(validating: "https://example.com/oxford")
/// let reader = Reader(oxford: OxfordClient(server: proxy, credentials: nil))
/// print(reader.oxford.server.base)
/// // https://example.com/oxford
/// ```
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
        // The session's own timeout is behind the deadline, which is the finer one.
        let wire = URLSessionTransport(timeout: timeout + .seconds(1)).deadline(timeout)
        self.init(
            server: server, credentials: credentials, transport: wire, headers: headers, observer: observer)
    }
}
