import Foundation
import OxfordDictionaries
import TestSupport
import Testing

@Suite struct Catalogue {
    private static let folder = "Docs/OxfordDictionaries.docc/"

    private func articles() throws -> [String] {
        try Package.files(below: String(Self.folder.dropLast()), ending: ".md").map {
            String($0.dropFirst(Self.folder.count))
        }
        .filter { try !Package.text(of: Self.folder + $0).hasPrefix("# ``") }
    }

    @Test(
        "The target links to every page",
        arguments: ["OxfordDictionaries", "OxfordVersion1", "OxfordSamples", "OxfordTesting"])
    func pagesInTarget(module: String) throws {
        let pages = try [".md", ".svg"].flatMap { try Package.files(below: "Docs/\(module).docc", ending: $0) }
        #expect(!pages.isEmpty)
        let linked = try [".md", ".svg"].flatMap { try Package.files(below: "Sources/\(module)", ending: $0) }
        #expect(linked == pages.map { "Sources/\(module)/" + $0.dropFirst("Docs/".count) })
        for (page, link) in zip(pages, linked) {
            #expect(try Package.text(of: link) == Package.text(of: page))
        }
    }

    @Test("The first page and the README list every article")
    func listedArticles() throws {
        let first = try Package.text(of: Self.folder + "OxfordDictionaries.md")
        let readMe = try Package.text(of: "README.md")
        #expect(try articles().count > 9)
        for article in try articles() {
            #expect(first.contains("- <doc:\(article.dropLast(3))>"), "\(article)")
            #expect(readMe.contains("(\(Self.folder)\(article))"), "\(article)")
        }
    }

    @Test("Every picture is shown, with a text alternative")
    func pictures() throws {
        let pages = try (["README.md"] + articles().map { Self.folder + $0 }).map { try Package.text(of: $0) }.joined()
        for picture in try Package.files(below: String(Self.folder.dropLast()), ending: ".svg") {
            let name = picture.split(separator: "/").last ?? ""
            let shown = pages.split(separator: "\n").filter { $0.hasSuffix(name + ")") }
            #expect(!shown.isEmpty, "\(name)")
            #expect(shown.allSatisfy { $0.hasPrefix("![") && !$0.hasPrefix("![]") }, "\(name)")
        }
    }

    @Test("Every article begins with a title and a summary")
    func summaries() throws {
        for article in try articles() {
            let lines = try Package.text(of: Self.folder + article).split(
                separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
            try #require(lines.count == 4, "\(article)")
            #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty && !lines[2].isEmpty, "\(article)")
        }
    }
}

@Suite struct Versions {
    @Test("The newest version in the changelog is the library's")
    func changelog() throws {
        let headings = try Package.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## [") }
        let released = headings.first { $0 != "## [Unreleased]" }
        #expect(released?.hasPrefix("## [\(LibraryVersion.current)] - ") == true)
    }
}
