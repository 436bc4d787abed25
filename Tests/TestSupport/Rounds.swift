import Foundation

/// The number of repetitions of a property test.
public enum Rounds {
    private static let factor = ProcessInfo.processInfo.environment["OXFORD_ROUNDS"].flatMap { Int($0) } ?? 1

    /// Whether this is a long run, as in `Scripts/attack properties` and CI.
    public static var areMany: Bool { factor > 1 }

    /// Multiplies a number of rounds, which should be quick in a debug build, by the variable `OXFORD_ROUNDS`.
    public static func count(_ rounds: Int) -> Int { rounds * factor }
}
