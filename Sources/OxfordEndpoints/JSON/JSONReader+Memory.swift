package struct JSONLimits {
    let depth: Int
    let memory: Int

    /// The limits for a body from the network.
    ///
    /// Three bytes of JSON can become 200 bytes of values. With this limit, a body of up to 32 MB uses less than 256 MB
    /// of memory. The values of an ordinary body use about three times its size.
    package static let body = JSONLimits(depth: 200, memory: 160 << 20)

    /// The limits for encoded answers.
    ///
    /// An encoded answer may be nested two levels deeper than its body, because a string example is encoded as an
    /// object with arrays. Memory is not limited, because the decoder already holds everything.
    static let stored = JSONLimits(depth: body.depth + 2, memory: .max)

    /// The overhead of an array or string in bytes.
    static var header: Int { 32 }
}

extension JSONReader {
    mutating func take(memory bytes: Int) throws(JSONError) {
        remainingMemory -= bytes
        if remainingMemory < 0 { throw failure(.lessMemory) }
    }

    /// Strings of up to 15 bytes are stored inline.
    @inline(__always)
    mutating func take(stringOf count: Int) throws(JSONError) {
        if count > 15 { try take(memory: JSONLimits.header + count) }
    }
}

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
            // An array doubles its capacity, and keeps both copies while it grows.
            let size = elements.count * MemoryLayout<Element>.stride
            try take(memory: elements.isEmpty ? JSONLimits.header + MemoryLayout<Element>.stride : 2 * size)
            remainingMemory += size
        }
        elements.append(element)
    }
}
