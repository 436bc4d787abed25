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
    }
}
