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

        static func entries(of word: String, padding: Int = 0) -> TransportResponse {
            let padding = String(repeating: " ", count: padding)
            return TransportResponse(body: #"{"results": [{"id": "\#(word)", "word": "\#(word)"}]}\#(padding)"#)
        }

        var count: Int { calls.withLock { $0.values.reduce(0, +) } }
        var words: [String: Int] { calls.withLock(\.self) }
        var client: OxfordClient { OxfordClient(credentials: nil, transport: self) }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            let word = String(request.url.split(separator: "=").last ?? "")
            calls.withLock { $0[word, default: 0] += 1 }
            return try await answer(word)
        }
    }

    private func words(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "w\($0)" } }

    private func match(_ element: OxfordBatch.Lookups.Element) -> Lookup.Match? { try? element.result.get().match }

    private func stream(of words: [String]) -> AsyncStream<String> {
        AsyncStream { typing in
            for word in words { typing.yield(word) }
            typing.finish()
        }
    }

    @Test("A second iteration ends, and its elements say that the batch has ended") func secondIteration() async {
        let lookUps = Wire().client.lookUps(of: ["ace", "art"], in: .britishEnglish)
        for await _ in lookUps {}
        var problems: [String] = []
        for await element in lookUps {
            if case .failure(let error) = element.result { problems.append(error.description) }
        }
        #expect(problems.count == 2)
        #expect(problems.filter { $0.contains("its batch has ended") } == problems)
    }

    @Test("The number of look-ups in flight can be unlimited") func unlimited() async throws {
        let lookUps = Wire().client.lookUps(of: words(0..<200), in: .britishEnglish, inFlight: .max)
        var count = 0
        for await element in lookUps { count += match(element) == .exact ? 1 : 0 }
        #expect(count == 200)
    }

    @Test("Batches look up translations, and equal words only once", arguments: [false, true])
    func translations(isStreaming: Bool) async throws {
        let wire = ClosureTransport { request in
            let parts = request.url.split(separator: "/")
            let isTranslation = parts.suffix(4).dropLast() == ["translations", "en", "es"]
            return isTranslation ? Wire.entries(of: String(parts.last ?? "")) : TransportResponse(status: 403)
        }
        let client = OxfordClient(credentials: nil, transport: wire)
        let all = words([1, 2, 1])
        let lookUps =
            isStreaming
            ? client.lookUps(streaming: stream(of: all), translating: .englishToSpanish, inFlight: 2, order: .asGiven)
            : client.lookUps(of: all, translating: .englishToSpanish, inFlight: 2, order: .asGiven)
        var found: [String?] = []
        for await element in lookUps { found.append(try element.result.get().answer.results[0].word) }
        #expect(found == ["w1", "w2", "w1"])
        #expect(lookUps.calls == 2)
    }

    @Test("A batch takes any text, and text that is not a headword is an element without a call")
    func anyText() async throws {
        let wire = Wire()
        let typed = "ace \u{7} a/.. axe".split(separator: " ")
        var reasons: [OxfordError.Reason?] = []
        var last: OxfordBatch.Progress?
        for await element in wire.client.lookUps(of: typed, in: .britishEnglish, inFlight: 2, order: .asGiven) {
            var refusal: OxfordError?
            if case .failure(let error) = element.result { refusal = error }
            reasons.append(refusal?.reason)
            #expect(refusal?.attempts ?? 0 == 0)
            #expect(refusal.map { "\($0)".contains("GET") } != true)
            last = element.progress
        }
        #expect(reasons == [nil, .invalidWord, .invalidWord, nil])
        #expect(last == OxfordBatch.Progress(done: 4, failed: 2, total: 4, calls: 2))
        #expect(wire.words == ["ace": 1, "axe": 1])
    }

    @Test("A batch sends the same requests as lookUp(_:in:filters:)")
    func sameAsOne() async throws {
        let nothing = TransportResponse(body: #"{"results": []}"#)
        let filtered = { WordsRequest($0, in: .britishEnglish, filters: .fields(.definitions)) }
        let wire = ScriptedTransport([
            .answer(filtered("Mice"), with: nothing), .answer(filtered("mice"), with: nothing),
            .answer(SearchRequest("Mice", in: .britishEnglish, page: Page(limit: 5)), with: nothing),
            .answer(LemmasRequest("mice", in: .english), with: nothing),
        ])
        let client = OxfordClient(credentials: nil, transport: wire)
        let words: [String] = ["Mice"]
        for await element in client.lookUps(of: words, in: .britishEnglish, filters: .fields(.definitions)) {
            #expect(match(element) == .notFound)
            #expect(element.progress == OxfordBatch.Progress(done: 1, total: 1, calls: 4))
        }
        #expect(wire.unused.isEmpty)
        #expect(wire.unexpected.isEmpty)
    }

    @Test("Calls before an error are counted")
    func callsBeforeAnError() async throws {
        let wire = ScriptedTransport([
            .answer(WordsRequest("ace", in: .britishEnglish), with: TransportResponse(status: 404)),
            .fail(SearchRequest("ace", in: .britishEnglish, page: Page(limit: 5)), with: TransportError(.timedOut)),
        ])
        let words: [String] = ["ace", "ace"]
        let client = OxfordClient(credentials: nil, transport: wire)
        var calls: [Int] = []
        for await element in client.lookUps(of: words, in: .britishEnglish) {
            #expect(throws: OxfordError.self) { try element.result.get() }
            calls.append(element.progress.calls)
        }
        #expect(calls == [2, 2])
    }

    @Test(
        "Equal words are looked up once, and each has an element with its own look-up",
        arguments: [OxfordBatch.Order.asGiven, .asFinished], [-1, 3, 64])
    func equalWords(_ order: OxfordBatch.Order, _ width: Int) async throws {
        for seed in 0..<Rounds.count(10) {
            var random = SeededGenerator(seed: UInt64(seed))
            let wire = Wire { word throws(TransportError) in
                for _ in 0..<Int.random(in: 0...3) { await Task.yield() }
                return Wire.entries(of: word)
            }
            let all = words((0..<60).map { _ in Int.random(in: 0..<20, using: &random) })
            var seen: [String] = []
            var calls = 0
            for await element in wire.client.lookUps(of: all, in: .britishEnglish, inFlight: width, order: order) {
                let found = try element.result.get()
                #expect(found.answer.results[0].word == element.text)
                seen.append(element.text)
                calls += found.calls
                #expect(element.progress == OxfordBatch.Progress(done: seen.count, total: 60, calls: calls))
            }
            #expect(order == .asGiven ? seen == all : seen.sorted() == all.sorted())
            #expect(wire.words == Dictionary(all.map { ($0, 1) }) { one, _ in one }, "seed \(seed)")
            #expect(calls == wire.count)
        }
    }

    @Test("Equal words in flight share an error, and a later one is looked up again")
    func errors() async throws {
        let calls = Counter()
        let wire = Wire { _ throws(TransportError) in TransportResponse(status: calls.add() == 1 ? 503 : 403) }
        let words: [String] = ["ace", "ace", "ace"]
        var seen: [(status: Int?, attempts: Int)] = []
        for await element in wire.client.lookUps(of: words, in: .britishEnglish, inFlight: 2, order: .asGiven) {
            if case .failure(let error) = element.result { seen.append((error.status, error.attempts)) }
        }
        #expect(seen.map(\.status) == [503, 503, 403])
        #expect(seen.map(\.attempts) == [1, 0, 1])
    }

    @Test("Words that differ in letter case or Unicode form are looked up separately")
    func unequalWords() async throws {
        let wire = Wire()
        let words: [String] = ["ace", "Ace", "caf\u{E9}", "cafe\u{301}"]
        for await element in wire.client.lookUps(of: words, in: .britishEnglish) { #expect(match(element) != nil) }
        #expect(wire.count == 4)
    }

    @Test("If responses are large, only recent look-ups are kept")
    func keptBytes() async throws {
        let wire = Wire { word throws(TransportError) in Wire.entries(of: word, padding: 5_000_000) }
        let all = words([0, 1, 2, 0, 3, 4, 5, 6, 0, 1])
        for await element in wire.client.lookUps(of: all, in: .britishEnglish, inFlight: 1) {
            #expect(match(element) == .exact)
        }
        #expect(wire.words["w0"] == 1)
        #expect(wire.words["w1"] == 2)
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
                await clock.waitForSleepers(4)
                break
            }
            return count
        }
        if !loopEnds {
            await clock.waitForSleepers(5)
            task.cancel()
        }
        #expect(await task.value == (loopEnds ? 1 : 0))
        await cancelled.wait(for: loopEnds ? 4 : 5)
        #expect(wire.count == 5)
    }

    @Test(
        "A cancelled batch returns the elements that were finished",
        arguments: [OxfordBatch.Order.asGiven, .asFinished])
    func finishedElements(_ order: OxfordBatch.Order) async throws {
        let (clock, started) = (TestClock(), Counter())
        let wire = Wire { word throws(TransportError) in
            started.add()
            await started.wait(for: 4)
            if word == "w1" { try? await clock.sleep(for: .seconds(1)) }
            return Wire.entries(of: word)
        }
        let client = wire.client
        let all = words([0, 0, 0, 1, 2, 3])
        let task = Task {
            var seen: [String] = []
            for await element in client.lookUps(of: all, in: .britishEnglish, inFlight: 6, order: order) {
                seen.append(element.text)
                if seen.count > 1 { continue }
                for _ in 0..<1000 { await Task.yield() }
                withUnsafeCurrentTask { $0?.cancel() }
            }
            return seen
        }
        let seen = await task.value
        #expect((order == .asGiven ? seen : seen.sorted()) == words([0, 0, 0, 2, 3]))
    }

    @Test("Words that arrive over time are looked up as they arrive")
    func arriving() async throws {
        let wire = Wire()
        let (typed, typing) = AsyncStream.makeStream(of: String.self)
        let lookUps = wire.client.lookUps(streaming: typed, in: .britishEnglish, inFlight: 2).makeAsyncIterator()
        for number in 0..<5 {
            typing.yield(words([number % 3])[0])
            let element = await lookUps.next()
            #expect(element?.text == "w\(number % 3)")
            #expect(element?.progress == OxfordBatch.Progress(done: number + 1, calls: min(number + 1, 3)))
        }
        typing.finish()
        #expect(await lookUps.next() == nil)
        #expect(await lookUps.next() == nil)
        #expect(wire.count == 3)
    }

    @Test("The sequence is not advanced after it ends", arguments: [false, true])
    func afterTheLastWord(isStreaming: Bool) async throws {
        let asked = Counter()
        let made = MadeWords { asked.add() <= 2 ? "ace" : nil }
        let client = Wire().client
        let lookUps =
            isStreaming
            ? client.lookUps(streaming: ArrivingWords(base: made), in: .britishEnglish)
            : client.lookUps(of: made, in: .britishEnglish)
        #expect(await lookUps.reduce(0) { count, _ in count + 1 } == 2)
        for _ in 0..<1000 { await Task.yield() }
        #expect(asked.value == 3)
    }

    @Test("Cancelling the task ends a batch that waits for a word")
    func waitingForAWord() async throws {
        let (typed, typing) = AsyncStream.makeStream(of: String.self)
        let client = Wire().client
        let task = Task {
            await client.lookUps(streaming: typed, in: .britishEnglish).reduce(0) { count, _ in count + 1 }
        }
        typing.yield("ace")
        await Task.yield()
        task.cancel()
        #expect(await task.value <= 1)
        withExtendedLifetime(typing) {}
    }
}

/// A sequence whose count is not known in advance.
private struct MadeWords: Sequence, IteratorProtocol, Sendable {
    let make: @Sendable () -> String?

    func next() -> String? { make() }
}

/// The same words as an asynchronous sequence.
private struct ArrivingWords: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let base: MadeWords
    func makeAsyncIterator() -> ArrivingWords { self }
    func next(isolation: isolated (any Actor)?) async -> String? { base.next() }
}
