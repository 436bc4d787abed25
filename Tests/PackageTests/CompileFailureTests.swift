import Foundation
import TestSupport
import Testing

/// What must not compile does not, and says what to write instead.
@Suite struct CompileFailures {
    private static let folder = "Tests/PackageTests/CompileFailures"

    @Test(arguments: try Package.files(below: folder, ending: ".swift")) func isRefused(file: String)
        async throws
    {
        let result = try await Compiler.verify(Package.root.appendingPathComponent(file).path)
        #expect(result.status == 0, "\(file):\n\(result.errors)")
        #expect(try Package.text(of: file).contains("// expected-error"))
    }

    @Test func wrongExpectationIsFound() async throws {
        let file = "Tests/PackageTests/WrongExpectation.swift.txt"
        let text = try Package.text(of: file)
        try await withTemporaryFolder { folder in
            let copy = folder.appendingPathComponent("WrongExpectation.swift")
            try text.write(to: copy, atomically: true, encoding: .utf8)
            let result = try await Compiler.verify(copy.path)
            #expect(result.status != 0)
            #expect(result.errors.contains("incorrect message found"))
            #expect(result.errors.contains("expected error not produced"))
        }
    }
}
