extension [UInt8] {
    /// The end of the plain text at an offset: ASCII without quotes, backslashes and control characters.
    ///
    /// Most of an answer is plain text, so it is scanned eight bytes at a time. The reads are in bounds: `start` is not
    /// negative, and each read is checked against `count`.
    func endOfPlainText(from start: Int) -> Int {
        precondition(start >= 0)
        return unsafe withUnsafeBytes { bytes in
            var index = start
            while index <= bytes.count &- 8 {
                let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let special = word.bytesNotPlain
                if special != 0 { return index &+ special.trailingZeroBitCount / 8 }
                index &+= 8
            }
            while index < bytes.count, unsafe UInt64(bytes[index]).bytesNotPlain & 0x80 == 0 { index &+= 1 }
            return index
        }
    }

    func contains(_ literal: StaticString, at offset: Int) -> Bool {
        literal.withUTF8Buffer { literal in
            guard offset >= 0, literal.count <= count - offset else { return false }
            return unsafe withUnsafeBytes { bytes in
                for index in literal.indices where unsafe literal[index] != bytes[offset &+ index] { return false }
                return true
            }
        }
    }

    /// The first eight bytes of a range, or fewer, as a little-endian number.
    func firstBytes(of range: Range<Int>) -> UInt64 {
        if range.count >= 8 { return word(at: range.lowerBound) }
        if range.lowerBound <= count &- 8 {
            return word(at: range.lowerBound) & ((1 << UInt64(truncatingIfNeeded: 8 &* range.count)) &- 1)
        }
        return range.reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
    }

    /// Eight bytes as a little-endian number, or 0 if fewer remain.
    func word(at offset: Int) -> UInt64 {
        guard offset >= 0, offset <= count &- 8 else { return 0 }
        return unsafe withUnsafeBytes {
            unsafe UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
    }
}

extension StaticString {
    /// Always inlined, so that the result for a literal is a constant.
    @inline(__always)
    var firstBytes: UInt64 {
        var word: UInt64 = 0
        for index in 0..<min(8, utf8CodeUnitCount) {
            word |= unsafe UInt64(utf8Start[index]) &<< UInt64(truncatingIfNeeded: 8 &* index)
        }
        return word
    }
}

extension UInt64 {
    /// A mask with the top bit set in each byte that is not plain.
    ///
    /// The subtractions can borrow, so bytes after the first match may be marked by mistake. Bytes before it never are.
    fileprivate var bytesNotPlain: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = self ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let isControl = (self &- ones &* 0x20) & ~self
        let isQuote = (quote &- ones) & ~quote
        let isBackslash = (backslash &- ones) & ~backslash
        return (self | isControl | isQuote | isBackslash) & (ones &* 0x80)
    }
}
