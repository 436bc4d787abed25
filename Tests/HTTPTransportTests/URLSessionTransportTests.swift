import Foundation
import LoopbackServer
import OxfordDictionaries
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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
        @Test("A response with status 407 is returned") func proxyChallenge() async throws {
            let challenge = Step.answer("{}", status: 407, headers: [#"Proxy-Authenticate: Basic realm="x""#])
            let transport = URLSessionTransport(configuration: .ephemeral)
            #expect(try await response(over: transport, after: [challenge]).status == 407)
        }
    #endif
}
