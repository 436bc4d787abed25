import LoopbackServer
import OxfordDictionaries
import Testing

@Suite(.timeLimit(.minutes(15))) struct Redirects {
    @Test(
        "Redirects to another origin are not followed, so it receives no credentials", arguments: Wire.all,
        [301, 302, 303, 307, 308])
    func otherOrigin(_ wire: Wire, _ status: Int) async throws {
        let other = try LoopbackServer.start { _ in [.answer(body)] }
        defer { other.stop() }
        let targets = [other.base + "/stolen", "//127.0.0.1:\(other.port)/stolen", "http://localhost:\(other.port)/"]
        for target in targets {
            let server = try LoopbackServer.start { _ in [.answer("", status: status, headers: ["Location: \(target)"])]
            }
            defer { server.stop() }
            let error = try #require(await error(of: server.client(wire.transport())))
            #expect(error.reason == .redirected)
            #expect(error.status == status)
            #expect(
                error.redirectTarget?.hasSuffix(":\(other.port)/" + (target.contains("stolen") ? "stolen" : "")) == true
            )
            #expect(error.advice.contains("login page"))
        }
        #expect(other.requests.isEmpty)
        #expect(other.connectionCount == 0)
    }

    @Test(
        "Redirects within the origin are followed with all headers", arguments: Wire.all, [301, 302, 303, 307, 308])
    func sameOrigin(_ wire: Wire, _ status: Int) async throws {
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/found?by=way": [.answer(body)]
            default: [.answer("", status: status, headers: ["Location: /found?by=way"])]
            }
        }
        defer { server.stop() }
        let answer = try await server.client(wire.transport()).send(.entries("ace", in: .britishEnglish))
        #expect(answer.results.count == 1)
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.header("app_key") == secrets.key })
    }

    @Test("At most three redirects are followed", arguments: Wire.all)
    func endlessRedirects(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer("", status: 302, headers: ["Location: /again"])] }
        defer { server.stop() }
        #expect(await error(of: try server.client(wire.transport()))?.reason == .redirected)
        #expect(server.requests.count == 4)
    }

    @Test(
        "Unusual redirect targets are not followed", arguments: Wire.all,
        [
            "https://127.0.0.1:1/", "http://user:password@127.0.0.1/", "ftp://127.0.0.1/", "", "http://",
        ])
    func unusualTarget(_ wire: Wire, _ target: String) async throws {
        let server = try LoopbackServer.start { request in
            request.path.hasSuffix("/ace")
                ? [.answer("", status: 302, headers: ["Location: \(target)"])] : [.answer(body)]
        }
        defer { server.stop() }
        let error = await error(of: try server.client(wire.transport()))
        #expect(error?.status == 302 || error?.transportError != nil)
        #expect(server.requests.allSatisfy { $0.path.hasSuffix("/ace") })
    }

    @Test("A redirect without a target is returned", arguments: Wire.all)
    func redirectWithoutTarget(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer("", status: 301)] }
        defer { server.stop() }
        #expect(await error(of: try server.client(wire.transport()))?.reason == .redirected)
        #expect(server.requests.count == 1)
    }
}
