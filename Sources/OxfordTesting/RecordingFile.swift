#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A HAR file to which several tasks and processes can add exchanges (requests with their responses or errors)
/// concurrently.
struct RecordingFile: Sendable {
    private let path: String

    init(creating path: String) throws(RecordingError) {
        self.path = path
        // Ignore the result. If the file is locked, another recorder is already checking or writing its contents.
        _ = try addIfUnlocked(nil)
    }

    /// Adds an exchange to the file.
    ///
    /// This method waits while another task or process holds the lock on the file.
    func add(_ exchange: RecordedExchange) async throws(RecordingError) {
        guard let entry = try? HARText.entry(exchange) else { throw .unwritable(path: path) }
        var pause = Duration.milliseconds(1)
        while try !addIfUnlocked(Array(entry)) {
            // Wait in a task that is never cancelled, because the exchange must be recorded even if the caller is
            // cancelled.
            await Task { [pause] in try? await Task.sleep(for: pause) }.value
            pause = min(pause * 2, .milliseconds(100))
        }
    }

    /// Adds an entry to the file, or does nothing if another task or process has locked the file.
    ///
    /// If `entry` is `nil`, this method adds no entry, but makes sure that entries can be added later. If the file is
    /// missing or empty, the method writes a HAR without entries. Otherwise, it checks that the file was written by
    /// this library, and throws an error if it wasn't.
    ///
    /// - Returns: `true` if the method locked the file, and `false` if another task or process has already locked it.
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
        // The byte before the closing brackets shows whether the HAR already has an entry. If the HAR has one, a comma
        // must precede the new entry.
        let last = file.bytes(end.count + 1, at: size - end.count - 1)
        guard first.elementsEqual(HARText.ownStart.utf8), last.dropFirst().elementsEqual(end) else {
            throw .foreign(path: path)
        }
        if let entry {
            let separator = last.first == UInt8(ascii: "[") ? "\n" : ",\n"
            do throws(RecordingError) {
                try file.put(Array(separator.utf8) + entry + end, at: size - end.count)
            } catch {
                file.restore(end, size: size)
                throw error
            }
        }
        return true
    }
}

/// A recording file that is open and locked, so that other tasks and processes cannot write to it.
private struct LockedFile: ~Copyable {
    private let path: String
    private let descriptor: CInt

    /// Opens or creates a file and locks it, or returns `nil` if another task or process has locked the file.
    init?(_ path: String) throws(RecordingError) {
        // Without O_CLOEXEC, a program that is started meanwhile would inherit the lock and hold it until the program
        // exits.
        let descriptor = Self.repeatInterrupted { unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw RecordingError(cannotWrite: path) }
        // Without LOCK_NB, waiting for the lock would block one of the few threads that all tasks share.
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

    /// Returns at most `count` bytes, starting at an offset, or an empty array if the offset is negative.
    func bytes(_ count: Int, at offset: Int) -> [UInt8] {
        // Safe: `pread` writes at most `count` bytes and returns their number.
        unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            let read = Self.repeatInterrupted { unsafe pread(descriptor, bytes.baseAddress, count, off_t(offset)) }
            initialized = max(0, read)
        }
    }

    func put(_ bytes: [UInt8], at offset: Int) throws(RecordingError) {
        // Safe: the array's storage is valid for the duration of the closure.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            Self.repeatInterrupted { unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) }
        }
        guard count == bytes.count else { throw .unwritable(path: path) }
    }

    /// Undoes a write that failed partway, for example because the disk is full.
    ///
    /// The method restores the original bytes at the end of the file, and truncates the file to its original size. This
    /// succeeds even on a full disk, because the file needs no more space than it had before the write.
    func restore(_ end: [UInt8], size: Int) {
        try? put(end, at: size - end.count)
        ftruncate(descriptor, off_t(size))
    }

    /// Repeats a system call each time a signal interrupts it.
    private static func repeatInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
        while true {
            let result = call()
            if result != -1 || errno != EINTR { return result }
        }
    }
}
