#if os(Linux) && canImport(Glibc)
    import Foundation
    import LoopbackServer
    import OxfordCurl
    import OxfordDictionaries
    import TestSupport
    import Testing

    /// Tests of `CurlTransport` only, because such responses crash `URLSession` on Linux.
    @Suite struct HostileServers {
        /// The duration of the test with random responses, which `Scripts/attack hostile` increases.
        private static let seconds = ProcessInfo.processInfo.environment["OXFORD_HOSTILE"].flatMap { Int($0) } ?? 1

        @Test("Random bytes result in a response or a typed error")
        func randomResponses() async throws {
            let server = try LoopbackServer.start(recording: false) { request in
                RandomResponse(seed: UInt64(request.path.dropFirst()) ?? 0).steps
            }
            defer { server.stop() }
            let base = server.base
            let transport = CurlTransport(maximumBodySize: 100_000, timeout: .milliseconds(300))
            let end = ContinuousClock.now + .seconds(Self.seconds)
            let counts: [String: Int] = await withTaskGroup(of: [String].self) { group in
                for lane in 0..<12 {
                    group.addTask {
                        var (number, outcomes): (Int, [String]) = (lane, [])
                        while ContinuousClock.now < end || number < 240 {
                            do {
                                let response = try await transport.send(TransportRequest(url: "\(base)/\(number)"))
                                #expect(100...999 ~= response.status)
                                #expect(response.body.count <= 100_000)
                                outcomes.append("a response")
                            } catch {
                                let error = TransportError(error)
                                #expect(error.reason != .cancelled && error.reason != .other, "\(number): \(error)")
                                outcomes.append(error.reason.description)
                            }
                            number += 12
                        }
                        return outcomes
                    }
                }
                return await group.reduce(into: [:]) { counts, outcomes in
                    for outcome in outcomes { counts[outcome, default: 0] += 1 }
                }
            }
            print("random responses:", counts.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" })
            #expect(counts.count >= 5)
            #expect(counts["a response", default: 0] > 20)
        }
    }

    /// A random response: valid, damaged, or noise.
    private struct RandomResponse {
        private var random: SeededGenerator
        private(set) var steps: [Step] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            var bytes = chance(20) ? noise(200) : response()
            if chance(3) { for _ in 0..<Int.random(in: 1...8, using: &random) { damage(&bytes) } }
            if chance(3) { bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) }
            send(bytes)
            if !chance(4) {
                steps.append([.close, .reset, .wait, .pause(0.001)].randomElement(using: &random) ?? .close)
            }
        }

        private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

        private mutating func noise(_ most: Int) -> [UInt8] {
            (0..<Int.random(in: 0...most, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        }

        /// Returns a response with random framing, headers, interim heads, encodings and trailers.
        private mutating func response() -> [UInt8] {
            var bytes: [UInt8] = []
            while chance(4) {
                bytes += Step.head([100, 102, 103].randomElement(using: &random) ?? 100, headers: ["A: b"])
            }
            var headers = (0..<Int.random(in: 0...6, using: &random)).map { "X-\($0): \($0)" }
            if chance(4) { headers.append(" folded") }
            var body = chance(2) ? Array(HTTPTransportTests.body.utf8) : noise(3000)
            if chance(4) {
                body = chance(2) ? compressedBody : body
                headers.append(
                    "Content-Encoding: "
                        + (["gzip", "deflate", "br", "zstd", "x"].randomElement(using: &random) ?? "x"))
            }
            let status = [200, 200, 200, 204, 301, 304, 404, 429, 503, 999].randomElement(using: &random) ?? 200
            switch Int.random(in: 0..<4, using: &random) {
            case 0: headers.append("Content-Length: \(body.count)")
            case 1: headers.append("Content-Length: \(Int.random(in: -1...5000, using: &random))")
            case 2:
                headers.append("Transfer-Encoding: chunked")
                body = chunked(body)
            default: break
            }
            return bytes + Step.head(status, headers: headers) + body
        }

        private mutating func chunked(_ body: [UInt8]) -> [UInt8] {
            var (bytes, rest) = ([UInt8](), body[...])
            while !rest.isEmpty {
                let chunk = rest.prefix(Int.random(in: 1...1000, using: &random))
                rest = rest.dropFirst(chunk.count)
                let count = chance(30) ? Int.random(in: 0...9_999_999, using: &random) : chunk.count
                bytes += Array(String(count, radix: 16).utf8) + [13, 10] + chunk + [13, 10]
            }
            bytes += Array("0\r\n".utf8)
            if chance(3) { bytes += Array("X-Trailer: 1\r\n".utf8) }
            return bytes + [13, 10]
        }

        private mutating func damage(_ bytes: inout [UInt8]) {
            guard !bytes.isEmpty else { return }
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            default: bytes.insert([0, 10, 13, 32, 58].randomElement(using: &random) ?? 0, at: index)
            }
        }

        /// Sends the bytes in up to five parts.
        private mutating func send(_ bytes: [UInt8]) {
            var rest = bytes[...]
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let part = rest.prefix(Int.random(in: 0...rest.count, using: &random))
                rest = rest.dropFirst(part.count)
                steps.append(.send(Array(part)))
                if chance(2) { steps.append(.pause(0.0005)) }
            }
            steps.append(.send(Array(rest)))
        }
    }
#endif
