public import Foundation

/// The compiler that built the tests, for programs that tests write.
public enum Compiler {
    /// The options of the language mode that the package is built in.
    public static let swift6 = ["-swift-version", "6"]

    /// Where the compiler finds the modules of the package, the one in C included.
    private static func modules() throws -> [String] {
        let modules = try Package.products().appendingPathComponent("Modules").path
        return ["-I", modules, "-I", Package.root.appendingPathComponent("Sources/CurlTypes/include").path]
    }

    /// Checks the types of a file against the package's modules, with the errors that its comments announce.
    ///
    /// Comments do not have to announce notes.
    public static func verify(_ file: String, language: [String] = swift6) async throws -> Program.Result {
        try await Program.run(
            "swiftc",
            ["-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated", "-suppress-notes"] + language
                + modules() + [file] + platform.value)
    }

    /// Builds a program from its source text and the object files of targets.
    ///
    /// Where it does not compile, the result is the compiler's.
    public static func build(_ source: String, with targets: [String], as program: URL) async throws -> Program.Result {
        try await build(["main.swift": source], with: targets, as: program)
    }

    /// Builds a program from the text of its files, by their names, and the object files of targets.
    ///
    /// Each file sees only what it imports itself.
    public static func build(
        _ sources: [String: String], with targets: [String], as program: URL, language: [String] = swift6
    ) async throws -> Program.Result {
        let folder = program.appendingPathExtension("sources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = sources.keys.sorted().map { folder.appendingPathComponent($0) }
        for file in files {
            try sources[file.lastPathComponent]?.write(to: file, atomically: true, encoding: .utf8)
        }
        let objects = try targets.flatMap { try Package.objects(of: $0) }
        // Whole-module, so that one process loads the modules once for all files.
        let options =
            try ["-wmo"] + modules() + (files.count > 1 ? ["-enable-upcoming-feature", "MemberImportVisibility"] : [])
        return try await Program.run(
            "swiftc", language + options + files.map(\.path) + objects + ["-o", program.path])
    }

    /// Writes the symbol graphs of a module's public interface into a folder.
    ///
    /// What the module adds to the types of another module is in a file for each of those, with a symbol for each
    /// extension.
    public static func writeSymbolGraph(of module: String, to folder: URL) async throws -> Program.Result {
        let arguments =
            ["-module-name", module, "-output-dir", folder.path, "-minimum-access-level", "public"]
            + ["-emit-extension-block-symbols"] + (try modules()) + (try await platform.value)
        #if os(macOS)
            return try await Program.run("xcrun", ["swift-symbolgraph-extract"] + arguments)
        #else
            return try await Program.run("swift-symbolgraph-extract", arguments)
        #endif
    }

    /// What the compiler's parts want to be told that its driver finds out by itself.
    private static let platform = Task { () async throws -> [String] in
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        let printed = try await Program.run("swiftc", ["-print-target-info"])
        let target = ["-target", try JSONDecoder().decode(Info.self, from: Data(printed.output.utf8)).target.triple]
        #if os(macOS)
            let sdk = try await Program.run("xcrun", ["--show-sdk-path"]).output.split(separator: "\n").map(String.init)
            return target + ["-sdk"] + sdk.prefix(1)
        #else
            return target
        #endif
    }
}
