#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TransportResponse {
    /// Returns the origin and path that the response redirects to, without the rest, which may hold a secret.
    ///
    /// - Parameter url: The URL of the request.
    /// - Returns: `nil` if the target is not an HTTP or HTTPS URL.
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
