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

    @Test("Batches look up translations, and equal words only once")
    func translations() async throws {
        let wire = ClosureTransport { request in
            let parts = request.url.split(separator: "/")
            let isTranslation = parts.suffix(4).dropLast() == ["translations", "en", "es"]
            return isTranslation ? Wire.entries(of: String(parts.last ?? "")) : TransportResponse(status: 403)
        }
        let client = OxfordClient(credentials: nil, transport: wire)
        let all = words([1, 2, 1])
        let arriving = AsyncStream { typing in
            for word in all { typing.yield(word) }
            typing.finish()
        }
        for lookUps in [
            client.lookUps(of: all, translating: .englishToSpanish, inFlight: 2, order: .asGiven),
            client.lookUps(streaming: arriving, translating: .englishToSpanish, inFlight: 2, order: .asGiven),
        ] {
            var calls = 0
            var found: [String?] = []
            for await element in lookUps {
                found.append(try element.result.get().answer.results[0].word)
                calls = element.progress.calls
            }
            #expect(found == ["w1", "w2", "w1"])
            #expect(calls == 2)
        }
    }

    @Test(
        "Every word receives its own look-up, and every call is counted",
        arguments: [OxfordBatch.Order.asGiven, .asFinished])
    func eachWord(_ order: OxfordBatch.Order) async throws {
        let wire = Wire { word throws(TransportError) in
            for _ in 0..<Int.random(in: 0...5) { await Task.yield() }
            return word.hasSuffix("0") ? TransportResponse(status: 403) : Wire.entries(of: word)
        }
        let all = words(0..<100)
        var seen: [String] = []
        var last: OxfordBatch.Progress?
        for await element in wire.client.lookUps(of: all, in: .britishEnglish, inFlight: 5, order: order) {
            seen.append(element.text)
            switch element.result {
            case .success(let found):
                #expect(found.word.text == element.text && found.answer.results[0].word == element.text)
            case .failure(let error): #expect(error.status == 403 && element.text.hasSuffix("0"))
            }
            #expect(element.progress.done == seen.count)
            last = element.progress
        }
        #expect(order == .asGiven ? seen == all : Set(seen) == Set(all) && seen.count == all.count)
        #expect(last == OxfordBatch.Progress(done: 100, failed: 10, total: 100, calls: 100))
    }

    @Test("A batch takes any text, and text that is not a headword is an element without a call")
    func anyText() async throws {
        let wire = Wire()
        let typed = "ace \u{7} a/.. axe"
        var seen: [String] = []
        var last: OxfordBatch.Progress?
        for await element in wire.client.lookUps(
            of: typed.split(separator: " "), in: .britishEnglish, inFlight: 2, order: .asGiven)
        {
            switch element.result {
            case .success(let found): seen.append(found.word.text)
            case .failure(let error):
                let rule = #expect(throws: InvalidText.self) { try Headword(validating: element.text) }
                #expect(error.reason == .invalidWord && error.message == rule?.description)
                #expect(error.attempts == 0 && !"\(error)".contains("GET"))
                seen.append(error.reason.description)
            }
            last = element.progress
        }
        #expect(seen == ["ace", "invalidWord", "invalidWord", "axe"])
        #expect(last == OxfordBatch.Progress(done: 4, failed: 2, total: 4, calls: 2))
        #expect(wire.words == ["ace": 1, "axe": 1])

        let arriving = AsyncStream { typing in
            for text in typed.split(separator: " ") { typing.yield(text) }
            typing.finish()
        }
        let arrived = await wire.client.lookUps(streaming: arriving, in: .britishEnglish, order: .asGiven)
            .reduce(into: []) { $0.append($1.text) }
        #expect(arrived == ["ace", "\u{7}", "a/..", "axe"])
        let empty = await wire.client.lookUps(of: [""], translating: .englishToSpanish).first { _ in true }
        #expect(empty?.text == "" && (try? empty?.result.get()) == nil)
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
        #expect(wire.unused.isEmpty && wire.unexpected.isEmpty)
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
        "Equal words are looked up once, and each has an element",
        arguments: [OxfordBatch.Order.asGiven, .asFinished], [1, 3, 64])
    func equalWords(_ order: OxfordBatch.Order, _ width: Int) async throws {
        for seed in 0..<40 {
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
                #expect(found.word.text == element.text && found.answer.results[0].word == element.text)
                seen.append(element.text)
                calls += found.calls
                #expect(element.progress.calls == calls)
            }
            #expect(order == .asGiven ? seen == all : seen.sorted() == all.sorted())
            #expect(wire.words.values.allSatisfy { $0 == 1 } && wire.count == Set(all).count && calls == wire.count)
        }
    }

    @Test("Equal words in flight share an error, and a later one is looked up again")
    func errors() async throws {
        let calls = Mutex(0)
        let wire = Wire { _ throws(TransportError) in
            let number = calls.withLock {
                $0 += 1; return $0
            }
            return TransportResponse(status: number == 1 ? 503 : 403)
        }
        let words: [String] = ["ace", "ace", "ace"]
        var seen: [(status: Int?, attempts: Int)] = []
        for await element in wire.client.lookUps(of: words, in: .britishEnglish, inFlight: 2, order: .asGiven) {
            if case .failure(let error) = element.result { seen.append((error.status, error.attempts)) }
        }
        #expect(seen.map(\.status) == [503, 503, 403] && seen.map(\.attempts) == [1, 0, 1])
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
        #expect(wire.words["w0"] == 1 && wire.words["w1"] == 2)
    }

    @Test("A slow consumer slows down the batch")
    func slowConsumer() async throws {
        let wire = Wire()
        var taken = 0
        for await _ in wire.client.lookUps(of: words(0..<30), in: .britishEnglish, inFlight: 4) {
            taken += 1
            for _ in 0..<50 { await Task.yield() }
            #expect(wire.count <= taken + 3)
        }
        #expect(taken == 30)
    }

    @Test("A word is read from the sequence only when its look-up can start")
    func laziness() async throws {
        let taken = Mutex(0)
        let all = words(0..<50)
        let lazy = MadeWords { () -> String? in
            taken.withLock { taken in
                taken += 1
                return taken <= all.count ? all[taken - 1] : nil
            }
        }
        var done = 0
        for await element in Wire().client.lookUps(of: lazy, in: .britishEnglish, inFlight: 3) {
            done += 1
            #expect(taken.withLock(\.self) <= done + 2 && element.progress.total == nil)
        }
        #expect(done == 50)
    }

    @Test("An empty batch and a negative limit are accepted")
    func edgeCases() async throws {
        let client = Wire().client
        for await _ in client.lookUps(of: [String](), in: .britishEnglish) { Issue.record("unexpected element") }
        var count = 0
        for await _ in client.lookUps(of: words(0..<5), in: .britishEnglish, inFlight: -3) { count += 1 }
        #expect(count == 5)
    }

    @Test("Look-ups in flight are cancelled when the task is cancelled or the loop ends")
    func cancellation() async throws {
        let all = words(0..<20)
        for isLeft in [false, true] {
            let clock = TestClock()
            let cancelled = Mutex(0)
            let wire = Wire { word throws(TransportError) in
                if isLeft, word == "w0" { return Wire.entries(of: word) }
                do {
                    try await clock.sleep(for: .seconds(1))
                } catch {
                    cancelled.withLock { $0 += 1 }
                }
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
            if !isLeft {
                await clock.waitForSleepers(5)
                task.cancel()
            }
            #expect(await task.value == (isLeft ? 1 : 0))
            while cancelled.withLock(\.self) < (isLeft ? 4 : 5) { await Task.yield() }
            #expect(wire.count == 5)
        }
    }

    @Test(
        "A cancelled batch returns the elements that were finished",
        arguments: [OxfordBatch.Order.asGiven, .asFinished])
    func finishedElements(_ order: OxfordBatch.Order) async throws {
        let clock = TestClock()
        let started = Mutex(0)
        let wire = Wire { word throws(TransportError) in
            started.withLock { $0 += 1 }
            while started.withLock(\.self) < 4 { await Task.yield() }
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
            #expect(element?.progress.done == number + 1 && element?.progress.total == nil)
        }
        typing.finish()
        #expect(await lookUps.next() == nil)
        #expect(await lookUps.next() == nil)
        #expect(wire.count == 3)
    }

    @Test("The sequence is not advanced after it ends")
    func afterTheLastWord() async throws {
        let asked = Mutex(0)
        let made = MadeWords {
            asked.withLock { asked in
                asked += 1
                return asked <= 2 ? "ace" : nil
            }
        }
        let client = Wire().client
        for lookUps in [
            client.lookUps(of: made, in: .britishEnglish),
            client.lookUps(streaming: ArrivingWords(base: made), in: .britishEnglish),
        ] {
            asked.withLock { $0 = 0 }
            var count = 0
            for await _ in lookUps { count += 1 }
            for _ in 0..<1000 { await Task.yield() }
            #expect(count == 2 && asked.withLock(\.self) == 3)
        }
    }

    @Test("Cancelling the task ends a batch that waits for a word")
    func waitingForAWord() async throws {
        let (typed, typing) = AsyncStream.makeStream(of: String.self)
        let client = Wire().client
        let task = Task {
            var count = 0
            for await _ in client.lookUps(streaming: typed, in: .britishEnglish) { count += 1 }
            return count
        }
        typing.yield("ace")
        await Task.yield()
        task.cancel()
        #expect(await task.value <= 1)
        withExtendedLifetime(typing) {}
    }

    /// Runs in a separate process, because other tests allocate memory.
    @Test("Memory does not grow with the number of words") func hundredThousandTakeNoMoreMemoryThanAFew() async {
        await #expect(processExitsWith: .success) {
            let padding = String(repeating: " ", count: 10_000)
            let client = OxfordClient(
                credentials: nil,
                transport: ClosureTransport { request in
                    let word = request.url.split(separator: "=").last ?? ""
                    return TransportResponse(body: #"{"results": [{"word": "\#(word)"}]}\#(padding)"#)
                })
            let number = Mutex(0)
            let words = MadeWords { () -> String? in
                number.withLock { number in
                    number += 1
                    return number <= 20_000 ? "w\(number)" : nil
                }
            }
            var (count, early) = (0, 0)
            for await _ in client.lookUps(of: words, in: .britishEnglish) {
                count += 1
                if count == 5_000 { early = Process.residentMemory ?? 0 }
            }
            precondition(count == 20_000 && (Process.residentMemory ?? 0) - early < 6_000_000)
        }
    }
}

/// A sequence whose count is not known in advance.
private struct MadeWords: Sequence, IteratorProtocol, Sendable {
    private let make: @Sendable () -> String?

    init(_ make: @escaping @Sendable () -> String?) {
        self.make = make
    }

    func next() -> String? { make() }
}

/// The same words as an asynchronous sequence.
private struct ArrivingWords: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let base: MadeWords
    func makeAsyncIterator() -> ArrivingWords { self }
    func next(isolation: isolated (any Actor)?) async -> String? { base.next() }
}
