import Foundation
import OxfordDictionaries
import Testing

private let environment = ProcessInfo.processInfo.environment

/// Tests of HTTPS with the servers of `Scripts/attack tls`, which trusts all their certificates except one.
@Suite(.serialized, .enabled(if: environment["OXFORD_TLS"] != nil, "run Scripts/attack tls"), .timeLimit(.minutes(15)))
struct TLS {
    /// Returns the URL of a server by its name in the script.
    private static func url(_ server: String, _ path: String = "") throws -> String {
        let servers = try JSONDecoder().decode([String: Int].self, from: Data((environment["OXFORD_TLS"] ?? "").utf8))
        return "https://localhost:\(try #require(servers[server]))/\(path)"
    }

    @Test(
        "An untrusted certificate fails the request", arguments: Wire.all, ["unknown", "other", "expired"])
    func untrusted(_ wire: Wire, _ server: String) async throws {
        let request = TransportRequest(url: try Self.url(server))
        let error = await #expect(throws: TransportError.self) { try await wire.transport().send(request) }
        #expect(error?.reason == .untrusted)
    }

    @Test("64 concurrent requests succeed over HTTP/2 and HTTP/1.1", arguments: Wire.all, ["http2", "http1"])
    func trusted(_ wire: Wire, _ server: String) async throws {
        let transport = wire.transport()
        let before = try await Self.connections(of: server)
        try await withThrowingTaskGroup(of: TransportResponse.self) { group in
            for number in 0..<64 {
                let request = TransportRequest(url: try Self.url(server, "\(number)"))
                group.addTask { try await transport.send(request) }
            }
            var paths: Set<String> = []
            for try await response in group {
                #expect(response.status == 200)
                paths.insert(String(decoding: response.body, as: UTF8.self))
            }
            #expect(paths == Set((0..<64).map { "/\($0)" }))
        }
        // The request for the number of connections uses one more.
        let connections = try await Self.connections(of: server) - before - 1
        print("\(wire), \(server): \(connections) connections for 64 requests")
        #expect(1...6 ~= connections)
        #if os(Linux) && canImport(Glibc)
            if wire == .curl { #expect(connections == (server == "http2" ? 1 : 6)) }
        #endif
    }

    @Test("64 requests over HTTP/2 are in flight at a time", .timeLimit(.minutes(10)), arguments: Wire.all)
    func together(_ wire: Wire) async throws {
        let transport = wire.transport(timeout: .seconds(20))
        _ = try await transport.send(TransportRequest(url: Self.url("http2", "now")))
        try await withThrowingTaskGroup(of: TransportResponse.self) { group in
            for _ in 0..<64 {
                group.addTask { try await transport.send(TransportRequest(url: Self.url("http2", "together"))) }
            }
            for try await response in group { #expect(response.status == 200) }
        }
    }

    private static func connections(of server: String) async throws -> Int {
        let request = TransportRequest(url: try url(server, "connections"))
        let body = try await URLSessionTransport().send(request).body
        return try #require(Int(String(decoding: body, as: UTF8.self)))
    }

    #if os(Linux) && canImport(Glibc)
        @Test("A malformed HTTP/2 response is not taken for a lost connection")
        func malformed() async throws {
            let request = TransportRequest(url: try Self.url("malformed"))
            let error = await #expect(throws: TransportError.self) { try await Wire.curl.transport().send(request) }
            #expect(error?.reason == .malformed)
        }

        @Test("libcurl sends an HTTP/2 request that the server refuses at most twice")
        func refused() async throws {
            let client = OxfordClient(
                transport: Wire.curl.transport(),
                server: try Server(validating: String(Self.url("refusing").dropLast())))
            let error = try #require(await error(of: client))
            #expect(error.reason == .connectionLost)
            #expect(error.calls == 2)
        }

        @Test("Endless HTTP/2 frames delay neither the timeout nor other requests for long", .timeLimit(.minutes(10)))
        func endless() async throws {
            let transport = Wire.curl.transport(timeout: .seconds(1))
            let request = TransportRequest(url: try Self.url("endless"))
            await #expect(throws: TransportError(.timedOut)) { try await transport.send(request) }
            let other = TransportRequest(url: try Self.url("http1", "now"))
            while (try? await transport.send(other))?.status != 200 {}
        }

        @Test(
            "A proxy that refuses the connection is reported with its status",
            .enabled(if: environment["https_proxy"] != nil))
        func proxy() async throws {
            let request = TransportRequest(url: try Self.url("http2"))
            let error = await #expect(throws: TransportError.self) { try await Wire.curl.transport().send(request) }
            #expect(error == TransportError(.cannotConnect, detail: "the proxy responded with status 407"))
        }

        @Test("A transport throws if file descriptors run out, and recovers when some are free")
        func descriptors() async throws {
            let request = TransportRequest(url: try Self.url("http2"))
            // The first transport opens the files that the process needs once, and keeps its descriptors.
            let first = Wire.curl.transport()
            #expect(try await first.send(request).status == 200)
            let transport = Wire.curl.transport(timeout: .seconds(5))
            var taken: [Int32] = []
            while case let descriptor = dup(0), descriptor >= 0 { taken.append(descriptor) }
            let error = await #expect(throws: TransportError.self) { try await transport.send(request) }
            #expect(error?.detail == "libcurl failed to start; check the limit of open files")
            taken.forEach { close($0) }
            #expect(try await transport.send(request).status == 200)
            #expect(try await first.send(request).status == 200)
        }

        /// Exits the process, because the script checks its exit status.
        @Test("Requests in flight do not crash an exiting process", .enabled(if: environment["OXFORD_EXIT"] != nil))
        func exit() async throws {
            let transport = Wire.curl.transport()
            let request = TransportRequest(url: try Self.url("http1", "now"))
            for _ in 0..<50 {
                Task.detached { while true { _ = try? await transport.send(request) } }
            }
            #expect(try await transport.send(request).status == 200)
            Foundation.exit(EXIT_SUCCESS)
        }
    #endif
}
