#if canImport(Darwin) || canImport(FoundationNetworking)
    import Foundation
    import OxfordTransport

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    extension TransportError {
        /// Creates a transport error from an error of `URLSession`.
        ///
        /// The reason depends on whether the response has begun, because a request whose response is incomplete may
        /// have been billed.
        ///
        /// The `userInfo` of the Foundation error is not copied, because it contains the URL of the request, including
        /// the query.
        init(_ error: any Error, hasResponse: Bool) {
            let general = TransportError(error)
            switch (error as? URLError)?.code {
            #if canImport(FoundationNetworking)
                case .unknown?: self.init(withoutCode: error, hasResponse: hasResponse)
                case .badURL?:
                    self.init(.refusedURL, detail: "URLSession rejected it; on Linux it supports no IPv6 addresses")
                // On Linux, a server that closes the connection without a response is reported with this code. On
                // Apple's systems, the code means that the response is malformed.
                case .badServerResponse?: self = .closed(hasResponse: hasResponse)
            #endif
            // The scheme of the URL was checked before, so this code means that the response uses an unsupported
            // protocol.
            case .unsupportedURL?: self = .invalidHTTP
            default:
                switch general.reason {
                case .connectionLost: self = .closed(hasResponse: hasResponse)
                case .other where hasResponse: self.init(.cutShort, detail: general.detail)
                default: self = general
                }
            }
        }

        #if canImport(FoundationNetworking)
            /// Creates a transport error from a Foundation error that has the code `unknown`.
            ///
            /// On Linux, `URLSession` reports several kinds of TLS, HTTP/2, and connection failures, and most malformed
            /// responses, with the code `unknown`. Only the Foundation error's description, which is libcurl's message,
            /// tells them apart. A response is malformed unless the message says that the connection ended.
            private init(withoutCode error: any Error, hasResponse: Bool) {
                let text = error.localizedDescription
                func contains(_ words: [String]) -> Bool { words.contains(where: text.contains) }
                let closings = [
                    "transfer closed", "SSL_read", "SSL_write", "SSL_ERROR_SYSCALL", "HTTP/2", "HTTP2", "Send failure",
                    "Recv failure",
                ]
                if contains(closings) {
                    self = .closed(hasResponse: hasResponse)
                } else if !hasResponse, contains(["SSL", "certificate"]) {
                    self = .tlsFailed
                } else {
                    self = .invalidHTTP
                }
            }
        #endif

        private static func closed(hasResponse: Bool) -> TransportError {
            hasResponse ? .closedInBody : .closedBeforeResponse
        }
    }
#endif
