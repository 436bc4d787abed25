import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Batches {
    private static let body = #"{"results": []}"#

    private func requests(_ numbers: Range<Int>) throws -> [EntriesRequest] {
        try numbers.map { EntriesRequest(try Headword(validating: "w\($0)"), in: .britishEnglish) }
    }

    private func client(
        _ answer: @escaping @Sendable (Int) async throws -> TransportResponse
    ) -> OxfordClient {
        OxfordClient(
            credentials: nil,
            transport: ClosureTransport { request in
                try await answer(Int(request.url.split(separator: "w").last ?? "") ?? -1)
            })
    }

    @Test("A lazy collection is evaluated once")
    func lazyRequests() async throws {
        let made = Counter()
        let client = client { _ in TransportResponse(body: Self.body) }
        let requests = try requests(0..<10).lazy.filter { _ in
            made.add()
            return true
        }
        for await element in client.responses(to: requests) { #expect(element.progress.total == nil) }
        #expect(made.value == 10)
    }

    @Test("The total is known if counting does not consume the sequence")
    func totals() async throws {
        func total<Requests: Sequence>(_ requests: Requests) async -> Int?
        where Requests.Element == EntriesRequest {
            let client = client { _ in TransportResponse(body: Self.body) }
            return await client.responses(to: requests).makeAsyncIterator().next()?.progress.total
        }
        let requests = try requests(0..<4)
        #expect(await total(requests) == 4)
        #expect(await total(requests[1...]) == 3)
        #expect(await total(Set(requests)) == 4)
        #expect(await total(requests.lazy.map(\.self)) == 4)
        #expect(await total(AnySequence(requests)) == nil)
    }

    @Test("A slow consumer slows down the batch") func slowConsumer() async throws {
        let started = Counter()
        let client = client { _ in
            started.add()
            return TransportResponse(body: Self.body)
        }
        var taken = 0
        for await _ in client.responses(to: try requests(0..<50), inFlight: 4) {
            taken += 1
            for _ in 0..<50 { await Task.yield() }
            #expect(started.value <= taken + 3)
        }
        #expect(taken == 50)
    }

    @Test("Cancelling the task cancels all requests") func cancellation() async throws {
        let (started, ended) = (Counter(), Counter())
        let client = client { _ in
            started.add()
            defer { ended.add() }
            try await Task.sleep(for: .seconds(600))
            return TransportResponse(body: Self.body)
        }
        let batch = client.responses(to: try requests(0..<20), inFlight: 5)
        let task = Task {
            var count = 0
            for await _ in batch { count += 1 }
            return count
        }
        await started.wait(for: 5)
        task.cancel()
        #expect(await task.value == 0)
        #expect(batch.calls == 5)
        #expect(batch.isCancelled)
        await ended.wait(for: 5)
        #expect(started.value == 5)
    }

    @Test("A cancelled batch returns no element after its end") func endOfACancelledBatch() async throws {
        let client = client { number in
            if number > 0 { try await Task.sleep(for: .seconds(600)) }
            return TransportResponse(body: Self.body)
        }
        let requests = try requests(0..<5)
        let task = Task {
            let iterator = client.responses(to: requests, inFlight: 5).makeAsyncIterator()
            let first = await iterator.next()
            withUnsafeCurrentTask { $0?.cancel() }
            while await iterator.next() != nil {}
            for _ in 0..<1000 { await Task.yield() }
            return (first, await iterator.next())
        }
        let (first, late) = await task.value
        #expect(first != nil)
        #expect(late == nil)
    }

    @Test("Leaving the loop cancels the requests in flight")
    func leavingTheLoop() async throws {
        let (started, cancelled, isOver) = (Counter(), Counter(), Counter())
        let client = client { number in
            started.add()
            await withTaskCancellationHandler {
                while number > 0, isOver.value == 0, !Task.isCancelled { await Task.yield() }
            } onCancel: {
                cancelled.add()
            }
            return TransportResponse(body: Self.body)
        }
        func leaveTheLoop() async throws {
            for await element in client.responses(to: try requests(0..<20), inFlight: 5) {
                #expect(element.request.word.text == "w0")
                await started.wait(for: 5)
                break
            }
        }
        try await leaveTheLoop()
        // Destroying the iterator cancels the tasks synchronously.
        #expect(cancelled.value == 4)
        #expect(started.value == 5)
        isOver.add()
    }

    /// Runs in a separate process, because other tests allocate memory.
    @Test("Memory does not grow with the number of requests") func hundredThousandTakeNoMoreMemoryThanAFew() async {
        await #expect(processExitsWith: .success) {
            let client = OxfordClient(
                credentials: nil, transport: ClosureTransport { _ in TransportResponse(body: #"{"results": []}"#) })
            let word: Headword = "ace"
            var (count, early) = (0, 0)
            let all = (0..<100_000).lazy.map { _ in EntriesRequest(word, in: .britishEnglish) }
            for await _ in client.responses(to: all) {
                count += 1
                if count == 5_000 { early = Process.residentMemory ?? 0 }
            }
            // Keeping each request would take some hundred bytes, 100,000 times.
            precondition(count == 100_000 && (Process.residentMemory ?? 0) - early < 4_000_000)
        }
    }

    @Test("A batch counts all its calls, whenever it is cancelled") func callsOfCancelledBatches() async throws {
        for seed in 0..<Rounds.count(100) {
            var random = SeededGenerator(seed: UInt64(seed))
            let calls = Counter()
            let client = client { number in
                calls.add()
                try await Task.sleep(for: .microseconds(number * 100))
                return TransportResponse(body: Self.body)
            }
            let batch = client.responses(to: try requests(0..<20), inFlight: 5)
            let task = Task { for await _ in batch {} }
            try await Task.sleep(for: .microseconds(Int.random(in: 0..<4000, using: &random)))
            task.cancel()
            await task.value
            // A call is counted just before the transport is called.
            for _ in 0..<6000 where calls.value < batch.calls { try await Task.sleep(for: .milliseconds(10)) }
            #expect(calls.value == batch.calls, "seed \(seed)")
            #expect(batch.isCancelled || calls.value == 20, "seed \(seed)")
        }
    }

    @Test("Random batches return one element for each request, and count it") func randomBatches() async throws {
        for seed in 0..<Rounds.count(300) {
            var random = SeededGenerator(seed: UInt64(seed))
            let outcomes = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                (
                    status: [200, 404, 503].randomElement(using: &random) ?? 200,
                    yields: Int.random(in: 0...9, using: &random)
                )
            }
            let client = client { number in
                for _ in 0..<outcomes[number].yields { await Task.yield() }
                return TransportResponse(status: outcomes[number].status, body: Self.body)
            }
            let order: OxfordBatch.Order = Bool.random(using: &random) ? .asGiven : .asFinished
            // Every limit below 1 is 1.
            let width = Int.random(in: -1...8, using: &random)
            var statuses: [String: Int] = [:]
            var arrived: [String] = []
            var failed = 0
            for await element in client.responses(to: try requests(0..<outcomes.count), inFlight: width, order: order) {
                let word = element.request.word.text
                switch element.result {
                case .success(let response): statuses[word] = response.status
                case .failure(let error):
                    statuses[word] = error.status
                    failed += 1
                }
                arrived.append(word)
                let done = arrived.count
                let progress = OxfordBatch.Progress(done: done, failed: failed, total: outcomes.count, calls: done)
                #expect(element.progress == progress, "seed \(seed)")
            }
            let expected = outcomes.indices.map { "w\($0)" }
            #expect((order == .asGiven ? arrived : arrived.sorted()) == expected, "seed \(seed)")
            #expect(expected.map { statuses[$0] } == outcomes.map(\.status), "seed \(seed)")
        }
    }

    @Test("The default progress of an element counts only its request")
    func progressOfAnElement() {
        let request = LemmasRequest("mice", in: .english)
        var error = OxfordError(.rateLimited)
        error.attempts = 3
        let failed = OxfordBatch.Element(request: request, result: .failure(error))
        #expect(failed.progress == OxfordBatch.Progress(done: 1, failed: 1, calls: 3))
        let answered = OxfordBatch.Element(
            request: request, result: .success(OxfordResponse(answer: LemmasAnswer(), attempts: 2)))
        #expect(answered.progress == OxfordBatch.Progress(done: 1, calls: 2))
    }

    @Test(
        "The description of a progress has the total if it is known",
        arguments: [(9, "5 of 9 done, 1 failed, 6 calls"), (nil, "5 done, 1 failed, 6 calls")])
    func progressDescription(total: Int?, text: String) {
        #expect("\(OxfordBatch.Progress(done: 5, failed: 1, total: total, calls: 6))" == text)
    }
}
