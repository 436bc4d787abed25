#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization

#if canImport(Dispatch)
    import Dispatch
#endif

/// What the tool needs of the operating system.
///
/// The functions that depend on the platform are in `System+POSIX.swift`, and in `System+Foundation.swift` for platforms
/// without POSIX.
enum System {
    /// The files that are open from the start, with the numbers that they have on every platform.
    enum Stream: Int32 {
        case input, output, error
    }

    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// How many characters a line of the terminal has; nothing where output goes elsewhere.
    static var terminalWidth: Int? { width(of: .output) }

    static var standardErrorIsTerminal: Bool { isTerminal(.error) }

    static var standardInputIsTerminal: Bool { isTerminal(.input) }

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
        onInterrupt { _ in
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
        if hasStatusLine.load(ordering: .relaxed) { writeAtOnce(eraseLine, to: .error) }
        exitAtOnce(status.rawValue)
    }

    /// Writes the result; where that cannot be, nothing more is to be done.
    static func write(_ text: String) {
        guard !writeLine(text, to: .output) else { return }
        // Who closes a pipe has enough, and need not be told.
        if !readerHasGone { report("oxford: the result cannot be written") }
        leave(.unwritten)
    }

    /// Writes a line to standard error, where everything goes that is not the result.
    static func report(_ line: String) {
        _ = writeLine(line.printable, to: .error)
    }

    /// Writes a question to standard error, to be answered on the same line.
    static func ask(_ question: String) {
        _ = write(question.printable, to: .error)
    }

    /// The line at the bottom of the terminal, which moves down when something else is written there.
    private static let statusLine = Mutex("")
    private static let hasStatusLine = Atomic(false)
    private static let eraseLine: StaticString = "\r\u{1B}[K"

    /// Replaces the text shown last on standard error, a terminal; an empty text removes it.
    static func show(status: String) {
        // A line that is full would take another line of the terminal.
        let status = String(status.prefix((width(of: .error) ?? 80) - 1))
        statusLine.withLock { shown in
            guard status != shown else { return }
            _ = write((shown.isEmpty ? "" : "\(eraseLine)") + status, to: .error)
            shown = status
            hasStatusLine.store(!status.isEmpty, ordering: .relaxed)
        }
    }

    private static func writeLine(_ text: String, to file: Stream) -> Bool {
        // One lock for both outputs: they may be the same terminal.
        statusLine.withLock { status in
            guard !status.isEmpty, isTerminal(file) else { return write(text + "\n", to: file) }
            _ = write("\(eraseLine)", to: .error)
            guard write(text + "\n", to: file) else { return false }
            _ = write(status, to: .error)
            return true
        }
    }

    #if canImport(Dispatch)
        /// Does what takes a while, and ends the program by itself.
        static func run(_ body: @escaping @MainActor () async -> Never) -> Never {
            Task(operation: body)
            dispatchMain()
        }
    #endif
}
