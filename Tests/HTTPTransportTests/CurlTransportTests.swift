#if os(Linux) && canImport(Glibc)
    import Foundation
    import LoopbackServer
    import OxfordCurl
    import OxfordDictionaries
    import TestSupport
    import Testing

    @Suite("CurlTransport where URLSession on Linux fails") struct CurlTransports {
        struct Case: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let head: String
            /// The accepted reasons, since versions of libcurl differ.
            let reasons: [TransportError.Reason]
        }

        @Test(
            "A broken response head is a typed error",
            arguments: [
                Case(testDescription: "half a status line", head: "HTTP/1.", reasons: [.connectionLost, .malformed]),
                Case(testDescription: "a status line", head: "HTTP/1.1 200 OK\r\n", reasons: [.cutShort]),
                Case(testDescription: "half a head", head: "HTTP/1.1 200 OK\r\nContent-Ty", reasons: [.cutShort]),
                Case(
                    testDescription: "no empty line", head: "HTTP/1.1 200 OK\r\nA: b\r\n", reasons: [.cutShort]
                ),
                Case(
                    testDescription: "an interim head", head: "HTTP/1.1 103 Hints\r\nA: b\r\n\r\n", reasons: [.cutShort]
                ),
                Case(
                    testDescription: "a header that begins with NUL",
                    head: "HTTP/1.1 200 OK\r\n\0A: b\r\nContent-Length: 2\r\n\r\n{}", reasons: [.cutShort, .malformed]),
                Case(testDescription: "another protocol", head: "SSH-2.0-OpenSSH_9.2\r\n", reasons: [.malformed]),
            ])
        func brokenHead(_ broken: Case) async throws {
            let server = try LoopbackServer.start { _ in [.send(Array(broken.head.utf8)), .close] }
            defer { server.stop() }
            let error = try #require(await error(of: server.client(Wire.curl.transport())))
            let reason = try #require(error.transportError?.reason)
            #expect(broken.reasons.contains(reason))
        }

        @Test("Endless headers, interim responses and trailers are refused", arguments: [0, 1, 2])
        func endlessHeaders(_ place: Int) async throws {
            let line = "X-Long: " + String(repeating: "x", count: 100) + "\r\n"
            let lines = Array(String(repeating: line, count: 3000).utf8)
            let chunked = Step.head(headers: ["Transfer-Encoding: chunked"]) + Array("2\r\n{}\r\n0\r\n".utf8)
            let starts: [[UInt8]] = [Array("HTTP/1.1 200 OK\r\n".utf8), [], chunked]
            let hints = Array(repeating: Step.head(103, headers: [String(line.dropLast(2))]), count: 3000).flatMap(
                \.self)
            let bytes =
                starts[place] + (place == 1 ? hints + Step.head(headers: ["Content-Length: 0"]) : lines + [13, 10])
            let server = try LoopbackServer.start { _ in [.send(bytes), .close] }
            defer { server.stop() }
            let error = await #expect(throws: TransportError.self) {
                try await CurlTransport().send(TransportRequest(url: server.base))
            }
            #expect(error?.reason == .malformed)
        }

        @Test("A trailer after a chunked body is not taken for headers")
        func trailer() async throws {
            let head = Step.head(headers: ["Transfer-Encoding: chunked", "Trailer: X-Sum"])
            let chunks = Array("1E\r\n\(body)\r\n0\r\nX-Sum: 77\r\n\r\n".utf8)
            let server = try LoopbackServer.start { _ in [.send(head + chunks)] }
            defer { server.stop() }
            let response = try await CurlTransport().send(TransportRequest(url: server.base))
            #expect(response.body == Array(body.utf8))
            #expect(response.headers["X-Sum"] == nil && response.headers["Trailer"] == "X-Sum")
        }

        @Test("Headers keep their order and letter case, folded lines, and bytes that are not UTF-8")
        func headers() async throws {
            let head =
                Array(
                    "HTTP/1.1 200 OK\r\nX-b: 1\r\nx-A:\t2 \r\nX-Fold: one\r\n  two\r\nX-b: 3\r\nEmpty:\r\nX-Name: ".utf8
                )
                + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
            let server = try LoopbackServer.start { _ in [.send(head)] }
            defer { server.stop() }
            let response = try await CurlTransport().send(TransportRequest(url: server.base))
            #expect(
                response.headers.map { "\($0.name)=\($0.value)" } == [
                    "X-b=1", "x-A=2", "X-Fold=one two", "X-b=3", "Empty=", "X-Name=\u{FFFD}", "Content-Length=2",
                ])
        }

        @Test("IPv6 addresses are supported")
        func addressOfIPv6() async throws {
            let client = OxfordClient(
                server: try Server(validating: "http://[::1]:1"), credentials: nil, transport: CurlTransport())
            #expect(await error(of: client)?.transportError?.reason == .cannotConnect)
        }

        @Test("A timeout in milliseconds limits the whole request, although data arrives")
        func timeout() async throws {
            let server = try LoopbackServer.start { _ in
                [.send(Step.head(headers: ["Content-Length: 9"]))]
                    + (0..<9).flatMap { _ in [.pause(0.05), .send([32])] }
            }
            defer { server.stop() }
            let transport = Wire.curl.transport(timeout: .milliseconds(120))
            #expect(await error(of: try server.client(transport))?.reason == .timedOut)
        }

        @Test("Requests are sent verbatim, without added or removed headers")
        func headersOfRequests() async throws {
            let server = try LoopbackServer.start { _ in [.answer(body)] }
            defer { server.stop() }
            let transport = CurlTransport()
            for headers in [[:], ["X-Empty": "", "X-Full": "a"], [:]] as [KeyValuePairs<String, String>] {
                let headers = try Headers(validating: headers)
                _ = try await transport.send(TransportRequest(url: server.base + "/a/../b?c#d", headers: headers))
            }
            #expect(server.requests.map(\.path) == Array(repeating: "/a/../b?c", count: 3))
            #expect(server.requests.map { $0.header("X-Empty") } == [nil, "", nil])
            #expect(server.requests.map { $0.header("X-Full") } == [nil, "a", nil])
            #expect(server.requests.allSatisfy { $0.header("User-Agent") == nil && $0.header("Cookie") == nil })
        }

        @Test("Released transports leave no threads", .timeLimit(.minutes(10)))
        func droppedTransports() async throws {
            let server = try LoopbackServer.start(recording: false) { _ in [.answer(body), .close] }
            defer { server.stop() }
            let request = TransportRequest(url: server.base)
            let count = Rounds.count(1000)
            var usage: [String] = []
            for round in 0..<count {
                #expect(try await CurlTransport().send(request).status == 200)
                _ = CurlTransport()
                if round == count / 10 || round == count - 1 {
                    // Exited threads may still be counted briefly, and other tests have threads, too.
                    while try #require(Process.threads) > 500 { try await Task.sleep(for: .milliseconds(5)) }
                    usage.append(
                        "\(Process.threads ?? 0) threads, \(Process.openFiles ?? 0) files, \((Process.residentMemory ?? 0) / 1024) KB"
                    )
                }
            }
            print("\(count) transports: \(usage[0]) after a tenth, \(usage[1]) after all")
        }
    }
#endif
