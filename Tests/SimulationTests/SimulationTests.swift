import Foundation
import TestSupport
import Testing

/// A proof that the client keeps its promises in whatever order its parts run.
///
/// To see what happens for a seed, pass it in the environment variable `OXFORD_SEED`.
@Suite("Simulation")
struct SimulationTests {
    private static let seed = ProcessInfo.processInfo.environment["OXFORD_SEED"].flatMap { UInt64($0) }

    @Test("Calls, limits, answers, and cancellations are right for every seed", arguments: 0..<4)
    func promises(part: Int) async {
        let seeds = (0..<Rounds.count(120)).map { UInt64(4 * $0 + part) }
        let broken = await JobQueue.onNewThread {
            seeds.lazy.map { World.simulate(seed: $0) }.filter { !$0.violations.isEmpty }.prefix(5).map(\.self)
        }
        for report in broken {
            Issue.record("seed \(report.seed): \(report.violations.joined(separator: "\n"))\n\(report.log[0])")
        }
    }

    @Test("A seed always leads to the same run")
    func reproduction() async {
        let (first, second) = await JobQueue.onNewThread {
            let runs = (0...1).map { _ in (0..<20).map { World.simulate(seed: $0, isLogging: true).log } }
            return (runs[0], runs[1])
        }
        #expect(first == second)
        #expect(first.allSatisfy { $0.count > 1 })
    }

    @Test("The simulation of one seed", .enabled(if: seed != nil))
    func oneSeed() async throws {
        let seed = try #require(Self.seed)
        let report = await JobQueue.onNewThread { World.simulate(seed: seed, isLogging: true) }
        print(report.log.joined(separator: "\n"))
        #expect(report.violations.isEmpty)
    }
}
