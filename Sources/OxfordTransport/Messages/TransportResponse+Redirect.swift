#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension TransportResponse {
    /// The origin and path of the URL that the response redirects to.
    ///
    /// The rest of that URL may hold a secret. The result is `nil` for a target that is not a web page.
    ///
    /// - Parameter url: The URL of the request.
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
