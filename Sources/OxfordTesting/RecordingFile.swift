#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that exchanges are added to.
struct RecordingFile: Sendable {
    private let path: String
    private let form: RecordingForm

    /// Creates the file if it does not exist.
    init(creating path: String) throws(RecordingError) {
        self.path = path
        form = RecordingForm(ofFileNamed: path)
        try add(Data())
    }

    /// Adds an exchange.
    func add(_ exchange: RecordedExchange) throws(RecordingError) {
        guard let bytes = try? form.encode(exchange) else { throw RecordingError(.unwritable, path: path) }
        try add(bytes)
    }

    /// Adds an encoded exchange, or none if there are no bytes.
    private func add(_ exchange: Data) throws(RecordingError) {
        // A HAR has bytes after the last exchange, which a descriptor in append mode could not replace.
        let mode = form == .lines ? O_APPEND : 0
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | mode, 0o644)
        guard descriptor >= 0 else { throw RecordingError(.unwritable, path: path) }
        defer { close(descriptor) }
        switch form {
        case .lines: try append(exchange, to: descriptor)
        case .har: try insert(exchange, in: descriptor)
        }
    }

    /// Appends a line.
    ///
    /// The line is a single write to a descriptor in append mode, so lines of other tasks and other processes neither
    /// overwrite it nor end up inside it.
    private func append(_ line: Data, to descriptor: CInt) throws(RecordingError) {
        guard !line.isEmpty else { return }
        let size = lseek(descriptor, 0, SEEK_END)
        // After a crash, or in a file that somebody edited, the last line may have no end.
        let isWithinLine = size > 0 && bytes(1, at: size - 1, of: descriptor) != Array("\n".utf8)
        try put(Array((isWithinLine ? "\n" : "").utf8) + line + Array("\n".utf8), at: nil, of: descriptor)
    }

    /// Inserts an entry at the end of a HAR.
    ///
    /// The file is locked meanwhile, because tasks and processes that record to it must agree on its end.
    private func insert(_ entry: Data, in descriptor: CInt) throws(RecordingError) {
        guard flock(descriptor, LOCK_EX) == 0 else { throw RecordingError(.unwritable, path: path) }
        let size = lseek(descriptor, 0, SEEK_END)
        guard size > 0 else {
            let start = RecordingForm.harStart + (entry.isEmpty ? "" : "\n")
            return try put(Array(start.utf8) + entry + Array(RecordingForm.harEnd.utf8), at: 0, of: descriptor)
        }
        let (start, end) = (Array(RecordingForm.ownHARStart.utf8), Array(RecordingForm.harEnd.utf8))
        // One more byte tells whether there is an entry already.
        let last = bytes(end.count + 1, at: size - off_t(end.count) - 1, of: descriptor)
        guard bytes(start.count, at: 0, of: descriptor) == start, last.dropFirst().elementsEqual(end) else {
            throw RecordingError(
                .unwritable, path: path,
                detail: "another program wrote it or changed its end; record to a copy made with Recording.write(to:)")
        }
        guard !entry.isEmpty else { return }
        let separator = last.first == UInt8(ascii: "[") ? "\n" : ",\n"
        try put(Array(separator.utf8) + entry + end, at: size - off_t(end.count), of: descriptor)
    }

    private func bytes(_ count: Int, at offset: off_t, of descriptor: CInt) -> [UInt8] {
        // Sound: the call writes at most `count` bytes, and tells how many it wrote.
        unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
            initialized = unsafe max(0, pread(descriptor, bytes.baseAddress, count, offset))
        }
    }

    /// Writes bytes at an offset, or at the end of a file in append mode.
    private func put(_ bytes: [UInt8], at offset: off_t?, of descriptor: CInt) throws(RecordingError) {
        // Sound: the pointer is to bytes that the array holds for the whole call.
        let count = unsafe bytes.withUnsafeBytes { bytes in
            guard let offset else { return unsafe write(descriptor, bytes.baseAddress, bytes.count) }
            return unsafe pwrite(descriptor, bytes.baseAddress, bytes.count, offset)
        }
        guard count == bytes.count else { throw RecordingError(.unwritable, path: path) }
    }
}
