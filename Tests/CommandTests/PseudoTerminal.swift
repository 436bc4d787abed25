import Foundation
import TestSupport

/// Runs commands in a pseudoterminal.
enum PseudoTerminal {
    struct Result {
        let status: Int32
        /// Everything written to the terminal, including the echo of the input.
        let text: String

        /// The nonempty lines on the screen at the end, without color.
        var screen: [String] {
            text.replacing("\r\n", with: "\n").split(separator: "\n").map { line in
                // The sequence erases the line.
                let rest = line.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false).last ?? ""
                return String(rest.replacing(/\u{1B}\[\d+m/, with: ""))
            }.filter { !$0.isEmpty }
        }
    }

    /// Runs a line of bash, in which `$OXFORD` is the tool, with a terminal as its standard streams.
    static func run(
        _ line: String, width: Int = 80, environment: [String: String] = [:], typing: String = ""
    ) async throws -> Result {
        #if os(macOS) || os(Linux)
            let (master, slave) = try open(width: width)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["bash", "-c", line]
            process.environment = ["OXFORD": try Oxford.path, "TERM": "xterm", "PATH": "/usr/bin:/bin"]
                .merging(environment) { $1 }
            process.standardInput = slave
            process.standardOutput = slave
            process.standardError = slave
            try master.write(contentsOf: Data(typing.utf8))
            try process.run()
            // The reading ends when no process has the terminal open.
            try slave.close()
            // Read while the program runs: it blocks when the terminal's buffer is full.
            let text = await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    var (written, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
                    while true {
                        let count = read(master.fileDescriptor, &bytes, bytes.count)
                        if count < 0, errno == EINTR { continue }
                        guard count > 0 else { break }
                        written += bytes.prefix(count)
                    }
                    continuation.resume(returning: String(decoding: written, as: UTF8.self))
                }
            }
            try master.close()
            process.waitUntilExit()
            return Result(status: process.terminationStatus, text: text)
        #else
            throw Package.Missing(what: "no way to run bash on this platform")
        #endif
    }

    private static func open(width: Int) throws -> (master: FileHandle, slave: FileHandle) {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
        // Another subprocess that inherits the descriptors would keep the terminal open.
        for file in [master, slave] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        return (FileHandle(fileDescriptor: master), FileHandle(fileDescriptor: slave))
    }
}
