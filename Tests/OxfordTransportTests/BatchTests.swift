import Foundation
import OxfordEndpoints
import OxfordTesting
import OxfordTransport
import Synchronization
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

    @Test(
        "Every request has one element, and every call is counted",
        arguments: [OxfordBatch.Order.asFinished, .asGiven], [1, 3, 64])
    func everyRequest(_ order: OxfordBatch.Order, _ width: Int) async throws {
        let client = client { number in
            for _ in 0..<(number * 7 % 5) { await Task.yield() }
            return number.isMultiple(of: 10) ? TransportResponse(status: 404) : TransportResponse(body: Self.body)
        }
        let requests = try requests(0..<200)
        var seen: [EntriesRequest] = []
        var last: OxfordBatch.Progress?
        for await element in client.responses(to: requests, inFlight: width, order: order) {
            seen.append(element.request)
            #expect((try? element.result.get()) == nil || !element.request.word.text.hasSuffix("0"))
            #expect(element.progress.done == seen.count)
            last = element.progress
        }
        #expect(order == .asGiven ? seen == requests : Set(seen) == Set(requests) && seen.count == 200)
        #expect(last?.failed == 20 && last?.total == 200 && last?.calls == 200)
    }

    @Test("An empty batch and a negative limit are accepted") func edgeCases() async throws {
        let client = client { _ in TransportResponse(body: Self.body) }
        for await _ in client.responses(to: [EntriesRequest]()) { Issue.record("unexpected element") }
        var count = 0
        for await _ in client.responses(to: try requests(0..<5), inFlight: -3) { count += 1 }
        #expect(count == 5)
    }

    @Test("A lazy collection is evaluated once")
    func lazyRequests() async throws {
        let made = Counter()
        let client = client { _ in TransportResponse(body: Self.body) }
        let requests = try requests(0..<10).lazy.filter { _ in
            made.add()
            return true
        }
        var totals: Set<Int?> = []
        for await element in client.responses(to: requests) { totals.insert(element.progress.total) }
        #expect(made.value == 10)
        #expect(totals == [nil])
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
        let started = Atomic(0)
        let client = client { _ in
            started.add(1, ordering: .relaxed)
            return TransportResponse(body: Self.body)
        }
        var taken = 0
        for await _ in client.responses(to: try requests(0..<50), inFlight: 4) {
            taken += 1
            for _ in 0..<50 { await Task.yield() }
            #expect(started.load(ordering: .relaxed) <= taken + 3)
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
        while started.value < 5 { await Task.yield() }
        task.cancel()
        #expect(await task.value == 0)
        #expect(batch.calls == 5)
        #expect(batch.isCancelled)
        while ended.value < 5 { await Task.yield() }
        #expect(started.value == 5)
    }

    @Test("A batch that is cancelled while it waits returns the elements that were finished")
    func finishedElements() async throws {
        let started = Counter()
        let client = client { number in
            started.add()
            if number == 1 || number == 3 { try await Task.sleep(for: .seconds(600)) }
            return TransportResponse(status: number == 4 ? 503 : 200, body: Self.body)
        }
        let requests = try requests(0..<20)
        let task = Task {
            var seen: [String] = []
            for await element in client.responses(to: requests, inFlight: 5, order: .asGiven) {
                seen.append(element.request.word.text)
            }
            return seen
        }
        while started.value < 6 { await Task.yield() }
        for _ in 0..<1000 { await Task.yield() }
        task.cancel()
        #expect(await task.value == ["w0", "w2", "w4", "w5"])
        #expect(started.value == 6)
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
        #expect(first != nil && late == nil)
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
                while started.value < 5 { await Task.yield() }
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

    @Test("Random batches return the expected elements") func randomBatches() async throws {
        for seed in 0..<Rounds.count(1_000) {
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
            var statuses: [String: Int] = [:]
            var arrived: [String] = []
            var last: OxfordBatch.Progress?
            let width = Int.random(in: 1...8, using: &random)
            for await element in client.responses(to: try requests(0..<outcomes.count), inFlight: width, order: order) {
                let word = element.request.word.text
                switch element.result {
                case .success(let response): statuses[word] = response.status
                case .failure(let error): statuses[word] = error.status
                }
                arrived.append(word)
                last = element.progress
            }
            let expected = outcomes.indices.map { "w\($0)" }
            #expect(order == .asGiven ? arrived == expected : arrived.sorted() == expected.sorted(), "seed \(seed)")
            for (index, outcome) in outcomes.enumerated() { #expect(statuses["w\(index)"] == outcome.status) }
            #expect(last?.failed ?? 0 == outcomes.count { $0.status != 200 })
        }
    }
}

private final class Counter: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .acquiring) }
    func add() { number.add(1, ordering: .acquiringAndReleasing) }
}
