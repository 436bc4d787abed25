import Foundation
import TestSupport
import Testing

@Suite("Samples") struct Samples {
    /// Builds most samples as two programs, which is much faster than one program per sample.
    @Test("Every sample compiles and prints what it shows") func hold() async throws {
        let samples = try Sample.all()
        #expect(samples.count { $0.file == "README.md" } > 0)
        #expect(samples.count { $0.file.hasPrefix("Docs/") } > 30)
        #expect(samples.count { $0.file.hasPrefix("Sources/") } > 30)
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

    @Test("Only these samples are not compiled") func skipped() throws {
        let pages = ["README.md"] + (try Package.files(below: "Docs", ending: ".md"))
        let lines = try pages.flatMap { try Package.text(of: $0).split(separator: "\n") }
        let reasons = lines.filter { $0.hasPrefix(Sample.notCompiled) }.map { $0.dropFirst(Sample.notCompiled.count) }
        #expect(
            reasons.sorted() == [
                "a manifest is read by the package manager -->", "it is a part of a manifest -->",
                "it is a part of a manifest -->", "it needs AsyncHTTPClient, and this package depends on no other -->",
            ])
    }
}
