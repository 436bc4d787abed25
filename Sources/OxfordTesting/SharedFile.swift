#if os(Windows) || os(WASI)
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    import Synchronization

    /// A file to which the tasks of this process add exchanges.
    ///
    /// Other processes must not write to it, because the lock covers only this process.
    struct SharedFile {
        private static let lock = Mutex(())
        private var contents: [UInt8]

        /// Updates or creates a file by reading and writing all of it, and returns true.
        static func updateIfUnlocked(
            _ path: String, appending: Bool, _ body: (inout SharedFile) throws(RecordingError) -> Void
        ) throws(RecordingError) -> Bool {
            try lock.withLock { _ throws(RecordingError) in
                var file = SharedFile(contents: Array(FileManager.default.contents(atPath: path) ?? Data()))
                try body(&file)
                guard FileManager.default.createFile(atPath: path, contents: Data(file.contents)) else {
                    throw RecordingError(cannotWrite: path)
                }
            }
            return true
        }

        var size: Int { contents.count }

        /// Returns at most `count` bytes at an offset, and none if the offset is before the file.
        func bytes(_ count: Int, at offset: Int) -> [UInt8] {
            offset < 0 ? [] : Array(contents.dropFirst(offset).prefix(count))
        }

        /// Writes bytes at an offset, and returns whether all of them were written.
        mutating func put(_ bytes: [UInt8], at offset: Int) -> Bool {
            contents.replaceSubrange(offset..<min(offset + bytes.count, size), with: bytes)
            return true
        }
    }
#else
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Android)
        import Android
    #elseif canImport(FreeBSD)
        import FreeBSD
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A file to which tasks and processes add exchanges.
    struct SharedFile {
        private let descriptor: CInt
        private let appending: Bool

        /// Updates or creates a file, or returns false if another task or process has locked it.
        ///
        /// In append mode, the update is a single write, so it needs no lock.
        static func updateIfUnlocked(
            _ path: String, appending: Bool, _ body: (inout SharedFile) throws(RecordingError) -> Void
        ) throws(RecordingError) -> Bool {
            // Without O_CLOEXEC, a program that is started meanwhile would hold the lock until it exits.
            let flags = O_RDWR | O_CREAT | O_CLOEXEC | (appending ? O_APPEND : 0)
            let descriptor = repeatInterrupted { unsafe open(path, flags, 0o644) }
            guard descriptor >= 0 else { throw RecordingError(cannotWrite: path) }
            defer { close(descriptor) }
            // Without LOCK_NB, waiting for the lock would block a thread that all tasks share.
            guard appending || repeatInterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
                if errno == EWOULDBLOCK { return false }
                throw RecordingError(.unwritable, path: path)
            }
            var file = SharedFile(descriptor: descriptor, appending: appending)
            try body(&file)
            return true
        }

        /// Repeats a system call for as long as signals interrupt it.
        private static func repeatInterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
            while true {
                let result = call()
                if result != -1 || errno != EINTR { return result }
            }
        }

        var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

        /// Returns at most `count` bytes at an offset, and none if the offset is before the file.
        func bytes(_ count: Int, at offset: Int) -> [UInt8] {
            // Sound: `pread` writes at most `count` bytes and returns their number.
            unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
                initialized = max(
                    0,
                    Self.repeatInterrupted { unsafe pread(descriptor, bytes.baseAddress, count, off_t(offset)) })
            }
        }

        /// Writes bytes at an offset, and returns whether all of them were written.
        ///
        /// In append mode the system ignores the offset and writes at the end of the file.
        mutating func put(_ bytes: [UInt8], at offset: Int) -> Bool {
            // Sound: the array's storage is valid for the duration of the closure.
            let count = unsafe bytes.withUnsafeBytes { bytes in
                Self.repeatInterrupted {
                    unsafe appending
                        ? write(descriptor, bytes.baseAddress, bytes.count)
                        : pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
                }
            }
            return count == bytes.count
        }
    }
#endif
