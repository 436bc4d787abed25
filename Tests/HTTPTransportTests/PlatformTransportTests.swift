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
}
