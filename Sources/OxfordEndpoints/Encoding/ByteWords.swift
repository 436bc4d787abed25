extension [UInt8] {
    /// Returns the index of the first byte at or after `start` that is not plain text, or the end if there is none.
    ///
    /// Plain text is ASCII text without quotes, backslashes and control characters. Most of an answer is plain text, so
    /// the function saves time by examining eight bytes at once.
    ///
    /// The unsafe reads stay in bounds, because `start` is not negative and each read is checked against `count`.
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
}

extension UInt64 {
    /// A mask with the top bit set in each byte that is a quote, a backslash, a control character, or not ASCII.
    ///
    /// The subtractions that find these bytes can borrow from the byte after a match, so the mask may also mark bytes
    /// after the first match by mistake. This does no harm, because callers use only the first marked byte, and no byte
    /// before the first match is marked.
    fileprivate var bytesNotPlain: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        // Flipping bit 1 turns a quote (0x22) into 0x20, the number after the control characters, and leaves the
        // control characters below 0x20. One comparison with 0x21 therefore finds both.
        let isControlOrQuote = ((self ^ (ones &* 0x02)) &- ones &* 0x21) & ~self
        let isBackslash = (backslash &- ones) & ~backslash
        return (self | isControlOrQuote | isBackslash) & (ones &* 0x80)
    }
}
