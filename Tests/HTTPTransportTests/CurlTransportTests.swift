#if os(Linux) && canImport(Glibc)
    import CurlTypes
    import Foundation
    import LoopbackServer
    @testable import OxfordCurl
    import OxfordDictionaries
    import Synchronization
    import TestSupport
    import Testing

    @Suite("CurlTransport where URLSession on Linux fails") struct CurlTransports {
        @Test(
            "A broken response head is a typed error, whose reason may depend on the version of libcurl",
            arguments: [
                ("HTTP/1.", [.connectionLost, .malformed]), ("HTTP/1.1 200 OK\r\n", [.cutShort]),
                ("HTTP/1.1 200 OK\r\nContent-Ty", [.cutShort]), ("HTTP/1.1 200 OK\r\nA: b\r\n", [.cutShort]),
                // An interim head.
                ("HTTP/1.1 103 Hints\r\nA: b\r\n\r\n", [.cutShort]),
                ("HTTP/1.1 200 OK\r\n\0A: b\r\nContent-Length: 2\r\n\r\n{}", [.cutShort, .malformed]),
                ("SSH-2.0-OpenSSH_9.2\r\n", [.malformed]),
            ] as [(String, [TransportError.Reason])])
        func brokenHead(_ head: String, _ reasons: [TransportError.Reason]) async throws {
            let error = try await error(over: Wire.curl.transport(), after: [.send(Array(head.utf8)), .close])
            let reason = try #require(error?.reason)
            #expect(reasons.contains(reason))
        }

        @Test(
            "The message of each version of libcurl distinguishes a malformed chunk from a lost connection",
            arguments: [
                ("Illegal or missing hexadecimal sequence in chunked-encoding", .malformed),
                ("chunk hex-length char not a hex digit: 0x2d", .malformed),
                ("chunk hex-length longer than 16", .malformed), ("chunk hex-length not valid: 'F'", .malformed),
                ("invalid chunk size: '-2'", .malformed), ("", .cutShort),
                ("Recv failure: Connection reset by peer", .cutShort),
                ("OpenSSL SSL_read: OpenSSL/3.0.15: error:0A000126:unexpected eof while reading, errno 0", .cutShort),
                ("GnuTLS recv error (-110): The TLS connection was non-properly terminated.", .cutShort),
                ("ssl_read returned: (-0x7780) - a fatal alert message was received", .cutShort),
            ] as [(String, TransportError.Reason)])
        func malformedChunk(_ message: String, _ reason: TransportError.Reason) {
            var head = ResponseHead()
            for line in ["HTTP/1.1 200 OK", "Transfer-Encoding: chunked", ""] {
                let isValid = head.receive(Array("\(line)\r\n".utf8))
                #expect(isValid)
            }
            let error = TransportError(OxfordCurlResultReceiveError, message: message, head)
            #expect(error?.reason == reason)
        }

        @Test(
            "A line of a response head that some versions of libcurl accept is refused",
            arguments: [
                ("Transfer-Encoding: foo", false), ("transfer-encoding: gzip, chunked", false), ("no colon", false),
                ("Transfer-Encoding: Chunked ", true), ("transfer-encoding:identity", true), (" continued", true),
            ])
        func headLine(_ line: String, _ isValid: Bool) async throws {
            var head = ResponseHead()
            let isStarted = head.receive(Array("HTTP/1.1 200 OK\r\n".utf8))
            let isAccepted = head.receive(Array("\(line)\r\n".utf8))
            #expect((isStarted, isAccepted) == (true, isValid))
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
            let error = try await error(over: Wire.curl.transport(), after: [.send(bytes), .close])
            #expect(error?.reason == .malformed)
        }

        @Test(
            "Programs that the process starts inherit no connection",
            .enabled(if: isLibcurlRecent, "needs libcurl 7.80"))
        func inheritedConnections() async {
            await #expect(processExitsWith: .success) {
                // This process may have inherited sockets of Foundation from the process that runs the tests.
                let inherited = try #require(ProcessInfo.openSockets)
                let server = try LoopbackServer.start { _ in [.answer(body)] }
                let transport = CurlTransport()
                #expect(try await transport.send(TransportRequest(url: server.base)).status == 200)
                let connections = try #require(ProcessInfo.openSockets).subtracting(inherited).filter { socket in
                    var (address, size) = (sockaddr(), socklen_t(MemoryLayout<sockaddr>.size))
                    return getsockname(socket, &address, &size) == 0 && address.sa_family == sa_family_t(AF_INET)
                }
                // The listener and both ends of the connection.
                #expect(connections.count == 3)
                for connection in connections { #expect(fcntl(connection, F_GETFD) & FD_CLOEXEC != 0) }
                withExtendedLifetime(transport) {}
            }
        }

        @Test("A forked process that exits does not wait, and ends no request of this process")
        func forkedProcess() async {
            await #expect(processExitsWith: .success) {
                let hasExited = Atomic(false)
                let server = try LoopbackServer.start { _ in
                    [.perform { while !hasExited.load(ordering: .relaxed) { usleep(1000) } }, .answer(body)]
                }
                let transport = CurlTransport()
                async let response = transport.send(TransportRequest(url: server.base))
                while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
                // Swift does not allow to call this function by its name.
                let fork = unsafeBitCast(try #require(dlsym(nil, "fork")), to: (@convention(c) () -> pid_t).self)
                // Fork while a thread seems to be in libcurl.
                let child = ExitGate.pass {
                    let child = fork()
                    if child == 0 {
                        // End this process if its exit takes a second. The threads of tasks block signals.
                        var none = sigset_t()
                        sigemptyset(&none)
                        pthread_sigmask(SIG_SETMASK, &none, nil)
                        alarm(1)
                        exit(EXIT_SUCCESS)
                    }
                    return child
                }
                var status: Int32 = -1
                #expect(waitpid(child, &status, 0) == child)
                #expect(status == 0)
                hasExited.store(true, ordering: .relaxed)
                #expect(try await response.status == 200)
                withExtendedLifetime(server) {}
            }
        }

        @Test("A trailer after a chunked body is not taken for headers")
        func trailer() async throws {
            let head = Step.head(headers: ["Transfer-Encoding: chunked", "Trailer: X-Sum"])
            let chunks = Array("1E\r\n\(body)\r\n0\r\nX-Sum: 77\r\n\r\n".utf8)
            let response = try await response(over: CurlTransport(), after: [.send(head + chunks)])
            #expect(response.body == Array(body.utf8))
            #expect(response.headers.map(\.name) == ["Transfer-Encoding", "Trailer"])
        }

        @Test("Headers keep their order and letter case, folded lines, and bytes that are not UTF-8")
        func headers() async throws {
            let head =
                Array(
                    "HTTP/1.1 200 OK\r\nX-b: 1\r\nx-A:\t2 \r\nX-Fold: one\r\n  two\r\nX-b: 3\r\nEmpty:\r\nX-Name: ".utf8
                )
                + [0xE9] + Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
            let response = try await response(over: CurlTransport(), after: [.send(head)])
            #expect(
                response.headers.map { "\($0.name)=\($0.value)" } == [
                    "X-b=1", "x-A=2", "X-Fold=one two", "X-b=3", "Empty=", "X-Name=\u{FFFD}", "Content-Length=2",
                ])
        }

        private static let unasked: [String: [Step]] = [
            "nothing": [],
            "a second response": [.answer(#"{"results": [{"word": "unasked"}]}"#)],
            "the beginning of a response": [.send(Array("HTTP/1.1".utf8))],
            "an error that closes the idle connection": [.answer("", status: 408, headers: ["Connection: close"])],
        ]

        @Test(
            "A request never receives a response that arrived before it was sent",
            .timeLimit(.minutes(10)), arguments: unasked.keys.sorted())
        func unaskedResponse(_ name: String) async throws {
            let unasked = try #require(Self.unasked[name])
            let hasResponse = Atomic(false)
            let hasSentAll = Atomic(false)
            let server = try LoopbackServer.start { request in
                if request.path.hasSuffix("/second") { return [.answer(body)] }
                let wait = Step.perform { while !hasResponse.load(ordering: .relaxed) { usleep(1000) } }
                return [.answer(body), wait] + unasked + [.perform { hasSentAll.store(true, ordering: .relaxed) }]
            }
            defer { server.stop() }
            let client = try server.client(Wire.curl.transport())
            #expect(await error(of: client, for: "first") == nil)
            hasResponse.store(true, ordering: .relaxed)
            while !hasSentAll.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(1)) }
            let response = try await client.response(to: EntriesRequest("second", in: .britishEnglish))
            #expect(response.answer.results.map(\.word) == ["ace"])
            #expect(response.calls == 1)
            #expect(server.requests.count == 2)
            #expect(server.connectionCount == (unasked.isEmpty && isLibcurlRecent ? 1 : 2))
        }

        @Test("IPv6 addresses are supported")
        func addressOfIPv6() async throws {
            await #expect(throws: TransportError(.cannotConnect)) {
                try await CurlTransport().send(TransportRequest(url: "http://[::1]:1"))
            }
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
            #expect(server.requests.compactMap { $0.header("User-Agent") } == [])
        }

        @Test("Released transports leave no threads", .timeLimit(.minutes(10)))
        func droppedTransports() async throws {
            let server = try LoopbackServer.start(recording: false) { _ in [.answer(body), .close] }
            defer { server.stop() }
            let request = TransportRequest(url: server.base)
            let count = Rounds.count(200)
            for _ in 0..<count {
                #expect(try await CurlTransport().send(request).status == 200)
                _ = CurlTransport()
            }
            // Exited threads may still be counted briefly, and other tests have threads, too.
            while try #require(ProcessInfo.threads) > 500 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }
#endif
