import Foundation
import LoopbackServer
import OxfordDictionaries
@testable import OxfordURLSession
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Conversion to Foundation types") struct FoundationTypes {
    @Test("A request converts to a URL on its server") func url() throws {
        let request = EntriesRequest("日本語/100%", in: .britishEnglish)
        #expect(request.url(on: .sandbox).absoluteString == request.urlString(on: .sandbox))
    }

    @Test("A URLRequest has the client's headers") func requestHeaders() throws {
        let client = OxfordClient(
            credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
            headers: try Headers(validating: ["Authorization": "Bearer token"]))
        let request = try #require(URLRequest(client.transportRequest(for: .lemmas("mice", in: .english))))
        #expect(request.url?.absoluteString == LemmasRequest("mice", in: .english).urlString())
        #expect(request.httpMethod == "GET")
        #expect(request.value(forHTTPHeaderField: "app_id") == "1a2b3c4d")
        #expect(request.value(forHTTPHeaderField: "app_key") == "01234567")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer token")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
        #expect(URLRequest(TransportRequest(url: "no URL at all")) == nil)
    }
}

@Suite("URLSessionTransport", .timeLimit(.minutes(5))) struct URLSessionTransports {
    @Test("The configuration is used except for its storages, and is not changed") func configuration() async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(body, headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=600"])]
        }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["X-Configured": "yes"]
        configuration.httpMaximumConnectionsPerHost = 17
        let transport = URLSessionTransport(configuration: configuration)
        for _ in 0..<3 {
            #expect(try await transport.send(TransportRequest(url: server.base)).status == 200)
        }
        #expect(server.requests.map { $0.header("X-Configured") } == ["yes", "yes", "yes"])
        #expect(server.requests.allSatisfy { $0.header("Cookie") == nil })
        #expect(configuration.httpMaximumConnectionsPerHost == 17)
        #expect(configuration.urlCache != nil)
    }

    #if os(Linux)
        @Test(
            "The message of each version of libcurl distinguishes a malformed response from one that was cut short",
            arguments: [
                ("transfer closed with 48 bytes remaining to read", .cutShort),
                ("end of response with 48 bytes missing", .cutShort), ("Invalid Content-Length: value", .malformed),
            ] as [(String, TransportError.Reason)])
        func message(_ text: String, _ reason: TransportError.Reason) {
            let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])
            #expect(TransportError(error, hasResponse: true).reason == reason)
        }

        @Test("A response with status 407 is returned") func proxyChallenge() async throws {
            let challenge = Step.answer("{}", status: 407, headers: [#"Proxy-Authenticate: Basic realm="x""#])
            let transport = URLSessionTransport(configuration: .ephemeral)
            #expect(try await response(over: transport, after: [challenge]).status == 407)
        }
    #endif
}

/// Errors of `URLSession`, which any transport or middleware may throw.
@Suite struct URLErrors {
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
        #expect(TransportError(URLError(code, userInfo: Self.secret)).reason == reason)
        #expect(OxfordError(URLError(code)).reason == reason)
        #expect(TransportError(NSError(domain: NSURLErrorDomain, code: code.rawValue)).reason == reason)
    }

    private static let secret = [NSLocalizedDescriptionKey: "SECRET"]

    @Test("An error whose code has no reason shows the code, and not its text") func unknownCode() {
        #expect(
            TransportError(URLError(.httpTooManyRedirects, userInfo: Self.secret))
                == TransportError(.other, detail: "NSURLErrorDomain -1007"))
    }

    @Test("App Transport Security says what to do") func appTransportSecurity() {
        #expect(
            "\(TransportError(URLError(.appTransportSecurityRequiresSecureConnection)))"
                == "the URL is not allowed: App Transport Security blocks plain HTTP; use https")
    }
}
