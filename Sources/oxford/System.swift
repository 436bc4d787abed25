#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
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

    static func contents(of file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: file).map(Array.init)
    }

    private static let interruptions = Atomic(0)
    private static let isBusy = Atomic(false)

    /// Whether the interrupt key was pressed, once ``finishWhenInterrupted()`` has been called.
    static var isInterrupted: Bool { interruptions.load(ordering: .relaxed) > 0 }

    /// Whether something is under way that is to be finished first.
    static func setBusy(_ value: Bool) {
        isBusy.store(value, ordering: .relaxed)
    }

    /// Lets what is under way be finished when the interrupt key is pressed; the second time ends the program.
    static func finishWhenInterrupted() {
        // Made here, since a signal may come at a moment at which nothing can be made.
        _ = isInterrupted
        setBusy(false)
        signal(SIGINT) { _ in
            let count = System.interruptions.add(1, ordering: .relaxed).newValue
            if count > 1 || !System.isBusy.load(ordering: .relaxed) { _exit(ExitStatus.interrupted.rawValue) }
        }
    }

    /// Writes the result.
    static func write(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    /// Writes a line to standard error, where everything goes that is not the result.
    static func report(_ line: String) {
        write(line, to: STDERR_FILENO)
    }

    private static func write(_ text: String, to file: Int32) {
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
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static func end(status: Int32) -> Never {
        exit(status)
    }
}
