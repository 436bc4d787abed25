public import Foundation

/// Runs programs and captures their output.
public enum Program {
    /// The result of a program.
    public struct Result: Sendable {
        /// The exit status, or the number of the signal that ended the program.
        public let status: Int32
        /// Whether a signal ended the program.
        public let isEndedBySignal: Bool
        /// The text on standard output.
        public let output: String
        /// The text on standard error.
        public let errors: String
    }

    private static let gate = Gate(width: 2 * ProcessInfo.processInfo.activeProcessorCount)

    /// Runs a program and waits for its exit.
    ///
    /// At most two programs per processor run at a time. Compilers keep a processor busy, but other programs wait for
    /// servers, so one program per processor would be too few.
    public static func run(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil
    ) async throws -> Result {
        await gate.enter()
        do {
            let result = try await launch(program, arguments, environment: environment)
            await gate.leave()
            return result
        } catch {
            await gate.leave()
            throw error
        }
    }

    private static func launch(
        _ program: String, _ arguments: [String], environment: [String: String]?
    ) async throws -> Result {
        #if canImport(Darwin) && !os(macOS)
            throw Package.Missing(what: "no way to run \(program) on this platform")
        #else
            return try await withTemporaryFolder { folder in
                // Capture the output in files rather than pipes, because a program waits when a pipe is full.
                let output = folder.appendingPathComponent("output")
                let errors = folder.appendingPathComponent("errors")
                for file in [output, errors] { try Data().write(to: file) }
                let process = Process()
                process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
                process.arguments = (program.hasPrefix("/") ? [] : [program]) + arguments
                if let environment { process.environment = environment }
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = try FileHandle(forWritingTo: output)
                process.standardError = try FileHandle(forWritingTo: errors)
                let (status, reason) = try await withCheckedThrowingContinuation {
                    (continuation: CheckedContinuation<(Int32, Process.TerminationReason), any Error>) in
                    process.terminationHandler = {
                        continuation.resume(returning: ($0.terminationStatus, $0.terminationReason))
                    }
                    do {
                        try process.run()
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
                return Result(
                    status: status, isEndedBySignal: reason == .uncaughtSignal,
                    output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
                    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
            }
        #endif
    }
}

/// Runs a closure with a new temporary folder, and removes the folder afterwards.
public func withTemporaryFolder<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> sending Result
) async throws -> sending Result {
    _ = withoutStaleFolders
    let name = "\(folderPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

private let folderPrefix = "oxford-tests-"

/// Removes the folders of earlier test processes that were killed.
///
/// This happens once per process.
private let withoutStaleFolders: Void = {
    let parent = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(folderPrefix) {
        let owner = name.dropFirst(folderPrefix.count).prefix { $0.isNumber }
        guard let process = pid_t(owner), kill(process, 0) != 0, errno == ESRCH else { continue }
        try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
    }
}()

/// A semaphore for tasks, which resumes them in the order in which they began to wait.
private actor Gate {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(width: Int) {
        free = width
    }

    func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
