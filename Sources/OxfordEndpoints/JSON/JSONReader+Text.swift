/// A text as it stands between quotes.
struct JSONText {
    let range: Range<Int>
    let hasEscapes: Bool
}

/// The key of a member of an object, which compares with literals without a text being made of it.
package struct JSONKey {
    let name: ArraySlice<UInt8>

    package static func ~= (name: StaticString, key: JSONKey) -> Bool {
        name.isSame(as: key.name)
    }
}

extension JSONReader {
    func key(_ text: JSONText) -> JSONKey {
        JSONKey(name: text.hasEscapes ? Array(string(text).utf8)[...] : bytes[text.range])
    }

    /// A text.
    package mutating func text() throws(JSONError) -> String {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw failure(.text) }
        return string(try passText())
    }

    /// The string of a text that has been passed, and so is known to be well formed.
    func string(_ text: JSONText) -> String {
        text.hasEscapes ? unescaped(text.range) : String(decoding: bytes[text.range], as: UTF8.self)
    }

    /// Passes a text, and makes sure that it is one: closed, in UTF-8, with whole escapes and no control character.
    mutating func passText() throws(JSONError) -> JSONText {
        let start = position + 1
        var hasEscapes = false
        position = start
        while true {
            position = bytes.endOfPlainText(from: position)
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
        }
    }

    /// Passes a character of two to four bytes: no longer than it must be, no surrogate, nothing beyond U+10FFFF.
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
        guard position + count <= bytes.count, second ~= bytes[position + 1],
            bytes[(position + 2)..<(position + count)].allSatisfy({ 0x80...0xBF ~= $0 })
        else { throw failure(.utf8) }
        position += count
    }

    private mutating func passEscape() throws(JSONError) {
        position += 1
        switch next {
        case UInt8(ascii: "u"):
            position += 1
            let unit = try passHexadecimal()
            if 0xDC00...0xDFFF ~= unit { throw failure(.surrogatePair) }
            guard 0xD800...0xDBFF ~= unit else { return }
            guard bytes[position...].starts(with: #"\u"#.utf8) else { throw failure(.surrogatePair) }
            position += 2
            guard 0xDC00...0xDFFF ~= (try passHexadecimal()) else { throw failure(.surrogatePair) }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        default: throw failure(.escape)
        }
    }

    private mutating func passHexadecimal() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.hexValue else { throw failure(.hexadecimalDigit) }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    /// Resolves the escapes of a text that has been passed.
    private func unescaped(_ range: Range<Int>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                units.append(bytes[index])
                index += 1
                continue
            }
            let escape = bytes[index + 1]
            index += 2
            switch escape {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"): units += escapedScalar(at: &index)
            default: units.append(escape)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// The UTF-8 of the scalar whose digits begin at an index, which goes on behind them.
    private func escapedScalar(at index: inout Int) -> [UInt8] {
        func unit() -> UInt16 {
            let unit = bytes[index..<(index + 4)].reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) }
            index += 4
            return unit
        }
        var units = [unit()]
        if UTF16.isLeadSurrogate(units[0]) {
            index += 2
            units.append(unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
