import Foundation

/// The number of rounds in a property test.
public enum Rounds {
    private static let factor = ProcessInfo.processInfo.environment["OXFORD_ROUNDS"].flatMap { Int($0) } ?? 1

    /// Whether this is a run with more rounds, as `Scripts/attack properties` and CI start it.
    public static var areMany: Bool { factor > 1 }

    /// Returns a number of rounds, multiplied by the environment variable `OXFORD_ROUNDS` if it is set.
    ///
    /// Choose a number that is quick in a debug build.
    public static func count(_ rounds: Int) -> Int { rounds * factor }
}
