/// A dictionary with a size limit, which removes the least recently used values first.
struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// A node of a linked list from the newest use to the oldest.
    private struct Slot {
        let key: Key
        let value: Value
        let size: Int
        var newer: Int?
        var older: Int?
    }

    private let limit: Int
    private var slots: [Slot?] = []
    private var emptySlots: [Int] = []
    private var places: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?

    private(set) var size = 0

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { places.count }

    mutating func value(for key: Key) -> Value? {
        guard let place = places[key], let slot = slots[place] else { return nil }
        if newest != place {
            detach(slot)
            attach(slot, at: place)
        }
        return slot.value
    }

    /// Stores a value, unless it alone exceeds the limit.
    mutating func insert(_ value: Value, for key: Key, size: Int) {
        remove(key)
        guard size <= limit else { return }
        while self.size > limit - size, let oldest, let slot = slots[oldest] { remove(slot.key) }
        let place = emptySlots.popLast() ?? slots.count
        if place == slots.count { slots.append(nil) }
        places[key] = place
        self.size += size
        attach(Slot(key: key, value: value, size: size), at: place)
    }

    mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key), let slot = slots[place] else { return }
        detach(slot)
        slots[place] = nil
        emptySlots.append(place)
        size -= slot.size
    }

    private mutating func attach(_ slot: Slot, at place: Int) {
        var slot = slot
        (slot.newer, slot.older) = (nil, newest)
        slots[place] = slot
        if let newest { slots[newest]?.newer = place }
        newest = place
        oldest = oldest ?? place
    }

    private mutating func detach(_ slot: Slot) {
        if let newer = slot.newer { slots[newer]?.older = slot.older } else { newest = slot.older }
        if let older = slot.older { slots[older]?.newer = slot.newer } else { oldest = slot.newer }
    }
}
