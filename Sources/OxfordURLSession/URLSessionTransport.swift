import Foundation
import OxfordEndpoints
public import OxfordTransport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that sends requests with Foundation's `URLSession`.
///
/// Requests must use HTTPS. HTTP is allowed only for a server on the same computer, for example `localhost`. The
/// transport stores no cookies, credentials, or responses. It does not follow redirects, but returns them as responses.
///
/// Create one transport and keep it, so that requests can reuse its connections. Copies of the transport share these
/// connections.
///
/// On Linux, use `CurlTransport` instead. Each of the following responses makes Foundation crash the whole process
/// there, and this type cannot prevent the crash:
///
/// - A response whose head is incomplete because the server closes the connection
/// - A response with a header line that begins with NUL
/// - A response with a trailer after a chunked body
///
/// On Linux, set the proxy with environment variables:
///
/// - HTTPS requests use the proxy in `https_proxy` or `all_proxy`, except for the hosts in `no_proxy`. The names of
///   these variables can also be in uppercase.
/// - HTTP requests throw ``TransportError/Reason/refusedURL`` if `http_proxy` or `all_proxy` is set, because the proxy
///   would receive the credentials in plain text. To allow HTTP requests to a host, add the host to `no_proxy`, or set
///   `no_proxy` to `*`.
///
/// On Linux, URLs that contain an IPv6 address fail. Write `localhost` instead of `[::1]`.
public struct URLSessionTransport: Transport {
    private let session: Session
    private let timeout: Duration

    /// Creates a transport with its own connections.
    ///
    /// Values that are out of range are clamped to the nearest valid values.
    ///
    /// ```swift
    /// let wire = URLSessionTransport(connectionsPerHost: 2, timeout: .seconds(10))
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
    ///   - maximumBodySize: The maximum size of a response body in bytes, after decompression. A request with a larger
    ///     response throws ``TransportError/Reason/tooLarge``.
    ///   - connectionsPerHost: The maximum number of open connections to a host. HTTP/2 requests share a single
    ///     connection.
    ///   - timeout: The maximum time without data from the server, rounded up to whole seconds. On Apple's systems, a
    ///     response that arrives slowly can therefore take longer in total. On Linux, `URLSession` counts the total
    ///     time instead. To limit the whole request on every system, use ``Transport/deadline(_:clock:)``.
    public init(
        maximumBodySize: Int = 32_000_000, connectionsPerHost: Int = 6, timeout: Duration = .seconds(60)
    ) {
        session = Session(maximumBodySize: max(0, maximumBodySize), connectionsPerHost: max(1, connectionsPerHost))
        // Foundation stores the timeout in an integer that cannot hold much longer durations.
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
    /// Creates a transport whose requests time out after the given duration.
    ///
    /// The returned transport enforces the timeout with ``Transport/deadline(_:clock:)``. The timeout of `URLSession`
    /// is only a fallback, because it counts whole seconds and, on Apple's systems, starts again when data arrives.
    package static func ending(after timeout: Duration) -> some Transport {
        URLSessionTransport(timeout: timeout + .seconds(1)).deadline(timeout)
    }
}

extension Duration {
    /// The duration in whole seconds, rounded up because `URLSession` truncates fractions.
    fileprivate var wholeSeconds: TimeInterval {
        TimeInterval(components.seconds + (components.attoseconds > 0 ? 1 : 0))
    }
}
