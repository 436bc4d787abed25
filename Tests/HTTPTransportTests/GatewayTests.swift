import Foundation
import LoopbackServer
import OxfordDictionaries
import Synchronization
import Testing

/// Tests of the gateway in *Sharing a rate limit*, which `Scripts/attack gateway` runs.
@Suite(.serialized, .enabled(if: Gateway.nginx != nil, "run Scripts/attack gateway"), .timeLimit(.minutes(5)))
struct GatewayTests {
    @Test("60 clients on 6 machines share one limit, and refused requests succeed after Retry-After")
    func oneLimit() async throws {
        let times = Mutex<[Duration]>([])
        let start = ContinuousClock.now
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { _ in
            times.withLock { $0.append(ContinuousClock.now - start) }
            return [.answer(body)]
        }
        try await Gateway.run(answering: steps, callers: 6) { gateway, service in
            try await withThrowingTaskGroup(of: OxfordError?.self) { group in
                for number in 0..<60 {
                    // Created as in the documentation.
                    let client = try gateway.client(
                        Wire.all[number % Wire.all.count].transport(), machine: number % 6,
                        policy: CallPolicy(
                            retries: RetryPolicy(), rateLimit: .perMinute(20, burst: 10),
                            attemptTimeout: .seconds(45)))
                    let word = try WordText(validating: "\(number)")
                    group.addTask { await error(of: client, for: word) }
                }
                for try await error in group { #expect(error == nil) }
            }
            let times = times.withLock { $0 }
            #expect(Set(service.requests.map(\.path)).count == 60)
            try #require(times.count == 60)
            for count in [10, 30, 59] {
                let shortest = zip(times, times.dropFirst(count)).map { $1 - $0 }.min() ?? .zero
                // Allow half a second: a busy machine may delay one request but not the next.
                #expect(shortest > .seconds(count) - .milliseconds(500), "\(count + 1) requests in \(shortest)")
            }
            let refused = try gateway.answered().filter { $0.status == 429 }.count
            #expect(refused > 0)
            let length = (times.last ?? .zero) - (times.first ?? .zero)
            print("60 clients on 6 machines: 60 requests in \(length), \(refused) refused first")
        }
    }

    @Test("Only the gateway adds its credentials, and it forwards none of the caller's headers", arguments: Wire.all)
    func credentials(_ wire: Wire) async throws {
        let steps = [Step.answer(body, headers: ["Set-Cookie: session=1"])]
        try await Gateway.run(answering: { _ in steps }) { gateway, service in
            var headers = try gateway.headers(ofMachine: 1)
            for name in ["app_id", "app_key", "Cookie", "X-Forwarded-For", "User-Agent", "X-User"] {
                try headers.set(secrets.key, for: name)
            }
            let url = gateway.base + "/api/v2/entries/en-gb/ace"
            let response = try await wire.transport().send(TransportRequest(url: url, headers: headers))
            #expect(response.status == 200)
            #expect(!response.headers.contains { $0.name.lowercased() == "set-cookie" })
            #expect(!response.headers.contains { $0.value.contains(Gateway.credentials.key) })
            let fields = try #require(service.requests.first).head.split(separator: "\r\n").dropFirst()
            #expect(
                fields.sorted() == [
                    "Accept-Encoding: gzip", "Accept: application/json", "Host: od-api.oxforddictionaries.com",
                    "User-Agent: dictionary.example.com", "app_id: \(Gateway.credentials.id)",
                    "app_key: \(Gateway.credentials.key)",
                ])
            // A local program that connects to the second server has no key to spend.
            let second = "http://127.0.0.1:\(gateway.secondPort)/api/v2/entries/en-gb/ace"
            _ = try await wire.transport().send(TransportRequest(url: second))
            #expect(service.requests.count == 2)
            #expect(service.requests.last?.head.contains("app_") == false)
        }
    }

    @Test("A caller without an accepted token is refused, and callers at one address have separate limits")
    func tokens() async throws {
        try await Gateway.run { gateway, service in
            let (url, wire) = (gateway.base + "/api/v2/entries/en-gb/ace", try #require(Wire.all.first).transport())
            let token = try #require(gateway.tokens.first)
            for unknown in [nil, "Bearer", String(token.dropFirst(7)), String(token.dropLast()), token + "0"] {
                let headers = unknown.map { ["Authorization": $0] } ?? [:]
                let request = TransportRequest(url: url, headers: try Headers(dictionary: headers))
                #expect(try await wire.send(request).status == 401)
            }
            #expect(service.requests.isEmpty)
            for (machine, count) in [(1, 14), (2, 1)] {
                let request = TransportRequest(url: url, headers: try gateway.headers(ofMachine: machine))
                let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                    for _ in 0..<count { group.addTask { try await wire.send(request).status } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(statuses.contains(429) == (machine == 1))
            }
        }
    }

    @Test("With sessions, the server of the sessions decides who is a caller")
    func sessions() async throws {
        let sessions = try LoopbackServer.start { request in
            [.answer("", status: request.header("Authorization") == "Bearer session-of-a-user" ? 204 : 401)]
        }
        defer { sessions.stop() }
        try await Gateway.run(sessions: sessions.port) { gateway, service in
            let (url, wire) = (gateway.base + "/api/v2/entries/en-gb/ace", try #require(Wire.all.first).transport())
            for (token, status) in [("session-of-a-user", 200), ("session-that-ended", 401), ("short", 401)] {
                let headers = try Headers(validating: ["Authorization": "Bearer \(token)"])
                #expect(try await wire.send(TransportRequest(url: url, headers: headers)).status == status)
            }
            #expect(service.requests.count == 1)
            #expect(service.requests.first?.header("Authorization") == nil)
            #expect(sessions.requests.count == 2)
        }
    }

    @Test("A response of the service causes no other request")
    func redirectInside() async throws {
        let steps = [Step.answer(body, headers: ["X-Accel-Redirect: /api/v2/entries/en-gb/other"])]
        try await Gateway.run(answering: { _ in steps }) { gateway, service in
            let client = try gateway.client(try #require(Wire.all.first).transport(), machine: 1)
            #expect(await error(of: client) == nil)
            #expect(service.requests.map(\.path) == ["/api/v2/entries/en-gb/ace"])
        }
    }

    @Test(
        "Only a service with a trusted certificate for its name receives the credentials",
        arguments: [
            ("od-api.oxforddictionaries.com", true), ("od-api.oxforddictionaries.com", false), ("other.example", true),
        ])
    func certificate(host: String, isTrusted: Bool) async throws {
        try await Gateway.run(certificate: (host, isTrusted)) { gateway, service in
            let client = try gateway.client(try #require(Wire.all.first).transport(), machine: 1)
            if isTrusted, host == "od-api.oxforddictionaries.com" {
                _ = try await client.send(.entries("ace", in: .britishEnglish))
                #expect(service.requests.first?.header("app_key") == Gateway.credentials.key)
            } else {
                #expect(await error(of: client)?.status == 502)
                #expect(service.requests.isEmpty)
            }
        }
    }

    @Test("The retry policy respects Retry-After in the gateway's 429 responses", arguments: Wire.all)
    func retryAfter(_ wire: Wire) async throws {
        try await Gateway.run { gateway, service in
            let (pauses, continuation) = AsyncStream.makeStream(of: Duration.self)
            // The gateway accepts 11 of these 13 requests.
            let client = try gateway.client(
                wire.transport(connectionsPerHost: 13), machine: 1, policy: CallPolicy(retries: RetryPolicy()),
                observer: OxfordObserver { event in
                    if let wait = event.wait { continuation.yield(wait) }
                })
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<13 { group.addTask { _ = await error(of: client) } }
                var pause = pauses.makeAsyncIterator()
                for _ in 0..<2 { #expect(await pause.next() == .seconds(30)) }
                group.cancelAll()
            }
            let refused = try #require(await error(of: try gateway.client(wire.transport(), machine: 1)))
            #expect(refused.status == 429)
            #expect(refused.reason == .rateLimited)
            #expect(refused.retryAfter == .seconds(30))
        }
    }

    @Test("100 equal requests cause one request to a slow service")
    func cache() async throws {
        // By default, nginx forwards all waiting requests after five seconds.
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { _ in
            let headers = [
                "Content-Type: application/json", "Content-Encoding: gzip", "Transfer-Encoding: chunked",
                "Vary: Accept-Encoding",
            ]
            let chunks = Self.chunk(compressedBody) + Self.chunk([])
            return [.pause(6), .send(Step.head(headers: headers) + chunks)]
        }
        try await Gateway.run(answering: steps, isCached: true, callers: 20) { gateway, service in
            let transports = Wire.all.map { $0.transport(connectionsPerHost: 100) }
            try await withThrowingTaskGroup(of: String?.self) { group in
                for machine in 0..<100 {
                    let client = try gateway.client(transports[machine % transports.count], machine: machine)
                    let request =
                        machine.isMultiple(of: 3)
                        ? EntriesRequest(
                            "ace", in: .britishEnglish, filters: [.fields(.definitions), .lexicalCategory(.noun)])
                        : EntriesRequest(
                            "ace", in: .britishEnglish, filters: [.lexicalCategory(.noun), .fields(.definitions)])
                    group.addTask { try await client.send(request).results.first?.word }
                }
                let words = try await group.reduce(into: []) { $0.append($1) }
                #expect(words == Array(repeating: "ace", count: 100))
            }
            #expect(service.requests.count == 1)
            // A caller that does not accept compression receives none.
            var headers = try gateway.headers(ofMachine: 100)
            try headers.set("identity", for: "Accept-Encoding")
            let request = TransportRequest(url: gateway.base + (service.requests.first?.path ?? ""), headers: headers)
            let response = try await #require(transports.last).send(request)
            #expect(response.headers["Content-Encoding"] == nil)
            #expect(response.body == Array(body.utf8))
            #expect(service.requests.count == 1)
        }
    }

    /// Incomplete responses of the service, by the word that requests them.
    private static let incomplete: [String: [Step]] = {
        let (plain, gzip) = (Array(body.utf8), compressedBody)
        let type = ["Content-Type: application/json"]
        let compressed = type + ["Content-Encoding: gzip"]
        var incomplete: [String: [Step]] = [
            "truncated": [.answer(bytes: Array(gzip.dropLast(20)), headers: compressed)],
            // nginx passes these bytes on without a status line.
            "without-status": [.send(plain), .close],
        ]
        for status in [201, 301, 400, 404, 429, 499] {
            incomplete["status-\(status)"] = [.send(Step.head(status, headers: type) + plain.dropLast(20)), .close]
        }
        for (name, bytes, headers) in [("plain", plain, type), ("gzip", gzip, compressed)] {
            let part = Array(bytes.dropLast(20))
            for (framing, header, sent) in [
                ("length", "Content-Length: \(bytes.count)", part),
                ("chunked", "Transfer-Encoding: chunked", chunk(part)),
                ("close", "Connection: close", part),
            ] {
                incomplete["\(name)-\(framing)"] = [.send(Step.head(headers: headers + [header]) + sent), .close]
            }
        }
        return incomplete
    }()

    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }

    @Test("An incomplete response is an error and is not cached", arguments: [false, true])
    func incompleteResponses(isCached: Bool) async throws {
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { request in
            Self.incomplete[request.path.split(separator: "/").last.map(String.init) ?? ""] ?? []
        }
        try await Gateway.run(
            answering: steps, isCached: isCached, isLimited: false
        ) { gateway, service in
            try await withThrowingTaskGroup { group in
                for (machine, word) in Self.incomplete.keys.enumerated() {
                    let request = TransportRequest(
                        url: gateway.base + "/api/v2/entries/en-gb/" + word,
                        headers: try gateway.headers(ofMachine: machine))
                    group.addTask {
                        // The second request shows whether the cache contains the response to the first.
                        for wire in [Wire.all.first, Wire.all.last].compactMap(\.self) {
                            let status = try? await wire.transport().send(request).status
                            #expect(status == nil || status == 502, "\(word), \(wire)")
                            #expect(status == 502 || !word.hasPrefix("status"), "\(word), \(wire)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let words = service.requests.compactMap { $0.path.split(separator: "/").last.map(String.init) }
            #expect(words.sorted() == Self.incomplete.keys.flatMap { [$0, $0] }.sorted())
        }
    }

    @Test(
        "A response after an interim one arrives, or is refused at once by a version of nginx that takes the first one")
    func interimResponses() async throws {
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { request in
            [.send(Step.head(request.path.hasSuffix("/continue") ? 100 : 103)), .answer(body)]
        }
        try await Gateway.run(answering: steps) { gateway, service in
            let transport = try #require(Wire.all.first).transport(timeout: .seconds(30))
            let client = try gateway.client(transport, machine: 0)
            for word in ["continue", "hints"] as [WordText] {
                let status = await error(of: client, for: word).map(\.status)
                #expect(status == nil || status == 502, "\(word)")
            }
        }
    }

    @Test("The cache stores no page that is not JSON, such as one of a proxy")
    func pages() async throws {
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { request in
            request.path.hasSuffix("/page")
                ? [.answer("<html></html>", type: "text/html")]
                : [.answer(body, type: "application/json; charset=utf-8")]
        }
        try await Gateway.run(answering: steps, isCached: true) { gateway, service in
            let client = try gateway.client(try #require(Wire.all.first).transport(), machine: 0)
            for _ in 0..<2 {
                #expect(await error(of: client, for: "page")?.reason == .unexpectedContent)
                #expect(await error(of: client, for: "ace") == nil)
            }
            let words = service.requests.compactMap { $0.path.split(separator: "/").last }
            #expect(words.sorted() == ["ace", "page", "page"])
        }
    }

    @Test("No request is repeated when the service closes a reused connection")
    func brokenConnections() async throws {
        let count = Mutex(0)
        let steps: @Sendable (LoopbackServer.Request) -> [Step] = { _ in
            let isEven = count.withLock { count in
                count += 1
                return count.isMultiple(of: 2)
            }
            return [isEven ? .reset : .answer(body)]
        }
        try await Gateway.run(answering: steps) { gateway, service in
            // Either process of nginx may send a request, and each reuses only its own connections.
            var statuses: [Int?] = []
            for machine in 1...12 {
                let client = try gateway.client(Wire.all[0].transport(), machine: machine)
                statuses.append(await error(of: client)?.status)
            }
            #expect(statuses == (1...12).map { $0.isMultiple(of: 2) ? 502 : nil })
            #expect(service.requests.count == 12)
        }
    }

    @Test("A request in flight when the service dies succeeds after its restart", arguments: Wire.all)
    func restart(_ wire: Wire) async throws {
        try await Gateway.run(answering: { _ in [.wait] }) { gateway, first in
            let policy = RetryPolicy(attempts: 8, base: .seconds(1))
            let patient = try gateway.client(
                wire.transport(), machine: 1, policy: CallPolicy(retries: policy))
            async let failure = error(of: patient)
            while first.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            first.stop()
            let refused = await error(of: try gateway.client(wire.transport(), machine: 2))
            #expect(refused?.status == 502)
            #expect(refused?.isRetryable == true)
            let second = try LoopbackServer.start(port: first.port) { _ in [.answer(body)] }
            defer { second.stop() }
            #expect(await failure == nil)
            #expect(second.requests.count == 1)
        }
    }

    @Test("Requests in the gateway's queue survive a reload")
    func reloadWithQueue() async throws {
        try await Gateway.run(callers: 4) { gateway, service in
            let transports = Wire.all.map { $0.transport(connectionsPerHost: 31) }
            try await withThrowingTaskGroup(of: OxfordError?.self) { group in
                for machine in 0..<31 {
                    let client = try gateway.client(transports[machine % transports.count], machine: machine)
                    group.addTask { await error(of: client) }
                }
                for _ in 0..<3 {
                    try await Task.sleep(for: .seconds(2))
                    try await gateway.reload()
                }
                for try await error in group { #expect(error == nil) }
            }
            #expect(service.requests.count == 31)
        }
    }

    @Test("No request is lost when nginx is reloaded under load", arguments: Wire.all)
    func reloadUnderLoad(_ wire: Wire) async throws {
        try await Gateway.run(isCached: true, isLimited: false) { gateway, service in
            let transport = wire.transport(connectionsPerHost: 8)
            let end = ContinuousClock.now + .seconds(6)
            let count = try await withThrowingTaskGroup(of: Int.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        var count = 0
                        while ContinuousClock.now < end {
                            let client = try gateway.client(transport, machine: task)
                            let error = await error(of: client)
                            #expect(error == nil)
                            count += 1
                        }
                        return count
                    }
                }
                for _ in 0..<5 {
                    try await Task.sleep(for: .seconds(1))
                    try await gateway.reload()
                }
                return try await group.reduce(0, +)
            }
            #expect(service.requests.count == 1)
            let answered = try gateway.answered()
            #expect(answered.allSatisfy { $0.status == 200 })
            // Two worker processes, and two more after each reload.
            let processes = Set(answered.map(\.process)).count
            #expect(processes > 6)
            print("\(wire): \(count) requests during 5 reloads, answered by \(processes) processes of nginx")
        }
    }
}
