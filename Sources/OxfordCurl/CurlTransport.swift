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
    /// On Linux, this transport is faster than `URLSessionTransport`, and no response can crash the process.
    ///
    /// The first request opens the system's `libcurl.so.4`, which must be version 7.68 or later. If the library is
    /// missing or too old, every request throws an error that names the package to install.
    ///
    /// Requests must use HTTPS, or HTTP to this computer. They use HTTP/2 if the server supports it over TLS. The
    /// transport stores no cookies, credentials, or responses. It does not follow redirects, but returns them as
    /// responses.
    ///
    /// HTTPS requests use the proxy in the environment variable `https_proxy` or `HTTPS_PROXY`, except for the hosts in
    /// `no_proxy` or `NO_PROXY`. HTTP requests never use a proxy, and no other variable sets one.
    ///
    /// The transport trusts the certificates in libcurl's default file or, if that file does not exist, in libcurl's
    /// default folder.
    ///
    /// With libcurl before 7.87, a request that is cancelled or times out during a slow name lookup delays the
    /// transport's other requests until the lookup ends.
    ///
    /// Copies of a transport share their connections and one thread, so create a transport once and keep it. The thread
    /// starts with the first request and ends after the last copy is gone.
    public struct CurlTransport: CountsAttempts {
        private let session: CurlSession
        private let timeout: Duration

        /// Creates a transport with its own connections.
        ///
        /// Values that are out of range become the nearest valid ones.
        ///
        /// - Parameters:
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A request with a
        ///     larger response throws ``TransportError/Reason/tooLarge``.
        ///   - connectionsPerHost: The maximum number of open connections to a host. HTTP/2 requests share a single
        ///     connection.
        ///   - timeout: The maximum duration of a request, at most 24 days. It includes the time during which the
        ///     request waits for a connection. If it ends during that time, the request is not sent.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
        ) {
            session = CurlSession(maximumBodySize: maximumBodySize, connectionsPerHost: max(1, connectionsPerHost))
            // libcurl stores the timeout as a 32-bit number of milliseconds, in which zero means that there is no
            // limit.
            self.timeout = min(max(.milliseconds(1), timeout), .milliseconds(Int32.max))
        }

        /// Sends a request once.
        ///
        /// - Throws: ``TransportError`` if there is no complete response.
        public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            request.reportUnsent()
            let url = try AllowedURL(request.url)
            let exchange = CurlExchange(request, url: url, end: ContinuousClock.now + timeout)
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
        /// Creates a transport whose requests end after a timeout.
        ///
        /// A deadline enforces the timeout, because it also covers the time that a request waits for a thread.
        /// libcurl's timeout is only the fallback.
        package static func ending(after timeout: Duration) -> some Transport {
            CurlTransport(timeout: timeout + .seconds(1)).deadline(timeout)
        }
    }
#endif
