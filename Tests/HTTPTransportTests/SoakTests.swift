import Foundation
import LoopbackServer
import OxfordDictionaries
import Synchronization
import TestSupport
import Testing

/// Tests of the whole stack with a server that fails one request in five.
///
/// For a longer test, run `OXFORD_SOAK=120 swift test --filter Soak`, which takes 120 seconds for each transport.
@Suite(.serialized) struct Soak {
    private static let isAlone = ProcessInfo.processInfo.environment["OXFORD_SOAK"] != nil
    private static let seconds = ProcessInfo.processInfo.environment["OXFORD_SOAK"].flatMap { Int($0) } ?? 1
    private static let attempts = 4

    /// Returns the requested word or fails in one of five ways, and counts the requests for each word.
    private final class Server: Sendable {
        private let asked = Mutex<[Substring: Int]>([:])

        func steps(for request: LoopbackServer.Request) -> [Step] {
            let word = request.path.split(separator: "/").last ?? ""
            asked.withLock { $0[word, default: 0] += 1 }
            let answer = #"{"results": [{"word": "\#(word)"}]}"#
            guard Int.random(in: 0..<5) == 0 else { return [.answer(answer)] }
            let half = Step.head(headers: ["Content-Length: \(answer.utf8.count)"]) + Array(answer.utf8.prefix(9))
            return [
                [.reset], [.answer("", status: 503, headers: ["Retry-After: 0"])], [.send(half), .close],
                [.pause(0.02), .answer(answer)], [.answer("", status: 500)],
            ].randomElement() ?? []
        }

        func takeCount(of word: String) -> Int { asked.withLock { $0.removeValue(forKey: word[...]) ?? 0 } }
    }

    @Test("Every request ends with its own answer or a typed error", arguments: Wire.all)
    func soak(_ wire: Wire) async throws {
        let counts = Server()
        let server = try LoopbackServer.start(recording: false) { counts.steps(for: $0) }
        defer { server.stop() }
        let policy = RetryPolicy(attempts: Self.attempts, base: .milliseconds(2), jitter: 1)
        let client = OxfordClient(
            transport: wire.transport(connectionsPerHost: 8),
            server: try OxfordDictionaries.Server(validating: server.base),
            policy: CallPolicy(
                timeout: .seconds(600), retries: policy, rateLimit: .perSecond(5000, burst: 5000)))
        let end = ContinuousClock.now + .seconds(Self.seconds)
        var (done, failed, calls, resent, number) = (0, 0, 0, 0, 0)
        var memory: [Int] = []
        while ContinuousClock.now < end {
            let requests = try (number..<number + 2000).map {
                EntriesRequest(try WordText(validating: "w\($0)"), in: .britishEnglish)
            }
            number += requests.count
            var seen: Set<EntriesRequest> = []
            for await element in client.responses(to: requests, inFlight: 32) {
                let word = element.input.word.text
                #expect(seen.insert(element.input).inserted)
                var attempts = 0
                switch element.result {
                case .success(let response):
                    #expect(response.answer.results.map(\.word) == [word])
                    attempts = response.calls
                case .failure(let error):
                    #expect(error.isRetryable, "\(error)")
                    #expect(error.calls >= Self.attempts)
                    attempts = error.calls
                    failed += 1
                }
                let asked = counts.takeCount(of: word)
                // libcurl resends a request up to five times if a reused connection breaks before the first byte.
                // CurlTransport forbids this, and the client repeats the call once. URLSession does not count it.
                #expect(1...Self.attempts + 1 ~= attempts)
                #expect(wire == .urlSession ? 1...6 * attempts ~= asked : 0...attempts ~= asked)
                resent += max(0, asked - attempts)
                done += 1
                calls += attempts
            }
            #expect(seen.count == requests.count)
            memory.append(ProcessInfo.residentMemory ?? 0)
        }
        let early = memory[memory.count / 10]
        print(
            "\(done) requests, \(calls) calls, \(failed) failed after \(Self.attempts) attempts, \(resent) resent",
            "without being counted; memory \(early / 1024) KB after a tenth of them, \((memory.last ?? 0) / 1024) KB after the last"
        )
        #expect(done == number)
        // Foundation keeps 64 bytes per call. Other tests allocate memory, too, so check only if this test runs alone.
        if Self.isAlone { #expect((memory.last ?? 0) - early < calls * 300 + 20_000_000) }
    }
}
