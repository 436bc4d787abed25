struct JSONText {
    let range: Range<Int>
    let hasEscapes: Bool
}

/// A key of a JSON object.
///
/// You can compare a key with a string literal without creating a string.
struct JSONKey {
    /// The bytes of the key, with its escape sequences decoded.
    let name: ArraySlice<UInt8>

    static func ~= (name: StaticString, key: JSONKey) -> Bool {
        name.isSame(as: key.name)
    }
}

extension JSONReader {
    func key(_ text: JSONText) -> JSONKey {
        JSONKey(name: text.hasEscapes ? unescaped(text.range)[...] : bytes[text.range])
    }

    package mutating func text() throws(JSONError) -> String {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw failure(.text) }
        let text = try passText()
        try take(stringOf: text.range.count)
        return string(text)
    }

    /// Reads a string that the service sent instead of an object with this text.
    ///
    /// The string counts as a level of nesting, because it is encoded as an object. Otherwise, the encoded answer could
    /// be nested too deeply to be read again.
    mutating func textOfObject() throws(JSONError) -> String {
        skipSpace()
        guard depth < limits.depth || next != UInt8(ascii: "\"") else { throw failure(.lessDepth) }
        return try text()
    }

    func string(_ text: JSONText) -> String {
        // This function does not call `key(_:)`, because the slice in the result would retain the body, which makes
        // reading 10% slower.
        text.hasEscapes
            ? String(decoding: unescaped(text.range), as: UTF8.self)
            : String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Moves past a JSON string and returns the range of the string's contents in `bytes`.
    ///
    /// Escape sequences for lone surrogates are accepted, because rejecting them would make the rest of the answer
    /// unreadable.
    mutating func passText() throws(JSONError) -> JSONText {
        let start = position + 1
        position = bytes.endOfPlainText(from: start)
        // Most strings contain only plain text, that is, ASCII without escapes. The plain text therefore usually ends
        // at the closing quotation mark.
        guard next == UInt8(ascii: "\"") else { return try passText(from: start) }
        position += 1
        return JSONText(range: start..<position - 1, hasEscapes: false)
    }

    /// Moves past the rest of a JSON string, starting at its first escape or non-ASCII character.
    private mutating func passText(from start: Int) throws(JSONError) -> JSONText {
        var hasEscapes = false
        while true {
            guard position < bytes.count else { throw failure(.closedText) }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return JSONText(range: start..<position - 1, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try passEscape()
            case 0x80...: try passBeyondASCII()
            default: throw failure(.plainCharacter)
            }
            position = bytes.endOfPlainText(from: position)
        }
    }

    /// Moves past one non-ASCII character.
    ///
    /// Invalid UTF-8 is an error. This includes overlong encodings, surrogates, and values above U+10FFFF.
    private mutating func passBeyondASCII() throws(JSONError) {
        let lead = bytes[position]
        let second: ClosedRange<UInt8>
        let count: Int
        switch lead {
        case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        default: throw failure(.utf8)
        }
        for offset in 1..<count {
            // If the body ends within the character, the error's offset is the end of the body, because the body may
            // have been truncated there.
            guard position + offset < bytes.count else { throw JSONError(offset: bytes.count, expected: .utf8) }
            guard (offset == 1 ? second : 0x80...0xBF) ~= bytes[position + offset] else { throw failure(.utf8) }
        }
        position += count
    }

    private mutating func passEscape() throws(JSONError) {
        position += 1
        switch next {
        case UInt8(ascii: "u"):
            position += 1
            for _ in 0..<4 {
                guard next.hexValue != nil else { throw failure(.hexadecimalDigit) }
                position += 1
            }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        default: throw failure(.escape)
        }
    }

    /// Returns the text in a range of the body, with its escape sequences decoded.
    ///
    /// Lone surrogates become U+FFFD.
    func unescaped(_ range: Range<Int>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            let escape = bytes[index]
            index += 1
            switch escape {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"): text += escapedScalar(at: &index, before: range.upperBound).utf8
            default: text.append(escape)
            }
        }
        return text
    }

    /// Decodes the `\u` escape whose digits start at `index`, and moves `index` past the escape.
    ///
    /// If this escape and the next one form a surrogate pair, the function decodes both as one character, and moves
    /// `index` past the second escape.
    private func escapedScalar(at index: inout Int, before end: Int) -> Unicode.Scalar {
        var value = codeUnit(at: index)
        index += 4
        if 0xD800..<0xDC00 ~= value, index + 6 <= end, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u"), case let second = codeUnit(at: index + 2), 0xDC00...0xDFFF ~= second
        {
            value = 0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)
            index += 6
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private func codeUnit(at index: Int) -> UInt32 {
        var unit: UInt32 = 0
        for digit in index..<index + 4 { unit = unit << 4 | UInt32(bytes[digit].hexValue ?? 0) }
        return unit
    }
}
