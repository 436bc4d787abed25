/// What was read a moment ago, each with the place of its bytes in the body.
///
/// Each has one slot, by its hash, and a newcomer takes the slot of who was there: to find something costs one
/// comparison.
struct Recent<Value> {
    private let bits: Int
    private var kept: [(place: Range<Int>, value: Value)?] = []

    /// Makes a table for a body of so many bytes; what reads a small one is not to pay for many slots.
    init(bodyCount: Int) {
        bits = min(max(4, Int.bitWidth - (bodyCount >> 11).leadingZeroBitCount), 10)
    }

    /// What is kept in the slot of a hash.
    subscript(hash: UInt64) -> (place: Range<Int>, value: Value)? {
        get { kept.isEmpty ? nil : kept[slot(of: hash)] }
        set {
            if kept.isEmpty { kept = Array(repeating: nil, count: 1 << bits) }
            kept[slot(of: hash)] = newValue
        }
    }

    /// The top bits of a product with the golden ratio, to which every bit of the hash has added something.
    private func slot(of hash: UInt64) -> Int {
        Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}

/// A value of any type, for a table in which values of several types are kept.
final class Kept<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
