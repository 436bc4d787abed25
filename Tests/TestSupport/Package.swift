public import Foundation

/// Where the package's own files and what was built of them stand.
public enum Package {
    /// The folder that holds Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A folder of real answers, which are not the project's to keep, from the variable `OXFORD_RECORDED_ANSWERS`.
    ///
    /// Tests that read them are disabled if the variable is not set.
    public static let recordedAnswers = ProcessInfo.processInfo.environment["OXFORD_RECORDED_ANSWERS"]
        .map { URL(fileURLWithPath: $0, isDirectory: true) }

    /// The folder that holds what the running tests were built with: modules, object files, programs.
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

    /// The object files of a target, without those that sources left behind which are gone.
    public static func objects(of target: String) throws -> [String] {
        let folder = try products().appendingPathComponent("\(target).build")
        let sources = try Set(files(below: "Sources/\(target)", ending: ".swift").map { "\(name(of: $0)).o" })
        let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift.o") ? sources.contains($0) : $0.hasSuffix(".o")
        }
        if objects.isEmpty { throw Missing(what: "no object files in \(folder.path)") }
        return objects.map { folder.appendingPathComponent($0).path }
    }

    private static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// The files below a folder of the package, by their paths from its root, that end in one way.
    public static func files(below folder: String, ending: String) throws -> [String] {
        let start = root.appendingPathComponent(folder).path
        guard let found = FileManager.default.subpaths(atPath: start) else {
            throw Missing(what: "no folder \(start)")
        }
        return found.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The text of a file of the package.
    public static func text(of file: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }

    /// Something that the tests need is not where it should be.
    public struct Missing: Error, CustomStringConvertible {
        let what: String
        /// What is not there.
        public var description: String { what }
    }
}
