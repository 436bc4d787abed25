#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import OxfordEndpoints

/// The scheme, host and port of a URL that a transport may send a request to.
package struct Origin: Equatable, Sendable {
    let scheme: String
    private let host: String
    private let port: Int

    package var isSecure: Bool { scheme == "https" }

    init?(_ url: URL) {
        // Keep the percent-encoding: decoded, `localhost%2f.example.com` would pass as this computer.
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: true)?.lowercased(),
            url.user == nil
        else { return nil }
        // Some versions of Foundation omit the brackets around IPv6.
        let bracketed = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        guard scheme == "https" || scheme == "http" && Host(bracketed)?.isLoopback == true else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}
