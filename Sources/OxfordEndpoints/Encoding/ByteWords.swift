extension [UInt8] {
    /// Returns the end index of the plain text that begins at `start`.
    ///
    /// Plain text is ASCII text without quotation marks, backslashes and control characters. Most of an answer is plain
    /// text, so the function saves time by examining eight bytes at once.
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
    /// A mask that marks quotation marks, backslashes, control characters and non-ASCII bytes.
    ///
    /// The top bit of each marked byte is set. Callers use only the first mark, which is always correct. Later marks
    /// can be wrong, because a subtraction that finds a match can borrow from the next byte.
    fileprivate var bytesNotPlain: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        // Flipping bit 1 turns a quotation mark (0x22) into 0x20, the number after the control characters, and leaves
        // the control characters below 0x20. One comparison with 0x21 therefore finds both.
        let isControlOrQuote = ((self ^ (ones &* 0x02)) &- ones &* 0x21) & ~self
        let isBackslash = (backslash &- ones) & ~backslash
        return (self | isControlOrQuote | isBackslash) & (ones &* 0x80)
    }
}
