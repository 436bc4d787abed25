#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TransportResponse {
    /// Returns the origin and path of a redirect to an HTTP or HTTPS URL, without the rest, which may hold a secret.
    func redirectTarget(from url: String) -> String? {
        guard 300..<400 ~= status, let location = headers["Location"],
            let target = URL(string: location, relativeTo: URL(string: url))?.absoluteURL,
            let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http",
            let host = target.host(), !host.isEmpty
        else { return nil }
        let address = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(scheme)://\(address)\(target.port.map { ":\($0)" } ?? "")\(target.path())"
    }
}
