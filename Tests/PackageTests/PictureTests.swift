import Foundation
import TestSupport
import Testing

@Suite("Pictures") struct Pictures {
    private static let folder = "Docs/OxfordDictionaries.docc/Resources"

    @Test("The pictures are what the script draws", .enabled(if: Program.canRun))
    func picturesAreDrawnByTheScript() async throws {
        try await withTemporaryFolder { folder in
            let script = Package.root.appendingPathComponent("Scripts/draw-pictures.swift").path
            let result = try await Program.run("swift", [script, folder.path])
            #expect(result.status == 0, "\(result.errors)")
            let pictures = try Package.files(below: Self.folder, ending: ".svg")
            #expect(pictures.count == 7)
            for picture in pictures {
                let drawn = folder.appendingPathComponent(String(picture.dropFirst(Self.folder.count + 1)))
                #expect(
                    try String(contentsOf: drawn, encoding: .utf8) == Package.text(of: picture),
                    "\(picture) is out of date; run: swift Scripts/draw-pictures.swift")
            }
        }
    }

    @Test("Every picture has a text alternative")
    func picturesHaveTextAlternatives() throws {
        let articles = try Package.files(below: "Docs", ending: ".md")
        var shown: Set<String> = []
        for page in ["README.md"] + articles {
            for picture in try Package.text(of: page).matches(of: /!\[([^\]]*)\]\(([^)]+)\)/) {
                #expect(picture.1.count > 3, "\(page) shows \(picture.2)")
                shown.insert(String(picture.2.split(separator: "/").last ?? ""))
            }
        }
        for picture in try Package.files(below: Self.folder, ending: ".svg") {
            let name = String(picture.dropFirst(Self.folder.count + 1))
            #expect(shown.contains(name), "no page shows \(name)")
        }
    }
}
