import Foundation
import TestSupport
import Testing

/// Files list the public interfaces, so that reviews show every change.
@Suite struct Interfaces {
    private static let folder = "Docs/Interface"

    /// Whether the files were recorded with this platform and compiler.
    ///
    /// Compilers may print a declaration differently, and `OxfordCurl` has declarations on Linux only.
    private static var isComparable: Bool {
        #if os(Linux) && compiler(>=6.3)
            true
        #else
            false
        #endif
    }

    /// The modules that users import.
    private static func modules() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Package.root.appendingPathComponent("Sources").path)
            .filter { $0.hasPrefix("Oxford") }.sorted()
    }

    @Test(
        "Each file lists the public interface of its module", .enabled(if: isComparable), arguments: try modules())
    func fileListsInterface(module: String) async throws {
        let file = "\(Self.folder)/\(module).txt"
        let recorded = (try? Package.text(of: file)) ?? ""
        let lines = try await Interface(of: module).lines
        #expect(!lines.isEmpty)
        if ProcessInfo.processInfo.environment["OXFORD_RECORD_GOLDEN"] == "1" {
            let text = lines.map { $0 + "\n" }.joined()
            try text.write(to: Package.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
        let changes = lines.difference(from: recorded.split(separator: "\n").map(String.init)).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
        guard !changes.isEmpty else { return }
        // An expectation would print the whole interface before the changes.
        Issue.record(
            """
            The public interface differs from \(file):
            \(changes.joined(separator: "\n"))
            Describe the change under "## [Unreleased]" in CHANGELOG.md, with the replacement of every removed or changed \
            line. Then record the file: OXFORD_RECORD_GOLDEN=1 swift test --filter Interfaces
            """)
    }

    @Test("Every module has a file, and every file a module")
    func everyModuleHasAFile() throws {
        let files = try Package.files(below: Self.folder, ending: "")
        #expect(try files == Self.modules().map { "\(Self.folder)/\($0).txt" })
    }
}
