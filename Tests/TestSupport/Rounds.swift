import Foundation

/// How often a property test repeats.
public enum Rounds {
    private static let factor = ProcessInfo.processInfo.environment["OXFORD_ROUNDS"].flatMap { Int($0) } ?? 1

    /// Whether this is the long run of `Scripts/properties` and CI.
    public static var areMany: Bool { factor > 1 }

    /// A number of rounds that a debug build runs in a moment, multiplied by the variable `OXFORD_ROUNDS`.
    public static func count(_ rounds: Int) -> Int { rounds * factor }
}
