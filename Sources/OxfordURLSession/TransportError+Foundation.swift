#if !os(WASI)
    import Foundation
    import OxfordTransport

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    extension TransportError {
        /// The reason of Foundation's error.
        ///
        /// Nothing else of it is kept: it holds the URL, and on some platforms more.
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
            // The scheme is allowed, so the response is not in a protocol that URLSession knows.
            case .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .unsupportedURL:
                self = .invalidHTTP
            case .unknown: self.init(withoutCode: error, hasResponse: hasResponse)
            default:
                self.init(hasResponse ? .cutShort : .other, detail: "URLSession failed with error \(code.rawValue)")
            }
        }

        /// The reason of an error that has no code of its own on Linux, where it comes with the words of libcurl.
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
#endif
