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

/// A file that exchanges are appended to, one per line.
struct RecordingFile: Sendable {
    private let path: String

    /// Creates the file if it does not exist.
    init(creating path: String) throws(RecordingError) {
        self.path = path
        try append([])
    }

    /// Appends an exchange.
    ///
    /// The line is a single write to a descriptor in append mode, so lines of other tasks and other processes neither
    /// overwrite it nor end up inside it.
    func add(_ exchange: RecordedExchange) throws(RecordingError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(exchange) else { throw RecordingError(.unwritable, path: path) }
        try append(line + Data("\n".utf8))
    }

    private func append(_ line: some Collection<UInt8>) throws(RecordingError) {
        let descriptor = unsafe open(path, O_RDWR | O_APPEND | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw RecordingError(.unwritable, path: path) }
        defer { close(descriptor) }
        guard !line.isEmpty else { return }
        // After a crash, or in a file that somebody edited, the last line may have no end.
        let bytes = (endsWithinLine(descriptor) ? [UInt8(ascii: "\n")] : []) + line
        // Sound: the pointer is to bytes that the array holds for the whole call.
        let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        guard count == bytes.count else { throw RecordingError(.unwritable, path: path) }
    }

    private func endsWithinLine(_ descriptor: CInt) -> Bool {
        let size = lseek(descriptor, 0, SEEK_END)
        guard size > 0 else { return false }
        var last = UInt8(ascii: "\n")
        // Sound: the call writes at most one byte, to the variable that it gets the address of.
        _ = unsafe pread(descriptor, &last, 1, size - 1)
        return last != UInt8(ascii: "\n")
    }
}
