import Foundation
import OxfordTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Transport errors that are made from errors of the system.
@Suite struct SystemErrors {
    private struct Secretive: Error, CustomStringConvertible {
        let description = "SECRET"
    }

    private static let secret = [NSLocalizedDescriptionKey: "SECRET"]

    @Test(
        "A TransportError passes unchanged, and another error shows its own text, or its domain and code",
        arguments: [
            (TransportError(.init(rawValue: "own"), detail: "a"), TransportError(.init(rawValue: "own"), detail: "a")),
            (CancellationError(), TransportError(.cancelled)),
            (Secretive(), TransportError(.other, detail: "SECRET")),
            (NSError(domain: "Wire", code: -1001, userInfo: secret), TransportError(.other, detail: "Wire -1001")),
            (
                URLError(.httpTooManyRedirects, userInfo: secret),
                TransportError(.other, detail: "NSURLErrorDomain -1007")
            ),
        ] as [(any Error, TransportError)])
    func otherErrors(_ error: any Error, converted: TransportError) async {
        #expect(TransportError(error) == converted)
        #expect(await Line(ClosureTransport { _ in throw error }).outcome(of: example) == .failure(converted))
    }

    @Test(
        "An error in a cancelled task is a cancellation", arguments: [CancellationError(), Secretive()] as [any Error])
    func errorsOfCancelledTasks(_ error: any Error) async {
        let task = cancelled { try await Line(ClosureTransport { _ in throw error }).send(example) }
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
    }

    @Test(
        "The code of a URLError determines the reason",
        arguments: [
            (URLError.Code.timedOut, TransportError.Reason.timedOut), (.cancelled, .cancelled),
            (.cannotFindHost, .hostNotFound), (.dnsLookupFailed, .hostNotFound),
            (.cannotConnectToHost, .cannotConnect), (.networkConnectionLost, .connectionLost),
            (.notConnectedToInternet, .offline), (.dataNotAllowed, .offline), (.internationalRoamingOff, .offline),
            (.callIsActive, .offline), (.badServerResponse, .malformed), (.cannotDecodeRawData, .malformed),
            (.cannotDecodeContentData, .malformed), (.cannotParseResponse, .malformed), (.zeroByteResource, .cutShort),
            (.secureConnectionFailed, .untrusted), (.serverCertificateHasBadDate, .untrusted),
            (.serverCertificateUntrusted, .untrusted), (.serverCertificateHasUnknownRoot, .untrusted),
            (.serverCertificateNotYetValid, .untrusted), (.clientCertificateRejected, .untrusted),
            (.clientCertificateRequired, .untrusted), (.dataLengthExceedsMaximum, .tooLarge), (.badURL, .refusedURL),
            (.unsupportedURL, .refusedURL), (.appTransportSecurityRequiresSecureConnection, .refusedURL),
            (.httpTooManyRedirects, .other), (.unknown, .other),
        ])
    func urlErrors(_ code: URLError.Code, _ reason: TransportError.Reason) {
        #expect(TransportError(URLError(code)).reason == reason)
        #expect(TransportError(NSError(domain: NSURLErrorDomain, code: code.rawValue)).reason == reason)
        #expect(TransportError(NSError(domain: "kCFErrorDomainCFNetwork", code: code.rawValue)).reason == reason)
    }

    @Test("App Transport Security says what to do") func appTransportSecurity() {
        #expect(
            "\(TransportError(URLError(.appTransportSecurityRequiresSecureConnection)))"
                == "the URL is not allowed: App Transport Security blocks plain HTTP; use https")
    }

    @Test(
        "The number of a POSIX error determines the reason",
        arguments: [
            (POSIXError.Code.ECONNRESET, TransportError.Reason.connectionLost), (.ECONNABORTED, .connectionLost),
            (.ENOTCONN, .connectionLost), (.EPIPE, .connectionLost), (.EPROTO, .connectionLost),
            (.ECONNREFUSED, .cannotConnect), (.EHOSTUNREACH, .cannotConnect), (.ENETDOWN, .offline),
            (.ENETUNREACH, .offline), (.ETIMEDOUT, .timedOut), (.ECANCELED, .cancelled), (.EPERM, .other),
        ])
    func posixErrors(_ code: POSIXError.Code, _ reason: TransportError.Reason) {
        #expect(TransportError(POSIXError(code)).reason == reason)
        #expect(TransportError(NSError(domain: NSPOSIXErrorDomain, code: Int(code.rawValue))).reason == reason)
    }

    @Test("A code that is no POSIX number is another failure", arguments: [Int.max, .min, -1])
    func invalidNumber(_ code: Int) {
        #expect(TransportError(NSError(domain: NSPOSIXErrorDomain, code: code)).reason == .other)
    }

    @Test(
        "A lost or failed connection of CFNetwork is retryable",
        arguments: [302, 306, 307, 308, 309, 310, 311], ["kCFErrorDomainCFNetwork"])
    func networkErrors(_ code: Int, domain: String) {
        #expect(TransportError(NSError(domain: domain, code: code)).isRetryable)
    }
}
