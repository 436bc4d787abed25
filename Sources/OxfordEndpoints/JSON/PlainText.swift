extension [UInt8] {
    /// Returns the end index of the plain text that begins at `start`.
    ///
    /// Plain text is ASCII text that contains no quotation marks, backslashes or control characters. Most of an answer
    /// is plain text, so this function examines eight bytes at once to save time.
    ///
    /// The unsafe reads stay within the array, because the function checks that `start` is not negative, and compares
    /// the index with `count` before each read.
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
    /// A mask of the bytes that are quotation marks, backslashes, control characters or non-ASCII.
    ///
    /// For each of these bytes, the byte's top bit is set in the mask. Callers use only the lowest set bit, which is
    /// always correct. Higher bits can be wrong. The subtraction that finds a quotation mark, a backslash or a control
    /// character borrows from the next byte, and can therefore set the top bit of a plain byte that follows.
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
