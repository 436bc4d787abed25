import Foundation
import TestSupport
import Testing

@Suite("Samples") struct Samples {
    @Test("Every sample compiles and prints what it shows") func hold() async throws {
        let samples = try Sample.all()
        #expect(samples.count { $0.file == "README.md" } > 0)
        #expect(samples.count { $0.file.hasPrefix("Docs/") } > 30)
        #expect(samples.count { $0.file.hasPrefix("Sources/") } > 30)
        try await expectHold(samples)
    }

    @Test("The complete test file in the article is one that runs as a test") func testFile() throws {
        let article = try Package.text(of: "Docs/OxfordDictionaries.docc/TestingYourCode.md")
        let file = try Package.text(of: "Tests/ConsumerTests/DefinitionTests.swift")
        #expect(article.contains("\n```swift\n\(file)```\n"))
    }
}

/// Expects that samples compile in a language mode, and print what they show.
///
/// Most samples are built as two programs, which is much faster than one program per sample.
func expectHold(_ samples: [Sample], language: [String] = Compiler.swift6) async throws {
    // Two programs, because the compiler uses one processor per program.
    let parts = Dictionary(grouping: samples.filter(\.fitsIntoFunction), by: \.prints.isEmpty).values
    let programs = try parts.map { ($0, try Sample.program(of: $0)) }
    let separate = try samples.filter { !$0.fitsIntoFunction }.map { ([$0], try $0.program()) }
    try await withThrowingTaskGroup(of: Void.self) { group in
        for (samples, sources) in programs + separate {
            group.addTask { try await expect(samples, holdIn: sources, language: language) }
        }
        try await group.waitForAll()
    }
}

/// Builds a program of samples, and compares what each prints.
///
/// An error of the compiler names the page and the line.
private func expect(_ samples: [Sample], holdIn sources: [String: String], language: [String]) async throws {
    try await withTemporaryFolder { folder in
        let program = folder.appendingPathComponent("samples")
        let built = try await Compiler.build(sources, with: Sample.modules, as: program, language: language)
        try #require(built.status == 0, "\(built.errors)")
        guard !samples.allSatisfy(\.prints.isEmpty) else { return }
        let ran = try await Program.run(program.path, [])
        #expect(ran.status == 0, "\(samples.map(\.description)): \(ran.errors)")
        let output = ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        for (index, sample) in samples.enumerated() where !sample.prints.isEmpty {
            let own = output.drop { $0 != "\(Sample.mark)\(index)" }.dropFirst().prefix { !$0.hasPrefix(Sample.mark) }
            let lines = samples.count > 1 ? own : output
            #expect(sample.prints == lines.map(Sample.withoutSpaces), "\(sample) prints \(lines)")
        }
    }
}
