import LoopbackServer
import OxfordDictionaries
import TestSupport
import TestSupport
import Testing

/// Very many requests at once are answered each with its own answer.
@Suite(.serialized, .timeLimit(.minutes(15))) struct Load {
    /// Answers with the word that it is asked for.
    private static func echo() throws -> LoopbackServer {
        try LoopbackServer.start(recording: false) { request in
            [.answer(#"{"results": [{"word": "\#(request.path.split(separator: "/").last ?? "")"}]}"#)]
        }
    }

    private static func words(
        _ count: Int, wide: Int, from client: OxfordClient
    ) async throws -> [Int: [String]] {
        try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            var answers: [Int: [String]] = [:]
            for number in 0..<count {
                if number >= wide, let (number, words) = try await group.next() { answers[number] = words }
                group.addTask {
                    let word = try Headword(validating: "word\(number)")
                    let answer = try await client.send(.entries(word, in: .britishEnglish))
                    return (number, answer.results.compactMap(\.word))
                }
            }
            for try await (number, words) in group { answers[number] = words }
            return answers
        }
    }

    @Test func noneIsLostOrSwapped() async throws {
        let server = try Self.echo()
        defer { server.stop() }
        let count = Rounds.count(2_000)
        let answers = try await Self.words(
            count, wide: 64, from: server.client(URLSessionTransport(connectionsPerHost: 16)))
        #expect(answers.count == count)
        #expect(answers.allSatisfy { $0.value == ["word\($0.key)"] })
        print("\(count) requests over \(server.connectionCount) connections, \(server.mostConnections) at a time")
        #expect(server.mostConnections <= 64)
    }

    @Test(arguments: [2, 1, 0, -1]) func connectionsAreNoMoreThanAllowed(_ connections: Int) async throws {
        let server = try LoopbackServer.start(recording: false) { _ in [.pause(0.002), .answer(body)] }
        defer { server.stop() }
        let answers = try await Self.words(
            100, wide: 32, from: server.client(URLSessionTransport(connectionsPerHost: connections)))
        #expect(answers.count == 100)
        // One that has ended may not have been seen to.
        #expect(server.mostConnections < max(1, connections) + 3)
    }

    @Test @MainActor func mainActorIsFreeMeanwhile() async throws {
        let results = Array(repeating: #"{"word": "ace", "lexicalEntries": []}"#, count: 300_000).joined(separator: ",")
        let server = try LoopbackServer.start { _ in [.answer(#"{"results": [\#(results)]}"#)] }
        defer { server.stop() }
        let client = try server.client()
        var ticks = 0
        let ticking = Task { @MainActor in
            while !Task.isCancelled {
                ticks += 1
                await Task.yield()
            }
        }
        let before = ticks
        let answer = try await client.send(.entries("ace", in: .britishEnglish))
        ticking.cancel()
        #expect(answer.results.count == 300_000)
        // Were it read on the main actor, there would be none between the last byte and the answer.
        #expect(ticks > before + 30)
    }
}
