/// A direct-mapped cache of recently read values and their ranges in the body.
struct RecentlyRead {
    private let bits: Int
    private var slots: [(place: Range<Int>, value: AnyObject)?] = []

    /// A small body gets few slots, which are quick to allocate.
    init(bodyCount: Int) {
        bits = min(max(4, Int.bitWidth - (bodyCount >> 11).leadingZeroBitCount), 10)
    }

    subscript(hash: UInt64) -> (place: Range<Int>, value: AnyObject)? {
        get { slots.isEmpty ? nil : slots[slot(of: hash)] }
        set {
            if slots.isEmpty { slots = Array(repeating: nil, count: 1 << bits) }
            slots[slot(of: hash)] = newValue
        }
    }

    /// Multiplying by the golden ratio mixes every bit of the hash into the top bits.
    private func slot(of hash: UInt64) -> Int {
        Int((hash &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
}

final class CachedValue<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
