/// A direct-mapped cache of recently read values and their ranges in the body.
///
/// Each hash has one slot, and a new value replaces the old one. A look-up costs one comparison.
struct RecentlyRead {
    private let bits: Int
    private var slots: [(place: Range<Int>, value: AnyObject)?] = []

    /// Creates a cache whose number of slots depends on the size of the body, to keep small bodies fast.
    init(bodyCount: Int) {
        bits = min(max(4, Int.bitWidth - (bodyCount >> 11).leadingZeroBitCount), 10)
    }

    /// The value in the slot of a hash.
    subscript(hash: UInt64) -> (place: Range<Int>, value: AnyObject)? {
        get { slots.isEmpty ? nil : slots[slot(of: hash)] }
        set {
            if slots.isEmpty { slots = Array(repeating: nil, count: 1 << bits) }
            slots[slot(of: hash)] = newValue
        }
    }

    /// The top bits of a product with the golden ratio, which depend on every bit of the hash.
    private func slot(of hash: UInt64) -> Int {
        Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}

/// A box for a value of any type in the cache.
final class CachedValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
