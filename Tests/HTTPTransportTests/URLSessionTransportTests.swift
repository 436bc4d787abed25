import Foundation
import LoopbackServer
import OxfordDictionaries
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSessionTransport", .timeLimit(.minutes(5))) struct URLSessionTransports {
    private static func transport(_ configuration: URLSessionConfiguration) -> URLSessionTransport {
        URLSessionTransport(configuration: configuration)
    }

    @Test("The configuration is used, and is not changed") func configuration() async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        let configuration = URLSessionConfiguration.default
        configuration.httpAdditionalHeaders = ["X-Configured": "yes"]
        configuration.httpMaximumConnectionsPerHost = 17
        let request = TransportRequest(url: server.base)
        #expect(try await Self.transport(configuration).send(request).status == 200)
        #expect(server.requests.map { $0.header("X-Configured") } == ["yes"])
        #expect(configuration.httpMaximumConnectionsPerHost == 17)
        #expect(configuration.urlCache != nil)
    }

    @Test("The storages of a configuration are not used") func storages() async throws {
        let server = try LoopbackServer.start { _ in
            [.answer(body, headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=600"])]
        }
        defer { server.stop() }
        let transport = Self.transport(.default)
        for _ in 0..<3 { _ = try await transport.send(TransportRequest(url: server.base)) }
        #expect(server.requests.count == 3)
        #expect(server.requests.allSatisfy { $0.header("Cookie") == nil })
    }

    @Test(
        "An extreme timeout does not crash",
        arguments: [
            Duration(attoseconds: .max), Duration(attoseconds: .min), .seconds(Int64.max) + .milliseconds(1),
            Duration(secondsComponent: .min, attosecondsComponent: .min), .zero,
        ])
    func extremeTimeout(_ timeout: Duration) async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        #if canImport(FoundationNetworking)
            let transport = URLSessionTransport(timeout: timeout)
        #else
            let transport = URLSessionTransport(idleTimeout: timeout)
        #endif
        do throws(TransportError) {
            #expect(try await transport.send(TransportRequest(url: server.base)).status == 200)
        } catch {
            #expect(error.reason == .timedOut && timeout <= .zero)
        }
    }

    #if os(Linux)
        @Test(
            "A malformed response is not retried",
            arguments: [
                ("Transfer-Encoding: chunked", "ZZ\r\n{}\r\n0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "2\r\n{}\r\nXX\r\n"),
                ("Transfer-Encoding: chunked", "2\r\n{}XX0\r\n\r\n"),
                ("Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"),
                ("Transfer-Encoding: foo", "{}"), ("Content-Encoding: foo", "{}"),
                ("Content-Encoding: gzip", "0123456789"), ("Content-Length: -5", "{}"),
                ("Content-Length: five", "{}"), ("X: a\nb", "{}"), ("no colon", "{}"),
            ])
        func malformed(header: String, content: String) async throws {
            let steps: [Step] = [.send(Step.head(headers: [header]) + Array(content.utf8)), .pause(0.02), .close]
            let server = try LoopbackServer.start { _ in steps }
            defer { server.stop() }
            let error = await #expect(throws: TransportError.self) {
                try await Self.transport(.ephemeral).send(TransportRequest(url: server.base))
            }
            #expect(error?.reason == .malformed)
            #expect(error?.isRetryable == false)
        }

        @Test("A body that the connection cuts short is retryable", arguments: ["Content-Length: 50", "chunked"])
        func cutShort(framing: String) async throws {
            let isChunked = framing == "chunked"
            let head = Step.head(headers: [isChunked ? "Transfer-Encoding: chunked" : framing])
            let steps: [Step] = [.send(head + Array((isChunked ? "5\r\n{}" : "{}").utf8)), .pause(0.02), .close]
            let server = try LoopbackServer.start { _ in steps }
            defer { server.stop() }
            let error = await #expect(throws: TransportError.self) {
                try await Self.transport(.ephemeral).send(TransportRequest(url: server.base))
            }
            #expect(error?.reason == .cutShort)
        }

        @Test("A response with status 407 is returned") func proxyChallenge() async throws {
            let headers = [#"Proxy-Authenticate: Basic realm="x""#]
            let server = try LoopbackServer.start { _ in [.answer("{}", status: 407, headers: headers)] }
            defer { server.stop() }
            let response = try await Self.transport(.ephemeral).send(TransportRequest(url: server.base))
            #expect(response.status == 407)
        }
    #endif
}
