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
    static var terminalWidth: Int? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        // Sound: the call fills the structure that it is given the address of.
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }

    static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

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
        _ = (isInterrupted, underWay.load(ordering: .relaxed))
        signal(SIGINT) { _ in
            let count = System.interruptions.add(1, ordering: .sequentiallyConsistent).newValue
            let isIdle = System.underWay.load(ordering: .sequentiallyConsistent) == 0
            if count > 1 || isIdle { _exit(ExitStatus.interrupted.rawValue) }
        }
    }

    /// Something begins that is to be finished and written first.
    static func begin() {
        underWay.add(1, ordering: .sequentiallyConsistent)
    }

    /// Something is finished and written; the last of all ends the program if it was interrupted.
    static func finish() {
        let count = underWay.subtract(1, ordering: .sequentiallyConsistent).newValue
        if count == 0, isInterrupted { _exit(ExitStatus.interrupted.rawValue) }
    }

    /// Writes the result; where that cannot be, nothing more is to be done.
    static func write(_ text: String) {
        guard !write(text, to: STDOUT_FILENO) else { return }
        // Who closes a pipe has enough, and need not be told.
        if errno != EPIPE { report("oxford: the result cannot be written") }
        _exit(ExitStatus.unwritten.rawValue)
    }

    /// Writes a line to standard error, where everything goes that is not the result.
    static func report(_ line: String) {
        _ = write(line.printable, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to file: Int32) -> Bool {
        var rest = Array((text + "\n").utf8)[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                // Sound: the pointer is to bytes that the array holds for the whole call.
                let count = unsafe rest.withUnsafeBytes { unsafe Darwin.write(file, $0.baseAddress, $0.count) }
            #elseif canImport(Glibc)
                let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
            #else
                let count = unsafe rest.withUnsafeBytes { unsafe Musl.write(file, $0.baseAddress, $0.count) }
            #endif
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
