import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The error that `errno` describes, which explains why reading failed.
struct ReadError: Error {
    let reason: String

    init(_ code: Int32 = errno) {
        // Safe: the text is copied at once. Reading stops at the first error, so no other thread asks for a text.
        reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}

/// A line of standard input, without its line break.
struct InputLine {
    /// The number of the line, which is 1 for the first line.
    let number: Int
    /// The number of bytes from the start of the input to the end of the line.
    fileprivate(set) var end: Int
    fileprivate(set) var bytes: [UInt8] = []
    /// Whether the line has more than 64 KB.
    ///
    /// In this case, `bytes` contains only the first 64 KB.
    fileprivate(set) var isCutOff = false

    /// The text, or `nil` if the line is not valid UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension System {
    private static let input = Mutex(InputBuffer())
    private static let inputQueue = DispatchQueue(label: "input")

    /// Returns the next line of standard input without its line break, or `nil` at the end of the input.
    ///
    /// Reading blocks a thread until a line arrives. Swift's concurrency pool has only a few threads, and blocking one
    /// of them would delay other tasks, so this method reads on a dispatch queue instead.
    static func nextLine() async throws(ReadError) -> InputLine? {
        let line = await withCheckedContinuation { continuation in
            inputQueue.async {
                let line = input.withLock { buffer in Result { () throws(ReadError) in try buffer.nextLine() } }
                continuation.resume(returning: line)
            }
        }
        return try line.get()
    }

    /// The number of bytes left to read from standard input, or `nil` if standard input is not a file.
    static var standardInputSize: Int? {
        var file = stat()
        // Safe: the call writes only to `file`, and does not keep the pointer.
        guard unsafe fstat(STDIN_FILENO, &file) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(file.st_size) - Int(lseek(STDIN_FILENO, 0, SEEK_CUR))
    }

    /// Returns the contents of a file, or of standard input if the file's name is `-`.
    ///
    /// - Throws: An error if the file cannot be read, or if it is larger than 32 MB, as is an endless file such as
    ///   `/dev/zero`.
    static func contents(of file: String) throws(ReadError) -> [UInt8] {
        let descriptor = file == "-" ? STDIN_FILENO : unsafe open(file, O_RDONLY)
        if descriptor < 0 { throw ReadError() }
        var contents: [UInt8] = []
        while case let part = try bytes(from: descriptor), !part.isEmpty {
            contents += part
            if contents.count > 32 << 20 { throw ReadError(EFBIG) }
        }
        return contents
    }

    /// Reads the bytes that a file has ready, or an empty array at its end.
    ///
    /// If the file has no bytes ready, this method waits for them.
    fileprivate static func bytes(from descriptor: Int32) throws(ReadError) -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            // Safe: the array keeps its bytes alive during the call.
            let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return bytes.prefix(count) }
            switch errno {
            case EINTR: continue
            // Another program that uses the same file can make it non-blocking.
            case EAGAIN, EWOULDBLOCK: wait(for: Int16(POLLIN), on: descriptor)
            default: throw ReadError()
            }
        }
    }

    /// Waits until a non-blocking file can be read or written.
    static func wait(for event: Int16, on descriptor: Int32) {
        var descriptor = pollfd(fd: descriptor, events: event, revents: 0)
        // Safe: the call writes only to `descriptor`, and does not keep the pointer.
        _ = unsafe poll(&descriptor, 1, -1)
    }
}

/// The bytes of standard input that were read, but not yet returned as a line.
///
/// The standard library's `readLine()` takes every error for the end of the input, and also a non-blocking input that
/// has no bytes ready.
private struct InputBuffer {
    private var rest: ArraySlice<UInt8> = []
    private var line = InputLine(number: 0, end: 0)

    mutating func nextLine() throws(ReadError) -> InputLine? {
        let start = line.end
        line = InputLine(number: line.number + 1, end: start)
        repeat {
            let part = rest.prefix(upTo: rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)
            line.bytes += part.prefix(65_536 - line.bytes.count)
            line.end += part.count
            line.isCutOff = line.bytes.count < line.end - start
            rest = rest[part.endIndex...]
            if rest.popFirst() != nil {
                line.end += 1
                break
            }
            rest = try System.bytes(from: STDIN_FILENO)
        } while !rest.isEmpty
        // A byte order mark and the carriage return before a line feed are no part of a word.
        if line.number == 1, line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
        if line.bytes.last == UInt8(ascii: "\r") { line.bytes.removeLast() }
        return line.end == start ? nil : line
    }
}
