#if !os(WASI)
    import Foundation
    import OxfordEndpoints
    public import OxfordTransport

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// The transport that sends by Foundation's `URLSession`.
    ///
    /// ```swift
    /// let client = OxfordClient(
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef"),
    ///     transport: URLSessionTransport(maximumBodySize: 1_000_000).deadline(.seconds(5)))
    /// ```
    ///
    /// Requests go over HTTPS, or over HTTP to this machine only. The transport stores no cookies, credentials or responses.
    /// It follows up to three redirects to the same origin. It returns a redirect to another origin as the response, because
    /// following it would send the credentials there. It stops receiving a response that is too large.
    ///
    /// Connections are kept for the next requests, so create a transport once and keep it.
    ///
    /// On Linux, a server that closes the connection within the response head crashes the process. The crash is inside
    /// Foundation, and this type cannot prevent it; use `CurlTransport` there. Also on Linux, requests use the proxy of the
    /// variables `http_proxy` and `https_proxy`, and IPv6 addresses do not work: write `localhost` for `[::1]`.
    public struct URLSessionTransport: Transport {
        private let session: Session
        private let timeout: Duration

        /// Creates a transport with its own connections.
        ///
        /// Values out of range become the nearest valid ones.
        ///
        /// ```swift
        /// let wire = URLSessionTransport(connectionsPerHost: 2, timeout: .seconds(10))
        /// do {
        ///     _ = try await wire.send(TransportRequest(url: "http://example.com"))
        /// } catch {
        ///     print(error)
        /// }
        /// // the URL is not allowed: it is not an https URL, or it contains a user name
        /// ```
        ///
        /// - Parameters:
        ///   - maximumBodySize: The most bytes that an answer may have, after decompression.
        ///   - connectionsPerHost: The most connections that are open at a time; over HTTP/2 they are shared anyway.
        ///   - timeout: The maximum duration of a request in whole seconds, counted again after each redirect. For a limit
        ///     that includes redirects and that tests can control, see ``Transport/deadline(_:clock:)``.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
        ) {
            session = Session(maximumBodySize: maximumBodySize, connectionsPerHost: max(1, connectionsPerHost))
            // Foundation keeps it in a number that a longer one does not fit into.
            self.timeout = min(max(.zero, timeout), .seconds(366 * 86400))
        }

        /// Sends a request, and follows redirects to the same origin.
        public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            try await request.followingRedirects { url throws(TransportError) in
                var urlRequest = URLRequest(url.url, headers: request.headers)
                urlRequest.timeoutInterval = timeout.wholeSeconds
                return try await session.answer(to: urlRequest)
            }
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

    extension Duration {
        /// The seconds, rounded up, since `URLSession` truncates fractions of a second.
        fileprivate var wholeSeconds: TimeInterval {
            TimeInterval(components.seconds + (components.attoseconds > 0 ? 1 : 0))
        }
    }
#endif
