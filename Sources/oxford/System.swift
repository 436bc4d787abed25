#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the tool needs of the operating system.
enum System {
    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// How many characters a line of the terminal has; nothing where output goes elsewhere.
    static var terminalWidth: Int? { width(of: STDOUT_FILENO) }

    private static func width(of file: Int32) -> Int? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        // Sound: the call fills the structure that it is given the address of.
        let isKnown = unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    static var standardInputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// How many bytes of standard input are to be read, if it is a file.
    static var standardInputSize: Int? {
        var file = stat()
        // Sound: the call fills the structure that it is given the address of.
        guard unsafe fstat(STDIN_FILENO, &file) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(file.st_size) - Int(lseek(STDIN_FILENO, 0, SEEK_CUR))
    }

    /// What a file has, or standard input where that is its name; nothing where it cannot be read.
    static func contents(of file: String) -> [UInt8]? {
        let descriptor = file == "-" ? STDIN_FILENO : unsafe open(file, O_RDONLY)
        var contents: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            // Sound: the pointer is to bytes that the array holds for the whole call.
            let count = unsafe part.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? contents : nil }
            contents += part.prefix(count)
        }
    }

    /// The next line of standard input.
    ///
    /// Only the main thread waits for it: nothing else needs that one, while the others are few and have work to do.
    @MainActor static func nextLine() -> String? { readLine() }

    private static let interruptions = Atomic(0)
    private static let underWay = Atomic(0)

    /// Whether the interrupt key was pressed, once ``finishWhenInterrupted()`` has been called.
    static var isInterrupted: Bool { interruptions.load(ordering: .sequentiallyConsistent) > 0 }

    /// Lets what is under way be finished when the interrupt key is pressed; the second time ends the program.
    static func finishWhenInterrupted() {
        // Made here, since a signal may come at a moment at which nothing can be made.
        _ = (isInterrupted, underWay.load(ordering: .relaxed), hasStatusLine.load(ordering: .relaxed))
        signal(SIGINT) { _ in
            let count = System.interruptions.add(1, ordering: .sequentiallyConsistent).newValue
            let isIdle = System.underWay.load(ordering: .sequentiallyConsistent) == 0
            if count > 1 || isIdle { System.leave(.interrupted) }
        }
    }

    /// Something begins that is to be finished and written first.
    static func begin() {
        underWay.add(1, ordering: .sequentiallyConsistent)
    }

    /// Something is finished and written; the last of all ends the program if it was interrupted.
    static func finish() {
        let count = underWay.subtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isInterrupted { leave(.interrupted) }
    }

    /// Ends the program without anything else, so that a signal handler can do so too.
    private static func leave(_ status: ExitStatus) -> Never {
        if hasStatusLine.load(ordering: .relaxed) {
            // Sound: the text is as long as it says, and stays for ever.
            _ = unsafe put(eraseLine.utf8Start, eraseLine.utf8CodeUnitCount, to: STDERR_FILENO)
        }
        _exit(status.rawValue)
    }

    /// Writes the result; where that cannot be, nothing more is to be done.
    static func write(_ text: String) {
        guard !writeLine(text, to: STDOUT_FILENO) else { return }
        // Who closes a pipe has enough, and need not be told.
        if errno != EPIPE { report("oxford: the result cannot be written") }
        leave(.unwritten)
    }

    /// Writes a line to standard error, where everything goes that is not the result.
    static func report(_ line: String) {
        _ = writeLine(line.printable, to: STDERR_FILENO)
    }

    /// Writes a question to standard error, to be answered on the same line.
    static func ask(_ question: String) {
        _ = write(question.printable, to: STDERR_FILENO)
    }

    /// The line at the bottom of the terminal, which moves down when something else is written there.
    private static let statusLine = Mutex("")
    private static let hasStatusLine = Atomic(false)
    private static let eraseLine: StaticString = "\r\u{1B}[K"

    /// Shows a text on standard error, which is a terminal, in place of the one before; an empty text removes that.
    static func show(status: String) {
        // A line that is full would take another line of the terminal.
        let status = String(status.prefix((width(of: STDERR_FILENO) ?? 80) - 1))
        statusLine.withLock { shown in
            guard status != shown else { return }
            _ = write((shown.isEmpty ? "" : "\(eraseLine)") + status, to: STDERR_FILENO)
            shown = status
            hasStatusLine.store(!status.isEmpty, ordering: .relaxed)
        }
    }

    private static func writeLine(_ text: String, to file: Int32) -> Bool {
        // One lock for both outputs: they may be the same terminal.
        statusLine.withLock { status in
            guard !status.isEmpty, isatty(file) == 1 else { return write(text + "\n", to: file) }
            _ = write("\(eraseLine)", to: STDERR_FILENO)
            guard write(text + "\n", to: file) else { return false }
            _ = write(status, to: STDERR_FILENO)
            return true
        }
    }

    private static func write(_ text: String, to file: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // Sound: the pointer is to bytes that the array holds for the whole call.
            let count = unsafe rest.withUnsafeBytes { unsafe put($0.baseAddress, $0.count, to: file) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                waitUntilWritable(file)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// The function `write` of the system, which has the same name as one here.
    private static func put(_ bytes: UnsafeRawPointer?, _ count: Int, to file: Int32) -> Int {
        #if canImport(Darwin)
            unsafe Darwin.write(file, bytes, count)
        #elseif canImport(Glibc)
            unsafe Glibc.write(file, bytes, count)
        #else
            unsafe Musl.write(file, bytes, count)
        #endif
    }

    /// Waits for the reader of a pipe that its owner made non-blocking, instead of losing the rest of a line.
    private static func waitUntilWritable(_ file: Int32) {
        var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        // Sound: the call fills the one structure that it gets the address of.
        _ = unsafe poll(&descriptor, 1, -1)
    }

    /// Does what takes a while, and ends the program by itself.
    static func run(_ body: @escaping @MainActor () async -> Never) -> Never {
        Task(operation: body)
        dispatchMain()
    }

    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
