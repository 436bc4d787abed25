import Foundation
import OxfordTesting
import OxfordTransport
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct RecordingFiles {
    private let ace = TransportRequest(url: "https://example.com/ace")
    private let found = TransportResponse(status: 200)

    @Test("A new file is a recording without exchanges") func newFile() async throws {
        try await withPath { path in
            _ = try TransportMiddleware.recording(to: path)
            #expect(try Recording(contentsOf: path).replay().unused.isEmpty)
        }
    }

    @Test("The file is complete after each exchange") func completeFile() async throws {
        try await withPath { path in
            for count in 1...3 {
                try await record([.success(found)], of: ace, to: path)
                #expect(try Recording(contentsOf: path).replay().unused.count == count)
            }
        }
    }

    @Test("Recording adds to a file and keeps its contents") func existingFile() async throws {
        try await withPath { path in
            try await record([.success(found)], of: ace, to: path)
            let lines = try text(of: path).split(separator: "\n")
            try await record([.failure(TransportError(.offline))], of: ace, to: path)
            #expect(try text(of: path).hasPrefix(lines.prefix(2).joined(separator: "\n") + ",\n"))
        }
    }

    #if os(Linux)
        @Test("A write that fails part of the way loses no earlier exchange") func fullDisk() async throws {
            try await withPath { path in
                _ = await #expect(processExitsWith: .success) { [path = path as String] in
                    let ace = TransportRequest(url: "https://example.com/ace")
                    let long = TransportResponse(body: String(repeating: "x", count: 10_000))
                    let recorder = try Line(ClosureTransport { _ in long }, .recording(to: path))
                    _ = try await recorder.send(ace)
                    // Limit the size of files, so that only a part of the second exchange can be written.
                    signal(SIGXFSZ, SIG_IGN)
                    var limit = rlimit()
                    let kind = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
                    try #require(getrlimit(kind, &limit) == 0)
                    let unlimited = limit.rlim_cur
                    limit.rlim_cur = 15_000
                    try #require(setrlimit(kind, &limit) == 0)
                    await #expect(throws: TransportError.self) { _ = try await recorder.send(ace) }
                    limit.rlim_cur = unlimited
                    try #require(setrlimit(kind, &limit) == 0)
                    _ = try await recorder.send(ace)
                    try #require(try Recording(contentsOf: path).replay().unused.count == 2)
                }
            }
        }
    #endif

    @Test(
        "Recording to a file that another program wrote or edited throws and leaves it unchanged",
        arguments: [
            #"{"log":{"version":"1.2","creator":{"name":"WebInspector","version":"1"},"entries":["# + "\n]}}\n", "{",
            #"{"log":{"version":"1.2","creator":{"name":"OxfordDictionaries","version":"0.3.0"},"entries":["#,
            "\n]}}\n",
        ])
    func foreignFile(contents: String) async throws {
        try await withPath { path in
            try Data(contents.utf8).write(to: URL(fileURLWithPath: path))
            #expect(throws: RecordingError.foreign(path: path)) { _ = try TransportMiddleware.recording(to: path) }
            #expect(try text(of: path) == contents)
        }
    }

    @Test(
        "Recording to a file that cannot be written throws before anything is sent",
        arguments: [
            ("/nowhere/a", RecordingError.missingFolder(path: "/nowhere/a")), ("/dev", .unwritable(path: "/dev")),
        ])
    func unwritableFile(path: String, error: RecordingError) {
        #expect(throws: error) { _ = try TransportMiddleware.recording(to: path) }
    }
}

@Suite("Recordings that share a file", .timeLimit(.minutes(15))) struct SharedRecordings {
    @Test("Concurrent requests are recorded as whole lines") func concurrentRequests() async throws {
        try await withPath { path in
            let wire = ClosureTransport { request in TransportResponse(status: 200, body: Array(request.url.utf8)) }
            let recorders = [try Line(wire, .recording(to: path)), try Line(wire, .recording(to: path))]
            let requests = (0..<200).map { TransportRequest(url: "https://example.com/\($0)") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, request) in requests.enumerated() {
                    group.addTask { _ = try await recorders[index % 2].send(request) }
                }
                try await group.waitForAll()
            }
            #expect(try text(of: path).split(separator: "\n").count == 202)
            let replayed = try Recording(contentsOf: path).replay()
            for request in requests { #expect(try await replayed.send(request).body == Array(request.url.utf8)) }
        }
    }

    @Test("No exchange is lost if processes share a file", .enabled(if: Program.canRun))
    func processesRecordToOneFile() async throws {
        let source = """
            import OxfordEndpoints
            import OxfordTesting
            import OxfordTransport
            let wire = ClosureTransport { request in TransportResponse(body: #"{"results": []}"#) }
            let recording = try TransportMiddleware.recording(to: CommandLine.arguments[1])
            for number in 0..<300 {
                let url = "https://example.com/\\(CommandLine.arguments[2])/\\(number)"
                let renaming = TransportMiddleware { _, next in try await next(TransportRequest(url: url)) }
                let client = OxfordClient(transport: wire, middleware: [renaming, recording])
                _ = try await client.send(.lemmas("mice", in: .english))
            }
            """
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("record")
            let built = try await Compiler.build(
                source, with: ["OxfordEndpoints", "OxfordTransport", "OxfordTesting"], as: program)
            #expect(built.status == 0, "\(built.errors)")
            let path = folder.appendingPathComponent("a.har").path
            async let first = Program.run(program.path, [path, "first"])
            async let second = Program.run(program.path, [path, "second"])
            let statuses = try await [first.status, second.status]
            #expect(statuses == [0, 0])
            #expect(try Set(Recording(contentsOf: path).replay().unused).count == 600)
            #if os(Linux)
                try await recordInterrupted(by: program, in: folder)
            #endif
        }
    }

    #if os(Linux)
        /// Records with a program whose system calls are interrupted, as by a signal, before each of them succeeds.
        ///
        /// Opening a file that started programs inherit ends it.
        private func recordInterrupted(by program: URL, in folder: URL) async throws {
            let source = folder.appendingPathComponent("interrupt.c")
            try """
            #define _GNU_SOURCE
            #include <asm/fcntl.h>
            #include <dlfcn.h>
            #include <errno.h>
            #include <stdlib.h>
            static _Thread_local int count;
            #define REPLACE(name, condition, declaration, ...) \\
                long name declaration { \\
                    if ((condition) && count++ % 2 == 0) { errno = EINTR; return -1; } \\
                    return ((long (*) declaration)dlsym(RTLD_NEXT, #name))(__VA_ARGS__); \\
                }
            // A program that is started meanwhile must not inherit the file.
            #define IS_SAFE(flags) (flags & O_CLOEXEC || (abort(), 0))
            REPLACE(open, (b & O_ACCMODE) == O_RDWR && b & O_CREAT && IS_SAFE(b), (const char *a, long b, long c), a, b, c)
            REPLACE(flock, 1, (long a, long b), a, b)
            REPLACE(pread, 1, (long a, void *b, long c, long d), a, b, c, d)
            REPLACE(pwrite, 1, (long a, const void *b, long c, long d), a, b, c, d)
            """.write(to: source, atomically: true, encoding: .utf8)
            let library = folder.appendingPathComponent("interrupt.so").path
            let built = try await Program.run(
                "clang", ["-w", "-fno-builtin", "-shared", "-fPIC", source.path, "-o", library])
            #expect(built.status == 0, "\(built.errors)")
            let path = folder.appendingPathComponent("b.har").path
            let environment = ProcessInfo.processInfo.environment.merging(["LD_PRELOAD": library]) { $1 }
            let result = try await Program.run(program.path, [path, "only"], environment: environment)
            #expect(result.status == 0, "\(result.errors)")
            #expect(try Set(Recording(contentsOf: path).replay().unused).count == 300)
        }
    #endif
}

@Suite("Recordings in a locked file", .timeLimit(.minutes(15))) struct LockedRecordings {
    /// A file lock that works like the lock of another process, because it belongs to another open file.
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

    /// A transport that counts its requests.
    private final class CountingTransport: Transport {
        private let number = Atomic(0)
        var count: Int { number.load(ordering: .sequentiallyConsistent) }

        func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
            number.add(1, ordering: .sequentiallyConsistent)
            return TransportResponse(status: 200)
        }
    }

    private let wire = CountingTransport()

    private func withRecorder(_ body: (_ path: String, _ recorder: Line) async throws -> Void) async throws {
        try await withPath { path in try await body(path, try Line(wire, .recording(to: path))) }
    }

    @Test("Recordings that wait for a lock block no thread, and are complete even if their tasks are cancelled")
    func waiting() async throws {
        try await withRecorder { path, recorder in
            let lock = try Lock(path)
            let sends = (0..<400).map { number in
                Task { try await recorder.send(TransportRequest(url: "https://example.com/\(number)")) }
            }
            // Blocked threads would leave none to send the requests.
            while wire.count < 400 { await Task.yield() }
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
            let other = try Line(wire, .recording(to: path))
            #expect(lock.isHeld)
            lock.release()
            _ = try await other.send(TransportRequest(url: "https://example.com/a"))
            _ = try await recorder.send(TransportRequest(url: "https://example.com/b"))
            #expect(
                try Recording(contentsOf: path).replay().unused == ["https://example.com/a", "https://example.com/b"])
        }
    }
}
