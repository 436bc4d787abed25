/// A single-pass JSON parser for code that knows which values to expect.
///
/// The caller reads or skips each value. The parser validates all values according to RFC 8259, including skipped
/// values. The following loop reads the members of an object whose values are strings:
///
///     try json.openObject()
///     while let key = try json.nextKey() {
///         texts[String(decoding: key.name, as: UTF8.self)] = try json.text()
///     }
package struct JSONReader {
    let bytes: [UInt8]
    var position: Int
    private(set) var depth = 0
    let limits: JSONLimits
    var remainingMemory: Int
    /// The key of the next value in the object that `readMembers(of:)` reads.
    ///
    /// Read this property only during a call to `readMembers(of:)`. At other times, it may hold the key of an object
    /// that has already been read.
    var memberKey = JSONText(range: 0..<0, hasEscapes: false)
    /// The number of bytes in ``memberKey`` after its escapes are decoded, or -1 at the end of the object.
    var memberLength = -1
    /// The offsets of the values that were skipped because the model has no such member, or `nil` to note none.
    var skipped: [Int]?

    @inline(never)  // Inlined, it would make the module 11 KB larger.
    package init(_ bytes: [UInt8], limits: JSONLimits = .body) {
        self.bytes = bytes
        self.limits = limits
        remainingMemory = limits.memory
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next byte, or NUL at the end.
    package var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    func failure(_ expected: JSONError.Expected) -> JSONError {
        JSONError(offset: position, expected: expected)
    }

    /// Skips white space.
    ///
    /// The function is small, so that the compiler inlines the usual case, in which there is no white space.
    mutating func skipSpace() {
        if position < bytes.count, bytes[position] <= 0x20 { passSpace() }
    }

    private mutating func passSpace() {
        var index = position
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): index &+= 1
            default:
                position = index
                return
            }
        }
        position = index
    }

    @inline(never)  // Inlined, it would make the module 10 KB larger.
    package mutating func finish() throws(JSONError) {
        skipSpace()
        guard position == bytes.count else { throw failure(.end) }
    }
}

extension JSONReader {
    mutating func openObject() throws(JSONError) {
        try open(UInt8(ascii: "{"), .object)
    }

    mutating func openArray() throws(JSONError) {
        try open(UInt8(ascii: "["), .array)
    }

    /// Moves past the next key and its colon, and returns the key.
    ///
    /// If the object has no more keys, the function moves past the closing brace and returns `nil`.
    mutating func nextKey() throws(JSONError) -> JSONKey? {
        guard let text = try passKey() else { return nil }
        return key(text)
    }

    /// Moves past the next key and its colon, and returns the range of the key in the body.
    ///
    /// If the object has no more keys, the function moves past the closing brace and returns `nil`.
    mutating func passKey() throws(JSONError) -> JSONText? {
        guard try goOn(from: UInt8(ascii: "{"), until: UInt8(ascii: "}")) else { return nil }
        guard next == UInt8(ascii: "\"") else { throw failure(.key) }
        let key = try passText()
        skipSpace()
        guard next == UInt8(ascii: ":") else { throw failure(.colon) }
        position += 1
        return key
    }

    /// Moves to the next element of an array, or returns `false` if there are no more elements.
    ///
    /// At the end of the array, the function moves past the closing bracket.
    mutating func nextElement() throws(JSONError) -> Bool {
        try goOn(from: UInt8(ascii: "["), until: UInt8(ascii: "]"))
    }

    private mutating func open(_ bracket: UInt8, _ expected: JSONError.Expected) throws(JSONError) {
        skipSpace()
        guard next == bracket else { throw failure(expected) }
        guard depth < limits.depth else { throw failure(.lessDepth) }
        depth += 1
        position += 1
    }

    private mutating func goOn(from opening: UInt8, until closing: UInt8) throws(JSONError) -> Bool {
        // No JSON value ends with an opening bracket. If the previous byte is an opening bracket, the object or array
        // has just been opened, and no comma precedes its first element.
        let isFirst = bytes[position - 1] == opening
        skipSpace()
        if next == closing {
            depth -= 1
            position += 1
            return false
        }
        if isFirst { return true }
        guard next == UInt8(ascii: ",") else { throw failure(.commaOrEnd) }
        position += 1
        skipSpace()
        return true
    }
}

extension JSONReader {
    package mutating func skip() throws(JSONError) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"):
            try openObject()
            while try nextKey() != nil { try skip() }
        case UInt8(ascii: "["):
            try openArray()
            while try nextElement() { try skip() }
        case UInt8(ascii: "\""): _ = try passText()
        case UInt8(ascii: "t"): try passWord("true")
        case UInt8(ascii: "f"): try passWord("false")
        case UInt8(ascii: "n"): try passWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try passNumber()
        default: throw failure(.value)
        }
    }

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

    mutating func takeNull() throws(JSONError) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: "n") else { return false }
        try passWord("null")
        return true
    }

    private mutating func passWord(_ word: String) throws(JSONError) {
        for (index, byte) in word.utf8.enumerated() {
            guard position + index < bytes.count else { throw JSONError(offset: bytes.count, expected: .value) }
            guard bytes[position + index] == byte else { throw failure(.value) }
        }
        position += word.utf8.count
    }
}

extension JSONReader {
    /// Returns the first syntax error in a body, or `nil` if the body is one complete JSON document.
    ///
    /// If the body is truncated, the error's offset is the end of the body. Callers use this offset to recognize
    /// truncated bodies.
    package static func syntaxError(in body: [UInt8]) -> JSONError? {
        var json = JSONReader(body, limits: .stored)
        do throws(JSONError) {
            try json.skip()
            try json.finish()
            return nil
        } catch {
            return error
        }
    }
}

extension JSONReader {
    /// Returns where the keys of all objects are in a body, without their quotes, or `nil` if the body is not one
    /// complete JSON document.
    package static func keys(in body: [UInt8]) -> [Range<Int>]? {
        var json = JSONReader(body, limits: .stored)
        var keys: [Range<Int>] = []
        do throws(JSONError) {
            try json.skip(addingKeysTo: &keys)
            try json.finish()
            return keys
        } catch {
            return nil
        }
    }

    private mutating func skip(addingKeysTo keys: inout [Range<Int>]) throws(JSONError) {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"):
            try openObject()
            while let key = try passKey() {
                keys.append(key.range)
                try skip(addingKeysTo: &keys)
            }
        case UInt8(ascii: "["):
            try openArray()
            while try nextElement() { try skip(addingKeysTo: &keys) }
        default: try skip()
        }
    }
}
