package struct JSONLimits {
    let depth: Int
    let memory: Int

    /// The limits for a body from the network.
    ///
    /// The values decoded from an ordinary body take about three times as much memory as the body itself. In a
    /// malicious body, however, three bytes of JSON can become 200 bytes of values. The memory limit ensures that
    /// reading a body of up to 32 MB takes less than 256 MB of memory.
    ///
    /// The depth limit protects the stack, because a function calls itself for each level. On Apple's platforms, most
    /// threads have a stack of only 512 KB. At this depth, encoding an answer takes less than half of that, even in a
    /// debug build. The service's answers have fewer than 20 levels.
    package static let body = JSONLimits(depth: 64, memory: 160 << 20)

    /// The limits for answers that this library encoded.
    ///
    /// Version 0.4.0 read a string instead of an object at the deepest level, and encoded it as an object with empty
    /// arrays. What it stored may therefore be nested two levels deeper than a body.
    ///
    /// With these limits, an answer can take up any amount of memory, because the `Decoder` already holds all of its
    /// data in memory.
    static let stored = JSONLimits(depth: body.depth + 2, memory: .max)

    /// The number of bytes that Swift allocates for an array or a string in addition to its contents.
    static var header: Int { 32 }
}

extension JSONReader {
    mutating func take(memory bytes: Int) throws(JSONError) {
        remainingMemory -= bytes
        if remainingMemory < 0 { throw failure(.lessMemory) }
    }

    /// Counts the memory for a string toward the memory limit.
    ///
    /// A string of up to 15 bytes does not count toward the limit, because Swift stores it inline without allocating
    /// memory.
    mutating func take(stringOf count: Int) throws(JSONError) {
        if count > 15 { try take(memory: JSONLimits.header + count) }
    }
}

extension JSONReader {
    /// Reads an array, leaving out its `null` elements.
    package mutating func list<Element: JSONValue>() throws(JSONError) -> [Element] {
        try list(of: Element.init(from:))
    }

    mutating func list<Element>(
        of read: (inout JSONReader) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        var elements: [Element] = []
        try openArray()
        while try nextElement() {
            if try !takeNull() { try append(read(&self), to: &elements) }
        }
        return elements
    }

    mutating func append<Element>(
        _ element: consuming Element, to elements: inout [Element]
    ) throws(JSONError) {
        if elements.count == elements.capacity {
            // A full array doubles its capacity. While the array grows, its old and its new storage are both in memory,
            // so the new storage is counted before the old storage is released.
            let size = elements.count * MemoryLayout<Element>.stride
            try take(memory: elements.isEmpty ? JSONLimits.header + MemoryLayout<Element>.stride : 2 * size)
            remainingMemory += size
        }
        elements.append(element)
    }
}
