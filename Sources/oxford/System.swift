import Dispatch
import Synchronization

/// The operating system functions that the tool uses.
///
/// The functions that call the C library are in `System+POSIX.swift`.
enum System {
    /// The standard streams, with their file descriptors.
    enum Stream: Int32 {
        case input, output, error
    }

    /// The width of the terminal in characters, or `nil` if standard output is not a terminal.
    static var terminalWidth: Int? { width(of: .output) }

    static var standardErrorIsTerminal: Bool { isTerminal(.error) }

    static var standardInputIsTerminal: Bool { isTerminal(.input) }

    private static let input = DispatchQueue(label: "input")

    /// Returns the next line of standard input.
    ///
    /// It blocks a thread outside the concurrency pool, which has only a few.
    static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            input.async { continuation.resume(returning: readLine()) }
        }
    }

    private static let interruptions = Atomic(0)
    private static let inFlight = Atomic(0)

    /// Whether Ctrl-C was pressed since the call to ``finishWhenInterrupted()``.
    static var isInterrupted: Bool { interruptions.load(ordering: .sequentiallyConsistent) > 0 }

    /// Makes Ctrl-C wait for look-ups in flight; it exits at once if there are none, or if it is pressed again.
    static func finishWhenInterrupted() {
        // Initialize these globals now: a signal handler must not allocate or take locks.
        _ = (isInterrupted, inFlight.load(ordering: .relaxed), hasStatusLine.load(ordering: .relaxed))
        onInterrupt { _ in
            let count = System.interruptions.add(1, ordering: .sequentiallyConsistent).newValue
            let isIdle = System.inFlight.load(ordering: .sequentiallyConsistent) == 0
            if count > 1 || isIdle { System.end(.interrupted) }
        }
    }

    /// Marks the start of a look-up.
    static func begin() {
        inFlight.add(1, ordering: .sequentiallyConsistent)
    }

    /// Marks the end of a look-up, and exits if it was the last one after Ctrl-C.
    static func finish() {
        let count = inFlight.subtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isInterrupted { end(.interrupted) }
    }

    /// Exits without exit handlers, which take a millisecond; safe to call from a signal handler.
    static func end(_ status: ExitStatus) -> Never {
        if hasStatusLine.load(ordering: .relaxed) { writeAtOnce(eraseLine, to: .error) }
        exitAtOnce(status.rawValue)
    }

    /// Writes to standard output and exits if that fails.
    static func write(_ text: String) {
        guard !writeLine(text, to: .output) else { return }
        // EPIPE: the reader has gone; exit quietly.
        if !readerHasGone { report("oxford: cannot write to standard output; check that the disk is not full") }
        end(.unwritten)
    }

    static func report(_ line: String) {
        _ = writeLine(line.printable, to: .error)
    }

    /// Writes a question to standard error without a line break.
    static func ask(_ question: String) {
        _ = write(question.printable, to: .error)
    }

    /// The last line of the terminal, which is redrawn after other output.
    private static let statusLine = Mutex("")
    private static let hasStatusLine = Atomic(false)
    private static let eraseLine: StaticString = "\r\u{1B}[K"

    /// Replaces the status line; an empty text removes it.
    static func show(status: String) {
        // A full line would wrap onto the next one.
        let status = String(status.prefix((width(of: .error) ?? 80) - 1))
        statusLine.withLock { shown in
            guard status != shown else { return }
            _ = write((shown.isEmpty ? "" : "\(eraseLine)") + status, to: .error)
            shown = status
            hasStatusLine.store(!status.isEmpty, ordering: .relaxed)
        }
    }

    private static func writeLine(_ text: String, to file: Stream) -> Bool {
        // One lock for both streams, which may be the same terminal.
        statusLine.withLock { status in
            guard !status.isEmpty, isTerminal(file) else { return write(text + "\n", to: file) }
            _ = write("\(eraseLine)", to: .error)
            guard write(text + "\n", to: file) else { return false }
            _ = write(status, to: .error)
            return true
        }
    }
}
