import Foundation
import TestSupport
import Testing

@Suite struct GeneratedSources {
    @Test("The generated vocabularies are up to date with the tables")
    func vocabularies() async throws {
        let sources = try ["OxfordEndpoints", "OxfordVersion1"].flatMap { target in
            try Package.files(below: "Sources/\(target)/Vocabularies/Generated", ending: ".swift")
        }
        #expect(sources.count == 5)
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/generate-vocabularies.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            for source in sources {
                let name = String(source.dropFirst("Sources/".count))
                let written = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                #expect(try written == Package.text(of: source), "\(source)")
            }
        }
    }
}
