#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import OxfordTransport

    extension TransportError {
        /// Creates the error for a transfer that failed, or returns `nil` if the whole response arrived.
        ///
        /// - Parameters:
        ///   - result: libcurl's result code.
        ///   - message: libcurl's error message, which may be empty.
        ///   - head: The head of the response, as far as it has arrived.
        init?(_ result: OxfordCurlResult, message: String, _ head: ResponseHead) {
            switch result {
            case OxfordCurlResultOK where head.isComplete: return nil
            // libcurl reports a malformed chunk with the same result code as a lost connection, so only the message
            // tells the two apart. The difference matters, because a retry after a malformed response would fail again,
            // and might be billed.
            case OxfordCurlResultReceiveError where head.isComplete && !message.namesLostConnection: self = .invalidHTTP
            case OxfordCurlResultOK, OxfordCurlResultPartialFile, OxfordCurlResultGotNothing,
                OxfordCurlResultSendError, OxfordCurlResultReceiveError:
                self = head.isComplete ? .closedInBody : head.isStarted ? .closedInHead : .closedBeforeResponse
            case OxfordCurlResultTimedOut: self = .timedOut
            case OxfordCurlResultHostNotFound: self.init(.hostNotFound)
            case OxfordCurlResultProxyNotFound: self.init(.hostNotFound, detail: "the proxy")
            case OxfordCurlResultCannotConnect: self.init(.cannotConnect)
            case OxfordCurlResultProxy: self.init(.cannotConnect, detail: "the proxy refused the connection")
            case OxfordCurlResultTLSConnectError, OxfordCurlResultCertificateProblem, OxfordCurlResultCipher,
                OxfordCurlResultPeerNotVerified, OxfordCurlResultIssuerError, OxfordCurlResultClientCertificate:
                self = .tlsFailed
            case OxfordCurlResultBadCertificateFile:
                self.init(.untrusted, detail: "no certificate authorities found; install ca-certificates")
            case OxfordCurlResultOutOfMemory where head.isStarted && !head.isComplete: self = .invalidHTTP
            case OxfordCurlResultBadFunctionArgument where head.isStarted: self = .invalidHTTP
            case OxfordCurlResultUnsupportedProtocol, OxfordCurlResultWeirdReply, OxfordCurlResultTooLarge:
                self = .invalidHTTP
            case OxfordCurlResultBadContentEncoding, OxfordCurlResultWriteError:
                self.init(.malformed, detail: "its compressed body cannot be decoded")
            case OxfordCurlResultMalformedURL: self.init(.refusedURL, detail: "libcurl rejected it")
            default: self.init(.other, detail: "libcurl failed with error \(result.rawValue)")
            }
        }
    }

    extension String {
        /// Whether this message of libcurl may be that of a lost connection.
        ///
        /// Each version of libcurl describes malformed chunks in other words. The messages for lost connections rarely
        /// change: they name the function or the TLS library that failed to read, or are empty.
        fileprivate var namesLostConnection: Bool {
            let text = lowercased()
            return text.isEmpty || ["failure", "ssl", "tls"].contains(where: text.contains)
        }
    }
#endif
