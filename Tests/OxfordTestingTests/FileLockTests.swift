import Foundation
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite("Recordings in a locked file", .timeLimit(.minutes(15))) struct LockedRecordings {
    /// A file lock that another process might hold: it belongs to an open file of its own.
    private final class Lock: Sendable {
        private let descriptor: CInt
        private let locked = Atomic(true)

        init(_ path: String) throws {
            descriptor = open(path, O_RDWR | O_CLOEXEC)
            try #require(flock(descriptor, LOCK_EX) == 0)
            // Ends a test that waits for the lock. No task can block this thread.
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 600)
                self.release()
            }
        }

        var isHeld: Bool { locked.load(ordering: .sequentiallyConsistent) }

        func release() {
            if locked.exchange(false, ordering: .sequentiallyConsistent) { close(descriptor) }
        }
    }

    private func withRecorder(
        _ body: (_ path: String, _ recorder: RecordingTransport<ClosureTransport>) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.har").path
            try await body(path, try ClosureTransport { _ in TransportResponse(status: 200) }.recording(to: path))
        }
    }

    @Test("Recordings that wait for a lock block no thread, and are complete even if their tasks are cancelled")
    func waiting() async throws {
        try await withRecorder { path, recorder in
            let lock = try Lock(path)
            let sends = (0..<400).map { number in
                Task { try await recorder.send(TransportRequest(url: "https://example.com/\(number)")) }
            }
            // Blocked threads would leave none to run these tasks.
            for _ in 0..<100 { await Task { await Task.yield() }.value }
            for send in sends[..<200] { send.cancel() }
            try await Task.sleep(for: .milliseconds(200))
            #expect(lock.isHeld)
            lock.release()
            for send in sends { _ = try await send.value }
            #expect(try Set(Recording(contentsOf: path).replay().unused).count == 400)
        }
    }

    @Test("Creating a recorder does not wait for a lock") func creating() async throws {
        try await withRecorder { path, recorder in
            let lock = try Lock(path)
            let other = try ClosureTransport { _ in TransportResponse(status: 200) }.recording(to: path)
            #expect(lock.isHeld)
            lock.release()
            _ = try await other.send(TransportRequest(url: "https://example.com/a"))
            _ = try await recorder.send(TransportRequest(url: "https://example.com/b"))
            #expect(
                try Recording(contentsOf: path).replay().unused == ["https://example.com/a", "https://example.com/b"])
        }
    }

    #if os(Linux)
        @Test("Programs that are started meanwhile do not inherit the file") func startedPrograms() async throws {
            try await withRecorder { path, recorder in
                let sends = Task {
                    while !Task.isCancelled {
                        _ = try await recorder.send(TransportRequest(url: "https://example.com"))
                    }
                }
                for _ in 0..<50 {
                    // Unlike `Process`, `popen` closes no files of its parent.
                    let program = try #require(popen("ls -l /proc/self/fd", "r"))
                    var output = ""
                    while let line = readLine(program) { output += line }
                    pclose(program)
                    #expect(!output.contains(path))
                }
                sends.cancel()
                try await sends.value
            }
        }

        private func readLine(_ file: UnsafeMutablePointer<FILE>) -> String? {
            var line = [CChar](repeating: 0, count: 4096)
            return fgets(&line, CInt(line.count), file).map { String(cString: $0) }
        }
    #endif
}
