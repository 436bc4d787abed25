import Dispatch
import LoopbackServer
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Many concurrent requests", .serialized, .timeLimit(.minutes(15))) struct Load {
    /// Starts a server that returns the requested word.
    private static func echo() throws -> LoopbackServer {
        try LoopbackServer.start(recording: false) { request in
            [.answer(#"{"results": [{"word": "\#(request.path.split(separator: "/").last ?? "")"}]}"#)]
        }
    }

    /// Requests words, and returns the words in the answer to each of them.
    private static func words(_ count: Int, wide: Int, from client: OxfordClient) async throws -> [String: [String]] {
        let words = try (0..<count).map { try WordText(validating: "word\($0)") }
        let requests = words.map { EntriesRequest($0, in: .britishEnglish) }
        var answers: [String: [String]] = [:]
        for await element in client.responses(to: requests, inFlight: wide) {
            answers[element.input.word.text] = try element.result.get().answer.results.map(\.word)
        }
        return answers
    }

    @Test("No response is lost or swapped", arguments: Wire.all)
    func noneIsLostOrSwapped(_ wire: Wire) async throws {
        let server = try Self.echo()
        defer { server.stop() }
        let count = Rounds.count(500)
        let answers = try await Self.words(
            count, wide: 64, from: server.client(wire.transport(connectionsPerHost: 16)))
        #expect(answers.count == count)
        #expect(answers.allSatisfy { $0.value == [$0.key] })
        print("\(count) requests over \(server.connectionCount) connections, \(server.mostConnections) at a time")
        #expect(server.mostConnections <= 64)
    }

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
        "connectionsPerHost limits the connections, and requests that wait for one are sent", arguments: Wire.all,
        [2, 1, 0, -1])
    func connectionLimit(_ wire: Wire, _ connections: Int) async throws {
        let server = try LoopbackServer.start(recording: false) { _ in [.pause(0.002), .answer(body)] }
        defer { server.stop() }
        let count = Rounds.count(100)
        let answers = try await Self.words(
            count, wide: 32, from: server.client(wire.transport(connectionsPerHost: connections)))
        #expect(answers.count == count)
        // The server may not have noticed yet that a connection was closed.
        #expect(server.mostConnections < max(1, connections) + 3)
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

        init(json body: [UInt8]) throws(AnswerError) {
            let hasRun = DispatchSemaphore(value: 0)
            Task { @MainActor in hasRun.signal() }
            // If this initializer runs on the main actor, the task cannot run.
            mainActorIsFree = hasRun.wait(timeout: .now() + 300) == .success
        }
    }

    func write(to url: inout URLWriter) { url.append(path: "probe") }
}
