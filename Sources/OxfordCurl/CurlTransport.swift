#if os(Linux) && canImport(Glibc)
    public import OxfordTransport

    /// A transport that sends requests with the system's libcurl, on Linux with glibc.
    ///
    /// ```swift
    /// let transport = CurlTransport(maximumBodySize: 1_000_000)
    ///     .deadline(.seconds(5))
    /// let client = OxfordClient(
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
    ///     transport: transport)
    /// ```
    ///
    /// It is faster than `URLSessionTransport` on Linux, and no response can crash the process. The first request opens
    /// `libcurl.so.4`, version 7.68 or later. If it is missing, every request throws an error that names the package to
    /// install.
    ///
    /// Requests use HTTPS, or HTTP to this computer, and HTTP/2 if the server supports it. The transport stores no
    /// cookies, credentials, or responses. It returns a redirect as the response.
    ///
    /// HTTPS requests use the proxy in the environment variable `https_proxy` or `HTTPS_PROXY`, except for the hosts in
    /// `no_proxy` or `NO_PROXY`. No other variable sets a proxy, and HTTP requests never use one. HTTPS requests
    /// trust the certificates in libcurl's default file or, if there is none, in its default folder.
    ///
    /// With libcurl before 7.87, a request that ends during a slow name lookup delays the transport's other requests
    /// until the lookup ends.
    ///
    /// Copies share their connections and one thread, which starts with the first request and ends with the last copy.
    /// Create a transport once and keep it.
    public struct CurlTransport: CountsAttempts {
        private let session: Session
        private let timeout: Duration

        /// Creates a transport with its own connections.
        ///
        /// Values out of range become the nearest valid ones.
        ///
        /// - Parameters:
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A larger one throws
        ///     ``TransportError/Reason/tooLarge``.
        ///   - connectionsPerHost: The maximum number of open connections to a host. HTTP/2 requests share one.
        ///   - timeout: The maximum duration of a request, at most 24 days. It includes the wait for a connection. If it
        ///     ends during this wait, the request is not sent.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
        ) {
            session = Session(maximumBodySize: maximumBodySize, connectionsPerHost: max(1, connectionsPerHost))
            // libcurl stores the timeout as 32-bit milliseconds, and zero means no limit.
            self.timeout = min(max(.milliseconds(1), timeout), .milliseconds(Int32.max))
        }

        /// Sends a request once.
        ///
        /// - Throws: ``TransportError`` if there is no complete response.
        public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            request.reportUnsent()
            let url = try AllowedURL(request.url)
            let exchange = Exchange(request, url: url, end: ContinuousClock.now + timeout)
            do throws(TransportError) {
                let response = try await session.response(to: exchange)
                exchange.endAttempt(with: .success(response))
                return response
            } catch {
                exchange.endAttempt(with: .failure(error))
                throw error
            }
        }
    }

    extension CurlTransport {
        /// Creates a transport with a deadline, which also covers the wait for a thread.
        ///
        /// libcurl's timeout is only the fallback.
        package static func ending(after timeout: Duration) -> DeadlineTransport<CurlTransport> {
            CurlTransport(timeout: timeout + .seconds(1)).deadline(timeout)
        }
    }
#endif
