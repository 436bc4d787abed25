import Foundation
import TestSupport
import Testing

/// The reference lists the public declarations, so that reviews show every change.
@Suite("Reference") struct References {
    /// Whether the pages were recorded with this platform and compiler.
    ///
    /// Compilers may print a declaration differently, and `OxfordCurl` has declarations on Linux only.
    private static var isComparable: Bool {
        #if os(Linux) && compiler(>=6.3)
            true
        #else
            false
        #endif
    }

    private static func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Package.root.appendingPathComponent("Sources").path)
            .filter { $0.hasPrefix("Oxford") }.sorted()
    }

    @Test("Each page lists the declarations of a module", .enabled(if: isComparable), arguments: try modules())
    func pageListsDeclarations(module: String) async throws {
        let file = "Docs/Reference/\(module).md"
        let recorded = (try? Package.text(of: file)) ?? ""
        let text = try await ReferencePage(of: module).text
        try Package.record(text, in: file)
        let changes = lines(of: text).difference(from: lines(of: recorded)).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
        guard !changes.isEmpty else { return }
        // An expectation would print the whole page before the changes.
        Issue.record(
            """
            The public declarations or their summaries differ from \(file):
            \(changes.joined(separator: "\n"))
            Describe a new, changed or removed declaration under "## [Unreleased]" in CHANGELOG.md, with its replacement. \
            Then record the page: OXFORD_RECORD_GOLDEN=1 swift test --filter Reference
            """)
    }

    /// Returns the lines of a page, each after the heading that it is under.
    private func lines(of page: String) -> [String] {
        var heading: Substring = ""
        return page.split(separator: "\n").map { line in
            if line.hasPrefix("#") { heading = line.drop { $0 == "#" || $0 == " " } }
            return "\(heading): \(line)"
        }
    }

    @Test("Every page belongs to a module")
    func everyPageBelongsToAModule() throws {
        let pages = try Self.modules().map { "Docs/Reference/\($0).md" }
        #expect(try Package.files(below: "Docs/Reference", ending: "") == pages)
    }
}
