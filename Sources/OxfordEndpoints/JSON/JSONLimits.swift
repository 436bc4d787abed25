/// How deep the values of an answer may nest, and how much memory they may take.
struct JSONLimits {
    let depth: Int
    let memory: Int

    /// The limits of a body from the network.
    ///
    /// Three bytes of a body can become 200 bytes of values. With this limit, any body of up to 32 MB takes less than
    /// 256 MB; an ordinary body takes about twice its size.
    static let body = JSONLimits(depth: 200, memory: 160 << 20)

    /// The limits of what was read before and stored.
    ///
    /// It may nest two levels deeper than its body did: a text in the place of an example is stored as an object with
    /// lists. Its decoder holds all of it in memory already.
    static let stored = JSONLimits(depth: body.depth + 2, memory: .max)
}

extension JSONReader {
    /// Counts memory that a value is about to take.
    mutating func take(memory bytes: Int) throws(JSONError) {
        remainingMemory -= bytes
        if remainingMemory < 0 { throw failure(.lessMemory) }
    }

    /// Counts the memory of a string of a number of bytes; up to 15 are stored inline.
    @inline(__always)
    mutating func take(stringOf count: Int) throws(JSONError) {
        if count > 15 { try take(memory: JSONLimits.header + count) }
    }
}

extension JSONLimits {
    /// The bytes that an array or a string has besides its elements.
    static var header: Int { 32 }
}
