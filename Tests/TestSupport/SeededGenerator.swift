/// A random number generator that always returns the same numbers for a seed.
///
/// The algorithm is SplitMix64.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator from a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns random elements of a list, which may repeat.
    public mutating func elements<Element>(of list: [Element], atMost most: Int) -> [Element] {
        (0..<Int.random(in: 0...most, using: &self)).compactMap { _ in list.randomElement(using: &self) }
    }
}
