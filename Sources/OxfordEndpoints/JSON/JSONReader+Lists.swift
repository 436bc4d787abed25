extension JSONReader {
    /// A list; `null` is an empty one, and so is a `null` in it nothing.
    mutating func list<Element: JSONValue>() throws(JSONError) -> [Element] {
        guard try !takeNull() else { return [] }
        var elements: [Element] = []
        try openArray()
        let start = position
        while try nextElement() {
            guard let element: Element = try value() else { continue }
            append(element, to: &elements, readFrom: start)
        }
        return elements.withoutAir
    }

    /// Appends an element to a list, the first of which began at an offset.
    ///
    /// Most lists end with the first element, with exactly the memory that they need. A longer list grows by half. One
    /// that is long already gets room for as many as the rest of the body can have: by steps, the last of which has
    /// the list twice, the list of a large answer would take several times what it ends with.
    @inline(never)
    private func append<Element>(_ element: consuming Element, to elements: inout [Element], readFrom start: Int) {
        let count = elements.count
        if count == 0 {
            elements = [element]
            return
        }
        if count == elements.capacity {
            let more =
                elements.isLong
                ? min((bytes.count - position) / ((position - start) / count) + 1, 15 * count) : count / 2
            elements.reserveCapacity(count + max(1, more))
        }
        elements.append(element)
    }
}

extension Array {
    /// The elements, in a copy of their own size if too much of the memory is for none.
    ///
    /// A long list may have as much air as elements before it is copied, since then it is there twice for a moment.
    fileprivate var withoutAir: [Element] {
        count > 2 && capacity - count > (isLong ? count : count / 8) ? copy : self
    }

    @inline(never)
    private var copy: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        elements += self
        return elements
    }

    /// Whether the elements take so much memory that two copies of them are to be avoided.
    fileprivate var isLong: Bool { count * MemoryLayout<Element>.stride >= 1 << 16 }
}
