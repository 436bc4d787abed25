public import Foundation

extension ProcessInfo {
    /// The resident memory of this process in bytes, or `nil` where `/proc` is unavailable.
    public static var residentMemory: Int? {
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return pages?.dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
    }

    /// The number of open file descriptors, or `nil` where `/proc` is unavailable.
    public static var openFiles: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    /// The number of open sockets, or `nil` where `/proc` is unavailable.
    ///
    /// Unlike the number of files, it does not change when Dispatch opens its timers, which no test can foresee.
    public static var openSockets: Int? {
        let folder = "/proc/self/fd"
        return try? FileManager.default.contentsOfDirectory(atPath: folder).count { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)"))?.hasPrefix("socket:")
                == true
        }
    }

    /// The number of threads, or `nil` where `/proc` is unavailable.
    public static var threads: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
}
