#if canImport(Darwin) || canImport(FoundationNetworking)
    package import Foundation
    package import OxfordTransport

    // Any transport or middleware may throw an error of `URLSession`, in either of these types.

    extension URLError: TransportErrorConvertible {
        package var transportError: TransportError? { TransportError(urlCode: code.rawValue) }
    }

    extension NSError: TransportErrorConvertible {
        package var transportError: TransportError? {
            domain == NSURLErrorDomain ? TransportError(urlCode: code) : nil
        }
    }

    extension TransportError {
        /// Creates an error from a code of `URLError`, or returns `nil` if the code has no matching reason.
        fileprivate init?(urlCode code: Int) {
            switch code {
            case -999: self = .cancelled
            case -1000, -1002: self.init(.refusedURL, detail: "it is not a URL that can be requested")
            case -1001: self = .timedOut
            case -1003, -1006: self.init(.hostNotFound)
            case -1004: self.init(.cannotConnect)
            case -1005: self.init(.connectionLost)
            case -1009, -1018, -1019, -1020: self.init(.offline)
            case -1011, -1015, -1016, -1017: self = .invalidHTTP
            case -1014: self = .closedInBody
            case -1022: self.init(.refusedURL, detail: "App Transport Security blocks plain HTTP; use https")
            case -1103: self.init(.tooLarge)
            case -1206 ... -1200: self = .tlsFailed
            default: return nil
            }
        }

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
                    "transfer closed", "end of response", "SSL_read", "SSL_write", "SSL_ERROR_SYSCALL", "HTTP/2",
                    "HTTP2", "Send failure", "Recv failure",
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
