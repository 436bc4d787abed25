package protocol JSONValue: Encodable {
    init(from json: inout JSONReader) throws(JSONError)

    /// Whether a member with this value is left out when its model is encoded.
    ///
    /// This is the case for `nil`, for an empty list or dictionary, and for a required text that the service left out.
    /// A member that is absent from the JSON gets the same value again.
    var isAbsent: Bool { get }

    /// Whether the value can be read again after it was encoded, which is not the case for the number NaN.
    var isReadable: Bool { get }

    /// Returns what a stored value contains of this type.
    static func stored(_ value: StoredValue) throws -> JSONTree
}

extension JSONValue {
    package var isAbsent: Bool { false }

    package var isReadable: Bool { true }

    package static func stored(_ value: StoredValue) throws -> JSONTree { try value.anything() }
}

extension JSONReader {
    mutating func value<Value: JSONValue>() throws(JSONError) -> Value? {
        try takeNull() ? nil : try Value(from: &self)
    }

    /// Reads a response body that consists of a single JSON value.
    static func read<Value: JSONValue>(_ body: [UInt8], limits: JSONLimits) throws(AnswerError) -> Value {
        try read(body, limits: limits) { json throws(JSONError) in try Value(from: &json) }
    }

    /// Reads a response body with the given function, and throws an error if text follows the value that the function
    /// reads.
    static func read<Value>(
        _ body: [UInt8], limits: JSONLimits = .body, as value: (inout JSONReader) throws(JSONError) -> Value
    ) throws(AnswerError) -> Value {
        var json = JSONReader(body, limits: limits)
        do throws(JSONError) {
            let value = try value(&json)
            try json.finish()
            return value
        } catch {
            throw AnswerError(error, in: body)
        }
    }

    /// Reads a value from a decoder.
    ///
    /// If the value is invalid, the error contains the decoder's coding path instead of a byte offset, because the
    /// caller has never seen the JSON text that the reader reads.
    static func read<Value: JSONValue>(from decoder: any Decoder) throws -> Value {
        let json = try Value.stored(StoredValue(in: decoder)).bytes
        do throws(AnswerError) {
            return try read(json, limits: .stored)
        } catch {
            throw DecodingError(error, at: decoder.codingPath)
        }
    }
}

extension Optional: JSONValue where Wrapped: JSONValue {
    package init(from json: inout JSONReader) throws(JSONError) {
        self = try json.value()
    }

    package var isAbsent: Bool { self == nil }

    package var isReadable: Bool { self?.isReadable ?? true }

    package static func stored(_ value: StoredValue) throws -> JSONTree { try Wrapped.stored(value) }
}

extension Array: JSONValue where Element: JSONValue {
    package init(from json: inout JSONReader) throws(JSONError) {
        self = try json.list()
    }

    package var isAbsent: Bool { isEmpty }

    package static func stored(_ value: StoredValue) throws -> JSONTree {
        try value.list(of: Element.self) ?? value.anything()
    }
}

/// A type of keys that are read from an object differently from what a decoder expects.
protocol JSONObjectKey {
    init(inAnswers text: String)
}

extension Dictionary: JSONValue where Key: CodingKeyRepresentable & Encodable, Value: JSONValue {
    package init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        let ownKey = Key.self as? any JSONObjectKey.Type
        try json.openObject()
        while let key = try json.nextKey() {
            let failure = json.failureAhead(.validKey)
            guard let value: Value = try json.value() else { continue }
            try json.take(stringOf: key.name.count)
            // A dictionary can reserve space for three times as many elements as it contains, and while it grows, it
            // briefly keeps a second copy. Counting each element four times is an estimate that covers both.
            let element = MemoryLayout<(key: String, value: Value)>.stride
            try json.take(memory: isEmpty ? JSONLimits.header + 4 * element : 4 * element)
            let text = String(decoding: key.name, as: UTF8.self)
            let key = ownKey.map { $0.init(inAnswers: text) as? Key } ?? Key(codingKey: AnyKey(stringValue: text))
            guard let key else { throw failure }
            self[key] = value
        }
    }

    package var isAbsent: Bool { isEmpty }

    package static func stored(_ value: StoredValue) throws -> JSONTree {
        try value.dictionary(of: Value.self) ?? value.anything()
    }
}

extension String: JSONValue {
    /// Reads a string or a number as text.
    package init(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        if json.next == UInt8(ascii: "-") || json.next.isDigit {
            let number = try json.passNumber()
            try json.take(stringOf: number.count)
            self = String(decoding: json.bytes[number], as: UTF8.self)
        } else {
            self = try json.text()
        }
    }

    package var isAbsent: Bool { isEmpty }
}

extension Int: JSONValue {
    /// Reads an integer from a JSON number, or from a string that contains a number.
    package init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.wholeNumber)
        let text = try json.numberText(or: failure)
        guard let number = Int(text) ?? Int(decimal: text) else { throw failure }
        self = number
    }

    /// Creates the integer that a JSON number with a fraction or an exponent denotes, or returns `nil` if the number is
    /// not whole or too large.
    ///
    /// The conversion moves the decimal point in the text, because a floating-point number would round.
    private init?(decimal text: String) {
        let parts = text.split { $0 == "e" || $0 == "E" }
        let mantissa = parts[0].split(separator: ".")
        var digits = mantissa.joined()
        var zeros = -(mantissa.dropFirst().first?.count ?? 0)
        while digits.last == "0" {
            digits.removeLast()
            zeros += 1
        }
        guard let last = digits.last, last != "-" else {
            self = 0
            return
        }
        // An exponent beyond 32 bits can't be balanced by the digits of a body.
        guard let exponent = parts.count > 1 ? Int32(parts[1]) : 0 else { return nil }
        let (end, overflows) = zeros.addingReportingOverflow(Int(exponent))
        // The largest integers have 19 digits.
        guard !overflows, 0..<19 ~= end else { return nil }
        self.init(digits + String(repeating: "0", count: end))
    }
}

extension Double: JSONValue {
    /// Reads a floating-point number from a JSON number, or from a string that contains a number.
    package init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.number)
        guard let number = Double(try json.numberText(or: failure)), number.isFinite else { throw failure }
        self = number
    }

    package var isReadable: Bool { isFinite }
}

extension JSONReader {
    mutating func failureAhead(_ expected: JSONError.Expected) -> JSONError {
        skipSpace()
        return failure(expected)
    }

    fileprivate mutating func numberText(or failure: JSONError) throws(JSONError) -> String {
        if next == UInt8(ascii: "-") || next.isDigit {
            return String(decoding: bytes[try passNumber()], as: UTF8.self)
        }
        guard next == UInt8(ascii: "\"") else { throw failure }
        let text = try passText().range
        let end = position
        position = text.lowerBound
        guard let number = try? passNumber(), number == text else { throw failure }
        position = end
        return String(decoding: bytes[number], as: UTF8.self)
    }
}
