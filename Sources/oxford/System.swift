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
