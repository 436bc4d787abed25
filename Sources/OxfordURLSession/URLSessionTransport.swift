#if canImport(Darwin) || canImport(FoundationNetworking)
    import OxfordEndpoints
    public import OxfordTransport

    #if canImport(FoundationNetworking)
        import Foundation
        public import FoundationNetworking
    #else
        public import Foundation
    #endif

    /// A transport that sends requests with Foundation's `URLSession`.
    ///
    /// Requests must use HTTPS. HTTP is allowed only for a server on the same computer, for example `localhost`. The
    /// transport stores no cookies, credentials, or responses. It does not follow redirects, but returns them as
    /// responses.
    ///
    /// Create one transport and keep it, so that requests can reuse its connections. Copies of the transport share
    /// these connections.
    ///
    /// The transport sends each request once. If a connection that `URLSession` reuses turns out to be closed, however,
    /// `URLSession` may send the request again on its own, because repeating a GET request is safe in HTTP. The
    /// transport cannot see this, so the number of calls in responses and errors is a lower bound for the number that
    /// the service receives. In a test on Linux, with a server that closed connections, the client counted 4 calls, and
    /// the server received 7. On Linux, `CurlTransport` counts every call.
    ///
    /// On iOS and its relatives, requests stop while the system suspends your app, and may fail when the app resumes.
    /// App Transport Security blocks HTTP. To send requests to a server on the same device, set
    /// `NSAllowsLocalNetworking` in the app's property list. The system holds back the first 512 bytes of a response
    /// until it knows the type of its content, so a response that is cut short before that can fail with the reason
    /// `FailureReason.connectionLost`.
    ///
    /// On Linux, use `CurlTransport` instead. Each of the following responses makes Foundation crash the whole process
    /// there, and this type cannot prevent the crash:
    ///
    /// - A response whose head is incomplete because the server closes the connection
    /// - A response with a header line that begins with NUL
    /// - A response with a trailer after a chunked body
    ///
    /// If a server sends two responses to a request, `URLSession` on Linux can return the second one as the response to
    /// the next request over the same connection. `CurlTransport` opens a new connection instead.
    ///
    /// On Linux, `URLSession` does not cancel a request while data keeps arriving for it. The caller still leaves at
    /// the latest a quarter of a second after its time is over, but until the server stops, other requests wait.
    ///
    /// On Linux, set the proxy with environment variables:
    ///
    /// - HTTPS requests use the proxy in `https_proxy` or `all_proxy`, except for the hosts in `no_proxy`. The names of
    ///   these variables can also be in uppercase.
    /// - HTTP requests throw `FailureReason.refusedURL` if `http_proxy` or `all_proxy` is set, because the proxy
    ///   would receive the credentials in plain text. To allow HTTP requests to a host, add the host to `no_proxy`, or
    ///   set `no_proxy` to `*`.
    ///
    /// On Linux, URLs that contain an IPv6 address fail. Write `localhost` instead of `[::1]`.
    public struct URLSessionTransport: Transport {
        private let session: Session
        /// The maximum duration of a request, or `nil` for no limit.
        package var timeout: Duration?
        private let alarms = AlarmClock(ContinuousClock())

        /// Creates a transport with its own connections.
        ///
        /// Values that are out of range are clamped to the nearest valid values.
        ///
        /// ```swift
        /// let wire = URLSessionTransport(connectionsPerHost: 2)
        /// do {
        ///     _ = try await wire.send(TransportRequest(url: "http://example.com"))
        /// } catch {
        ///     print(error)
        /// }
        /// // the URL is not allowed: it is not a valid https URL,
        /// //     or it contains a user name
        /// ```
        ///
        /// - Parameters:
        ///   - configuration: The configuration of the session, for example with a proxy, or with protocol classes that
        ///     check the server's certificate. The transport copies it, and then removes its cache and its storages for
        ///     cookies and credentials. The other arguments replace the configuration's connection limit and its
        ///     timeouts. Do not pass a background configuration.
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A request with a
        ///     larger response throws `FailureReason.tooLarge`.
        ///   - connectionsPerHost: The maximum number of open connections to a host. HTTP/2 requests share a single
        ///     connection.
        ///   - timeout: The maximum duration of a request, or `nil` for no limit. It includes the time during which the
        ///     request waits for a connection, and it also ends a request whose response is still arriving. The
        ///     `CallPolicy` of a client can make it shorter, but not longer.
        public init(
            configuration: URLSessionConfiguration = .ephemeral, maximumBodySize: Int = 32_000_000,
            connectionsPerHost: Int = 6, timeout: Duration? = .seconds(60)
        ) {
            session = Session(
                configuration, maximumBodySize: max(0, maximumBodySize), connectionsPerHost: max(1, connectionsPerHost))
            self.timeout = timeout.map { max(.milliseconds(1), $0) }
        }

        /// Sends a request once.
        ///
        /// - Throws: `TransportError` if there is no complete response.
        public func send(_ request: TransportRequest) async throws -> TransportResponse {
            let url = try AllowedURL(request.url)
            #if canImport(FoundationNetworking)
                try url.refuseProxy()
            #endif
            let job = session.job()
            let urlRequest = URLRequest(url.url, headers: request.headers)
            guard let timeout else { return try await session.outcome(of: job, urlRequest).get() }
            return try await alarms.limit(to: timeout, cancel: { job.end(with: .cancelled) }) {
                await session.outcome(of: job, urlRequest)
            }.get()
        }
    }
#endif
