import Foundation
import LoopbackServer
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Cancellation at any time", .serialized, .timeLimit(.minutes(15))) struct Cancellation {
    private static let environment = ProcessInfo.processInfo.environment

    /// The number of requests, which `Scripts/attack storm` increases.
    private static let count = environment["OXFORD_STORM"].flatMap { Int($0) } ?? Rounds.count(800)

    @Test("A storm of cancellations crashes nothing and leaks nothing", arguments: Wire.all)
    func stormIsSurvived(_ wire: Wire) async throws {
        let server = try LoopbackServer.start(recording: false) { _ in [.pause(0.001), .answer(body)] }
        defer { server.stop() }
        let other = try Self.environment["OXFORD_STORM_SERVER"].map { try Server(validating: $0) }
        let client = OxfordClient(
            transport: wire.transport(), server: try other ?? Server(validating: server.base))
        // The delay of each cancelled request, and `nil` for an answered one.
        var outcomes: [Duration?] = []
        var memory: [Int] = []
        var openFiles: [Int] = []
        var threads: [Int] = []
        for round in 0..<20 {
            await withTaskGroup(of: [Duration?].self) { group in
                for lane in 0..<8 {
                    group.addTask {
                        var random = SeededGenerator(seed: UInt64(round * 8 + lane))
                        var outcomes: [Duration?] = []
                        for number in 0..<(Self.count / 160) {
                            let task = Task { (await HTTPTransportTests.error(of: client), ContinuousClock.now) }
                            try? await Task.sleep(for: .microseconds(.random(in: 0...3000, using: &random)))
                            let asked = ContinuousClock.now
                            // Over TLS, a slow machine would cancel every request before it is connected.
                            if number % 10 > 0 { task.cancel() }
                            let (error, ended) = await task.value
                            // Requests over HTTP/2 share a connection, and fail together if it closes.
                            let isLost = other != nil && error?.isRetryable == true
                            #expect(error?.isCancellation != false || isLost, "\(error?.description ?? "")")
                            outcomes.append(error?.isCancellation == true ? asked.duration(to: ended) : nil)
                        }
                        return outcomes
                    }
                }
                for await lane in group { outcomes += lane }
            }
            memory.append(ProcessInfo.residentMemory ?? 0)
            openFiles.append(ProcessInfo.openFiles ?? 0)
            threads.append(ProcessInfo.threads ?? 0)
        }
        let delays = outcomes.compactMap(\.self).sorted()
        let answered = outcomes.count - delays.count
        #expect(outcomes.count == Self.count / 160 * 160)
        #expect(delays.count > Self.count / 10 && answered > 0)
        print(
            "\(delays.count) of \(outcomes.count) cancelled; ended after \(delays[delays.count / 2]) (median),",
            "\(delays[delays.count * 99 / 100]) (99th percentile); memory \(memory[1] / 1024) KB after the second",
            "of 20 rounds, \(memory[19] / 1024) KB after the last; open files \(openFiles[1]), \(openFiles[19]);",
            "threads \(threads[1]), \(threads[19])")
        // Foundation keeps 64 bytes per request; a leaked request would be some kilobytes. Other tests allocate memory,
        // too, so check only if this test runs alone.
        if Self.environment["OXFORD_STORM_ALONE"] != nil {
            #expect(memory[19] - memory[1] < Self.count * 300 + 8_000_000)
            #expect(openFiles[19] - openFiles[1] < 50)
        }
    }

    @Test("A task that is already cancelled sends nothing", arguments: Wire.all)
    func cancelledBefore(_ wire: Wire) async throws {
        let server = try LoopbackServer.start { _ in [.answer(body)] }
        defer { server.stop() }
        let request = TransportRequest(url: server.base)
        let task = cancelled { try await wire.transport().send(request) }
        await #expect(throws: TransportError(.cancelled)) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test("A transport can be released while requests are in flight", arguments: Wire.all)
    func releasedTransport(_ wire: Wire) async throws {
        let server = try LoopbackServer.start(recording: false) { _ in [.pause(0.002), .answer(body)] }
        defer { server.stop() }
        for round in 0..<Rounds.count(100) {
            let client = try server.client(wire.transport())
            let tasks = (0..<4).map { _ in Task { await error(of: client) } }
            if round.isMultiple(of: 2) { try await Task.sleep(for: .milliseconds(1)) }
            tasks.forEach { $0.cancel() }
            for task in tasks { #expect(await task.value?.isCancellation != false) }
        }
        #expect(try await server.client(wire.transport()).send(.entries("ace", in: .britishEnglish)).results.count == 1)
    }

    #if os(Linux)
        @Test("Transports that are released one after the other close their connections soon")
        func releasedOneByOne() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start(recording: false) { _ in [.answer(body)] }
                let before = try #require(ProcessInfo.openFiles)
                for _ in 0..<200 {
                    for wire in Wire.all {
                        _ = try await wire.transport().send(TransportRequest(url: server.base))
                    }
                }
                // Each transport has at least two open files.
                #expect(try #require(ProcessInfo.openFiles) < before + 100)
            }
        }
    #endif
}
