struct JSONLimits {
    let depth: Int
    let memory: Int

    /// The limits for a body from the network.
    ///
    /// Three bytes of JSON can become 200 bytes of values. With this limit, a body of up to 32 MB uses less than 256 MB
    /// of memory. An ordinary body uses about twice its size.
    static let body = JSONLimits(depth: 200, memory: 160 << 20)

    /// The limits for encoded answers.
    ///
    /// An encoded answer may be nested two levels deeper than its body, because a string example is encoded as an
    /// object with arrays. Memory is not limited, because the decoder already holds everything.
    static let stored = JSONLimits(depth: body.depth + 2, memory: .max)
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

extension JSONLimits {
    /// The overhead of an array or string in bytes.
    static var header: Int { 32 }
}
