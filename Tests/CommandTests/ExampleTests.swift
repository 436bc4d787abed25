import Foundation
import TestSupport
import Testing

@testable import oxford

@Suite struct Examples {
    @Test(
        "Every example of the help and the documentation prints something",
        arguments: try examples())
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

    @Test("The article's commands look up the rest of a list, and make a table")
    func restOfList() async throws {
        let page = try Package.text(of: "Docs/OxfordDictionaries.docc/CommandLine.md")
        let block = try #require(page.split(separator: "```").first { $0.contains("@tsv") })
        let lines = block.split(separator: "\n").filter { $0.hasPrefix("jq ") }.joined(separator: "\n")
        try await withTemporaryFolder { folder in
            // Passes if jq is not installed.
            let result = try await Oxford.shell(
                #"""
                cd '\#(folder.path)'
                command -v jq >/dev/null || { printf 'ace ace\nmice mouse\n  don’t \n'; exit 0; }
                printf 'ace\nmice\n  don’t \n' > words.txt
                head -1 words.txt | oxford - --json > found.jsonl
                \#(lines)
                cut -f 1,2 words.tsv | tr '\t' ' '
                """#)
            #expect(result.output.split(separator: "\n") == ["ace ace", "mice mouse", "  don’t  "])
        }
    }

    private static func examples() throws -> Set<String> {
        let helps =
            (ToolCommand.lookups + [.check]).map { Help.text(for: $0) } + Endpoint.all.map { Help.text(for: $0) }
        let shown = helps.flatMap { help in
            let examples = help.split(separator: "\nExample").last ?? ""
            return examples.split(separator: "\n").filter { $0.hasPrefix("  oxford ") }.map { String($0.dropFirst(2)) }
        }
        let pages = try ["README.md"] + Package.files(below: "Docs", ending: ".md")
        return try Set(
            Help.sections.filter { $0.title == "Examples" }.flatMap { $0.rows.map(\.usage) } + shown
                + pages.flatMap { pageExamples(try Package.text(of: $0)) })
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
