import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct BatchLookups {
    /// A transport that returns entries for each word and counts the calls.
    private final class Wire: Transport {
        private let calls = Mutex([String: Int]())
        private let answer: @Sendable (String) async throws(TransportError) -> TransportResponse

        init(
            _ answer: @escaping @Sendable (String) async throws(TransportError) -> TransportResponse = {
                Wire.entries(of: $0)
            }
        ) {
            self.answer = answer
        }

        static func entries(of word: String) -> TransportResponse {
            TransportResponse(body: #"{"results": [{"id": "\#(word)", "word": "\#(word)"}]}"#)
        }

        var count: Int { calls.withLock { $0.values.reduce(0, +) } }
        var words: [String: Int] { calls.withLock(\.self) }
        var client: OxfordClient { OxfordClient(transport: self) }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            let word = String(request.url.split(separator: "=").last ?? "")
            calls.withLock { $0[word, default: 0] += 1 }
            return try await answer(word)
        }
    }

    private func words(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "w\($0)" } }

    private func match(_ element: OxfordBatch<String, Lookup>.Element) -> Lookup.Match? {
        try? element.result.get().match
    }

    @Test("The number of look-ups in flight can be unlimited") func unlimited() async throws {
        let lookUps = Wire().client.lookUps(of: words(0..<200), in: .britishEnglish, inFlight: .max)
        var count = 0
        for await element in lookUps { count += match(element) == .exact ? 1 : 0 }
        #expect(count == 200)
    }

    @Test("A batch looks up translations") func translations() async throws {
        let wire = ClosureTransport { request in
            let parts = request.url.split(separator: "/")
            let isTranslation = parts.suffix(4).dropLast() == ["translations", "en", "es"]
            return isTranslation ? Wire.entries(of: String(parts.last ?? "")) : TransportResponse(status: 403)
        }
        let client = OxfordClient(transport: wire)
        var found: [String?] = []
        for await element in client.lookUps(of: words(1...3), translating: .englishToSpanish, inFlight: 2) {
            found.append(try element.result.get().answer.results[0].word)
        }
        #expect(found == ["w1", "w2", "w3"])
    }

    @Test("A batch takes any text, and text that is not a word is an element without a call")
    func anyText() async throws {
        let wire = Wire()
        let typed = "ace \u{7} a/.. axe".split(separator: " ")
        var reasons: [OxfordError.Reason?] = []
        var last: BatchProgress?
        for await element in wire.client.lookUps(of: typed, in: .britishEnglish, inFlight: 2) {
            #expect(element.input == typed[element.index])
            var refusal: OxfordError?
            if case .failure(let error) = element.result { refusal = error }
            reasons.append(refusal?.reason)
            #expect(refusal.map { "\($0)".contains("GET") } != true)
            last = element.progress
        }
        #expect(reasons == [nil, .invalidWord, .invalidWord, nil])
        #expect(last == BatchProgress(found: 2, failed: 2, calls: 2, total: 4))
        #expect(wire.words == ["ace": 1, "axe": 1])
    }

    @Test("A batch sends the same requests as lookUp(_:in:filters:)")
    func sameAsOne() async throws {
        let nothing = TransportResponse(body: #"{"results": []}"#)
        let filtered = { WordsRequest($0, in: .britishEnglish, filters: [.fields(.definitions)]) }
        let wire = ScriptedTransport([
            .answer(filtered("Mice"), with: nothing), .answer(filtered("mice"), with: nothing),
            .answer(SearchRequest("Mice", in: .britishEnglish, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("mice", in: .english), with: nothing),
        ])
        let client = OxfordClient(transport: wire)
        for await element in client.lookUps(of: ["Mice"], in: .britishEnglish, filters: [.fields(.definitions)]) {
            #expect(match(element) == .notFound)
            #expect(element.progress == BatchProgress(notFound: 1, calls: 4, total: 1))
        }
        #expect(wire.unused.isEmpty)
        #expect(wire.unexpected.isEmpty)
    }

    @Test("Calls before an error are counted")
    func callsBeforeAnError() async throws {
        let wire = ScriptedTransport([
            .answer(WordsRequest("ace", in: .britishEnglish), with: .notFound),
            .fail(SearchRequest("ace", in: .britishEnglish, page: Page(limit: 5)), with: TransportError(.timedOut)),
        ])
        let client = OxfordClient(transport: wire)
        for await element in client.lookUps(of: ["ace"], in: .britishEnglish) {
            #expect(element.progress == BatchProgress(failed: 1, calls: 2, total: 1))
        }
    }

    @Test("Every occurrence of a word is looked up, and the client's cache answers the later ones")
    func equalWords() async throws {
        let (wire, cache) = (Wire(), AnswerCache(maximumBytes: 1_000_000))
        let cached = OxfordClient(transport: wire, middleware: [.caching(cache, for: .seconds(60))])
        let all = words([0, 1, 0, 0])
        #expect(await wire.client.lookUps(of: all, in: .britishEnglish).reduce(0) { $1.progress.calls } == 4)
        #expect(await cached.lookUps(of: all, in: .britishEnglish, inFlight: 1).reduce(0) { $1.progress.calls } == 2)
        #expect(wire.words == ["w0": 4, "w1": 2])
    }

    @Test("If the service rejects the key, no further word is looked up") func rejectedKey() async throws {
        let wire = Wire { _ throws(TransportError) in TransportResponse(status: 401) }
        var (last, inputs): (BatchProgress?, [String]) = (nil, [])
        let all = words(0..<20) + ["a/.."]
        for await element in wire.client.lookUps(of: all, in: .britishEnglish, inFlight: 1) {
            #expect(throws: OxfordError.self) { try element.result.get() }
            if case .failure(let error) = element.result { #expect(error.reason == .invalidCredentials) }
            inputs.append(element.input)
            last = element.progress
        }
        #expect(inputs == all)
        #expect(last == BatchProgress(failed: 21, calls: 1, total: 21))
        #expect(wire.count == 1)
    }

    @Test("A word is read from the sequence only when its look-up can start, which a slow consumer delays")
    func laziness() async throws {
        let taken = Counter()
        let lazy = MadeWords {
            let number = taken.add()
            return number <= 50 ? "w\(number)" : nil
        }
        var done = 0
        for await element in Wire().client.lookUps(of: lazy, in: .britishEnglish, inFlight: 3) {
            done += 1
            for _ in 0..<50 { await Task.yield() }
            #expect(taken.value <= done + 2)
            #expect(element.progress.total == nil)
        }
        #expect(done == 50)
    }

    @Test("Look-ups in flight are cancelled when the task is cancelled or the loop ends", arguments: [false, true])
    func cancellation(loopEnds: Bool) async throws {
        let all = words(0..<20)
        let (clock, cancelled) = (TestClock(), Counter())
        let wire = Wire { word throws(TransportError) in
            if loopEnds, word == "w0" { return Wire.entries(of: word) }
            if (try? await clock.sleep(for: .seconds(1))) == nil { cancelled.add() }
            throw TransportError(.cancelled)
        }
        let task = Task {
            var count = 0
            for await _ in wire.client.lookUps(of: all, in: .britishEnglish, inFlight: 5) {
                count += 1
                guard loopEnds else { continue }
                await clock.waitForSleepers(4)
                break
            }
            return count
        }
        if !loopEnds {
            await clock.waitForSleepers(5)
            task.cancel()
        }
        #expect(await task.value == (loopEnds ? 1 : 5))
        await cancelled.wait(for: loopEnds ? 4 : 5)
        #expect(wire.count == 5)
    }

    @Test("The sequence is not advanced after it ends")
    func afterTheLastWord() async throws {
        let asked = Counter()
        let made = MadeWords { asked.add() <= 2 ? "ace" : nil }
        let lookUps = Wire().client.lookUps(of: made, in: .britishEnglish).makeAsyncIterator()
        var count = 0
        while await lookUps.next() != nil { count += 1 }
        #expect(count == 2)
        #expect(await lookUps.next() == nil)
        #expect(asked.value == 3)
    }
}

/// A sequence whose count is not known in advance.
private struct MadeWords: Sequence, IteratorProtocol, Sendable {
    let make: @Sendable () -> String?

    func next() -> String? { make() }
}
