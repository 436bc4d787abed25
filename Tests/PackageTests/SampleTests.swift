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

    /// Builds samples as one program, and compares what each prints.
    ///
    /// An error of the compiler names the page and the line.
    private func expectHold(_ samples: [Sample]) async throws {
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("samples")
            let built = try await Compiler.build(Sample.program(of: samples), with: Sample.modules, as: program)
            try #require(built.status == 0, "\(built.errors)")
            let ran = try await Program.run(program.path, [])
            #expect(ran.status == 0, "\(ran.errors)")
            for (index, sample) in samples.enumerated() where !sample.prints.isEmpty {
                let lines = ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    .drop { $0 != "\(Sample.mark)\(index)" }.dropFirst().prefix { !$0.hasPrefix(Sample.mark) }
                expect(sample, prints: lines.map(String.init))
            }
        }
    }

    private func expect(_ sample: Sample, prints lines: [String]) {
        #expect(sample.shows(lines), "\(sample) prints \(lines)")
    }

    /// Builds a sample as a separate program, and compares what it prints.
    private func expectHolds(_ sample: Sample) async throws {
        try await withTemporaryFolder { folder in
            let program = folder.appendingPathComponent("sample")
            let built = try await Compiler.build(sample.program, with: Sample.modules, as: program)
            try #require(built.status == 0, "\(built.errors)")
            guard !sample.prints.isEmpty else { return }
            let ran = try await Program.run(program.path, [])
            #expect(ran.status == 0, "\(sample): \(ran.errors)")
            expect(
                sample,
                prints: ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
        }
    }
}
