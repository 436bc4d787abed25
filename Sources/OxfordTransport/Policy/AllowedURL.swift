#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
import OxfordEndpoints

/// A URL that a transport may send a request to: HTTPS, or HTTP to this computer.
package struct AllowedURL: Sendable {
    /// The URL, with its scheme in lowercase: on Linux, `URLSession` does not recognize `HTTP`.
    package let url: URL

    package let origin: Origin

    package var text: String { url.absoluteString }

    /// - Throws: ``TransportError/Reason/refusedURL`` for a URL that is not allowed.
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
