import Foundation
import OxfordEndpoints
public import OxfordTransport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that sends requests with Foundation's `URLSession`.
///
/// Requests use HTTPS, or HTTP to this computer. The transport stores no cookies, credentials, or responses. It
/// returns a redirect as the response.
///
/// Copies share their connections, so create a transport once and keep it.
///
/// On Linux, use `CurlTransport` instead. These responses crash the process inside Foundation, which this type cannot
/// prevent:
/// - A connection that the server closes within the response head
/// - A header line that begins with NUL
/// - A trailer after a chunked body
///
/// Also on Linux, HTTPS requests use the proxy in the environment variable `https_proxy` or `all_proxy`, except for
/// the hosts in `no_proxy`. HTTP requests must not use a proxy, because it would receive the credentials in plain
/// text. While `http_proxy` or `all_proxy` is set, an HTTP request throws
/// ``TransportError/Reason/refusedURL``, unless `no_proxy` lists its host or is `*`.
///
/// URLs with an IPv6 address fail on Linux: write `localhost` instead of `[::1]`.
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
    /// // the URL is not allowed: it is not an https URL,
    /// //     or it contains a user name
    /// ```
    ///
    /// - Parameters:
    ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A larger one throws
    ///     ``TransportError/Reason/tooLarge``.
    ///   - connectionsPerHost: The maximum number of open connections to a host. HTTP/2 requests share one.
    ///   - timeout: The maximum time without data from the server, rounded up to whole seconds. A response that
    ///     arrives slowly can take longer. To limit the whole request, use ``Transport/deadline(_:clock:)``.
    public init(
        maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
    ) {
        session = Session(maximumBodySize: maximumBodySize, connectionsPerHost: max(1, connectionsPerHost))
        // Foundation stores the timeout in an integer that cannot hold much longer ones.
        self.timeout = min(max(.zero, timeout), .seconds(366 * 86400))
    }

    /// Sends a request once.
    ///
    /// - Throws: ``TransportError`` if there is no complete response.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let url = try AllowedURL(request.url)
        #if canImport(FoundationNetworking)
            try url.refuseProxy()
        #endif
        var urlRequest = URLRequest(url.url, headers: request.headers)
        urlRequest.timeoutInterval = timeout.wholeSeconds
        return try await session.answer(to: urlRequest)
    }
}

extension URLSessionTransport {
    /// Creates a transport with a deadline.
    ///
    /// URLSession's timeout is only the fallback: it counts whole seconds, and starts again when data arrives.
    package static func ending(after timeout: Duration) -> DeadlineTransport<URLSessionTransport> {
        URLSessionTransport(timeout: timeout + .seconds(1)).deadline(timeout)
    }
}

extension Duration {
    /// The seconds, rounded up because URLSession truncates fractions.
    fileprivate var wholeSeconds: TimeInterval {
        TimeInterval(components.seconds + (components.attoseconds > 0 ? 1 : 0))
    }
}
