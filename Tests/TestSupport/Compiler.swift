public import Foundation

/// The compiler that built the tests, for programs that tests write.
public enum Compiler {
    private static let language = ["-swift-version", "6"]

    /// Checks the types of a file against the package's modules, with the errors that its comments announce.
    public static func verify(_ file: String) async throws -> Program.Result {
        let modules = try Package.products().appendingPathComponent("Modules").path
        return try await Program.run(
            "swiftc",
            ["-frontend", "-typecheck", "-verify", "-verify-ignore-unrelated"] + language + [
                "-I", modules, file,
            ])
    }

    /// Builds a program from its source text and the object files of targets.
    ///
    /// Where it does not compile, the result is the compiler's.
    public static func build(_ source: String, with targets: [String], as program: URL) async throws
        -> Program.Result
    {
        let file = program.appendingPathExtension("swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let modules = try Package.products().appendingPathComponent("Modules").path
        let objects = try targets.flatMap { try Package.objects(of: $0) }
        return try await Program.run(
            "swiftc", language + ["-I", modules, file.path] + objects + ["-o", program.path])
    }
}
