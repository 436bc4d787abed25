extension JSONReader {
    /// A list; `null` is an empty one, and so is a `null` in it nothing.
    mutating func list<Element: JSONReadable>() throws(JSONError) -> [Element] {
        guard try !takeNull() else { return [] }
        var elements: [Element] = []
        try openArray()
        let start = position
        while try nextElement() {
            guard let element: Element = try value() else { continue }
            if elements.isEmpty {
                // Most lists end here, with exactly the memory that they need.
                elements = [element]
            } else {
                if elements.count == elements.capacity { makeRoom(in: &elements, readFrom: start) }
                elements.append(element)
            }
        }
        return elements.withoutAir
    }

    /// Makes room for more elements in a list, the first of which began at an offset.
    ///
    /// A list grows by half. One that is long already gets room for as many as the rest of the body can have: by steps,
    /// the last of which has the list twice, the list of a large answer would take several times what it ends with.
    @inline(never)
    private func makeRoom<Element>(in elements: inout [Element], readFrom start: Int) {
        let count = elements.count
        let more =
            elements.isLong ? min((bytes.count - position) / ((position - start) / count) + 1, 15 * count) : count / 2
        elements.reserveCapacity(count + max(1, more))
    }
}

extension Array {
    /// The elements, in a copy of their own size if too much of the memory is for none.
    ///
    /// A long list may have as much air as elements before it is copied, since then it is there twice for a moment.
    fileprivate var withoutAir: [Element] {
        guard count > 2, capacity - count > (isLong ? count : count / 8) else { return self }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        elements += self
        return elements
    }

    /// Whether the elements take so much memory that two copies of them are to be avoided.
    fileprivate var isLong: Bool { count * MemoryLayout<Element>.stride >= 1 << 16 }
}
