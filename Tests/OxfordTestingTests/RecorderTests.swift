import Foundation
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.temporaryFolder, .timeLimit(.minutes(15))) struct Recorders {
    private let ace = TransportRequest(url: "https://example.com/api/v2/ace")
    private let found = TransportResponse(status: 200)

    private func send(_ urls: String..., by recorder: Recorder) async throws {
        let response = found
        let line = Line(ClosureTransport { _ in response }.recorded(by: recorder))
        for url in urls { _ = try await line.send(TransportRequest(url: "https://example.com" + url)) }
    }

    private func recorded(in path: String = path) throws -> [String] {
        try Recording(contentsOf: path).replay().unused
    }

    @Test("A URL that is recorded again replaces its exchanges in the file, and no others") func again() async throws {
        let first = try Recorder(to: path)
        try await send("/api/v2/a", "/api/v2/b", "/api/v2/a", by: first)
        try await first.write()
        let kept = try text(of: path).split(separator: "\n")[2]
        let second = try Recorder(to: path)
        try await send("/api/v2/a", "/api/v2/c", by: second)
        try await second.write()
        #expect(try recorded() == ["/api/v2/b", "/api/v2/a", "/api/v2/c"])
        #expect(try text(of: path).split(separator: "\n")[1] == kept)
    }

    @Test("The exchanges are in the file once it is written, which may happen again") func writing() async throws {
        let recorder = try Recorder(to: path)
        try await send("/api/v2/a", by: recorder)
        #expect(try recorded().isEmpty)
        try await recorder.write()
        try await recorder.write()
        #expect(try recorded() == ["/api/v2/a"])
        try await send("/api/v2/b", by: recorder)
        #expect(recorder.recording.replay().unused == ["/api/v2/a", "/api/v2/b"])
        try await recorder.write()
        #expect(try recorded() == ["/api/v2/a", "/api/v2/b"])
    }

    @Test("Concurrent requests to one recorder are all recorded") func concurrentRequests() async throws {
        let wire = ClosureTransport { request in TransportResponse(status: 200, body: Array(request.url.utf8)) }
        let recorder = try Recorder(to: path)
        let lines = [Line(wire.recorded(by: recorder)), Line(wire.recorded(by: recorder))]
        let requests = (0..<200).map { TransportRequest(url: "https://example.com/api/v2/\($0)") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask { _ = try await lines[index % 2].send(request) }
            }
            for _ in 0..<3 { group.addTask { try await recorder.write() } }
            try await group.waitForAll()
        }
        try await recorder.write()
        #expect(try text(of: path).split(separator: "\n").count == 202)
        let replayed = try Recording(contentsOf: path).replay()
        for request in requests { #expect(try await replayed.send(request).body == Array(request.url.utf8)) }
    }

    @Test("A file that another recorder has changed meanwhile is an error, and nothing is lost")
    func changedFile() async throws {
        let (one, other) = (try Recorder(to: path), try Recorder(to: path))
        try await send("/api/v2/one", by: one)
        try await send("/api/v2/other", by: other)
        try await other.write()
        let before = try text(of: path)
        for _ in 1...2 { await #expect(throws: RecordingError(.changed, path: path)) { try await one.write() } }
        #expect(try text(of: path) == before)
        try await send("/api/v2/two", by: one)
        try one.recording.write(to: path + "-one")
        #expect(try recorded(in: path + "-one") == ["/api/v2/one", "/api/v2/two"])
        // The other recorder knows the contents of the file, so it continues.
        try await other.write()
    }

    @Test("Of two recorders that write a file at the same time, one fails, or both are kept")
    func simultaneousWriting() async throws {
        for round in 0..<50 {
            let path = path + "-\(round)"
            let recorders = ["/api/v2/a": try Recorder(to: path), "/api/v2/b": try Recorder(to: path)]
            for (url, recorder) in recorders { try await send(url, by: recorder) }
            let written = await withTaskGroup(of: String?.self) { group in
                for (url, recorder) in recorders {
                    group.addTask { (try? await recorder.write()).map { _ in url } }
                }
                return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
            }
            #expect(try Set(recorded(in: path)) == Set(written), "round \(round)")
            #expect(!written.isEmpty)
        }
    }

    @Test("A file that was removed meanwhile is an error, and the exchanges are kept") func removedFile() async throws {
        let recorder = try Recorder(to: path)
        try await send("/api/v2/a", by: recorder)
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: RecordingError(.changed, path: path)) { try await recorder.write() }
        #expect(recorder.recording.replay().unused == ["/api/v2/a"])
    }

    @Test("Recording many URLs again takes linear time", .timeLimit(.minutes(3))) func manyExchanges() async throws {
        let urls = (0..<3_000).map { "/api/v2/\($0)" }
        let first = try Recorder(to: path)
        for url in urls { try await send(url, by: first) }
        try await first.write()
        let second = try Recorder(to: path)
        for url in urls { try await send(url, by: second) }
        // Reading the recording once is too fast to tell linear from quadratic time.
        for _ in 0..<200 { _ = second.recording }
        #expect(second.recording == first.recording)
    }

    @Test("Many sessions are all hidden", .timeLimit(.minutes(3)))
    func manySecrets() async throws {
        let count = Atomic(0)
        let wire = ClosureTransport { _ in
            // Like the sessions of a service, these differ in their first characters.
            let digits = "\(10_000_000 + count.add(1, ordering: .relaxed).newValue)".reversed()
            let session = String(digits) + "-session"
            return TransportResponse(
                status: 200, headers: Headers(received: [(name: "Set-Cookie", value: "session=\(session)")]),
                body: Array("10000001-session \(session)".utf8))
        }
        let recorder = try Recorder(to: path)
        let line = Line(wire.recorded(by: recorder))
        for _ in 0..<300 { _ = try await line.send(ace) }
        #expect(try await recorder.write() == 600)
    }

    @Test("A cancelled task writes its recording") func cancellation() async throws {
        let recorder = try Recorder(to: path)
        try await send("/api/v2/a", by: recorder)
        try await cancelled { _ = try await recorder.write() }.value
        #expect(try recorded() == ["/api/v2/a"])
    }

    #if os(Linux) && compiler(>=6.3)
        @Test("Recording to a file in a read-only folder throws before anything is sent")
        func readOnlyFolder() async throws {
            let folder = TemporaryFolder.path
            _ = try Recorder(to: path)
            func setPermissions(_ mode: Int, of path: String) throws {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            }
            try setPermissions(0o666, of: path)
            try setPermissions(0o555, of: folder)
            defer { try? setPermissions(0o755, of: folder) }
            _ = await #expect(processExitsWith: .success) { [path = path as String] in
                // A superuser can write to every folder.
                if getuid() == 0 { try #require(setuid(65_534) == 0) }
                #expect(throws: RecordingError(.unwritable, path: path)) { _ = try Recorder(to: path) }
            }
        }

        @Test("A write that fails part of the way loses no earlier exchange") func fullDisk() async throws {
            _ = await #expect(processExitsWith: .success) { [path = path as String] in
                let ace = TransportRequest(url: "https://example.com/api/v2/ace")
                let long = TransportResponse(body: String(repeating: "x", count: 10_000))
                let recorder = try Recorder(to: path)
                let line = Line(ClosureTransport { _ in long }.recorded(by: recorder))
                _ = try await line.send(ace)
                try await recorder.write()
                // Limit the size of files, so that only a part of the second exchange can be written.
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit()
                let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
                try #require(getrlimit(kind, &limit) == 0)
                let unlimited = limit.rlim_cur
                limit.rlim_cur = 15_000
                try #require(setrlimit(kind, &limit) == 0)
                _ = try await line.send(ace)
                await #expect(throws: RecordingError(.unwritable, path: path)) { try await recorder.write() }
                try #require(try Recording(contentsOf: path).replay().unused.count == 1)
                limit.rlim_cur = unlimited
                try #require(setrlimit(kind, &limit) == 0)
                try await recorder.write()
                try #require(try Recording(contentsOf: path).replay().unused.count == 2)
            }
        }
    #endif

    @Test(
        "Recording to a file that another program wrote throws and leaves it unchanged",
        arguments: [
            #"{"log":{"version":"1.2","creator":{"name":"WebInspector","version":"1"},"entries":["# + "\n]}}\n", "{",
            "\n]}}\n",
        ])
    func foreignFile(contents: String) async throws {
        try Data(contents.utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: RecordingError(.foreign, path: path)) { _ = try Recorder(to: path) }
        #expect(try text(of: path) == contents)
    }

    @Test("Recording to a file of this library that was damaged throws and leaves it unchanged")
    func damagedFile() async throws {
        try await record([.success(found)], of: ace, to: path)
        let contents = String(try text(of: path).dropLast(5))
        try contents.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: RecordingError.self) { _ = try Recorder(to: path) }
        #expect(try text(of: path) == contents)
    }

    @Test(
        "Recording to a file that cannot be written throws before anything is sent",
        arguments: [
            ("/nowhere/a", RecordingError.Reason.missingFolder), ("/dev", .unreadable),
        ])
    func unwritableFile(path: String, reason: RecordingError.Reason) {
        #expect(throws: RecordingError(reason, path: path)) { _ = try Recorder(to: path) }
    }
}
