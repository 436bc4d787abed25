import Foundation
import LoopbackServer
import OxfordDictionaries
import Synchronization
import Testing

#if os(Linux) && canImport(Glibc)
    import OxfordCurl
#endif

@Suite("Requests that wait for a connection", .timeLimit(.minutes(15))) struct WaitingRequests {
    /// Starts a server that never responds to the word "stuck".
    private static func start() throws -> LoopbackServer {
        try LoopbackServer.start { request in request.path.hasSuffix("/stuck") ? [.wait] : [.answer(body)] }
    }

    private static func send(_ word: WordText, from client: OxfordClient) -> Task<OxfordError?, Never> {
        Task { await error(of: client, for: word) }
    }

    /// Starts a request that never ends and takes the only connection.
    private static func takeConnection(
        to server: LoopbackServer, from client: OxfordClient
    ) async throws -> Task<OxfordError?, Never> {
        let task = send("stuck", from: client)
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        return task
    }

    @Test("They can be cancelled without a call, and the others are sent", arguments: Wire.all)
    func cancelled(_ wire: Wire) async throws {
        let server = try Self.start()
        defer { server.stop() }
        // The first request must keep the connection, however long the others take.
        let client = try server.client(wire.transport(connectionsPerHost: 1, timeout: .seconds(3600)))
        let first = try await Self.takeConnection(to: server, from: client)
        var (kept, told): ([Task<OxfordError?, Never>], Int) = ([], 0)
        for _ in 0..<4 {
            let tasks = (0..<50).map { _ in Self.send("ace", from: client) }
            try await Task.sleep(for: .milliseconds(5))
            for task in tasks.dropFirst() {
                task.cancel()
                let error = await task.value
                #expect(error?.isCancellation == true)
                // URLSession does not report when it sends a request, and may send one that was just cancelled.
                #expect(error?.calls == 0 || wire == .urlSession)
                told += error?.calls ?? 0
            }
            kept += tasks.prefix(1)
        }
        #expect(server.requests.count == 1)
        first.cancel()
        let error = await first.value
        #expect(error?.isCancellation == true)
        #expect(error?.calls == 1)
        for task in kept { #expect(await task.value == nil) }
        #expect(1 + kept.count...1 + kept.count + told ~= server.requests.count)
    }

    @Test("Their timeout includes the wait", .timeLimit(.minutes(10)), arguments: Wire.all)
    func timeout(_ wire: Wire) async throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try server.client(wire.transport(connectionsPerHost: 1, timeout: .seconds(1)))
        // One after the other, they would take two minutes.
        let tasks = (0..<120).map { _ in Self.send("stuck", from: client) }
        for task in tasks { #expect(await task.value?.reason == .timedOut) }
    }

    #if os(Linux) && canImport(Glibc)
        /// Starts a server that closes the connection when it receives the second request.
        private static func startClosingOnce() throws -> LoopbackServer {
            let received = Atomic(0)
            return try LoopbackServer.start { _ in
                received.add(1, ordering: .relaxed).newValue == 2 ? [.close] : [.answer(body)]
            }
        }

        @Test(
            "A request over a kept connection that was closed is sent again, as another call",
            .timeLimit(.minutes(10)), .enabled(if: isLibcurlRecent, "needs libcurl 7.80"))
        func resent() async throws {
            let server = try Self.startClosingOnce()
            defer { server.stop() }
            let client = try server.client(Wire.curl.transport())
            let ace = EntriesRequest("ace", in: .britishEnglish)
            #expect(try await client.response(to: ace).calls == 1)
            #expect(try await client.response(to: ace).calls == 2)
            #expect(server.requests.count == 3)
        }

        @Test(
            "libcurl before 7.80 opens a connection for each request, and sends none of them again",
            .enabled(if: !isLibcurlRecent, "run Scripts/attack missing-libcurl"))
        func neverResent() async throws {
            let server = try Self.startClosingOnce()
            defer { server.stop() }
            let client = try server.client(Wire.curl.transport())
            let ace = EntriesRequest("ace", in: .britishEnglish)
            #expect(try await client.response(to: ace).calls == 1)
            let error = try #require(await error(of: client))
            #expect(error.reason == .connectionLost)
            #expect(error.calls == 1)
            #expect(try await client.response(to: ace).calls == 1)
            #expect(server.requests.count == 3)
            #expect(server.connectionCount == 3)
        }

        @Test(
            "A request is sent at most twice without retries, however many connections are dead",
            .timeLimit(.minutes(10)), .enabled(if: isLibcurlRecent, "needs libcurl 7.80"))
        func resentOnce() async throws {
            let received = Atomic(0)
            // The server keeps six connections open, and closes each of them when it receives the next request.
            let server = try LoopbackServer.start { _ in
                guard received.add(1, ordering: .relaxed).newValue <= 6 else { return [.close] }
                while received.load(ordering: .relaxed) < 6 { usleep(1000) }
                return [.answer(body)]
            }
            defer { server.stop() }
            let client = try server.client(Wire.curl.transport())
            let first = (0..<6).map { _ in Self.send("ace", from: client) }
            for task in first { #expect(await task.value == nil) }
            let error = try #require(await error(of: client))
            #expect(error.reason == .connectionLost)
            #expect(error.calls == 2)
            #expect(server.requests.count == 6 + 2)
        }

        @Test(
            "Name lookups that take long delay no caller, and take no more threads than connections",
            .timeLimit(.minutes(10)),
            .enabled(
                if: ProcessInfo.processInfo.environment["OXFORD_SLOW_LOOKUPS"] != nil,
                "run Scripts/attack missing-libcurl"))
        func slowLookups() async throws {
            let server = try Self.start()
            defer { server.stop() }
            let transport = Wire.curl.transport(connectionsPerHost: 3, timeout: .milliseconds(100))
            let slow = TransportRequest(url: "https://slow.example")
            var threads: [Int] = []
            for _ in 0..<10 {
                let tasks = (0..<10).map { _ in Task { await failure(of: slow, over: transport) } }
                for task in tasks { #expect(await task.value?.reason == .timedOut) }
                threads.append(try #require(ProcessInfo.threads))
            }
            #expect(try #require(threads.max()) < threads[0] + 10)
            let ace = EntriesRequest("ace", in: .britishEnglish)
            #expect(try await server.client(transport).response(to: ace).calls == 1)
        }

        @Test("If their time is over, they end and are never sent", .timeLimit(.minutes(10)))
        func overdue() async throws {
            let server = try Self.start()
            defer { server.stop() }
            let transport = CurlTransport(connectionsPerHost: 2, timeout: nil)
            var client = try server.client(transport)
            // Two requests that last longer than the test keep both connections.
            let running = (0..<2).map { [client] _ in Self.send("stuck", from: client) }
            while server.requests.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
            client.policy.attemptTimeout = .milliseconds(300)
            await withTaskGroup { group in
                for _ in 0..<198 { group.addTask { [client] in await Self.send("stuck", from: client).value } }
                for await error in group { #expect((error?.reason, error?.calls) == (.timedOut, 0)) }
            }
            for task in running {
                task.cancel()
                #expect(await task.value?.isCancellation == true)
            }
            #expect(server.requests.count == 2)
        }
    #endif

    @Test(
        "A request does not wait for the response to another one if there may be another connection",
        arguments: Wire.all)
    func otherConnection(_ wire: Wire) async throws {
        let server = try Self.start()
        defer { server.stop() }
        let client = try server.client(wire.transport(connectionsPerHost: 2, timeout: .seconds(600)))
        let first = try await Self.takeConnection(to: server, from: client)
        #expect(await Self.send("ace", from: client).value == nil)
        first.cancel()
        #expect(await first.value?.isCancellation == true)
    }

    @Test("Requests to another host do not wait for them", arguments: Wire.all)
    func otherHost(_ wire: Wire) async throws {
        let (server, other) = (try Self.start(), try Self.start())
        defer { [server, other].forEach { $0.stop() } }
        let transport = wire.transport(connectionsPerHost: 1)
        let first = try await Self.takeConnection(to: server, from: server.client(transport))
        let waiting = Self.send("ace", from: try server.client(transport))
        #expect(await Self.send("ace", from: try other.client(transport)).value == nil)
        #expect(server.requests.count == 1)
        first.cancel()
        #expect(await waiting.value == nil)
    }
}
