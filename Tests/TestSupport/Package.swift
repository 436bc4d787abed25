public import Foundation

/// The files and build products of this package.
public enum Package {
    /// The folder that contains Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the folder of the modules, object files and programs of the running tests.
    public static func products() throws -> URL {
        let named = CommandLine.arguments.filter { $0.contains(".xctest") || $0.contains("PackageTests") }
        for argument in named + CommandLine.arguments.prefix(1) {
            var folder = URL(fileURLWithPath: argument)
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                let modules = folder.appendingPathComponent("Modules").path
                if FileManager.default.fileExists(atPath: modules) { return folder }
            }
        }
        throw Missing(what: "no folder with Modules above \(CommandLine.arguments)")
    }

    /// Returns the object files of a target, except stale files whose sources were deleted.
    public static func objects(of target: String) throws -> [String] {
        let folder = try products().appendingPathComponent("\(target).build")
        let sources = try Set(
            files(below: "Sources/\(target)", ending: ".swift").map { "\($0.split(separator: "/").last ?? "").o" })
        let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift.o") ? sources.contains($0) : $0.hasSuffix(".o")
        }
        if objects.isEmpty { throw Missing(what: "no object files in \(folder.path)") }
        return objects.map { folder.appendingPathComponent($0).path }
    }

    /// Returns the files in a folder of the package whose names have an ending, as sorted paths from the root.
    public static func files(below folder: String, ending: String) throws -> [String] {
        let start = root.appendingPathComponent(folder).path
        guard let found = FileManager.default.subpaths(atPath: start) else {
            throw Missing(what: "no folder \(start)")
        }
        return found.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
    }

    /// Returns the text of a file in the package.
    public static func text(of file: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }

    /// Writes a golden file of the package if `OXFORD_RECORD_GOLDEN` is 1.
    public static func record(_ text: String, in file: String) throws {
        guard ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" else { return }
        let file = root.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// An error that reports a missing file, folder or tool.
    public struct Missing: Error, CustomStringConvertible {
        let what: String

        /// Creates an error for what is missing.
        public init(what: String) {
            self.what = what
        }

        /// The message, which names the missing thing.
        public var description: String { what }
    }
}
