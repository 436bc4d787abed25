#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
import OxfordEndpoints

/// A URL to which a transport may send a request.
///
/// The URL must use HTTPS, and it must not contain a user name. HTTP is allowed only if the host is this computer, such
/// as `localhost`.
package struct AllowedURL: Sendable {
    /// The URL, with its scheme in lowercase.
    ///
    /// On Linux, `URLSession` does not recognize a scheme in uppercase, such as `HTTP`.
    package let url: URL

    package let origin: Origin

    package var text: String { url.absoluteString }

    /// Creates an allowed URL from its text.
    ///
    /// - Throws: A ``TransportError`` with the reason ``TransportError/Reason/refusedURL`` if the URL is not allowed.
    package init(_ text: String) throws(TransportError) {
        guard let url = URL(string: text, encodingInvalidCharacters: false), let origin = Origin(url) else {
            throw TransportError(.refusedURL, detail: "it is not an https URL, or it contains a user name")
        }
        self.origin = origin
        self.url = url.withScheme(origin.scheme)
    }
}

extension URL {
    fileprivate func withScheme(_ lowercase: String) -> URL {
        guard let scheme, scheme != lowercase else { return self }
        return URL(string: lowercase + absoluteString.dropFirst(scheme.count)) ?? self
    }
}

/// The scheme, host, and port of a URL to which a transport may send a request.
package struct Origin: Equatable, Sendable {
    let scheme: String
    private let host: String
    private let port: Int

    package var isSecure: Bool { scheme == "https" }

    init?(_ url: URL) {
        // Keep the percent-encoding of the host. If the host were decoded, `localhost%2f.example.com` would pass as
        // this computer.
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: true)?.lowercased(),
            url.user == nil
        else { return nil }
        // Some versions of Foundation omit the brackets around an IPv6 address.
        let bracketed = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        guard scheme == "https" || scheme == "http" && Host(bracketed)?.isLoopback == true else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}
