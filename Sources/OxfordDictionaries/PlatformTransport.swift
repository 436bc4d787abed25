#if canImport(Darwin) || canImport(FoundationNetworking) || os(Linux) && canImport(Glibc)
    /// The transport that is best on this platform, which is a `CurlTransport` on Linux with glibc, and a
    /// `URLSessionTransport` on other platforms.
    ///
    /// A later version may use another transport. If you need the options or the properties of a certain transport,
    /// create that transport instead.
    ///
    /// ```swift
    /// let transport = PlatformTransport(
    ///     maximumBodySize: 1_000_000, timeout: .seconds(5))
    /// let client = OxfordClient(
    ///     transport: transport,
    ///     credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"))
    /// print(client.server == .live)
    /// // true
    /// ```
    public struct PlatformTransport: Transport {
        #if os(Linux) && canImport(Glibc)
            private typealias BestTransport = CurlTransport
        #else
            private typealias BestTransport = URLSessionTransport
        #endif

        private var transport: BestTransport

        /// Creates a transport with its own connections.
        ///
        /// If an argument is out of range, the transport uses the nearest valid value.
        ///
        /// - Parameters:
        ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A request with a
        ///     larger response throws `FailureReason.tooLarge`.
        ///   - connectionsPerHost: The maximum number of open connections to a host.
        ///   - timeout: The maximum duration of a request, or `nil` for no limit. It includes the time during which the
        ///     request waits for a connection. The `CallPolicy` of a client can make it shorter, but not longer.
        public init(
            maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration? = .seconds(60)
        ) {
            transport = BestTransport(
                maximumBodySize: maximumBodySize, connectionsPerHost: connectionsPerHost, timeout: timeout)
        }

        /// Sends a request once.
        ///
        /// - Throws: `TransportError` if there is no complete response.
        public func send(_ request: TransportRequest) async throws -> TransportResponse {
            try await transport.send(request)
        }

        /// Returns a transport that uses the same connections, and limits the duration of a request.
        package func limited(to timeout: Duration) -> PlatformTransport {
            var copy = self
            copy.transport.timeout = timeout
            return copy
        }
    }
#endif
