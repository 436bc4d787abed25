package struct JSONLimits {
    let depth: Int
    let memory: Int

    /// The limits for a body from the network.
    ///
    /// The values of an ordinary body use about three times its size, but in a hostile body, three bytes of JSON can
    /// become 200 bytes of values. The memory limit ensures that a body of up to 32 MB uses less than 256 MB of memory.
    package static let body = JSONLimits(depth: 200, memory: 160 << 20)

    /// The limits for answers that were encoded by this library.
    ///
    /// An encoded answer may be nested two levels deeper than the original body, because an example that was a string
    /// is encoded as an object that contains arrays. Memory is not limited, because the decoder already holds the whole
    /// answer in memory.
    static let stored = JSONLimits(depth: body.depth + 2, memory: .max)

    /// The number of bytes that an array or a string needs in addition to its contents.
    static var header: Int { 32 }
}

extension JSONReader {
    mutating func take(memory bytes: Int) throws(JSONError) {
        remainingMemory -= bytes
        if remainingMemory < 0 { throw failure(.lessMemory) }
    }

    /// Counts the memory of a string.
    ///
    /// A string of up to 15 bytes is stored inline, and needs none.
    @inline(__always)
    mutating func take(stringOf count: Int) throws(JSONError) {
        if count > 15 { try take(memory: JSONLimits.header + count) }
    }
}

extension JSONReader {
    /// Reads an array without its `null` elements.
    ///
    /// `null` instead of an array is read as an empty array.
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
        while try nextElement() {
            if try !takeNull() { try append(read(&self), to: &elements) }
        }
        return elements
    }

    @inline(never)
    mutating func append<Element>(
        _ element: consuming Element, to elements: inout [Element]
    ) throws(JSONError) {
        if elements.count == elements.capacity {
            // A full array doubles its capacity. While it grows, both the old and the new copy are in memory, so the
            // old copy is subtracted only after the new one was added.
            let size = elements.count * MemoryLayout<Element>.stride
            try take(memory: elements.isEmpty ? JSONLimits.header + MemoryLayout<Element>.stride : 2 * size)
            remainingMemory += size
        }
        elements.append(element)
    }
}
