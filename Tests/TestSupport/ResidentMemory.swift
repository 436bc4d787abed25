public import Foundation

#if os(macOS) || !canImport(Darwin)
    extension Process {
        /// How much memory this process has, in bytes, if the system reports it.
        public static var residentMemory: Int? {
            let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return pages?.dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
        }

        /// How many files and connections this process has open, if the system reports it.
        public static var openFiles: Int? {
            try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }

        /// The number of threads of this process, where the system tells.
        public static var threads: Int? {
            try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
        }
    }
#endif
