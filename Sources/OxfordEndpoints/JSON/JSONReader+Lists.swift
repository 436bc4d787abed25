extension JSONReader {
    /// Reads an array without its `null` elements, or `null` as an empty array.
    mutating func list<Element: JSONValue>() throws(JSONError) -> [Element] {
        try list(of: Element.init(from:))
    }

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
            elements = elements.trimmed
        }
        return elements
    }

    /// Allocates exactly one element first, because most arrays have one.
    ///
    /// Longer arrays grow by half. Large arrays get capacity for the estimated rest of the body, because growing in
    /// steps would take several times the final size.
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

    @inline(never)
    private mutating func takeRoom(
        afterElements count: Int, stride: Int, readFrom start: Int
    ) throws(JSONError) -> Int {
        let wanted =
            JSONLimits.isLong(count * stride)
            ? min((bytes.count - position) / ((position - start) / count) + 1, 15 * count) : count / 2
        // Leave memory for the values that the elements refer to.
        let most = max(count / 2, remainingMemory / stride / 4)
        let more = max(1, min(wanted, most))
        // Growing briefly keeps two copies of the array.
        try take(memory: (count + more) * stride)
        remainingMemory += count * stride
        return count + more
    }
}

extension JSONLimits {
    fileprivate static func isLong(_ memory: Int) -> Bool { memory >= 1 << 16 }
}

extension Array {
    /// Trimming a large array briefly keeps two copies, so up to half of its capacity may be unused.
    fileprivate var hasAir: Bool { count > 2 && capacity - count > (isLong ? count : count / 8) }

    /// A copy without unused capacity, because reserving capacity in a shared array copies only its elements.
    @inline(never)
    fileprivate var trimmed: [Element] {
        var copy = self
        copy.reserveCapacity(0)
        return copy
    }

    private var isLong: Bool { JSONLimits.isLong(count * MemoryLayout<Element>.stride) }
}
