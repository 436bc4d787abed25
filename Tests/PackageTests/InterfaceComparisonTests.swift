import Foundation
import OxfordDictionaries
import TestSupport
import Testing

@Suite("Interface comparison") struct InterfaceComparisons {
    private static let page = """
        # OxfordEndpoints

        ## Page

        | Declaration | Description |
        |---|---|
        | `struct Page` | conforms to `Equatable`, `Hashable`, `Sendable` |
        | `let limit: Int` | The maximum number of results. |
        | constants | `first`, `last` |

        ## Server

        | Declaration | Description |
        |---|---|
        | `protocol Server` |  |
        | `var base: String { get }` | The base. (required) |

        """

    /// Compares the page with the list that a release recorded for it.
    private func compare(
        with version: String?, after change: (String) -> String = { $0 }
    ) async throws -> Program.Result {
        try await withTemporaryFolder { folder in
            let pages = folder.appendingPathComponent("Docs/Reference")
            let scripts = folder.appendingPathComponent("Scripts")
            for new in [pages, scripts] {
                try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
            }
            func write(_ text: String, to file: String) throws {
                try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
            }
            try write(Package.text(of: "Scripts/compare-interface"), to: "Scripts/compare-interface")
            try write("# A page that the promise does not cover\n", to: "Docs/Reference/OxfordVersion1.md")
            try write(Self.page, to: "Docs/Reference/OxfordEndpoints.md")
            let script = scripts.appendingPathComponent("compare-interface").path
            if let version {
                try write("# Changelog\n\n## [Unreleased]\n\n## [\(version)] - 2026-11-28\n", to: "CHANGELOG.md")
                #expect(try await Program.run("bash", [script, "record"]).status == 0)
            }
            try write(change(Self.page), to: "Docs/Reference/OxfordEndpoints.md")
            return try await Program.run("bash", [script])
        }
    }

    @Test(
        "Changes that can break a user's code are listed, and fail from 1.0.0 on",
        arguments: [
            ("| `let limit: Int` | The maximum number of results. |\n", "", "- OxfordEndpoints.Page: let limit: Int"),
            ("let limit: Int", "let limit: Int?", "- OxfordEndpoints.Page: let limit: Int"),
            ("`Hashable`, ", "", "- OxfordEndpoints.Page: conforms to `Hashable`"),
            ("`first`, ", "", "- OxfordEndpoints.Page: static var first: Self"),
            (
                "| `var base: String { get }`", "| `func open()` | Opens. (required) |\n| `var base: String { get }`",
                "+ OxfordEndpoints.Server: func open() (required)"
            ),
            ("| `let limit", "| `case new` | New. |\n| `let limit", "+ OxfordEndpoints.Page: case new"),
        ])
    func breakingChanges(old: String, new: String, line: String) async throws {
        for (version, status) in [("0.9.0", 0), ("1.0.0", 1), ("2.4.1", 1)] as [(String, Int32)] {
            let result = try await compare(with: version) { $0.replacing(old, with: new) }
            #expect(result.status == status)
            #expect(result.output == "The interface compared with \(version):\n\(line)\n")
        }
    }

    @Test(
        "New declarations and other summaries break nothing",
        arguments: [
            ("", ""), ("| `let limit", "| `let offset: Int` | New. |\n| `let limit"), ("maximum", "greatest"),
            ("`first`, ", "`first`, `next`, "), ("`Equatable`, ", "`Codable`, `Equatable`, "),
        ])
    func otherChanges(old: String, new: String) async throws {
        let result = try await compare(with: "1.0.0") { old.isEmpty ? $0 : $0.replacing(old, with: new) }
        #expect(result.status == 0 && result.output.hasSuffix("\nnothing that can break a user's code\n"))
    }

    @Test("Without the interface of a release, the comparison fails")
    func missingList() async throws {
        let result = try await compare(with: nil)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("cannot compare: Scripts/released-interface.txt"))
    }

    @Test("The list of the released interface is that of the library's version")
    func releasedList() throws {
        let lines = try Package.text(of: "Scripts/released-interface.txt").split(separator: "\n")
        #expect(lines.first == Substring(LibraryVersion.current) && lines.count > 2000)
    }
}
