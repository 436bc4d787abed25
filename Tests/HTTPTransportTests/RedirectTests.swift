import LoopbackServer
import OxfordDictionaries
import Testing

@Suite("Redirects are not followed, because the service would bill a second request", .timeLimit(.minutes(15)))
struct Redirects {
    @Test("Only one server receives a request", arguments: Wire.all, [300, 301, 302, 303, 304, 307, 308])
    func redirect(_ wire: Wire, _ status: Int) async throws {
        let other = try LoopbackServer.start { _ in [.answer(body)] }
        defer { other.stop() }
        let server = try LoopbackServer.start { _ in
            [.answer("", status: status, headers: ["Location: \(other.base)/stolen"])]
        }
        defer { server.stop() }
        let error = try #require(await error(of: server.client(wire.transport())))
        #expect(error.status == status)
        #expect(error.redirectTarget == other.base + "/stolen")
        #expect(server.requests.count == 1)
        #expect(other.connectionCount == 0)
    }

    private static var targets: [String?] {
        // On Apple's platforms, Foundation may refuse a redirect that leads nowhere.
        #if os(Linux)
            let unusual = ["", "http://user:password@127.0.0.1/", "ftp://127.0.0.1/", "http://"]
        #else
            let unusual: [String] = []
        #endif
        return [nil, "/found", "https://127.0.0.1:1/"] + unusual
    }

    @Test(
        "A transport returns a redirect as the response, whatever its target", arguments: Wire.all,
        targets)
    func anyTarget(_ wire: Wire, _ target: String?) async throws {
        let headers = target.map { ["Location: \($0)"] } ?? []
        let steps: [Step] = [.answer("", status: 302, headers: headers)]
        let response = try await response(over: wire.transport(), after: steps)
        #expect(response.status == 302)
        #expect(response.headers["Location"] == target)
    }
}
