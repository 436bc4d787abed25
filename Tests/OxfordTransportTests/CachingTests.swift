import Foundation
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Caching {
    /// A transport that counts requests and returns the number of each.
    private final class Wire: Transport {
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
            let text = status == 200 ? "\(count)" : #"{"error": "nothing found for request \#(count)"}"#
            return TransportResponse(
                status: status, headers: headers, body: Array(text.utf8) + [UInt8](repeating: 0x20, count: size))
        }
    }

    private func request(_ name: some CustomStringConvertible) -> TransportRequest {
        TransportRequest(url: "https://example.com/\(name)")
    }

    @Test("Equal requests receive a cached response during its lifetime")
    func lifetime() async throws {
        let (wire, clock) = (Wire(headers: try Headers(validating: ["X-Request-Id": "7"])), TestClock())
        let cache = AnswerCache(clock: clock)
        let transport = wire.caching(cache, for: .seconds(60))
        let first = try await transport.send(example)
        clock.advance(by: .seconds(59))
        #expect(try await transport.send(example) == first)
        clock.advance(by: .seconds(1))
        #expect(try await transport.send(example) != first)
        #expect(wire.count == 2)
        // The lifetime starts again with the second response.
        clock.advance(by: .seconds(59))
        _ = try await transport.send(example)
        #expect(wire.count == 2)
        #expect((cache.hits, cache.misses, cache.count) == (2, 2, 1))
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
        _ = try await wire.caching(cache, for: .seconds(60)).send(example)
        #expect(cache.count == (isKept ? 1 : 0))
    }

    @Test("A request that was in flight when the cache was emptied is not cached") func removalInFlight() async throws {
        let cache = AnswerCache()
        let wire = ClosureTransport { _ in
            cache.removeAll()
            return TransportResponse(body: "{}")
        }
        let transport = wire.caching(cache, for: .seconds(60))
        _ = try await transport.send(example)
        #expect(cache.count == 0)
    }

    @Test("Errors are not cached")
    func errors() async throws {
        let wire = ScriptedTransport([
            .fail(url: example.url, with: TransportError(.timedOut)),
            .answer(url: example.url, with: TransportResponse(status: 200)),
        ])
        let transport = wire.caching(AnswerCache(), for: .seconds(60))
        await #expect(throws: TransportError(.timedOut)) { try await transport.send(example) }
        #expect(try await transport.send(example).status == 200)
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
        _ = try await Wire(headers: headers).caching(responses, for: .seconds(60)).send(example)
        #expect(responses.count == (isKept ? 1 : 0))
        let request = TransportRequest(url: example.url, headers: headers)
        _ = try await Wire().caching(requests, for: .seconds(60)).send(request)
        #expect(requests.count == (isKept ? 1 : 0))
    }

    @Test("Requests with different URLs, headers or credentials do not share a response")
    func keys() async throws {
        let wire = Wire()
        let transport = wire.caching(AnswerCache(), for: .seconds(60))
        for _ in 0..<2 {
            for (index, request) in try unequalRequests().enumerated() {
                #expect(String(decoding: try await transport.send(request).body, as: UTF8.self) == "\(index + 1)")
            }
        }
    }

    @Test("Transports can share a cache with different lifetimes")
    func sharing() async throws {
        let (wire, clock) = (Wire(), TestClock())
        let cache = AnswerCache(clock: clock)
        _ = try await wire.caching(cache, for: .seconds(10)).send(example)
        clock.advance(by: .seconds(20))
        _ = try await wire.caching(cache, for: .seconds(60)).send(example)
        #expect(wire.count == 1)
        _ = try await wire.caching(cache, for: .seconds(10)).send(example)
        #expect(wire.count == 2)
    }

    @Test(
        "Nothing is cached without capacity or lifetime",
        arguments: [(0, 60), (-1, 60), (100, 60), (20_000, 0), (20_000, -60)])
    func nothingKept(bytes: Int, lifetime: Int) async throws {
        let wire = Wire()
        let transport = wire.caching(AnswerCache(maximumBytes: bytes), for: .seconds(lifetime))
        for _ in 0..<2 { _ = try await transport.send(example) }
        #expect(wire.count == 2)
    }

    @Test("A cache can be emptied")
    func removal() async throws {
        let (wire, cache) = (Wire(), AnswerCache())
        _ = try await wire.caching(cache, for: .seconds(60)).send(example)
        cache.removeAll()
        #expect((cache.count, cache.bytes) == (0, 0))
        _ = try await wire.caching(cache, for: .seconds(60)).send(example)
        #expect(wire.count == 2)
    }

    @Test("A response larger than the cache removes no other")
    func tooLarge() async throws {
        let cache = AnswerCache(maximumBytes: 5_000)
        _ = try await Wire().caching(cache, for: .seconds(60)).send(example)
        _ = try await Wire(size: 10_000).caching(cache, for: .seconds(60)).send(request("large"))
        #expect(cache.count == 1)
    }

    /// Compares the cache with an array whose last element is the most recently used.
    @Test("The least recently used responses are removed first")
    func randomUses() async throws {
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let cache = AnswerCache(maximumBytes: 5 * 1_700)
            let transport = Wire(size: 1_000).caching(cache, for: .seconds(60))
            var reference: [Int] = []
            for _ in 0..<100 {
                let number = Int.random(in: 0..<9, using: &random)
                let hits = cache.hits
                _ = try await transport.send(request(number))
                #expect((cache.hits > hits) == reference.contains(number), "seed \(seed)")
                reference.removeAll { $0 == number }
                reference = Array((reference + [number]).suffix(5))
                #expect(cache.count == reference.count, "seed \(seed)")
                #expect(cache.bytes <= cache.maximumBytes, "seed \(seed)")
            }
        }
    }

    @Test("A cache hit is not counted or observed as an attempt")
    func attempts() async throws {
        let diary = Diary()
        let transport = Wire(status: 404).caching(AnswerCache(), for: .seconds(60))
        let client = OxfordClient(credentials: nil, transport: transport, observer: diary)
        var attempts: [Int?] = []
        for _ in 0..<3 { attempts.append(await failure(from: client)?.attempts) }
        #expect(attempts == [1, 0, 0])
        #expect(diary.events.map(\.kind) == [.attempted] + Array(repeating: .answeredWithError, count: 3))
    }

    @Test("No description, dump or mirror shows a secret")
    func secrets() async throws {
        let cache = AnswerCache()
        let wire = ClosureTransport { _ in
            TransportResponse(
                status: 200, headers: Headers(received: [("Set-Cookie", "s3cret")]), body: Array("{}".utf8))
        }
        let transport = wire.coalescing().caching(cache, for: .seconds(60))
        let request = TransportRequest(
            url: "https://example.com/ace?key=s3cret", headers: try Headers(validating: ["app_key": "s3cret"]))
        _ = try await transport.send(request)
        #expect(cache.description.hasPrefix("1 response, "))
        var texts = ""
        for thing in [cache, transport, wire.coalescing()] as [Any] {
            dump(thing, to: &texts)
            texts += "\(thing) \(String(reflecting: thing))"
        }
        #expect(!texts.contains("s3cret"))
        #expect(Mirror(reflecting: cache).children.contains { $0.label == "hits" })
    }

    /// Runs in a separate process, because other tests allocate memory.
    @Test("The memory of a cache stays within its limit") func manyTakeNoMoreMemoryThanTheLimit() async {
        await #expect(processExitsWith: .success) {
            let cache = AnswerCache(maximumBytes: 8_000_000)
            let body = String(repeating: "x", count: 300)
            let transport = ClosureTransport { TransportResponse(body: "[\"\($0.url)\(body)\"]") }.caching(
                cache, for: .seconds(60))
            let start = Process.residentMemory ?? 0
            for number in 0..<30_000 {
                _ = try? await transport.send(TransportRequest(url: "https://example.com/a-rather-long-word-\(number)"))
            }
            precondition(cache.count > 1_000 && cache.bytes <= 8_000_000)
            precondition((Process.residentMemory ?? 0) - start < 12_000_000)
        }
    }
}
