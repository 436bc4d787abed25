public import Foundation

extension ProcessInfo {
    /// The resident memory of this process in bytes, or `nil` where `/proc` is unavailable.
    public static var residentMemory: Int? {
        let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return pages?.dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
    }

    /// The number of open file descriptors, or `nil` where `/proc` is unavailable.
    public static var openFiles: Int? {
        let folder = "/proc/self/fd"
        // Dispatch opens a file for each of its clocks, at a time that no test can know.
        return try? FileManager.default.contentsOfDirectory(atPath: folder).count { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) != "anon_inode:[timerfd]"
        }
    }

    /// The number of threads, or `nil` where `/proc` is unavailable.
    public static var threads: Int? {
        try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }
}
