import TestSupport

/// A piece of Swift in the documentation.
///
/// A line that begins with `// ` is what the program prints; explanations stand in the text, or behind code.
struct Sample: Sendable, CustomStringConvertible {
    let file: String
    /// The line of the file that the code begins at.
    let line: Int
    let code: String

    var description: String { "\(file):\(line)" }

    var prints: [String] {
        code.split(separator: "\n").filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    }

    /// The code as a program, whose errors name the file and line of the documentation.
    var program: String {
        let imports = code.contains("import ") ? "" : "import OxfordEndpoints\nimport OxfordTesting\n"
        return imports + "#sourceLocation(file: \"\(file)\", line: \(line))\n\(code)\n"
    }

    /// Every sample of the package.
    static func all() throws -> [Sample] {
        let pages = ["README.md", "CONTRIBUTING.md"] + (try Package.files(below: "Docs", ending: ".md"))
        let sources = try Package.files(below: "Sources", ending: ".swift")
        return try pages.flatMap { samples(inMarkdown: try Package.text(of: $0), of: $0) }
            + sources.flatMap { samples(inSource: try Package.text(of: $0), of: $0) }
    }

    static func samples(inMarkdown text: String, of file: String) -> [Sample] {
        samples(in: lines(of: text), of: file)
    }

    /// The samples of documentation comments.
    static func samples(inSource text: String, of file: String) -> [Sample] {
        let comments = lines(of: text).map { line in
            let code = line.drop { $0 == " " }
            return code.hasPrefix("/// ") ? code.dropFirst(4) : code.hasPrefix("///") ? "" : "end of comment"
        }
        return samples(in: comments, of: file)
    }

    private static func samples(in lines: [Substring], of file: String) -> [Sample] {
        var samples: [Sample] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if let first = start, line == "```" {
                samples.append(
                    Sample(file: file, line: first + 1, code: lines[first..<index].joined(separator: "\n")))
                start = nil
            } else if line == "```swift" {
                start = index + 1
            }
        }
        return samples
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
