import Foundation
import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

/// Many requests for few words, coalesced and cached, with one in ten cancelled.
@Suite(.timeLimit(.minutes(15))) struct SavingStorm {
    /// The number of requests, which `OXFORD_STORM` increases.
    private static let count = ProcessInfo.processInfo.environment["OXFORD_STORM"].flatMap { Int($0) } ?? 2_000

    /// The calls for a request, and what is wrong with its outcome.
    private typealias Outcome = (calls: Int, problem: String?)

    @Test("Every request receives its own answer, and every call is counted once", arguments: [false, true])
    func storm(isCached: Bool) async throws {
        let (calls, cache) = (Counter(), AnswerCache(lifetime: .seconds(3600), maximumBytes: 400_000))
        // Returns the requested word after a short pause.
        let wire = ClosureTransport { request in
            calls.add()
            let word = request.url.split(separator: "/").last?.prefix { $0 != "?" } ?? ""
            for _ in 0..<Int.random(in: 0...2) { try await Task.sleep(for: .microseconds(500)) }
            let padding = String(repeating: " ", count: 500)
            return TransportResponse(body: #"{"results": [{"word": "\#(word)"}]}"# + padding)
        }
        let client = OxfordClient(
            transport: wire, credentials: try Credentials(appID: "1a2b3c4d", appKey: "01234567"),
            policy: CallPolicy(cache: isCached ? cache : nil, sharesEqualRequests: true))
        let requests = try (0..<500).map {
            EntriesRequest(try WordText(validating: "w\($0)"), in: .britishEnglish, filters: [.fields(.definitions)])
        }
        var random = SeededGenerator(seed: 4)
        var outcomes: [Outcome] = []
        await withTaskGroup(of: Outcome.self) { group in
            for number in 0..<Self.count {
                let request = requests.randomElement(using: &random) ?? requests[0]
                let delay = number.isMultiple(of: 10) ? Int.random(in: 0...400, using: &random) : nil
                group.addTask { await outcome(of: request, to: client, cancelledAfter: delay) }
                // Keep 1000 requests in flight, as in a busy server.
                if number >= 1000, let outcome = await group.next() { outcomes.append(outcome) }
            }
            for await outcome in group { outcomes.append(outcome) }
        }
        #expect(outcomes.count == Self.count)
        #expect(outcomes.compactMap(\.problem) == [])
        #expect(outcomes.reduce(0) { $0 + $1.calls } == calls.value)
        // With 1000 requests in flight for 500 words, most have an equal one in flight.
        #expect(calls.value < Self.count * 9 / 10)
        #expect((cache.count > 0) == isCached)
    }

    /// Sends a request, and cancels it after a delay in microseconds if there is one.
    private func outcome(
        of request: EntriesRequest, to client: OxfordClient, cancelledAfter delay: Int?
    ) async -> Outcome {
        let task = Task { () async -> Outcome in
            do {
                let response = try await client.response(to: request)
                let words = response.answer.results.map(\.word)
                return (response.calls, words == [request.word.text] ? nil : "\(request.word): \(words)")
            } catch {
                let error = OxfordError(error)
                let isExpected = error.isCancellation && delay != nil
                return (error.calls, isExpected ? nil : "\(request.word): \(error)")
            }
        }
        if let delay {
            try? await Task.sleep(for: .microseconds(delay))
            task.cancel()
        }
        return await task.value
    }
}
