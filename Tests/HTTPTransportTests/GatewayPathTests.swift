import LoopbackServer
import TestSupport
import Testing

/// Tests that callers reach only version 2 of the service through the gateway, byte by byte.
extension GatewayTests {
    @Test("The version 2 URLs in the golden files arrive unchanged")
    func goldenURLs() async throws {
        let targets = try goldenPaths().filter { $0.hasPrefix("/api/v2/") }
        #expect(targets.count > 800)
        try await Gateway.run(isLimited: false) { gateway, service in
            for target in targets {
                try #expect(Self.send(gateway.request(target), to: gateway.port) == [200], "\(target)")
            }
            #expect(service.requests.map(\.path) == targets)
        }
    }

    private static let invalidTargets = [
        // nginx decodes and shortens these paths to a path below /api/v2/.
        "/admin/..%2fapi/v2/x", "/api/v1/entries/en/..%2f..%2f..%2Fv2/x", "/x/../api/v2/x", "/./api/v2/x",
        "//api/v2/x", "/api//v2/x", "/%61pi/v2/x", "/api%2Fv2/x", "/api/v2%2Fx",
        "http://evil.example/admin/..%2fapi/v2/x",
        // Parts of one or two dots.
        "/api/v2/.", "/api/v2/..", "/api/v2/../../x", "/api/v2/x/./y", "/api/v2/%2e%2e/%2E%2E/x", "/api/v2/x/.%2e",
        "/api/v2/x/%2E.?q=/", "/api/v2/x/..%2f..", "/api/v2/x%2F..%2Fy", "/api/v2/../v1/x?q=/api/v2/",
        "/api/v2/" + String(repeating: "a/..%2f", count: 1000), "/api/v2/" + String(repeating: "/.", count: 3000),
        // Backslashes.
        "/api/v2\\..\\x", "/api/v2/..\\x", "/api/v2/..%5C..%5cx", "/api/v2/%5C..%5Cx", "/api/v2/x%5C..%5C..%5C..%5Cx",
        "/api/v2/x%5c%2e%2e%5c%5c%2E%2E%5cy", "/api/v2/x%5C%5C%2E%2E%5Cy", "/api/v2/x%5C..%5C%2E.",

        // Bytes that some servers take for dots, and what follows a semicolon.
        "/api/v2/%c0%ae%c0%ae/x", "/api/v2/%e0%80%ae%e0%80%ae/x", "/api/v2/%F0%80%80%AE./x", "/api/v2/..%3B/x",
        "/api/v2/x%2F..%3bp/y", "/api/v2/..%3F", "/api/v2/..%23x", "/api/v2/.%20/x", "/api/v2/x%2F%2E.%27",
        // Bytes that are not UTF-8.
        "/api/v2/%AE", "/api/v2/%80x", "/api/v2/%C3/x", "/api/v2/%C3", "/api/v2/%C3%7A", "/api/v2/%C1%BF",
        "/api/v2/%E2%82", "/api/v2/%E0%9F%BF", "/api/v2/%ED%A0%80", "/api/v2/%F0%8F%BF%BF", "/api/v2/%F4%90%80%80",
        "/api/v2/%F8%88%80%80%80", "/api/v2/%FF", "/api/v2/x?q=%AE", "/api/v2/x?q=%C3%7A",
        // Characters that the library always escapes.
        "/api/v2/..;/x", "/api/v2/x#y", "/api/v2/x?y#z", "/api/v2/x y", "/api/v2/\u{E9}", "/api/v2/x?q=/../",
        // Control characters.
        "/api/v2/x\ty", "/api/v2/x\0y", "/api/v2/x%00", "/api/v2/x%7F", "/api/v2/x%C2%80", "/api/v2/x?q=%0A",
        "/api/v2/x%0D%0AX-User:%201", "/api/v2/x%1f",
        // Other paths.
        "/", "/api/v2", "/API/v2/x", "/?/api/v2/x", "http://evil.example?/api/v2/x", "api/v2/x", "*", "/api/v2/%zz",
        "/api/v2/%4", "/api/v2/x%", "/api/v2/x%c3%a9",
    ]

    @Test("A path that could lead out of /api/v2/ is refused by both servers")
    func invalidPaths() async throws {
        try await Gateway.run(isLimited: false) { gateway, service in
            for port in [gateway.port, gateway.secondPort] {
                for target in Self.invalidTargets {
                    let statuses = try Self.send(gateway.request(target), to: port)
                    #expect(statuses == [404] || statuses == [400], "\(target)")
                }
                // HTTP/0.9 has no status. In a pipeline, nginx checks each request.
                try #expect(Self.send("GET /admin/..%2fapi/v2/x\r\n", to: port) == [])
            }
            #expect(service.requests.isEmpty)
            let pipeline =
                "GET /api/v2/x HTTP/1.1\r\nHost: x\r\nAuthorization: \(gateway.tokens[0])\r\n\r\n"
                + gateway.request("/admin/..%2fapi/v2/x")
            try #expect(Self.send(pipeline, to: gateway.port) == [200, 404])
            #expect(service.requests.map(\.path) == ["/api/v2/x"])
        }
    }

    @Test("Only GET and HEAD requests reach the service")
    func methods() async throws {
        try await Gateway.run(isLimited: false) { gateway, service in
            for method in ["OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "PROPFIND", "OTHER", "get"]
            {
                let statuses = try Self.send(gateway.request("/api/v2/x", method: method), to: gateway.port)
                #expect(statuses.count == 1 && statuses.allSatisfy { [400, 403, 405].contains($0) }, "\(method)")
            }
            #expect(service.requests.isEmpty)
            for method in ["GET", "HEAD"] {
                _ = try Self.send(gateway.request("/api/v2/x", method: method), to: gateway.port)
            }
            #expect(service.requests.compactMap { $0.head.split(separator: " ").first } == ["GET", "HEAD"])
        }
    }

    @Test("Unusual requests for a path below /api/v2/ arrive unchanged, but at the right host")
    func unusualPaths() async throws {
        let targets = [
            "/api/v2/%252e%252e%252fadmin", "/api/v2/entries/en-gb/%2Enet", "/api/v2/entries/en-gb/%2E%2E%2E",
            "/api/v2/x?q=a%2F..%2F..%2Fb", "/api/v2/..%C3%A9/..x/...%2F%2Ex/.-", "/api/v2/a%5C..%5Cb",
            "/api/v2/%C2%A0%DF%BF%E0%A0%80%E2%82%AC%ED%9F%BF%EF%BF%BF%F0%90%80%80%F4%8F%BF%BF%7E", "/api/v2//x",
            "/api/v2/" + String(repeating: "%5C", count: 2600), "/api/v2/" + String(repeating: "%C3%A9", count: 1300),
        ]
        try await Gateway.run(isLimited: false) { gateway, service in
            for target in targets {
                try #expect(Self.send(gateway.request(target), to: gateway.port) == [200], "\(target)")
            }
            try #expect(Self.send(gateway.request("http://evil.example/api/v2/x"), to: gateway.port) == [200])
            #expect(service.requests.map(\.path) == targets + ["/api/v2/x"])
            #expect(service.requests.allSatisfy { $0.header("Host") == "od-api.oxforddictionaries.com" })
        }
    }

    @Test("The gateway does not forward the body of a request")
    func bodies() async throws {
        let smuggled = "GET /api/v2/smuggled HTTP/1.1\r\nHost: x\r\n\r\n"
        let length = "Content-Length: \(smuggled.utf8.count)\r\n"
        let chunks = "\(String(smuggled.utf8.count, radix: 16))\r\n\(smuggled)\r\n0\r\n\r\n"
        try await Gateway.run(isLimited: false) { gateway, service in
            for (headers, body, statuses) in [
                (length, smuggled, [200]), ("Transfer-Encoding: chunked\r\n", chunks, [200]),
                ("Expect: 100-continue\r\n" + length, smuggled, [100, 200]),
                ("Transfer-Encoding: chunked\r\n" + length, chunks, [400]),
            ] {
                let request = gateway.request("/api/v2/x", headers: headers) + body
                try #expect(Self.send(request, to: gateway.port) == statuses, "\(headers)")
            }
            #expect(service.requests.map(\.path) == ["/api/v2/x", "/api/v2/x", "/api/v2/x"])
            for name in ["Content-Length", "Transfer-Encoding", "Expect"] {
                #expect(service.requests.allSatisfy { $0.header(name) == nil })
            }
        }
    }

    /// Sends requests and returns the statuses of the responses.
    private static func send(_ requests: String, to port: UInt16) throws -> [Int] {
        let received = try sendRaw(Array(requests.utf8), port: port)
        return String(decoding: received, as: UTF8.self).matches(of: #/HTTP/1\.1 (\d{3}) /#).compactMap { Int($0.1) }
    }
}

extension Gateway {
    /// Returns the bytes of a request of the first caller.
    fileprivate func request(_ target: String, method: String = "GET", headers: String = "") -> String {
        let fields = "Host: dictionary.example.com\r\nConnection: close\r\nAuthorization: \(tokens[0])\r\n"
        return "\(method) \(target) HTTP/1.1\r\n\(fields)\(headers)\r\n"
    }
}
