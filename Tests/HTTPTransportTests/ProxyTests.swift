#if os(Linux) && canImport(Glibc)
    import Foundation
    import LoopbackServer
    import OxfordCurl
    import OxfordDictionaries
    import TestSupport
    import Testing

    /// Tests that set variables in separate processes, so that no other test sees the variables.
    @Suite("The environment's proxies", .timeLimit(.minutes(15))) struct Proxies {
        @Test("URLSessionTransport refuses an HTTP request that a proxy would receive")
        func refusal() async {
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer.start { _ in [.answer("{}")] }
                let server = try LoopbackServer.start { _ in [.answer("{}")] }
                let transport = URLSessionTransport()
                let request = TransportRequest(url: server.base)
                setenv("HTTP_PROXY", proxy.base, 1)
                #expect(try await transport.send(request).status == 200, "libcurl ignores this variable")
                for name in ["http_proxy", "all_proxy", "ALL_PROXY"] {
                    setenv(name, proxy.base, 1)
                    let error = await #expect(throws: TransportError.self) { try await transport.send(request) }
                    #expect(error?.reason == .refusedURL)
                    #expect(error?.detail?.contains("unset \(name), or add 127.0.0.1 to no_proxy") == true)
                    for exempt in ["*", "127.0.0.1", "example.com, 127.0.0.1 ,localhost"] {
                        setenv("NO_PROXY", exempt, 1)
                        #expect(try await transport.send(request).status == 200)
                    }
                    for other in ["localhost", "27.0.0.1", "*,example.com"] {
                        setenv("no_proxy", other, 1)
                        await #expect(throws: TransportError.self, "\(other)") { try await transport.send(request) }
                    }
                    for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
                    setenv(name, "", 1)
                    #expect(try await transport.send(request).status == 200)
                }
                #expect(proxy.requests.isEmpty)
                #expect(server.requests.count == 13)
            }
        }

        @Test("CurlTransport uses https_proxy and no_proxy for HTTPS, and no other variable")
        func curl() async {
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer.start { _ in [.answer("", status: 407)] }
                let server = try LoopbackServer.start { _ in [.answer("{}")] }
                // Nothing listens on this port.
                let secure = TransportRequest(url: "https://localhost:1/")
                for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { setenv(name, proxy.base, 1) }
                #expect(await failure(of: secure, over: CurlTransport()) == TransportError(.cannotConnect))
                #expect(proxy.requests.isEmpty)
                for name in ["https_proxy", "HTTPS_PROXY"] {
                    setenv(name, proxy.base, 1)
                    let refusal = TransportError(.cannotConnect, detail: "the proxy responded with status 407")
                    #expect(await failure(of: secure, over: CurlTransport()) == refusal)
                    #expect(try await CurlTransport().send(TransportRequest(url: server.base)).status == 200)
                    setenv("no_proxy", "example.com,localhost", 1)
                    #expect(await failure(of: secure, over: CurlTransport()) == TransportError(.cannotConnect))
                    for name in [name, "no_proxy"] { unsetenv(name) }
                }
                #expect(proxy.requests.map(\.path) == ["localhost:1", "localhost:1"])
            }
        }

        @Test("A proxy that refuses with an endless response delays no request, and leaves nothing open")
        func endlessRefusal() async {
            await #expect(processExitsWith: .success) {
                // The time limit of the suite does not end a separate process that waits forever, but a signal does.
                alarm(100)
                let inherited = try #require(ProcessInfo.openSockets).count
                let chunk = Array("3E8\r\n\(String(repeating: "x", count: 1000))\r\n".utf8)
                let proxy = try LoopbackServer.start { _ in
                    [.send(Step.head(407, headers: ["Transfer-Encoding: chunked"])), .flood(chunk)]
                }
                let server = try LoopbackServer.start { _ in [.answer("{}")] }
                setenv("https_proxy", proxy.base, 1)
                do {
                    let transport = CurlTransport(timeout: .seconds(600))
                    async let error = failure(of: TransportRequest(url: "https://localhost:1/"), over: transport)
                    while proxy.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
                    #expect(try await transport.send(TransportRequest(url: server.base)).status == 200)
                    let refusal = TransportError(.cannotConnect, detail: "the proxy responded with status 407")
                    #expect(await error == refusal)
                }
                // The proxy's end of the connection stays open for minutes if the proxy waits to send more. Stopping
                // the proxy closes this end, and also closes the socket on which the proxy listens.
                proxy.stop()
                // What remains is the socket on which the server listens.
                while try #require(ProcessInfo.openSockets).count > inherited + 1 {
                    try await Task.sleep(for: .milliseconds(5))
                }
                withExtendedLifetime(server) {}
            }
        }
    }
#endif
