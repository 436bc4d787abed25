extension JSONReader {
    mutating func passNumber() throws(JSONError) -> Range<Int> {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") {
            position += 1
        } else {
            try passDigits()
        }
        if next == UInt8(ascii: ".") {
            position += 1
            try passDigits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try passDigits()
        }
        return start..<position
    }

    private mutating func passDigits() throws(JSONError) {
        guard next.isDigit else { throw failure(.number) }
        while next.isDigit { position += 1 }
    }
}
