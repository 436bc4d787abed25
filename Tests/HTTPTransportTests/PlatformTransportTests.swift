import LoopbackServer
import OxfordDictionaries
import Testing

@Suite("PlatformTransport", .timeLimit(.minutes(5))) struct PlatformTransports {
    @Test("The platform's transport sends requests with the limits that it was given")
    func limits() async throws {
        #expect(try await response(over: PlatformTransport(), after: [.answer(body)]).body == Array(body.utf8))
        let small = try await error(over: PlatformTransport(maximumBodySize: 3, timeout: nil), after: [.answer(body)])
        #expect(small?.reason == .tooLarge)
        let hasty = try await error(over: PlatformTransport(timeout: .milliseconds(50)), after: [.wait])
        #expect(hasty?.reason == .timedOut)
    }

    @Test("The transport of a client limits the calls that the policy does not limit")
    func limitedCalls() async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        let base = try Server(validating: server.base)
        let credentials = try Credentials(appID: "1a2b3c4d", appKey: "01234567")
        for var client in [OxfordClient(gateway: base), OxfordClient(credentials: credentials, server: base)] {
            #expect(client.limitedTransport is PlatformTransport)
            client.limitedTransport = ClosureTransport { _ in throw TransportError(.offline) }
            #expect(await error(of: client)?.reason == .offline)
            client.policy.attemptTimeout = .seconds(60)
            #expect(await error(of: client) == nil)
        }
    }
}
