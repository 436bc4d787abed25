import Foundation
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Caching {
    /// A transport that counts requests and returns the number of each.
    private final class NumberedWire: Transport {
        private let status: Int
        private let headers: Headers
        private let size: Int
        private let calls = Mutex(0)

        init(status: Int = 200, headers: Headers = Headers(), size: Int = 0) {
            self.status = status
            self.headers = headers
            self.size = size
        }

        var count: Int { calls.withLock(\.self) }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            calls.withLock { $0 += 1 }
            let text = status == 200 ? "\(count)" : #"{"error": "no entry found for request \#(count)"}"#
            return TransportResponse(
                status: status, headers: headers, body: Array(text.utf8) + [UInt8](repeating: 0x20, count: size))
        }
    }

    private func request(_ name: some CustomStringConvertible) -> TransportRequest {
        TransportRequest(url: "https://example.com/\(name)")
    }

    @Test("Equal requests receive a cached response during its lifetime, or until the cache is emptied")
    func lifetime() async throws {
        let (wire, clock) = (NumberedWire(headers: try Headers(validating: ["X-Request-Id": "7"])), TestClock())
        let cache = AnswerCache(clock: clock)
        let line = Line(wire, .caching(cache, for: .seconds(60)))
        let first = try await line.send(example)
        clock.advance(by: .seconds(59))
        #expect(try await line.send(example) == first)
        clock.advance(by: .seconds(1))
        #expect(try await line.send(example) != first)
        #expect(wire.count == 2)
        // The lifetime starts again with the second response.
        clock.advance(by: .seconds(59))
        _ = try await line.send(example)
        #expect(wire.count == 2)
        #expect((cache.hits, cache.misses, cache.count) == (2, 2, 1))
        cache.removeAll()
        #expect((cache.count, cache.bytes) == (0, 0))
        _ = try await line.send(example)
        #expect(wire.count == 3)
    }

    @Test(
        "Only a complete answer or the service's message of status 404 is cached",
        arguments: [
            (200, #"{"results": []}"#, true), (200, #"{"results": ["#, false), (200, "", false), (200, "  ", false),
            (200, "<html><p>Log in</p></html>", false), (201, "{}", false), (301, "{}", false),
            (404, #"{"error": "No entry found"}"#, true), (404, #"{"error": "No ent"#, false), (404, "", false),
            (404, "<html><p>Not Found</p></html>", false), (404, "{}", false),
            (404, #"{"error": "The requested URL was not found on the server"}"#, false),
            (403, #"{"error": "No entry found"}"#, false), (500, #"{"error": "No entry found"}"#, false),
        ])
    func contents(_ status: Int, _ body: String, isKept: Bool) async throws {
        let cache = AnswerCache()
        let wire = ClosureTransport { _ in TransportResponse(status: status, body: body) }
        _ = try await Line(wire, .caching(cache, for: .seconds(60))).send(example)
        #expect(cache.count == (isKept ? 1 : 0))
    }

    @Test("A request that is made after the cache was emptied does not join a request in flight")
    func removalDuringASharedRequest() async throws {
        let (cache, clock, queue, calls) = (AnswerCache(), TestClock(), JobQueue(), Counter())
        let wire = ClosureTransport { _ in
            let number = calls.add()
            try await clock.sleep(for: .seconds(1))
            return TransportResponse(body: "\(number)")
        }
        let line = Line(wire, .caching(cache, for: .seconds(60)), .coalescing())
        let early = queue.start(2) { try await line.send(example).body }
        await clock.waitForSleepers(1)
        cache.removeAll()
        let late = queue.start(2) { try await line.send(example).body }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        for task in early { #expect(try await task.value == Array("1".utf8)) }
        for task in late { #expect(try await task.value == Array("2".utf8)) }
        #expect(try await line.send(example).body == Array("2".utf8))
        #expect(calls.value == 2)
    }

    @Test("Of two caches in a list, only the first has an effect, so no response is older than its lifetime")
    func twoCaches() async throws {
        let (wire, clock) = (NumberedWire(), TestClock())
        let inner = AnswerCache(clock: clock)
        let line = Line(
            wire, .caching(AnswerCache(clock: clock), for: .seconds(60)), .caching(inner, for: .seconds(600)))
        for (pause, count) in [(0, 1), (59, 1), (1, 2)] {
            clock.advance(by: .seconds(pause))
            _ = try await line.send(example)
            #expect(wire.count == count)
        }
        #expect(inner.count == 0)
    }

    @Test(
        "Cache-Control: no-store is respected",
        arguments: [
            ("no-store", false), ("No-Store", false), ("private, no-store", false), ("max-age=60,\tno-store=1", false),
            ("max-age=60", true), ("x-no-store", true), ("private, max-age=60", true),
        ])
    func noStore(_ value: String, isKept: Bool) async throws {
        let headers = Headers(received: [("Cache-Control", "private"), ("cache-control", value)])
        let (responses, requests) = (AnswerCache(), AnswerCache())
        _ = try await Line(NumberedWire(headers: headers), .caching(responses, for: .seconds(60))).send(example)
        #expect(responses.count == (isKept ? 1 : 0))
        let request = TransportRequest(url: example.url, headers: headers)
        _ = try await Line(NumberedWire(), .caching(requests, for: .seconds(60))).send(request)
        #expect(requests.count == (isKept ? 1 : 0))
    }

    @Test("Requests with different URLs, headers or credentials do not share a response")
    func keys() async throws {
        let wire = NumberedWire()
        let line = Line(wire, .caching(AnswerCache(), for: .seconds(60)))
        for _ in 0..<2 {
            for (index, request) in try unequalRequests().enumerated() {
                #expect(String(decoding: try await line.send(request).body, as: UTF8.self) == "\(index + 1)")
            }
        }
    }

    @Test("Clients can share a cache with different lifetimes")
    func sharing() async throws {
        let (wire, clock) = (NumberedWire(), TestClock())
        let cache = AnswerCache(clock: clock)
        _ = try await Line(wire, .caching(cache, for: .seconds(10))).send(example)
        clock.advance(by: .seconds(20))
        _ = try await Line(wire, .caching(cache, for: .seconds(60))).send(example)
        #expect(wire.count == 1)
        _ = try await Line(wire, .caching(cache, for: .seconds(10))).send(example)
        #expect(wire.count == 2)
    }

    @Test(
        "Nothing is cached without capacity or lifetime",
        arguments: [(0, 60), (-1, 60), (100, 60), (20_000, 0), (20_000, -60)])
    func nothingKept(bytes: Int, lifetime: Int) async throws {
        let wire = NumberedWire()
        let line = Line(wire, .caching(AnswerCache(maximumBytes: bytes), for: .seconds(lifetime)))
        for _ in 0..<2 { _ = try await line.send(example) }
        #expect(wire.count == 2)
    }

    @Test("A response larger than the cache removes no other")
    func tooLarge() async throws {
        let cache = AnswerCache(maximumBytes: 5_000)
        _ = try await Line(NumberedWire(), .caching(cache, for: .seconds(60))).send(example)
        _ = try await Line(NumberedWire(size: 10_000), .caching(cache, for: .seconds(60))).send(request("large"))
        #expect(cache.count == 1)
    }

    /// Compares the cache with an array whose last element is the most recently used.
    @Test("The least recently used responses are removed first")
    func randomUses() async throws {
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let cache = AnswerCache(maximumBytes: 5 * 1_950)
            let line = Line(NumberedWire(size: 1_000), .caching(cache, for: .seconds(60)))
            var reference: [Int] = []
            for _ in 0..<100 {
                let number = Int.random(in: 0..<9, using: &random)
                let hits = cache.hits
                _ = try await line.send(request(number))
                #expect((cache.hits > hits) == reference.contains(number), "seed \(seed)")
                reference.removeAll { $0 == number }
                reference = Array((reference + [number]).suffix(5))
                #expect(cache.count == reference.count, "seed \(seed)")
                #expect(cache.bytes <= cache.maximumBytes, "seed \(seed)")
            }
        }
    }

    @Test("A cache hit is no call")
    func calls() async throws {
        let diary = Diary()
        let client = OxfordClient(
            transport: NumberedWire(status: 404), middleware: [.caching(AnswerCache(), for: .seconds(60))],
            observer: diary.observer)
        var calls: [Int?] = []
        for _ in 0..<3 { calls.append(await failure(from: client)?.calls) }
        #expect(calls == [1, 0, 0])
        #expect(diary.events.map(\.kind) == [.received, .failed, .failed, .failed])
    }

    @Test("No description, dump or mirror shows a secret")
    func secrets() async throws {
        let cache = AnswerCache()
        let wire = ClosureTransport { _ in
            TransportResponse(
                status: 200, headers: Headers(received: [("Set-Cookie", "s3cret")]), body: Array("{}".utf8))
        }
        let line = Line(wire, .caching(cache, for: .seconds(60)), .coalescing())
        let request = TransportRequest(
            url: "https://example.com/ace?key=s3cret", headers: try Headers(validating: ["app_key": "s3cret"]))
        _ = try await line.send(request)
        #expect(cache.description.hasPrefix("1 stored, "))
        for thing in [cache, line, TransportMiddleware.caching(cache, for: .seconds(60))] as [Any] {
            #expect(!texts(of: thing).contains("s3cret"))
        }
    }

    #if os(Linux)
        /// Runs in a separate process, because other tests allocate memory.
        @Test("The memory of a cache stays within its limit") func manyTakeNoMoreMemoryThanTheLimit() async {
            await #expect(processExitsWith: .success) {
                let cache = AnswerCache(maximumBytes: 8_000_000)
                let body = String(repeating: "x", count: 300)
                let wire = ClosureTransport { TransportResponse(body: "[\"\($0.url)\(body)\"]") }
                let line = Line(wire, .caching(cache, for: .seconds(60)))
                let start = ProcessInfo.residentMemory ?? 0
                for number in 0..<30_000 {
                    _ = try? await line.send(TransportRequest(url: "https://example.com/a-rather-long-word-\(number)"))
                }
                precondition(cache.count > 1_000 && cache.bytes <= 8_000_000)
                precondition((ProcessInfo.residentMemory ?? 0) - start < 12_000_000)
            }
        }
    #endif
}
