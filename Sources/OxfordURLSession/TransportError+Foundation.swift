import Foundation
import OxfordTransport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// Creates a transport error from the code of a Foundation error.
    ///
    /// The `userInfo` of the Foundation error is not copied, because it contains the URL of the request, including the
    /// query.
    init(_ error: any Error, hasResponse: Bool) {
        let code = (error as? URLError)?.code ?? .unknown
        switch code {
        case .timedOut: self = .timedOut
        case .cannotFindHost, .dnsLookupFailed: self.init(.hostNotFound)
        case .cannotConnectToHost: self.init(.cannotConnect)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self.init(.offline)
        case .networkConnectionLost, .badServerResponse: self = hasResponse ? .closedInBody : .closedBeforeResponse
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .tlsFailed
        case .badURL:
            self.init(.refusedURL, detail: "URLSession rejected it; on Linux it supports no IPv6 addresses")
        // The scheme of the URL was checked before, so `unsupportedURL` means that the response uses an unsupported
        // protocol.
        case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .unsupportedURL:
            self = .invalidHTTP
        case .unknown: self.init(withoutCode: error, hasResponse: hasResponse)
        default:
            self.init(hasResponse ? .cutShort : .other, detail: "URLSession failed with error \(code.rawValue)")
        }
    }

    /// Creates a transport error from a Foundation error that has the code `unknown`.
    ///
    /// On Linux, `URLSession` reports several kinds of TLS, HTTP/2, and connection failures with the code `unknown`.
    /// Only the Foundation error's description, which is libcurl's message, tells them apart.
    private init(withoutCode error: any Error, hasResponse: Bool) {
        let text = error.localizedDescription
        func contains(_ words: [String]) -> Bool { words.contains(where: text.contains) }
        let closings = [
            "SSL_read", "SSL_write", "SSL_ERROR_SYSCALL", "HTTP/2", "HTTP2", "Send failure", "Recv failure",
        ]
        if hasResponse || contains(closings) {
            self = hasResponse ? .closedInBody : .closedBeforeResponse
        } else {
            self = contains(["SSL", "certificate"]) ? .tlsFailed : .invalidHTTP
        }
    }
}
