#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
package import OxfordEndpoints

/// A URL to which a transport may send a request.
///
/// The URL must use HTTPS, and it must not contain a user name. HTTP is allowed only for hosts that refer to this
/// computer, such as `localhost`.
package struct AllowedURL: Sendable {
    /// The URL, with its scheme in lowercase.
    ///
    /// On Linux, `URLSession` does not recognize a scheme in uppercase, such as `HTTP`, so the initializer converts the
    /// scheme to lowercase.
    package let url: URL

    package let origin: Origin

    package var text: String { url.absoluteString }

    /// Creates an allowed URL from its text.
    ///
    /// - Throws: A ``TransportError`` with the reason ``FailureReason/refusedURL`` if the URL is not allowed.
    package init(_ text: String) throws(TransportError) {
        guard let origin = try? Origin(of: text), origin.isSecure || origin.isLoopback, !origin.hasUserInfo,
            let url = URL(string: origin.scheme + text.dropFirst(origin.scheme.count), encodingInvalidCharacters: false)
        else { throw TransportError(.refusedURL, detail: "it is not a valid https URL, or it contains a user name") }
        self.origin = origin
        self.url = url
    }
}
