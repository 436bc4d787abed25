import Foundation
import TestSupport
import Testing

/// Programs that catch the library's errors in every usual way.
@Suite struct Catching {
    private static let folder = "Tests/PackageTests/Consumers/Catching"

    // The shapes are compiled, not only type-checked, because a compiler that cannot handle one crashes after it has
    // checked the types.
    @Test("Every shape of catch compiles, and catches what it names", arguments: ["-Onone", "-O"])
    func shapes(optimization: String) async throws {
        let sources = try ["Functions.swift", "main.swift"].map { ($0, try Package.text(of: "\(Self.folder)/\($0)")) }
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("catching")
            let built = try await Compiler.build(
                Dictionary(uniqueKeysWithValues: sources), with: Sample.modules, as: program,
                language: Compiler.swift6 + [optimization])
            try #require(built.status == 0, "\(built.errors)")
            let ran = try await Program.run(program.path, [])
            #expect(ran.status == 0, "\(ran.errors)")
            let lines = ran.output.split(separator: "\n").map(String.init)
            #expect(
                lines == [
                    "nothing", "nothing", "nothing", "check the network and any proxy", "failed", "offline", "timedOut",
                    "nothing",
                    "blank", "blank", "en-gb", "-1", "nothing", "nothingnothing", "rethrown", "nothing", "blank",
                    "socket timed out",
                ])
        }
    }

    @Test("No public declaration throws an error of a fixed type")
    func interface() throws {
        for page in try Package.files(below: "Docs/Reference", ending: ".md") {
            #expect(try !Package.text(of: page).contains("throws("), "\(page)")
        }
    }
}
