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
}

extension UInt64 {
    /// A mask with the top bit set in each byte that is not plain.
    ///
    /// The subtractions can borrow, so bytes after the first match may be marked by mistake. Bytes before it never are.
    fileprivate var bytesNotPlain: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        // Flipping this bit makes a quote the next number after the control characters.
        let isControlOrQuote = ((self ^ (ones &* 0x02)) &- ones &* 0x21) & ~self
        let isBackslash = (backslash &- ones) & ~backslash
        return (self | isControlOrQuote | isBackslash) & (ones &* 0x80)
    }
}
