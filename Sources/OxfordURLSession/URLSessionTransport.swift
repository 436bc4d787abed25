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
    /// It asks by https, and by http this machine itself alone. It stores nothing: no cookie, no credential, no answer. A
    /// redirect to another origin is not followed, since every header would go there, but given as the answer that it is;
    /// one to the same origin is followed, three times at the most. An answer that is too large is stopped on its way.
    ///
    /// Its connections are kept for the next requests, so make one and keep it.
    ///
    /// On Linux a server that closes the connection within the head of its answer ends the process, in Foundation and
    /// beyond the reach of this type; against servers that may, put a proxy of your own between, or use another
    /// ``Transport``. There, too, the variables `http_proxy` and `https_proxy` are followed, and a host that is an address of
    /// IPv6 is not asked: in place of `[::1]` write `localhost`.
    public struct URLSessionTransport: Transport {
        private let session: Session
        private let timeout: Duration

        /// Makes a transport with connections of its own.
        ///
        /// Numbers that make no sense are taken as the nearest that do.
        ///
        /// ```swift
        /// let wire = URLSessionTransport(connectionsPerHost: 2, timeout: .seconds(10))
        /// do {
        ///     _ = try await wire.send(TransportRequest(url: "http://example.com"))
        /// } catch {
        ///     print(error)
        /// }
        /// // the URL is not sent: it is not https, or it has a user name
        /// ```
        ///
        /// - Parameters:
        ///   - maximumBodySize: The most bytes that an answer may have, after decompression.
        ///   - connectionsPerHost: The most connections that are open at a time; over HTTP/2 they are shared anyway.
        ///   - timeout: How long an answer may take, in whole seconds, and as long again behind each redirect; for a finer
        ///     limit, for all of it, and one that can be tested, see ``Transport/deadline(_:clock:)``.
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
