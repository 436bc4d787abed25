import Foundation
import TestSupport
import Testing

@Suite("Links") struct Links {
    private static func pages() throws -> [String] {
        try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + Package.files(below: "Docs", ending: ".md")
    }

    @Test("Relative links lead to files", arguments: try pages())
    func relativeLinksResolve(page: String) throws {
        let folder = Package.root.appendingPathComponent(page).deletingLastPathComponent()
        for link in try prose(of: page).matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|srcset)="([^"]+)"/) {
            guard let target = link.1 ?? link.2, !target.contains("://") else { continue }
            let file = folder.appendingPathComponent(String(target))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
        }
    }

    @Test(
        "The target links to every page",
        arguments: [
            "OxfordEndpoints", "OxfordTransport", "OxfordURLSession", "OxfordCurl", "OxfordDictionaries",
            "OxfordVersion1", "OxfordSamples", "OxfordTesting",
        ])
    func pagesInTarget(module: String) throws {
        let pages = try [".md", ".svg"].flatMap { try Package.files(below: "Docs/\(module).docc", ending: $0) }
        let linked = try [".md", ".svg"].flatMap { try Package.files(below: "Sources/\(module)", ending: $0) }
        #expect(linked == pages.map { "Sources/\(module)/" + $0.dropFirst("Docs/".count) })
        for (page, link) in zip(pages, linked) {
            #expect(try Package.text(of: link) == Package.text(of: page))
        }
    }

    /// Returns the text of a page without its code blocks.
    private func prose(of page: String) throws -> String {
        try Package.text(of: page).replacing(/(?ms)^```.*?^```/, with: "")
    }
}
