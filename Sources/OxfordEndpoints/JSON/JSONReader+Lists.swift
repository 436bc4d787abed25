extension JSONReader {
    /// A list; `null` is an empty one, and so is a `null` in it nothing.
    mutating func list<Element: JSONValue>() throws(JSONError) -> [Element] {
        try list(of: Element.init(from:))
    }

    /// A list of elements that a function reads, as `OxfordVersion1` needs it.
    @inline(__always)
    package mutating func list<Element>(
        of read: (inout JSONReader) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        guard try !takeNull() else { return [] }
        var elements: [Element] = []
        try openArray()
        let start = position
        while try nextElement() {
            if try !takeNull() { try append(read(&self), to: &elements, readFrom: start) }
        }
        if elements.hasAir {
            remainingMemory += (elements.capacity - elements.count) * MemoryLayout<Element>.stride
            elements = elements.copy
        }
        return elements
    }

    /// Appends an element to a list, the first of which began at an offset.
    ///
    /// Most lists end with the first element, with exactly the memory that they need. A longer list grows by half. One
    /// that is long already gets room for as many as the rest of the body can have: by steps, the last of which has
    /// the list twice, the list of a large answer would take several times what it ends with.
    @inline(never)
    mutating func append<Element>(
        _ element: consuming Element, to elements: inout [Element], readFrom start: Int
    ) throws(JSONError) {
        if elements.isEmpty {
            try take(memory: JSONLimits.header + MemoryLayout<Element>.stride)
            elements = [element]
            return
        }
        if elements.count == elements.capacity {
            let stride = MemoryLayout<Element>.stride
            elements.reserveCapacity(try takeRoom(afterElements: elements.count, stride: stride, readFrom: start))
        }
        elements.append(element)
    }

    /// Takes memory for a list that grows, and returns its new capacity.
    @inline(never)
    private mutating func takeRoom(
        afterElements count: Int, stride: Int, readFrom start: Int
    ) throws(JSONError) -> Int {
        let wanted =
            JSONLimits.isLong(count * stride)
            ? min((bytes.count - position) / ((position - start) / count) + 1, 15 * count) : count / 2
        // Leave memory for what the elements refer to.
        let most = max(count / 2, remainingMemory / stride / 4)
        let more = max(1, min(wanted, most))
        // The list is there twice while it grows.
        try take(memory: (count + more) * stride)
        remainingMemory += count * stride
        return count + more
    }
}

extension JSONLimits {
    /// Whether a list takes so much memory that two copies of it are to be avoided.
    fileprivate static func isLong(_ memory: Int) -> Bool { memory >= 1 << 16 }
}

extension Array {
    /// Whether too much of the memory is for no elements.
    ///
    /// A long list may have as much air as elements before it is copied, since then it is there twice for a moment.
    fileprivate var hasAir: Bool { count > 2 && capacity - count > (isLong ? count : count / 8) }

    /// The elements in memory of their own size.
    @inline(never)
    fileprivate var copy: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        elements += self
        return elements
    }

    private var isLong: Bool { JSONLimits.isLong(count * MemoryLayout<Element>.stride) }
}
