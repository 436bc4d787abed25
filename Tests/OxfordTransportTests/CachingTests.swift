import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct Caching {
    /// Returns a transport that returns the number of each request.
    private func numbered(headers: Headers = Headers()) -> Wire {
        Wire { _, number in TransportResponse(status: 200, headers: headers, body: Array("\(number)".utf8)) }
    }

    private func request(_ name: some CustomStringConvertible) -> TransportRequest {
        TransportRequest(url: "https://example.com/\(name)")
    }

    @Test("A response that replaces another one in the cache counts once") func replacement() async throws {
        let sent = Counter()
        let wire = ClosureTransport { _ in
            sent.add()
            await sent.wait(for: 2)
            return noResults
        }
        let cache = AnswerCache(lifetime: .seconds(60))
        let client = OxfordClient(transport: wire, policy: CallPolicy(cache: cache))
        async let first = client.send(ace)
        async let second = client.send(ace)
        _ = try await (first, second)
        let bytes = cache.bytes
        cache.removeAll()
        _ = try await client.send(ace)
        #expect((cache.count, cache.bytes) == (1, bytes))
    }

    @Test("Equal requests receive a cached response during its lifetime, or until the cache is emptied")
    func lifetime() async throws {
        let (wire, clock) = (numbered(headers: try Headers(validating: ["X-Request-Id": "7"])), ManualClock())
        let cache = AnswerCache(lifetime: .seconds(60), clock: clock)
        let line = Line(wire, policy: CallPolicy(cache: cache))
        let first = try await line.send(example)
        clock.advance(by: .seconds(59))
        #expect(try await line.send(example) == first)
        clock.advance(by: .seconds(1))
        #expect(try await line.send(example) != first)
        #expect(wire.requests.count == 2)
        // The lifetime starts again with the second response.
        clock.advance(by: .seconds(59))
        _ = try await line.send(example)
        #expect(wire.requests.count == 2)
        #expect(cache.count == 1)
        cache.removeAll()
        #expect((cache.count, cache.bytes) == (0, 0))
        // A clock that goes backward does not tell how old a response is.
        _ = try await line.send(example)
        #expect(wire.requests.count == 3)
        clock.advance(by: .seconds(-1))
        _ = try await line.send(example)
        #expect(wire.requests.count == 4)
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
        let cache = AnswerCache(lifetime: .seconds(60))
        let wire = ClosureTransport { _ in TransportResponse(status: status, body: body) }
        _ = try await Line(wire, policy: CallPolicy(cache: cache)).send(example)
        #expect(cache.count == (isKept ? 1 : 0))
    }

    @Test(
        "Cache-Control: no-store is respected",
        arguments: [
            ("no-store", false), ("No-Store", false), ("private, no-store", false), ("max-age=60,\tno-store=1", false),
            ("max-age=60", true), ("x-no-store", true), ("private, max-age=60", true),
        ])
    func noStore(_ value: String, isKept: Bool) async throws {
        let headers = Headers(received: [("Cache-Control", "private"), ("cache-control", value)])
        let (responses, requests) = (AnswerCache(lifetime: .seconds(60)), AnswerCache(lifetime: .seconds(60)))
        _ = try await Line(numbered(headers: headers), policy: CallPolicy(cache: responses)).send(example)
        #expect(responses.count == (isKept ? 1 : 0))
        let request = TransportRequest(url: example.url, headers: headers)
        _ = try await Line(numbered(), policy: CallPolicy(cache: requests)).send(request)
        #expect(requests.count == (isKept ? 1 : 0))
    }

    @Test("Requests with different URLs, headers or credentials share no response, whether it is cached or in flight")
    func keys() async throws {
        let users = try ["app_key", "Authorization"].flatMap { name in
            try (1...2).map { try Headers(dictionary: [name: "\(name) \($0)"]) }
        }
        let requests =
            [
                example, TransportRequest(url: example.url + "s"),
                TransportRequest(url: "https://example.com/caf\u{E9}"),
                TransportRequest(url: "https://example.com/cafe\u{301}"),
            ] + users.map { TransportRequest(url: example.url, headers: $0) }
        let body = { @Sendable (request: TransportRequest) in
            Array("[\"\(request.url) \(request.headers.map(\.value).joined())\"]".utf8)
        }
        let clock = ManualClock()
        let wire = Wire { request, _ in
            try await clock.sleep(for: .seconds(1))
            return TransportResponse(status: 200, body: body(request))
        }
        let line = Line(
            wire, policy: CallPolicy(cache: AnswerCache(lifetime: .seconds(60)), sharesEqualRequests: true))
        let tasks = requests.flatMap { request in
            JobQueue().start(2) { (request, try await line.send(request)) }
        }
        await clock.run(until: tasks)
        for task in tasks {
            let (request, response) = try await task.value
            #expect(response.body == body(request))
            #expect(try await line.send(request) == response)
        }
        #expect(wire.requests.count == requests.count)
    }

    @Test(
        "Nothing is cached without capacity or lifetime",
        arguments: [(0, 60), (-1, 60), (100, 60), (20_000, 0), (20_000, -60)])
    func nothingKept(bytes: Int, lifetime: Int) async throws {
        let wire = numbered()
        let line = Line(
            wire, policy: CallPolicy(cache: AnswerCache(lifetime: .seconds(lifetime), maximumBytes: bytes)))
        for _ in 0..<2 { _ = try await line.send(example) }
        #expect(wire.requests.count == 2)
    }

    /// Compares the cache with an array whose last element is the most recently used.
    @Test("The least recently used responses are removed first, but not for a response larger than the cache")
    func randomUses() async throws {
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let cache = AnswerCache(lifetime: .seconds(60), maximumBytes: 5 * 1_950)
            // The response to the request 0 is larger than the cache.
            let wire = Wire { request, _ in
                let padding = [UInt8](repeating: 0x20, count: request.url.hasSuffix("/0") ? 10_000 : 1_000)
                return TransportResponse(status: 200, body: Array("1".utf8) + padding)
            }
            let line = Line(wire, policy: CallPolicy(cache: cache))
            var reference: [Int] = []
            for _ in 0..<100 {
                let number = Int.random(in: 0..<9, using: &random)
                let count = wire.requests.count
                _ = try await line.send(request(number))
                #expect((wire.requests.count == count) == reference.contains(number), "seed \(seed)")
                reference.removeAll { $0 == number }
                if number > 0 { reference = Array((reference + [number]).suffix(5)) }
                #expect(cache.count == reference.count, "seed \(seed)")
                #expect(cache.bytes <= cache.maximumBytes, "seed \(seed)")
            }
        }
    }

    @Test("No description, dump or mirror shows a secret")
    func secrets() async throws {
        let cache = AnswerCache(lifetime: .seconds(60))
        let wire = ClosureTransport { _ in
            TransportResponse(
                status: 200, headers: Headers(received: [("Set-Cookie", "s3cret")]), body: Array("{}".utf8))
        }
        let line = Line(wire, policy: CallPolicy(cache: cache, sharesEqualRequests: true))
        let request = TransportRequest(
            url: "https://example.com/ace?key=s3cret", headers: try Headers(validating: ["app_key": "s3cret"]))
        _ = try await line.send(request)
        #expect(cache.description.hasPrefix("1 stored, "))
        for thing in [cache, line, CallPolicy(cache: cache)] as [Any] {
            #expect(!texts(of: thing).contains("s3cret"))
        }
    }

    #if os(Linux)
        /// Runs in a separate process, because other tests allocate memory.
        @Test("The memory of a cache stays within its limit") func manyTakeNoMoreMemoryThanTheLimit() async {
            await #expect(processExitsWith: .success) {
                let cache = AnswerCache(lifetime: .seconds(60), maximumBytes: 8_000_000)
                let body = String(repeating: "x", count: 300)
                let wire = ClosureTransport { TransportResponse(body: "[\"\($0.url)\(body)\"]") }
                let line = Line(wire, policy: CallPolicy(cache: cache))
                let start = ProcessInfo.residentMemory ?? 0
                for number in 0..<30_000 {
                    _ = try? await line.send(TransportRequest(url: "https://example.com/a-rather-long-word-\(number)"))
                }
                precondition(cache.count > 1_000 && cache.bytes <= 8_000_000)
                precondition((ProcessInfo.residentMemory ?? 0) - start < 12_000_000)
            }
        }
    #endif

    @Test("The cache keeps no headers of tracing, and counts what it keeps") func sizeOfHeaders() async throws {
        let cache = AnswerCache(lifetime: .seconds(60))
        func bytes(_ headers: [String: String]) async throws -> Int {
            cache.removeAll()
            let client = OxfordClient(
                transport: Wire(), policy: CallPolicy(cache: cache), headers: try Headers(dictionary: headers))
            _ = try await client.send(ace)
            return cache.bytes
        }
        let long = String(repeating: "x", count: 10_000)
        let plain = try await bytes([:])
        #expect(try await bytes(["traceparent": long, "baggage": long]) == plain)
        #expect(try await bytes(["X-Team": long]) > plain + 10_000)
    }

    @Test("Six callers at once make one call, although some look in the cache before the response is there")
    func callersAtOnce() async throws {
        let wire = Wire { _, _ in
            await Task.yield()
            return noResults
        }
        let client = OxfordClient(
            transport: wire,
            policy: CallPolicy(cache: AnswerCache(lifetime: .seconds(600)), sharesEqualRequests: true))
        let words = Rounds.count(3_000)
        for number in 0..<words {
            let request = LemmasRequest(try WordText(validating: "w\(number)"), in: .english)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<6 { group.addTask { _ = try? await client.send(request) } }
            }
        }
        #expect(wire.requests.count == words)
    }
}
