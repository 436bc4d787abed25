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

    /// The descriptors of the open sockets, or `nil` where `/proc` is unavailable.
    ///
    /// Unlike the number of files, their number does not change when Dispatch opens its timers, which no test can
    /// foresee.
    public static var openSockets: Set<Int32>? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else { return nil }
        let sockets = names.filter { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
            return target?.hasPrefix("socket:") == true
        }
        return Set(sockets.compactMap { Int32($0) })
    }

    /// The number of threads, or `nil` where `/proc` is unavailable.
    public static var threads: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
}
