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
        guard var urlRequest = URLRequest(request), let url = urlRequest.url, let origin = Origin(url) else {
            throw TransportError(.refusedURL, detail: "it is not https, or it has a user name")
        }
        urlRequest.url = url.withLowercaseScheme
        urlRequest.timeoutInterval = timeout.wholeSeconds
        for _ in 0..<3 {
            let response = try await session.answer(to: urlRequest)
            guard let target = response.redirect(from: urlRequest.url), Origin(target) == origin else {
                return response
            }
            urlRequest.url = target.withLowercaseScheme
        }
        return try await session.answer(to: urlRequest)
    }
}

/// Scheme, host and port of a URL that may be asked.
private struct Origin: Equatable {
    let scheme: String
    let host: String
    let port: Int

    init?(_ url: URL) {
        // Decoded, `localhost%2f.example.com` would read as a path on this machine.
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: true)?.lowercased(),
            url.user == nil
        else { return nil }
        guard scheme == "https" || scheme == "http" && Self.isThisMachine(host) else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Whether a host may be asked over http, by the rule of a server.
    private static func isThisMachine(_ host: String) -> Bool {
        let isBareAddress = host.contains(":") && !host.hasPrefix("[")
        return (try? Server(validating: "http://" + (isBareAddress ? "[\(host)]" : host))) != nil
    }
}

extension URL {
    /// The URL with its scheme in lower case, because on Linux `URLSession` does not recognize `HTTP`.
    fileprivate var withLowercaseScheme: URL {
        guard let scheme, scheme != scheme.lowercased() else { return self }
        return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
    }
}

extension TransportResponse {
    fileprivate func redirect(from url: URL?) -> URL? {
        guard [301, 302, 303, 307, 308].contains(status), let location = headers["Location"] else { return nil }
        return URL(string: location, relativeTo: url)?.absoluteURL
    }
}

extension Duration {
    /// The seconds, rounded up: a session cuts what is less off.
    fileprivate var wholeSeconds: TimeInterval {
        TimeInterval(components.seconds + (components.attoseconds > 0 ? 1 : 0))
    }
}
