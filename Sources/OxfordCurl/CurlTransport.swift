#if os(Linux) && canImport(Glibc)
    public import OxfordTransport

    /// A transport that sends requests with the system's libcurl, on Linux with glibc.
    ///
    /// ```swift
    /// let transport = CurlTransport(
    ///     maximumBodySize: 1_000_000, timeout: .seconds(5))
    /// let client = OxfordClient(
    ///     transport: transport,
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
    /// print(client.server == .live)
    /// // true
    /// ```
    ///
    /// On Linux, this transport is faster and safer than `URLSessionTransport`. Some malformed responses make
    /// Foundation's networking on Linux crash the process. The same responses cannot crash a process that uses this
    /// transport.
    ///
    /// The first request opens the system's `libcurl.so.4`, which must be version 7.68 or later. If the library is
    /// missing or too old, every request throws an error that names the package to install.
    ///
    /// Requests must use HTTPS, or plain HTTP if the server is on this computer. The transport uses HTTP/1.1, and keeps
    /// connections open for further requests. It stores no cookies, credentials, or responses. It does not follow
    /// redirects, but returns them as responses.
    ///
    /// Before the transport sends a request over a connection that it has kept open, it checks whether anything has
    /// arrived there since the last response, such as a second response to the previous request. In that case, it opens
    /// a new connection instead, so that the request does not receive somebody else's response. The transport cannot
    /// recognize such a response if it arrives later than the check, because an HTTP/1.1 response does not say which
    /// request it belongs to. It does not check a new connection, which no other request has used.
    ///
    /// The check requires libcurl 7.80 or later. For HTTPS requests, libcurl must also use OpenSSL or GnuTLS, and must
    /// not reach a proxy over HTTPS. If the check is not possible, each request opens a new connection.
    ///
    /// HTTPS requests use the proxy in the environment variable `https_proxy` or `HTTPS_PROXY`, except for the hosts in
    /// `no_proxy` or `NO_PROXY`. HTTP requests never use a proxy. The transport ignores all other proxy variables, such
    /// as `all_proxy`.
    ///
    /// The transport trusts the certificate authorities in libcurl's default certificate file. If that file does not
    /// exist, it trusts the certificate authorities in libcurl's default certificate folder.
    ///
    /// libcurl cannot stop a name lookup. If a request is cancelled or times out during its lookup, the request throws
    /// its error at once, but it still counts as an open connection until the lookup ends. If a name server does not
    /// respond, there are therefore at most `connectionsPerHost` lookups for a host at the same time, and further
    /// requests wait.
    ///
    /// Copies of a transport share their connections and one thread, so create a transport once and keep it. The thread
    /// starts with the first request, and ends when the last copy of the transport is released.
    public struct CurlTransport: Transport {
        private let session: CurlSession
        /// The maximum duration of a request, or `nil` for no limit.
        package var timeout: Duration?
        private let alarms = AlarmClock(ContinuousClock())

        /// Creates a transport with its own connections.
        ///
        /// If an argument is out of range, the transport uses the nearest valid value.
        ///
        /// - Parameters:
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A request with a
        ///     larger response throws `FailureReason.tooLarge`.
        ///   - connectionsPerHost: The maximum number of open connections to a host, and so the maximum number of
        ///     requests that the transport sends to the host at the same time.
        ///   - timeout: The maximum duration of a request, or `nil` for no limit. It includes the time during which the
        ///     request waits for a connection. A request that times out while it waits is not sent. The `CallPolicy` of
        ///     a client can make it shorter, but not longer.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration? = .seconds(60)
        ) {
            session = CurlSession(
                maximumBodySize: max(0, maximumBodySize), connectionsPerHost: max(1, connectionsPerHost))
            self.timeout = timeout.map { max(.milliseconds(1), $0) }
        }

        /// Sends a request once.
        ///
        /// If the server turns out to have closed a kept connection, libcurl would send the request a second time by
        /// itself. The transport throws an error instead, and a client then sends the request again, as another call.
        ///
        /// - Throws: `TransportError` if there is no complete response.
        public func send(_ request: TransportRequest) async throws -> TransportResponse {
            // libcurl divides the time for connecting among the server's addresses. It stores the time as a 32-bit
            // number of milliseconds, which cannot hold 25 days. The time is a second longer than the limit, so that
            // libcurl does not end a request during its lookup.
            let connectTimeout = min(timeout ?? .seconds(60), .seconds(24 * 86400)) / .milliseconds(1) + 1000
            let job = CurlJob(request, url: try AllowedURL(request.url), connectTimeout: Int(connectTimeout))
            guard let timeout else { return try await session.outcome(of: job).get() }
            return try await alarms.limit(to: timeout, cancel: { [session] in session.cancel(job) }) {
                await session.outcome(of: job)
            }.get()
        }
    }
#endif
