import TestSupport
import Testing

@Suite("Code blocks") struct CodeBlocks {
    private static let widest = 76

    @Test("Blocks on pages have at most 76 columns")
    func blocksOfPagesFit() throws {
        for page in try ["README.md", "CONTRIBUTING.md"] + Package.files(below: "Docs", ending: ".md") {
            try expectFit(in: page, prefix: "")
        }
    }

    @Test("Samples in doc comments have at most 76 columns")
    func samplesOfCommentsFit() throws {
        for source in try Package.files(below: "Sources", ending: ".swift") {
            try expectFit(in: source, prefix: "///")
        }
    }

    /// Checks the code between fences, without the prefix that code and fences have.
    private func expectFit(in file: String, prefix: String) throws {
        var isInBlock = false
        for (index, line) in try Package.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let text = line.drop { !prefix.isEmpty && $0 == " " }
            guard text.hasPrefix(prefix) else { continue }
            let content = text.dropFirst(prefix.isEmpty ? 0 : prefix.count + 1)
            if content.drop(while: { $0 == " " }).hasPrefix("```") {
                isInBlock.toggle()
            } else if isInBlock {
                #expect(content.count <= Self.widest, "\(file):\(index + 1)")
            }
        }
    }
}
