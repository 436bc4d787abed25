import Foundation
import TestSupport
import Testing

@testable import oxford

@Suite struct Examples {
    @Test(
        "Every example of the help, the manual page and the documentation prints something",
        arguments: try await examples())
    func output(_ example: String) async throws {
        try await withTemporaryFolder { folder in
            try Data("ace\nmice\n".utf8).write(to: folder.appendingPathComponent("words.txt"))
            // Without the file that the example writes to.
            let command = example.split(separator: " > ")[0]
            let result = try await Oxford.shell("cd '\(folder.path)' && \(command)")
            #expect(result.status == 0, "\(result.errors)")
            #expect(!result.output.isEmpty)
        }
    }

    private static func examples() async throws -> Set<String> {
        var examples = try await helpExamples("help") + helpExamples("help", "check")
        for endpoint in Set(Endpoint.all.map(\.name)) {
            examples += try await helpExamples("help", endpoint)
        }
        let manual = try await Oxford.run("--man").output.replacing(#"\-"#, with: "-")
        let section = manual.split(separator: ".SH EXAMPLES").last ?? ""
        examples += section.split(separator: "\n").map(String.init).filter { $0.hasPrefix("oxford ") }
        let pages = try ["README.md"] + Package.files(below: "Docs", ending: ".md")
        for page in pages { examples += try pageExamples(Package.text(of: page)) }
        return Set(examples)
    }

    /// Returns the examples at the end of a help text, or under its heading.
    private static func helpExamples(_ command: String...) async throws -> [String] {
        let examples = try await Oxford.run(command).output.split(separator: "\nExample").last ?? ""
        return examples.split(separator: "\n").filter { $0.hasPrefix("  oxford ") }.map { String($0.dropFirst(2)) }
    }

    /// Returns the commands in the code of a page, except those whose output shows a message.
    private static func pageExamples(_ page: String) -> [String] {
        let blocks = page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { $0.element.split(separator: "\n") }
        return blocks.flatMap { lines in
            lines.indices.compactMap { index in
                if lines[index].hasPrefix("oxford ") { return String(lines[index]) }
                let shown = lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") }
                let isExample = lines[index].hasPrefix("$ oxford ") && !shown.contains { $0.hasPrefix("oxford: ") }
                return isExample ? String(lines[index].dropFirst(2)) : nil
            }
        }
    }
}
