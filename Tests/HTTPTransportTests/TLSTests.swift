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

    @Test(
        "64 concurrent requests succeed, and CurlTransport never uses HTTP/2", arguments: Wire.all, ["http2", "http1"])
    func trusted(_ wire: Wire, _ server: String) async throws {
        let transport = wire.transport()
        let before = try await Self.number("connections", of: server)
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
        let connections = try await Self.number("connections", of: server) - before - 1
        print("\(wire), \(server): \(connections) connections for 64 requests")
        #expect(1...6 ~= connections)
        #if os(Linux) && canImport(Glibc)
            if wire == .curl { #expect(connections == 6) }
        #endif
    }

    private static func number(_ name: String, of server: String) async throws -> Int {
        let request = TransportRequest(url: try url(server, name))
        let body = try await URLSessionTransport().send(request).body
        return try #require(Int(String(decoding: body, as: UTF8.self)))
    }

    #if os(Linux) && canImport(Glibc)
        @Test(
            "A request never receives a response that arrived before it was sent", .timeLimit(.minutes(10)),
            arguments: ["together", "late"])
        func unaskedResponse(_ path: String) async throws {
            let transport = Wire.curl.transport()
            let before = try await Self.number("unasked", of: "http1")
            let first = try await transport.send(TransportRequest(url: Self.url("twice", path)))
            #expect(String(decoding: first.body, as: UTF8.self) == "/\(path)")
            while try await Self.number("unasked", of: "http1") == before {}
            let second = try await transport.send(TransportRequest(url: Self.url("twice", "now")))
            #expect(String(decoding: second.body, as: UTF8.self) == "/now")
        }

        @Test(
            "A proxy that refuses the connection is reported with its status",
            .enabled(if: environment["https_proxy"] != nil))
        func proxy() async throws {
            let request = TransportRequest(url: try Self.url("http2"))
            let error = await #expect(throws: TransportError.self) { try await Wire.curl.transport().send(request) }
            #expect(error == TransportError(.cannotConnect, detail: "the proxy responded with status 407"))
        }

        @Test(
            "Each request through an HTTPS proxy opens a connection",
            .enabled(if: environment["https_proxy"]?.hasPrefix("https:") == true))
        func secureProxy() async throws {
            let transport = Wire.curl.transport()
            let before = try await Self.number("connections", of: "http1")
            for _ in 0..<2 {
                let response = try await transport.send(TransportRequest(url: Self.url("http1", "now")))
                #expect(response.status == 200)
            }
            #expect(try await Self.number("connections", of: "http1") == before + 3)
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
