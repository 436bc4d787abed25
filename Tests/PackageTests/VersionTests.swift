import OxfordDictionaries
import TestSupport
import Testing

@Suite struct Versions {
    @Test("The newest version in the changelog is the library's")
    func changelog() throws {
        let headings = try Package.text(of: "CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## [") }
        let released = headings.first { $0 != "## [Unreleased]" }
        #expect(released?.hasPrefix("## [\(LibraryVersion.current)] - ") == true)
    }
}
