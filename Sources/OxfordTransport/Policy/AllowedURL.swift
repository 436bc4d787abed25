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
        guard let url = URL(string: text, encodingInvalidCharacters: false), let allowed = AllowedURL(url) else {
            throw TransportError(.refusedURL, detail: "it is not an https URL, or it contains a user name")
        }
        self = allowed
    }

    private init?(_ url: URL) {
        guard let origin = Origin(url) else { return nil }
        self.origin = origin
        self.url = url.withScheme(origin.scheme)
    }

    /// Returns the target of a redirect, or `nil` for another origin, which must not get the credentials.
    func redirected(by response: TransportResponse) -> AllowedURL? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: url).flatMap({ AllowedURL($0.absoluteURL) }),
            target.origin == origin
        else { return nil }
        return target
    }
}

extension TransportRequest {
    /// Sends the request, and follows up to three redirects to the same origin.
    package func followingRedirects(
        _ send: (AllowedURL) async throws(TransportError) -> TransportResponse
    ) async throws(TransportError) -> TransportResponse {
        var url = try AllowedURL(self.url)
        for _ in 0..<3 {
            let response = try await send(url)
            guard let target = url.redirected(by: response) else { return response }
            url = target
        }
        return try await send(url)
    }
}

extension URL {
    fileprivate func withScheme(_ lowercase: String) -> URL {
        guard let scheme, scheme != lowercase else { return self }
        return URL(string: lowercase + absoluteString.dropFirst(scheme.count)) ?? self
    }
}
