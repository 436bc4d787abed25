import Foundation
import OxfordTransport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// The reason of Foundation's error.
    ///
    /// Nothing else of it is kept: it holds the URL, and on some platforms more.
    ///
    /// Its own cancellation is none of the caller's, who has been told of that before.
    init(_ error: any Error, hasResponse: Bool) {
        let code = (error as? URLError)?.code ?? .unknown
        switch code {
        case .timedOut: self.init(.timedOut)
        case .cannotFindHost, .dnsLookupFailed: self.init(.hostNotFound)
        case .cannotConnectToHost: self.init(.cannotConnect)
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self.init(.offline)
        case .networkConnectionLost, .badServerResponse: self.init(hasResponse ? .cutShort : .connectionLost)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self.init(.untrusted)
        case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse: self.init(.malformed)
        case .badURL: self.init(.refusedURL, detail: "URLSession does not take it, on Linux no address of IPv6 either")
        // The scheme has been seen to, so this is an answer in none that is known.
        case .unsupportedURL: self.init(.malformed)
        default:
            let reason = Self.unknownReason(of: error, hasResponse: hasResponse)
            self.init(reason, detail: Self.detail(of: code, reason))
        }
    }

    /// What is known of an error beyond its reason.
    ///
    /// On Linux most errors have the code -1, which says nothing.
    private static func detail(of code: URLError.Code, _ reason: Reason) -> String {
        if code != .unknown { return "URLSession ended it with error \(code.rawValue)" }
        return switch reason {
        case .cutShort: "the connection closed before the whole body arrived"
        case .connectionLost: "the connection closed before a response arrived"
        case .untrusted: "the TLS connection failed"
        default: "it is not valid HTTP, or its headers are too long"
        }
    }

    /// The reason of an error that has no code of its own on Linux, where it comes with the words of libcurl.
    private static func unknownReason(of error: any Error, hasResponse: Bool) -> Reason {
        if hasResponse { return .cutShort }
        let text = error.localizedDescription
        func holds(_ words: [String]) -> Bool { words.contains(where: text.contains) }
        if holds(["SSL_read", "SSL_write", "SSL_ERROR_SYSCALL", "HTTP/2", "HTTP2", "Send failure", "Recv failure"]) {
            return .connectionLost
        }
        return holds(["SSL", "certificate"]) ? .untrusted : .malformed
    }
}
