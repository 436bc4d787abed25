import Foundation
import TestSupport
import Testing

@Suite("Samples") struct Samples {
    /// Builds most samples as two programs, which is much faster than one program per sample.
    @Test("Every sample compiles and prints what it shows") func hold() async throws {
        let samples = try Sample.all()
        #expect(samples.count > 50)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for sample in samples where !sample.fitsIntoFunction {
                group.addTask { try await expectHolds(sample) }
            }
            // Two programs, because the compiler uses one processor per program.
            for part in Dictionary(grouping: samples.filter(\.fitsIntoFunction), by: \.prints.isEmpty).values {
                group.addTask { try await expectHold(part) }
            }
            try await group.waitForAll()
        }
    }

    private func expectHold(_ samples: [Sample]) async throws {
        var (together, alone) = (samples, [Sample]())
        while !together.isEmpty {
            let outcome = try await build(together)
            outcome.wrong.forEach { Issue.record("\($0)") }
            // Build again without the samples that do not compile.
            alone += outcome.unbuilt
            let places = Set(outcome.unbuilt.map(\.description))
            together = places.isEmpty ? [] : together.filter { !places.contains($0.description) }
        }
        for sample in alone { try await expectHolds(sample) }
    }

    /// Builds samples as one program and runs it.
    ///
    /// - Returns: A message for each sample with wrong output, or the samples to build separately.
    private func build(_ samples: [Sample]) async throws -> (wrong: [String], unbuilt: [Sample]) {
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("samples")
            let built = try await Compiler.build(Sample.program(of: samples), with: Sample.modules, as: program)
            guard built.status == 0 else {
                let named = samples.filter { $0.isNamed(in: built.errors) }
                return ([], named.isEmpty ? samples : named)
            }
            let ran = try await Program.run(program.path, [])
            guard ran.status == 0 else { return ([], samples) }
            var wrong: [String] = []
            for (index, sample) in samples.enumerated() where !sample.prints.isEmpty {
                let lines = ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    .drop { $0 != "\(Sample.mark)\(index)" }.dropFirst().prefix { !$0.hasPrefix(Sample.mark) }.map(
                        String.init)
                if !sample.shows(lines) { wrong.append("\(sample) prints \(lines), not \(sample.prints)") }
            }
            return (wrong, [])
        }
    }

    private func expectHolds(_ sample: Sample) async throws {
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("sample")
            let built = try await Compiler.build(sample.program, with: Sample.modules, as: program)
            guard built.status == 0 else {
                Issue.record("\(sample) does not compile:\n\(built.errors)")
                return
            }
            guard !sample.prints.isEmpty else { return }
            let ran = try await Program.run(program.path, [])
            let printed = ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
                String.init)
            #expect(ran.status == 0, "\(sample): \(ran.errors)")
            #expect(sample.shows(printed), "\(sample) prints \(printed)")
        }
    }

    @Test("The README, the articles and the sources have samples") func areFoundInEveryKindOfPlace() throws {
        let files = Set(try Sample.all().map(\.file))
        #expect(files.contains("README.md"))
        #expect(files.contains { $0.hasPrefix("Docs/") })
        #expect(files.contains { $0.hasPrefix("Sources/") })
    }

    @Test("A skipped sample states a reason") func areSkippedOnlyForAReason() throws {
        let pages = ["README.md"] + (try Package.files(below: "Docs", ending: ".md"))
        let reasons = try pages.flatMap { Sample.reasonsNotToCompile(inMarkdown: try Package.text(of: $0)) }
        #expect(
            reasons.sorted() == [
                "a manifest is read by the package manager", "it is a part of a manifest", "it is a part of a manifest",
                "it needs AsyncHTTPClient, and this package depends on no other",
            ])
        let text = "<!-- not compiled: it is wrong -->\n```swift\nlet\n```\n```swift\nlet one = 1\n```"
        #expect(Sample.samples(inMarkdown: text, of: "a.md").map(\.code) == ["let one = 1"])
    }

    @Test("A sample keeps its line number and its output") func areExtractedWithTheirLinesAndOutput() {
        let text = """
            Text, and `code`.

            ```swift
            let one = 1
            print(one)
            // 1
            ```
            ```sh
            swift test
            ```
            ```swift
            func two() {
                // a comment
            }
            ```
            """
        let samples = Sample.samples(inMarkdown: text, of: "a.md")
        #expect(samples.map(\.line) == [4, 12])
        #expect(samples.map(\.prints) == [["1"], []])
        #expect(samples[0].code == "let one = 1\nprint(one)\n// 1")
        let comments = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    /// \($0)" }
        let fromSource = Sample.samples(
            inSource: "import A\n" + comments.joined(separator: "\n"), of: "a.swift")
        #expect(fromSource.map(\.line) == [5, 13])
        #expect(fromSource.map(\.code) == samples.map(\.code))
    }

    @Test("A long line of output continues on indented lines") func outputContinuesOnIndentedLines() {
        let folded = Sample(
            file: "a.md", line: 1,
            code: "// https://localhost/entries\n//     ?fields=notes\n//     and more\n//     two")
        #expect(folded.shows(["https://localhost/entries?fields=notes and more", "    two"]))
        #expect(!folded.shows(["https://localhost/entries?fields=notes"]))
        #expect(!folded.shows(["https://localhost/entries?fields=notes and more"]))
        #expect(!folded.shows(["https://localhost/entries", "?fields=notes and more", "    two"]))
        #expect(!folded.shows(["https://localhost/entries?fields=notes and more", "    two", "three"]))
    }

    @Test("A sample that does not compile, or prints something else, is reported")
    func wrongSampleIsReported() async throws {
        let wrong = Sample(file: "a.md", line: 7, code: "let one: Int = \"1\"")
        let right = Sample(file: "a.md", line: 7, code: "print(1)\n// 2")
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("sample")
            let failed = try await Compiler.build(wrong.program, with: Sample.modules, as: program)
            #expect(failed.status != 0)
            #expect(failed.errors.contains("a.md:7:"))
            let built = try await Compiler.build(right.program, with: Sample.modules, as: program)
            #expect(built.status == 0)
            #expect(try await Program.run(program.path, []).output == "1\n")
            #expect(right.prints == ["2"])
        }
    }
}
