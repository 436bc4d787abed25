#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the tool needs of the operating system, without the start-up time of Foundation.
enum System {
    /// Writes a line to standard error, where everything goes that is not the result.
    static func report(_ line: String) {
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            // Sound: the pointer is to bytes that the array holds for the whole call.
            let count = unsafe rest.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static func end(status: Int32) -> Never {
        exit(status)
    }
}
