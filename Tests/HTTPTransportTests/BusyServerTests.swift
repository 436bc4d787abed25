#if os(Linux) && canImport(Glibc)
    import Foundation
    import LoopbackServer
    import OxfordCurl
    import OxfordDictionaries
    import TestSupport
    import Testing

    /// Tests with a proxy that keeps libcurl in a single call, because it refuses to connect with an endless response.
    ///
    /// Each test sets a variable in a separate process, so that no other test sees it.
    @Suite("A server that keeps libcurl busy", .timeLimit(.minutes(2))) struct BusyServers {
        @Test("A request to it times out, other requests succeed, and the transport leaves nothing open")
        func timeout() async {
            await #expect(processExitsWith: .success) {
                let inherited = try #require(ProcessInfo.openSockets).count
                let servers = try Servers()
                do {
                    let transport = CurlTransport(timeout: .seconds(1))
                    #expect(await failure(of: servers.busy, over: transport) == .timedOut)
                    await servers.waitForAnswer(over: transport)
                }
                // The proxy's end of the connection stays open for minutes if the proxy waits to send more. Stopping the
                // proxy closes this end, and also closes the socket on which the proxy listens.
                servers.proxy.stop()
                // What remains is the socket on which the server listens.
                while try #require(ProcessInfo.openSockets).count > inherited + 1 {
                    try await Task.sleep(for: .milliseconds(5))
                }
                withExtendedLifetime(servers) {}
            }
        }

        @Test("A request to it can be cancelled, and other requests succeed")
        func cancellation() async {
            await #expect(processExitsWith: .success) {
                let servers = try Servers()
                let transport = CurlTransport(timeout: .seconds(600))
                let task = Task { await failure(of: servers.busy, over: transport) }
                while servers.proxy.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
                task.cancel()
                #expect(await task.value == .cancelled)
                await servers.waitForAnswer(over: transport)
            }
        }

        @Test("Other requests succeed even if the request to it has plenty of time")
        func neither() async {
            await #expect(processExitsWith: .success) {
                let servers = try Servers()
                let transport = CurlTransport(timeout: .seconds(600))
                async let error = failure(of: servers.busy, over: transport)
                while servers.proxy.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
                await servers.waitForAnswer(over: transport)
                #expect(await error == TransportError(.cannotConnect, detail: "the proxy responded with status 407"))
            }
        }
    }

    /// A server that responds, and a proxy that keeps libcurl busy.
    private struct Servers {
        let server: LoopbackServer
        let proxy: LoopbackServer
        /// A request that uses the proxy.
        let busy = TransportRequest(url: "https://localhost:1/")

        init() throws {
            // The time limit of the suite does not end a separate process that waits forever, but a signal does.
            alarm(100)
            server = try LoopbackServer.start { _ in [.answer("{}")] }
            let chunks = Array(String(repeating: "3E8\r\n\(String(repeating: "x", count: 1000))\r\n", count: 50).utf8)
            proxy = try LoopbackServer.start { _ in
                [.send(Step.head(407, headers: ["Transfer-Encoding: chunked"])), .flood(chunks)]
            }
            setenv("https_proxy", proxy.base, 1)
        }

        /// Sends requests to the server that responds, until a response arrives.
        func waitForAnswer(over transport: CurlTransport) async {
            while await failure(of: TransportRequest(url: server.base), over: transport) != nil {}
        }
    }
#endif
