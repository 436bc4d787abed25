import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Batches {
    private func requests(_ numbers: Range<Int>) throws -> [EntriesRequest] {
        try numbers.map { EntriesRequest(try WordText(validating: "w\($0)"), in: .britishEnglish) }
    }

    private func client(
        _ answer: @escaping @Sendable (Int) async throws -> TransportResponse
    ) -> OxfordClient {
        OxfordClient(
            transport: ClosureTransport { request in
                try await answer(Int(request.url.split(separator: "w").last ?? "") ?? -1)
            })
    }

    private func reason<Output>(of result: Result<Output, OxfordError>) -> OxfordError.Reason? {
        if case .failure(let error) = result { error.reason } else { nil }
    }

    @Test("The total is known if counting does not consume the sequence")
    func totals() async throws {
        let (client, requests) = (client { _ in noResults }, try requests(0..<4))
        for (sequence, total) in [
            (requests, 4), (requests[1...], 3), (Set(requests), 4), (Generated { $0 < 4 ? requests[$0] : nil }, nil),
        ] as [(any Sequence<EntriesRequest> & Sendable, Int?)] {
            #expect(await client.responses(to: sequence).makeAsyncIterator().next()?.progress.total == total)
        }
    }

    @Test("Made-up numbers that are too large to be added do not crash") func largeNumbers() {
        #expect(BatchProgress(found: .max, notFound: 1).done == .min)
    }

    @Test("If the service rejects the key, the other requests fail without being sent")
    func rejectedKey() async throws {
        let (started, answered) = (Counter(), Counter())
        let client = client { number in
            started.add()
            switch number {
            case 0..<3: break
            case 3:
                await started.wait(for: 7)
                await answered.wait(for: 1)
                return TransportResponse(status: 401)
            case 4: answered.add()
            default: try await Task.sleep(for: .seconds(600))
            }
            return noResults
        }
        var (inputs, indices, reasons, calls): ([String], [Int], [OxfordError.Reason?], [Int]) = ([], [], [], [])
        for await element in client.responses(to: try requests(0..<10), inFlight: 4) {
            inputs.append(element.input.word.text)
            indices.append(element.index)
            reasons.append(reason(of: element.result))
            calls.append(element.progress.calls)
        }
        #expect(inputs == (0..<10).map { "w\($0)" })
        #expect(indices == Array(0..<10))
        let rejected = [OxfordError.Reason?](repeating: .invalidCredentials, count: 5)
        #expect(reasons == [nil, nil, nil, .invalidCredentials, nil] + rejected)
        #expect(calls == [1, 2, 3, 4, 5, 6, 7, 7, 7, 7])
        #expect(started.value == 7)
    }

    @Test("Look-ups end if the service denies access to the first eight words, and not if it grants one of them")
    func deniedWords() async throws {
        for granted in [nil, 6] {
            let sent = Counter()
            let client = OxfordClient(
                transport: ClosureTransport { request in
                    sent.add()
                    return granted.map { request.url.hasSuffix("q=w\($0)") } == true
                        ? TransportResponse(body: #"{"results": [{"word": "w"}]}"#)
                        : TransportResponse(status: 403, body: #"{"error": "Authentication failed"}"#)
                })
            var reasons: [OxfordError.Reason?] = []
            for await element in client.lookups(of: (0..<30).map { "w\($0)" }, in: .britishEnglish, inFlight: 2) {
                reasons.append(reason(of: element.result))
            }
            #expect(reasons.count == 30)
            #expect(reasons.count { $0 == .notAllowed } == (granted == nil ? 30 : 29))
            #expect(granted == nil ? sent.value < 12 : sent.value >= 30)
        }
    }

    @Test("In the order of completion, a slow request holds nothing back") func completion() async throws {
        let ended = Counter()
        let client = client { number in
            if number == 0 { await ended.wait(for: 2) }
            return noResults
        }
        let requests: [any OxfordEndpointRequest<EntriesAnswer>] = [
            EntriesRequest("w0", in: .britishEnglish), WordsRequest("w1", in: .britishEnglish),
            EntriesRequest("w2", in: .americanEnglish),
        ]
        let batch = client.responses(to: requests, order: .completion)
        // A batch can be sent to another task.
        let indices = await Task {
            var indices: [Int] = []
            for await element in batch {
                indices.append(element.index)
                ended.add()
            }
            return indices
        }.value
        #expect(Set(indices.prefix(2)) == [1, 2] && indices.last == 0)
    }

    @Test("A second iteration sends the requests again") func secondIteration() async throws {
        let wire = Wire()
        let batch = OxfordClient(transport: wire).responses(to: try requests(0..<3))
        for _ in 0..<2 { #expect(await batch.reduce(into: []) { $0.append($1.progress.done) } == [1, 2, 3]) }
        #expect(wire.requests.count == 6)
    }

    @Test("A batch can have any number of requests in flight") func wideBatch() async {
        let requests = Array(repeating: EntriesRequest("w1", in: .britishEnglish), count: 20_000)
        let batch = client { _ in noResults }.responses(to: requests, inFlight: .max)
        #expect(await batch.reduce(into: []) { $0.append($1.index) } == Array(0..<20_000))
    }

    @Test("A sequence is read once, each element only when its request can start, and not after its end")
    func laziness() async throws {
        let taken = Counter()
        let lazy = Generated { _ in taken.add() <= 50 ? "ace" : nil }
        let client = client { _ in .entries("ace") }
        let lookups = client.lookups(of: lazy, in: .britishEnglish, inFlight: 3).makeAsyncIterator()
        for done in 1...50 {
            let element = try #require(await lookups.next())
            // Give the batch the time to start more requests while its consumer is slow.
            for _ in 0..<50 { await Task.yield() }
            #expect(taken.value <= done + 2)
            #expect(element.progress.total == nil)
        }
        for _ in 0..<2 { #expect(await lookups.next() == nil) }
        #expect(taken.value == 51)
    }

    // Without tasks that start at once, one thread frees what another one has allocated, and glibc keeps the memory.
    #if os(Linux) && !OXFORD_OLDER_SYSTEMS
        /// Runs in a separate process, because other tests allocate memory.
        @Test("Memory does not grow with the number of requests") func hundredThousandTakeNoMoreMemoryThanAFew() async {
            await #expect(processExitsWith: .success) {
                let policy = CallPolicy(
                    timeout: .seconds(3600), sharesEqualRequests: true, retries: RetryPolicy(),
                    rateLimit: RateLimit(1000, per: .zero, burst: 1000))
                let client = OxfordClient(
                    transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) }, policy: policy)
                var (count, early) = (0, 0)
                let all = Generated { number in
                    number < 100_000
                        ? (try? WordText(validating: "\(number)")).map { LemmasRequest($0, in: .english) } : nil
                }
                for await _ in client.responses(to: all) {
                    count += 1
                    if count == 5_000 { early = ProcessInfo.residentMemory ?? 0 }
                }
                // Even the time of each call would take 1.6 MB.
                precondition(count == 100_000 && (ProcessInfo.residentMemory ?? 0) - early < 1_300_000)
            }
        }
    #endif

    /// What a random batch does after one of its elements.
    private enum Ending: CaseIterable { case complete, cancel, leave }

    @Test("Every input has one element until the end, in the order asked for, and the end cancels what is in flight")
    func randomBatches() async throws {
        for seed in 0..<Rounds.count(300) {
            var random = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 0...12, using: &random)
            let statuses = (0..<count).map { _ in [200, 404, 503].randomElement(using: &random) ?? 200 }
            let yields = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
            // Every limit below 1 is 1.
            let width = Int.random(in: -1...8, using: &random)
            let order: BatchOrder = Bool.random(using: &random) ? .input : .completion
            let ending = Ending.allCases.randomElement(using: &random) ?? .complete
            // A batch that is cancelled after its element -1 is cancelled from the start.
            let last = Int.random(in: (ending == .cancel ? -1 : 0)...12, using: &random)
            let waitsForEnd = (0..<count).map { ending != .complete && $0 > last && Bool.random(using: &random) }

            let (started, ended) = (Counter(), Counter())
            let client = client { number in
                started.add()
                defer { ended.add() }
                for _ in 0..<yields[number] {
                    try Task.checkCancellation()
                    await Task.yield()
                }
                while waitsForEnd[number] {
                    try Task.checkCancellation()
                    await Task.yield()
                }
                return TransportResponse(status: statuses[number], body: #"{"results": []}"#)
            }
            let requests = try requests(0..<count)
            let task = Task {
                var (expected, indices) = (BatchProgress(total: count), Set<Int>())
                if last < 0 { withUnsafeCurrentTask { $0?.cancel() } }
                for await element in client.responses(to: requests, inFlight: width, order: order) {
                    let position = expected.done
                    #expect(indices.insert(element.index).inserted, "seed \(seed)")
                    #expect(element.index == position || order == .completion, "seed \(seed)")
                    #expect(element.input == requests[element.index], "seed \(seed)")
                    switch element.result {
                    case .success(let response):
                        #expect(response.status == statuses[element.index], "seed \(seed)")
                        expected.found += 1
                        expected.calls += response.calls
                    case .failure(let error):
                        let isCancelled = ending == .cancel && position > last && error.isCancellation
                        #expect(isCancelled || error.status == statuses[element.index], "seed \(seed)")
                        expected.notFound += error.reason == .notFound ? 1 : 0
                        expected.failed += error.reason == .notFound ? 0 : 1
                        expected.calls += error.calls
                    }
                    #expect(element.progress == expected, "seed \(seed)")
                    guard position == last else { continue }
                    if ending == .cancel { withUnsafeCurrentTask { $0?.cancel() } }
                    if ending == .leave { break }
                }
                return expected
            }
            let progress = await task.value
            let most = ending == .leave || last < 0 ? last + 1 : ending == .cancel ? last + max(1, width) : count
            #expect(progress.done == min(most, count), "seed \(seed)")
            if ending != .leave { #expect(progress.calls == started.value, "seed \(seed)") }
            // A request that was just about to be sent when the loop ended may start and end a little later.
            while ended.value < started.value { await Task.yield() }
            #expect(started.value <= min(ending == .leave ? last + max(1, width) : most, count), "seed \(seed)")
        }
    }

    // MARK: Look-ups

    @Test("A batch looks up translations") func translations() async throws {
        let wire = Wire(.entries("ace"))
        let lookups = OxfordClient(transport: wire).lookups(of: ["ace"], translating: .englishToSpanish)
        #expect(
            await lookups.reduce(into: []) { $0.append($1.progress) } == [BatchProgress(found: 1, calls: 1, total: 1)])
        #expect(wire.requests.map(\.url) == [TranslationsRequest("ace", translating: .englishToSpanish).urlString()])
    }

    @Test("A batch sends the same requests as lookUp(_:in:filters:)") func sameAsOne() async throws {
        let filtered = { WordsRequest($0, in: .britishEnglish, filters: [.fields(.definitions)]) }
        let wire = ScriptedTransport([
            .answer(filtered("Mice"), with: noResults), .answer(filtered("mice"), with: noResults),
            .answer(SearchRequest("Mice", in: .britishEnglish, page: Page(limit: 5)), with: noResults),
            .answer(LemmasRequest("mice", in: .english), with: noResults),
        ])
        let lookups = OxfordClient(transport: wire)
            .lookups(of: ["Mice"], in: .britishEnglish, filters: [.fields(.definitions)])
        let progress = await lookups.reduce(into: []) { $0.append($1.progress) }
        #expect(progress == [BatchProgress(notFound: 1, calls: 4, total: 1)])
        #expect(wire.unused.isEmpty)
    }

    // MARK: Progress

    @Test("The fraction is the part that is done", arguments: [(nil, nil), (0, 1), (8, 0.5)] as [(Int?, Double?)])
    func fraction(total: Int?, fraction: Double?) {
        #expect(BatchProgress(found: 1, notFound: 1, failed: 2, total: total).fraction == (total == 0 ? 1 : fraction))
    }
}
