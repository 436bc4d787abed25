import Dispatch
import LoopbackServer
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Many concurrent requests", .serialized, .timeLimit(.minutes(15))) struct Load {
    @Test("The URLs in the golden files arrive unchanged", arguments: Wire.all)
    func goldenURLs(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        let (paths, transport) = (try goldenPaths(), wire.transport())
        #expect(paths.count > 1000)
        for path in paths { _ = try await transport.send(TransportRequest(url: server.base + path)) }
        #expect(server.requests.map(\.path) == paths)
    }

    @Test(
        "connectionsPerHost limits the connections, and no response is lost or swapped", arguments: Wire.all,
        [16, 2, 1, 0, -1])
    func connectionLimit(_ wire: Wire, _ connections: Int) async throws {
        let server = try LoopbackServer.start(recording: false) { request in
            let word = request.path.split(separator: "/").last ?? ""
            return [.pause(0.002), .answer(#"{"results": [{"word": "\#(word)"}]}"#)]
        }
        defer { server.stop() }
        let client = try server.client(wire.transport(connectionsPerHost: connections))
        let words = try (0..<Rounds.count(200)).map { try WordText(validating: "word\($0)") }
        let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
        var answers = Set<String>()
        for await element in client.responses(to: requests, inFlight: 64) {
            let word = element.input.word.text
            #expect(try element.result.get().answer.results.map(\.word) == [word])
            answers.insert(word)
        }
        #expect(answers.count == words.count)
        // The server may not have noticed yet that connections were closed.
        #expect(server.mostConnections < 2 * max(1, connections) + 3)
    }

    @Test("A request from the main actor decodes its answer elsewhere", arguments: Wire.all) @MainActor
    func mainActorIsFree(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer("{}")] }
        defer { server.stop() }
        let answer = try await server.client(wire.transport()).send(MainActorProbe())
        #expect(answer.mainActorIsFree)
    }
}

/// A request whose answer reports whether the main actor is free during decoding.
private struct MainActorProbe: OxfordEndpointRequest {
    struct Answer: OxfordAnswer {
        let mainActorIsFree: Bool

        init(json body: [UInt8]) throws {
            let hasRun = DispatchSemaphore(value: 0)
            Task { @MainActor in hasRun.signal() }
            // If this initializer runs on the main actor, the task cannot run.
            mainActorIsFree = hasRun.wait(timeout: .now() + 300) == .success
        }
    }

    func write(to url: inout URLWriter) { url.append(path: "probe") }
}
