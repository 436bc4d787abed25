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

    /// Creates a string without the standard library's second check of the bytes.
    ///
    /// The bytes must be a text that the reader has passed, because passing a text checks that it is valid UTF-8.
    func text(in range: Range<Int>, isASCII: Bool) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            unsafe String(copying: UTF8Span(unchecked: span.extracting(range), isKnownASCII: isASCII))
        } else {
            String(decoding: self[range], as: UTF8.self)
        }
    }

    /// Compares eight bytes at a time; the last eight overlap the ones before.
    func contains(_ literal: StaticString, at offset: Int) -> Bool {
        let last = literal.utf8CodeUnitCount &- 8
        guard offset >= 0, literal.utf8CodeUnitCount <= count - offset else { return false }
        guard last >= 0 else { return firstBytes(of: offset..<offset &+ last &+ 8) == literal.firstBytes }
        var index = 0
        while index < last {
            guard literal.word(at: index) == word(at: offset &+ index) else { return false }
            index &+= 8
        }
        return literal.word(at: last) == word(at: offset &+ last)
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
    /// Eight bytes as a little-endian number; the offset must be at most eight before the end.
    fileprivate func word(at offset: Int) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(utf8Start).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

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
        let backslash = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        // Flipping this bit makes a quote the next number after the control characters.
        let isControlOrQuote = ((self ^ (ones &* 0x02)) &- ones &* 0x21) & ~self
        let isBackslash = (backslash &- ones) & ~backslash
        return (self | isControlOrQuote | isBackslash) & (ones &* 0x80)
    }
}
