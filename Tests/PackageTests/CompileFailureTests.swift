import Foundation
import TestSupport
import Testing

@Suite struct CompileFailures {
    private static let folder = "Tests/PackageTests/CompileFailures"

    @Test(
        "Wrong code does not compile, and the error says what to write instead",
        arguments: try Package.files(below: folder, ending: ".swift")) func wrongCode(file: String)
        async throws
    {
        let result = try await Compiler.verify(Package.root.appendingPathComponent(file).path)
        #expect(result.status == 0, "\(file):\n\(result.errors)")
        #expect(try Package.text(of: file).contains("// expected-error"))
    }

    @Test("A wrong expectation fails")
    func wrongExpectations() async throws {
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
