import TestSupport

/// A Swift sample in the documentation.
///
/// A line that begins with `// ` is a line that the sample prints; four more spaces continue the line above. A sample
/// below `<!-- not compiled: WHY -->` is skipped.
struct Sample: Sendable, CustomStringConvertible {
    let file: String
    /// The line of the file where the code starts.
    let line: Int
    let code: String

    var description: String { "\(file):\(line)" }

    /// The lines that the sample prints, without spaces.
    var prints: [String] {
        code.replacing("\n//     ", with: "").split(separator: "\n").filter { $0.hasPrefix("// ") }
            .map { Self.withoutSpaces($0.dropFirst(3)) }
    }

    /// Returns a line without spaces, because they may be left out where the page breaks the line.
    static func withoutSpaces(_ line: some StringProtocol) -> String { String(line.filter { $0 != " " }) }

    /// The modules whose object files are linked into sample programs.
    static let modules = [
        "CurlTypes", "OxfordEndpoints", "OxfordVersion1", "OxfordTransport", "OxfordCurl", "OxfordURLSession",
        "OxfordDictionaries", "OxfordSamples", "OxfordTesting",
    ]

    /// The modules of other packages that samples import, each with the file that is compiled in its place.
    private static let standIns = [
        "AsyncHTTPClient": "AsyncHTTPClient", "NIOCore": "AsyncHTTPClient", "NIOHTTP1": "AsyncHTTPClient",
        "Logging": "Logging", "Metrics": "Metrics",
    ]

    private var modules: [String] {
        code.split(separator: "\n").prefix { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
    }

    /// The files that are compiled instead of modules of other packages.
    private var standIns: [String] { Set(modules.compactMap { Self.standIns[$0] }).sorted() }

    /// The imports that the code needs in a new file.
    ///
    /// A sample without imports gets `OxfordDictionaries` and the module whose documentation it is part of.
    var imports: [String] {
        let own = modules.filter { Self.standIns[$0] == nil }.map { "import " + $0 }
        guard !own.contains(where: { $0.hasPrefix("import Oxford") }) else { return own.sorted() }
        let module = file.split(separator: "/").dropFirst().first.map(String.init)
        let needsModule = file.hasPrefix("Sources/") && ["OxfordTesting", "OxfordVersion1"].contains(module)
        return (own + ["import OxfordDictionaries"] + (needsModule ? ["import \(module ?? "")"] : [])).sorted()
    }

    /// The code with blank lines instead of its imports, to keep the line numbers.
    private var body: String {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
        return (Array(repeating: "", count: lines.count - rest.count) + rest).joined(separator: "\n")
    }

    /// The code with a directive that makes compiler errors name the file and line of the documentation.
    private var located: String { "#sourceLocation(file: \"\(file)\", line: \(line))\n\(body)\n#sourceLocation()\n" }

    /// Returns the files of a program that consists of this sample.
    func program() throws -> [String: String] {
        try Self.files(for: [self]).merging(["main.swift": Self.text(of: imports) + located]) { $1 }
    }

    private static func files(for samples: [Sample]) throws -> [String: String] {
        let names = Set(samples.flatMap(\.standIns))
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ("\($0).swift", try Package.text(of: "Tests/PackageTests/StandIns/\($0).swift"))
            })
    }

    private static func text(of imports: [String]) -> String { imports.map { $0 + "\n" }.joined() }

    /// Whether the code compiles inside a function, which allows building it together with other samples.
    var fitsIntoFunction: Bool {
        !body.split(separator: "\n").contains { line in
            ["extension ", "@", "protocol ", "#if canImport"].contains { line.hasPrefix($0) }
        }
    }

    /// The marker that a program of several samples prints before each one, followed by the sample's index.
    static let mark = "--- sample "

    /// Returns the files of a program that runs every sample with output, one file per set of imports.
    static func program(of samples: [Sample]) throws -> [String: String] {
        var files = try files(for: samples)
        for (imports, together) in Dictionary(grouping: samples.indices, by: { samples[$0].imports }) {
            let functions = together.map { "func sample\($0)() async throws {\n\(samples[$0].located)}\n" }
            files["samples\(files.count).swift"] = text(of: imports) + functions.joined()
        }
        let running = samples.indices.filter { !samples[$0].prints.isEmpty }.map { "(\($0), sample\($0))," }
        // A loop, because a function with hundreds of `await`s takes minutes to compile.
        files["main.swift"] = """
            let running: [(Int, () async throws -> Void)] = [
            \(running.joined(separator: "\n"))
            ]
            for (index, sample) in running {
                print("\(mark)\\(index)")
                try await sample()
            }
            """
        return files
    }

    /// The beginning of a line above a sample that is not compiled, which ends with the reason.
    static let notCompiled = "<!-- not compiled: "

    static func all() throws -> [Sample] {
        let pages = ["README.md", "CONTRIBUTING.md"] + (try Package.files(below: "Docs", ending: ".md"))
        var sources = try Package.files(below: "Sources", ending: ".swift")
        #if !os(Linux)
            // The types of OxfordCurl exist only on Linux.
            sources.removeAll { $0.hasPrefix("Sources/OxfordCurl/") }
        #endif
        return try pages.flatMap { samples(in: lines(of: try Package.text(of: $0)), of: $0) }
            + sources.flatMap { samples(in: comments(of: try Package.text(of: $0)), of: $0) }
    }

    private static func samples(in lines: [Substring], of file: String) -> [Sample] {
        var samples: [Sample] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            if let first = start, line == "```" {
                samples.append(
                    Sample(file: file, line: first + 1, code: lines[first..<index].joined(separator: "\n")))
                start = nil
            } else if line == "```swift", lines[..<index].last?.hasPrefix(notCompiled) != true {
                start = index + 1
            }
        }
        return samples
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the lines of documentation comments without their prefix, and a placeholder for each other line.
    private static func comments(of text: String) -> [Substring] {
        lines(of: text).map { line in
            let code = line.drop { $0 == " " }
            return code.hasPrefix("/// ") ? code.dropFirst(4) : code.hasPrefix("///") ? "" : "end of comment"
        }
    }
}
