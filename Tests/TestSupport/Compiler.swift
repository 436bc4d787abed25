public import Foundation

/// The Swift compiler, with which tests check and build files and programs that they generate.
public enum Compiler {
    /// The options for the package's language mode.
    public static let swift6 = ["-swift-version", "6"]

    /// Returns the options for importing the package's modules, including its C module.
    private static func modules() throws -> [String] {
        let modules = try Package.products().appendingPathComponent("Modules").path
        return ["-I", modules, "-I", Package.root.appendingPathComponent("Sources/CurlTypes/include").path]
    }

    /// Type-checks a file and compares the errors with its `expected-error` comments.
    ///
    /// The compiler's notes are ignored.
    ///
    /// - Parameter stage: The options for how far the compiler goes. It finds some errors only after it has checked
    ///   types.
    public static func verify(
        _ file: String, language: [String] = swift6, stage: [String] = ["-typecheck"]
    ) async throws -> Program.Result {
        var options = ["-frontend"] + stage + ["-verify", "-suppress-notes"]
        #if compiler(>=6.3)
            // Ignore diagnostics in other files, as earlier compilers always do.
            options.append("-verify-ignore-unrelated")
        #endif
        return try await Program.run("swiftc", options + language + modules() + [file] + platform.value)
    }

    /// Builds a program from source texts, keyed by file name, and the object files of targets.
    ///
    /// If there is more than one file, each file sees only the members of modules that it imports itself.
    ///
    /// - Returns: The result of the compiler. If it fails, the result contains its errors.
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
        // Compile the whole module at once, so that a single process loads the imported modules for all files.
        let options =
            try ["-wmo"] + modules() + (files.count > 1 ? ["-enable-upcoming-feature", "MemberImportVisibility"] : [])
        return try await Program.run(
            "swiftc", language + options + files.map(\.path) + objects + ["-o", program.path])
    }

    /// Writes the symbol graphs of a module's public interface to a folder.
    ///
    /// A file contains the module's own types. Extensions of another module's types are in a file for that module, with
    /// a symbol for each extension.
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

    /// The target and SDK options.
    ///
    /// The driver determines them itself, but its subcommands require them.
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
