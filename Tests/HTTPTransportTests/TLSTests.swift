import Foundation
import OxfordDictionaries
import Testing

private let environment = ProcessInfo.processInfo.environment

/// HTTPS with the servers of `Scripts/tls`, which trusts all their certificates but one.
@Suite(.serialized, .enabled(if: environment["OXFORD_TLS"] != nil, "run Scripts/tls"), .timeLimit(.minutes(15)))
struct TLS {
    /// The URL of a server, by the name that the script gives it.
    private static func url(_ server: String, _ path: String = "") throws -> String {
        let servers = try JSONDecoder().decode([String: Int].self, from: Data((environment["OXFORD_TLS"] ?? "").utf8))
        return "https://localhost:\(try #require(servers[server]))/\(path)"
    }

    @Test(
        "A certificate that cannot be trusted ends the request", arguments: Wire.all, ["unknown", "other", "expired"])
    func untrusted(_ wire: Wire, _ server: String) async throws {
        let request = TransportRequest(url: try Self.url(server))
        let error = await #expect(throws: TransportError.self) { try await wire.transport().send(request) }
        #expect(error?.reason == .untrusted)
    }

    @Test("64 requests in flight are answered over HTTP/2 and HTTP/1.1", arguments: Wire.all, ["http2", "http1"])
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
        // One more connection asks for their number.
        let connections = try await Self.connections(of: server) - before - 1
        print("\(wire), \(server): \(connections) connections for 64 requests")
        #expect(1...6 ~= connections)
        #if os(Linux) && canImport(Glibc)
            if wire == .curl { #expect(connections == (server == "http2" ? 1 : 6)) }
        #endif
    }

    private static func connections(of server: String) async throws -> Int {
        let request = TransportRequest(url: try url(server, "connections"))
        let body = try await URLSessionTransport().send(request).body
        return try #require(Int(String(decoding: body, as: UTF8.self)))
    }

    #if os(Linux) && canImport(Glibc)
        @Test(
            "A proxy that refuses the connection is reported with its status",
            .enabled(if: environment["https_proxy"] != nil))
        func proxy() async throws {
            let request = TransportRequest(url: try Self.url("http2"))
            let error = await #expect(throws: TransportError.self) { try await Wire.curl.transport().send(request) }
            #expect(error == TransportError(.cannotConnect, detail: "the proxy responded with status 407"))
        }

        @Test("A transport that gets no file descriptors throws, and works when there are some again")
        func descriptors() async throws {
            let request = TransportRequest(url: try Self.url("http2"))
            // This one opens what is opened once, and keeps its descriptors.
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

        /// Exits itself: the script looks at the exit status of the process.
        @Test("Requests in flight do not crash a process that exits", .enabled(if: environment["OXFORD_EXIT"] != nil))
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
