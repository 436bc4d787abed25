#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension System {
    /// Returns the width of a terminal in characters, or `nil` if the stream is not a terminal.
    static func width(of stream: Stream) -> Int? {
        guard isTerminal(stream) else { return nil }
        var size = winsize()
        // Safe: the call only writes to the structure it points to.
        let isKnown = unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    /// Returns a variable of the environment.
    static func variable(_ name: String) -> String? {
        // Safe: the text is copied, and the tool never changes the environment.
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The number of bytes left to read from standard input, if it is a file.
    static var standardInputSize: Int? {
        var file = stat()
        // Safe: the call only writes to the structure it points to.
        guard unsafe fstat(STDIN_FILENO, &file) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(file.st_size) - Int(lseek(STDIN_FILENO, 0, SEEK_CUR))
    }

    /// Returns the contents of a file, or of standard input for "-"; `nil` if reading fails.
    static func contents(of file: String) -> [UInt8]? {
        let descriptor = file == "-" ? STDIN_FILENO : unsafe open(file, O_RDONLY)
        var contents: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            // Safe: the array keeps its bytes alive during the call.
            let count = unsafe part.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? contents : nil }
            contents += part.prefix(count)
        }
    }

    static func onInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
        signal(SIGINT, handler)
        // The parent process may block the signal: programs that start processes with Foundation do.
        var interrupt = sigset_t()
        // Safe: the calls only access the set they point to.
        unsafe sigemptyset(&interrupt)
        unsafe sigaddset(&interrupt, SIGINT)
        unsafe pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    }

    /// Exits without cleanup; safe to call from a signal handler.
    static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

    /// Whether the last write failed because the reader closed the pipe.
    static var readerHasGone: Bool { errno == EPIPE }

    /// Writes a text with a single call; safe to call from a signal handler.
    static func writeAtOnce(_ text: StaticString, to stream: Stream) {
        // Safe: a static string has a fixed length and is never deallocated.
        _ = unsafe put(text.utf8Start, text.utf8CodeUnitCount, stream.rawValue)
    }

    /// Writes a text and returns whether it was written completely.
    static func write(_ text: String, to stream: Stream) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // Safe: the array keeps its bytes alive during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe put($0.baseAddress, $0.count, stream.rawValue) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilWritable(stream.rawValue)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Waits until a non-blocking pipe accepts more data, because giving up would lose output.
    private static func waitUntilWritable(_ file: Int32) {
        var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        // Safe: the call only writes to the structure it points to.
        _ = unsafe poll(&descriptor, 1, -1)
    }
}

/// The C function `write`, which a function of ``System`` shadows.
private func put(_ bytes: UnsafeRawPointer?, _ count: Int, _ file: Int32) -> Int {
    unsafe write(file, bytes, count)
}
