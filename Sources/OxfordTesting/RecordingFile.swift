#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A HAR to which the tasks of this and of other processes add exchanges.
struct RecordingFile: Sendable {
    private let path: String

    init(creating path: String) throws(RecordingError) {
        self.path = path
        // If another recorder has locked the file, that recorder checks its contents.
        _ = try addIfUnlocked(nil)
    }

    /// Adds an exchange, and waits while another task or process has locked the file.
    func add(_ exchange: RecordedExchange) async throws(RecordingError) {
        guard let entry = try? HARText.entry(exchange) else { throw .unwritable(path: path) }
        var pause = Duration.milliseconds(1)
        while try !addIfUnlocked(Array(entry)) {
            // The exchange is recorded even if the caller cancels, so the pause is a task that is never cancelled.
            await Task { [pause] in try? await Task.sleep(for: pause) }.value
            pause = min(pause * 2, .milliseconds(100))
        }
    }

    /// Adds an entry, or only creates or checks the file if there is no entry.
    ///
    /// - Returns: Whether the file was not locked.
    private func addIfUnlocked(_ entry: [UInt8]?) throws(RecordingError) -> Bool {
        guard let file = try LockedFile(path) else { return false }
        let size = file.size
        guard size > 0 else {
            let start = HARText.start + (entry == nil ? "" : "\n")
            try file.put(Array(start.utf8) + (entry ?? []) + Array(HARText.end.utf8), at: 0)
            return true
        }
        let end = Array(HARText.end.utf8)
        let first = file.bytes(HARText.ownStart.utf8.count, at: 0)
        // The byte before the end shows whether the HAR already has an entry.
        let last = file.bytes(end.count + 1, at: size - end.count - 1)
        if first.startsJSONLines { throw .jsonLines(at: path) }
        guard first.elementsEqual(HARText.ownStart.utf8), last.dropFirst().elementsEqual(end) else {
            throw .foreign(path: path)
        }
        if let entry {
            let separator = last.first == UInt8(ascii: "[") ? "\n" : ",\n"
            try file.put(Array(separator.utf8) + entry + end, at: size - end.count)
        }
        return true
    }
}

/// An open file that no other task or process can lock.
private struct LockedFile: ~Copyable {
    private let path: String
    private let descriptor: CInt

    /// Opens or creates a file, or returns `nil` if another task or process has locked it.
    init?(_ path: String) throws(RecordingError) {
        // Without O_CLOEXEC, a program that is started meanwhile would hold the lock until it exits.
        let descriptor = Self.repeatInterrupted { unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw RecordingError(cannotWrite: path) }
        // Without LOCK_NB, waiting for the lock would block a thread that all tasks share.
        guard Self.repeatInterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            let isLocked = errno == EWOULDBLOCK
            close(descriptor)
            if isLocked { return nil }
            throw .unwritable(path: path)
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

    /// Returns at most `count` bytes at an offset, and none if the offset is before the file.
    func bytes(_ count: Int, at offset: Int) -> [UInt8] {
        // Sound: `pread` writes at most `count` bytes and returns their number.
        unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            let read = Self.repeatInterrupted { unsafe pread(descriptor, bytes.baseAddress, count, off_t(offset)) }
            initialized = max(0, read)
        }
    }

    /// Writes bytes at an offset.
    func put(_ bytes: [UInt8], at offset: Int) throws(RecordingError) {
        // Sound: the array's storage is valid for the duration of the closure.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            Self.repeatInterrupted { unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
        }
        guard count == bytes.count else { throw .unwritable(path: path) }
    }

    /// Repeats a system call for as long as signals interrupt it.
    private static func repeatInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
        while true {
            let result = call()
            if result != -1 || errno != EINTR { return result }
        }
    }
}
