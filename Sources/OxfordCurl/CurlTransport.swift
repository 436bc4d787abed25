#if os(Linux) && canImport(Glibc)
    public import OxfordTransport

    /// A transport that sends requests with the system's libcurl, on Linux.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
    ///     transport: CurlTransport(maximumBodySize: 1_000_000).deadline(.seconds(5)))
    /// ```
    ///
    /// On Linux it is faster than `URLSessionTransport`, and no response can crash the process. It opens `libcurl.so.4`,
    /// version 7.68 or later, with the first request. If that is missing, every request throws an error that names the
    /// package to install.
    ///
    /// Requests go over HTTPS, or over HTTP to this machine only. HTTP/2 is used where the server supports it. The
    /// transport stores no cookies, credentials or responses. It follows up to three redirects, and only to the same
    /// origin, because credentials are sent along. It stops receiving a response that is too large.
    ///
    /// With libcurl before 7.87, a request that ends during a slow name lookup delays the other requests of the transport
    /// until the lookup ends.
    ///
    /// HTTPS requests use the proxy of the environment variables `https_proxy` and `no_proxy`. Requests to this machine
    /// over HTTP never use a proxy.
    ///
    /// It trusts the certificates of libcurl's default file, or of its default folder where there is no such file.
    ///
    /// Copies share their connections and one thread, which starts with the first request and ends with the last copy.
    /// Create a transport once and keep it.
    public struct CurlTransport: Transport {
        private let session: Session
        private let timeout: Duration

        /// Creates a transport with its own connections.
        ///
        /// Values out of range become the nearest valid ones.
        ///
        /// ```swift
        /// let transport = CurlTransport(connectionsPerHost: 2, timeout: .milliseconds(1500))
        /// do {
        ///     _ = try await transport.send(TransportRequest(url: "http://example.com"))
        /// } catch {
        ///     print(error)
        /// }
        /// // the URL is not allowed: it is not an https URL, or it contains a user name
        /// ```
        ///
        /// - Parameters:
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression.
        ///   - connectionsPerHost: The maximum number of open connections to a host. Requests share a connection over
        ///     HTTP/2.
        ///   - timeout: The maximum duration of a request, with its redirects, at most 24 days. For a limit that tests
        ///     can control, see ``Transport/deadline(_:clock:)``.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
        ) {
            session = Session(maximumBodySize: maximumBodySize, connectionsPerHost: max(1, connectionsPerHost))
            // libcurl counts milliseconds in 32 bits, and takes zero for no limit.
            self.timeout = min(max(.milliseconds(1), timeout), .milliseconds(Int32.max))
        }

        /// Sends a request, and follows redirects to the same origin.
        public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            let end = ContinuousClock.now + timeout
            return try await request.followingRedirects { url throws(TransportError) in
                try await session.response(
                    to: Exchange(url: url, headers: request.headers, timeout: ContinuousClock.now.duration(to: end)))
            }
        }
    }

    extension CurlTransport {
        /// Creates a transport whose requests take at most a duration, however long that is.
        ///
        /// libcurl's timeout is only the fallback for the deadline, which also ends a request that waits for a thread.
        package static func ending(after timeout: Duration) -> DeadlineTransport<CurlTransport> {
            CurlTransport(timeout: timeout + .seconds(1)).deadline(timeout)
        }
    }
#endif
