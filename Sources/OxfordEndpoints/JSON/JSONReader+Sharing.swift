// An answer repeats many values, such as regions and grammatical features. Values with equal bytes share memory.

extension JSONReader {
    mutating func shared<Value: JSONValue>() throws(JSONError) -> Value {
        skipSpace()
        let start = position
        let hash = hashAhead()
        // A level takes at least two bytes. Parse the value again if it may be nested too deeply.
        if let (place, cached) = recentValues[hash], depth + place.count / 2 <= limits.depth,
            bytes.repeats(place, at: start), let cached = cached as? CachedValue<Value>
        {
            position += place.count
            return cached.value
        }
        let value = try Value(from: &self)
        // Cache only values with a closing delimiter. A number with the same bytes could have more digits.
        switch bytes[position - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "]"), UInt8(ascii: "}"):
            recentValues[hash] = (start..<position, CachedValue(value))
        default: break
        }
        return value
    }

    /// A hash of the bytes that distinguish the next value from others of its kind.
    private func hashAhead() -> UInt64 {
        let first = position + 1
        switch next {
        case UInt8(ascii: "\""): return bytes.hash(of: first..<bytes.endOfPlainText(from: first))
        case UInt8(ascii: "[") where first < bytes.count && bytes[first] == UInt8(ascii: "\""):
            return bytes.hash(of: first + 1..<bytes.endOfPlainText(from: first + 1))
        // The ID or text of an object, after the brackets and the key.
        default: return bytes.word(at: position + 2) ^ bytes.word(at: position + 10)
        }
    }
}

extension [UInt8] {
    fileprivate func hash(of text: Range<Int>) -> UInt64 {
        let beginning = word(at: text.lowerBound)
        return text.count < 8
            ? beginning.firstBytes(text.count) : beginning &+ 3 &* word(at: text.upperBound - 8)
    }

    /// The last eight bytes of the body never count as a repetition.
    fileprivate func repeats(_ place: Range<Int>, at offset: Int) -> Bool {
        guard place.count <= count - 8 - offset else { return false }
        var index = 0
        while index + 8 <= place.count {
            guard word(at: place.lowerBound + index) == word(at: offset + index) else { return false }
            index += 8
        }
        let difference = word(at: place.lowerBound + index) ^ word(at: offset + index)
        return difference.firstBytes(place.count - index) == 0
    }
}

extension UInt64 {
    fileprivate func firstBytes(_ count: Int) -> UInt64 {
        self & ((1 << UInt64(8 * count)) - 1)
    }
}
