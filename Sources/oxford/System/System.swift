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

/// The operating system functions that the tool uses.
enum System {
    /// The standard streams, with their file descriptors.
    enum Stream: Int32 {
        case input, output, error
    }

    /// Returns the value of an environment variable.
    static func variable(_ name: String) -> String? {
        // Safe: the text is copied at once, and the tool never changes the environment, so the text cannot be freed
        // before it is copied.
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

// Closed streams.
extension System {
    /// Prepares for standard streams that are closed, by this program's parent or by the reader of a pipe.
    ///
    /// This method opens `/dev/null` for each standard stream that is closed. Otherwise, the next file that the tool
    /// opens would get the descriptor of a standard stream. This could be the connection to the server, and the tool
    /// would write its messages into this connection. Reading from the stream and writing to it still fail, because
    /// `/dev/null` is opened for the other direction only.
    ///
    /// It also ignores SIGPIPE. Writing to a pipe without a reader then fails, and the tool can erase its status line
    /// before it ends.
    static func prepareStandardStreams() {
        signal(SIGPIPE, SIG_IGN)
        for stream in [Stream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
        }
    }
}

// The terminal.
extension System {
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Whether the terminal understands escape sequences.
    static var hasEscapeSequences: Bool { !["", "dumb"].contains(variable("TERM") ?? "") }

    /// Returns the width, in characters, of the terminal that a stream is connected to, or `nil` if the stream is not
    /// connected to a terminal.
    static func width(of stream: Stream) -> Int? {
        guard isTerminal(stream) else { return nil }
        var size = winsize()
        // Safe: the call writes only to `size`, and does not keep the pointer.
        let isKnown = unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    /// The text of the status line, or an empty string if no status is shown.
    ///
    /// The status line is the last line of the terminal. Before the tool writes other output, it erases the status
    /// line. Afterward, it writes the status line again below the output.
    private static let statusLine = Mutex("")
    private static let hasStatusLine = Atomic(false)
    private static let eraseLine: StaticString = "\r\u{1B}[K"

    /// Replaces the status line.
    ///
    /// An empty string removes the status line.
    static func show(status: String) {
        // Text that is as wide as the terminal would wrap onto a second line, but `eraseLine` erases only one line.
        let status = String(status.prefix((width(of: .error) ?? 80) - 1))
        statusLine.withLock { shown in
            guard status != shown else { return }
            _ = put((shown.isEmpty ? "" : "\(eraseLine)") + status, to: .error)
            shown = status
            hasStatusLine.store(!status.isEmpty, ordering: .relaxed)
        }
    }
}

// Writing.
extension System {
    /// Writes a line to standard output.
    ///
    /// If the line cannot be written, the tool ends.
    static func print(_ text: String) {
        guard !put(line: text, to: .output) else { return }
        // EPIPE means that the program that reads the output, such as `head`, needs no more of it. This is not an error
        // to report.
        if errno == EPIPE { endAtOnce(.unread) }
        report("cannot write to standard output; check that the disk is not full")
        endAtOnce(.unwritten)
    }

    /// Writes a message for the user to standard error.
    static func report(_ message: String) {
        _ = put(line: "oxford: \(message)".printable, to: .error)
    }

    /// Writes a question to standard error, without a line break at the end.
    static func ask(_ question: String) {
        _ = put("oxford: \(question)".printable, to: .error)
    }

    private static func put(line: String, to stream: Stream) -> Bool {
        // One lock guards both streams, because both may be the same terminal, where their lines must not mix.
        statusLine.withLock { status in
            guard !status.isEmpty, isTerminal(stream) else { return put(line + "\n", to: stream) }
            _ = put("\(eraseLine)", to: .error)
            guard put(line + "\n", to: stream) else { return false }
            _ = put(status, to: .error)
            return true
        }
    }

    /// Writes text to a stream, and returns whether all of the text was written.
    private static func put(_ text: String, to stream: Stream) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // Safe: the array keeps its bytes alive during the call.
            let count = unsafe rest.withUnsafeBytes { unsafe write(stream.rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                // A non-blocking pipe is full, because the program that reads from it is slow.
                wait(for: Int16(POLLOUT), on: stream.rawValue)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}

// Ctrl-C and exiting.
extension System {
    private static let interruptions = Atomic(0)
    private static let inFlight = Atomic(0)

    /// Whether Ctrl-C has been pressed since the call to ``finishWhenInterrupted()``.
    static var isInterrupted: Bool { interruptions.load(ordering: .sequentiallyConsistent) > 0 }

    /// Whether no look-up is in flight.
    static var isIdle: Bool { inFlight.load(ordering: .sequentiallyConsistent) == 0 }

    /// Lets look-ups in flight finish after Ctrl-C.
    ///
    /// If no look-up is in flight, or if Ctrl-C is pressed a second time, the tool exits at once.
    static func finishWhenInterrupted() {
        // Initialize these globals now, because the signal handler reads them. Initializing a global may allocate
        // memory or take a lock, which a signal handler must not do.
        _ = (isInterrupted, inFlight.load(ordering: .relaxed), hasStatusLine.load(ordering: .relaxed))
        let previous = signal(SIGINT) { _ in
            let count = System.interruptions.add(1, ordering: .sequentiallyConsistent).newValue
            if count > 1 || System.isIdle { System.endAtOnce(.interrupted) }
        }
        // A program that a script starts in the background ignores SIGINT from the start. Keep ignoring it, because
        // such a Ctrl-C is meant for the program in the foreground. Functions cannot be compared, so compare their
        // addresses.
        if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(SIGINT, SIG_IGN)
            return
        }
        // A process inherits the signals that its parent blocks. A parent that starts processes with Foundation may
        // block SIGINT.
        unblock(SIGINT)
    }

    private static func unblock(_ signal: Int32) {
        var signals = sigset_t()
        // Safe: the calls access only `signals`, and do not keep the pointer.
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, signal)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Marks the start of a look-up.
    static func begin() {
        inFlight.add(1, ordering: .sequentiallyConsistent)
    }

    /// Marks the end of a look-up.
    ///
    /// If the user has pressed Ctrl-C and no other look-up is in flight, the tool exits.
    static func finish() {
        let count = inFlight.subtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isInterrupted { endAtOnce(.interrupted) }
    }

    static func end(_ status: ExitStatus) -> Never {
        show(status: "")
        exit(status.rawValue)
    }

    /// Exits, and erases the status line, without running exit handlers, which are not safe to run in a signal handler.
    ///
    /// If a shell shows the status for a signal, the tool raises this signal. As a result, Ctrl-C also ends a loop of a
    /// shell script that runs the tool.
    static func endAtOnce(_ status: ExitStatus) -> Never {
        if hasStatusLine.load(ordering: .relaxed) {
            // Safe: a static string has a fixed length and is never deallocated.
            _ = unsafe write(Stream.error.rawValue, eraseLine.utf8Start, eraseLine.utf8CodeUnitCount)
        }
        if let number = status.signal {
            signal(number, SIG_DFL)
            unblock(number)
            raise(number)
        }
        _exit(status.rawValue)
    }
}
