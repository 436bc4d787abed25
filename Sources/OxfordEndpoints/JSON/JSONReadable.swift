/// A type that is made from the JSON that comes next.
protocol JSONReadable {
    init(from json: inout JSONReader) throws(JSONError)
}

/// A type that is made from an object, member by member; what is absent keeps the value that it has by itself.
protocol JSONModel: JSONReadable {
    init()

    /// Reads the value of a key, or says that the key is none of its own.
    mutating func read(_ key: JSONKey, from json: inout JSONReader) throws(JSONError) -> Bool
}

extension JSONModel {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try json.openObject()
        while let key = try json.nextKey() {
            if try !read(key, from: &json) { try json.skip() }
        }
    }
}

extension JSONReader {
    /// A value; `null` is nothing.
    mutating func value<Value: JSONReadable>() throws(JSONError) -> Value? {
        try takeNull() ? nil : try Value(from: &self)
    }

    /// An object with any keys; `null` is an empty one.
    mutating func dictionary<Value: JSONReadable>() throws(JSONError) -> [String: Value] {
        guard try !takeNull() else { return [:] }
        return try Dictionary(from: &self)
    }

    /// Reads a whole body as an answer.
    static func answer<Answer: JSONReadable>(from body: [UInt8]) throws(AnswerError) -> Answer {
        try read(body) { json throws(JSONError) in try Answer(from: &json) }
    }

    /// Reads a whole body with a function.
    ///
    /// `OxfordVersion1` reads its answers with this and the other `package` members. The protocols of models stay
    /// internal: a `package` protocol would need `package` at every member of every model.
    package static func read<Answer>(
        _ body: [UInt8], with read: (inout JSONReader) throws(JSONError) -> Answer
    ) throws(AnswerError) -> Answer {
        var json = JSONReader(body)
        do throws(JSONError) {
            let answer = try read(&json)
            try json.finish()
            return answer
        } catch {
            throw AnswerError(error, in: body)
        }
    }

    /// A list of texts or a single one, as `OxfordVersion1` needs it.
    package mutating func textOrTexts() throws(JSONError) -> [String] {
        skipSpace()
        return next == UInt8(ascii: "\"") ? [try text()] : try list()
    }

    /// A whole number or `null`, as `OxfordVersion1` needs it.
    package mutating func wholeNumber() throws(JSONError) -> Int? { try value() }
}

extension Array: JSONReadable where Element: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        self = try json.list()
    }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init()
        try json.openObject()
        while let key = try json.nextKey() {
            if let value: Value = try json.value() { self[String(decoding: key.name, as: UTF8.self)] = value }
        }
    }
}

extension String: JSONReadable {
    /// A text, or a number as it is written.
    init(from json: inout JSONReader) throws(JSONError) {
        json.skipSpace()
        if json.next == UInt8(ascii: "-") || json.next.isDigit {
            self = String(decoding: json.bytes[try json.passNumber()], as: UTF8.self)
        } else {
            self = try json.text()
        }
    }
}

extension Int: JSONReadable {
    /// A whole number, as a number or as a text.
    init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.wholeNumber)
        let text = try json.numberText(or: failure)
        guard let number = Int(text) ?? Double(text)?.wholeNumber else { throw failure }
        self = number
    }
}

extension Double {
    /// The same number, if it is whole; said so that no mathematics library is linked, as `Int(exactly:)` would.
    fileprivate var wholeNumber: Int? {
        guard self > -0x1p63, self < 0x1p63 else { return nil }
        let number = Int(self)
        return Double(number) == self ? number : nil
    }
}

extension Double: JSONReadable {
    /// A number, as a number or as a text.
    init(from json: inout JSONReader) throws(JSONError) {
        let failure = json.failureAhead(.number)
        guard let number = Double(try json.numberText(or: failure)), number.isFinite else { throw failure }
        self = number
    }
}

extension JSONReader {
    /// The failure of the value that comes next, whatever is read of it.
    fileprivate mutating func failureAhead(_ expected: JSONError.Expected) -> JSONError {
        skipSpace()
        return failure(expected)
    }

    /// The text of a number; of a value that is neither a number nor a text, the failure.
    fileprivate mutating func numberText(or failure: JSONError) throws(JSONError) -> String {
        guard next == UInt8(ascii: "-") || next.isDigit || next == UInt8(ascii: "\"") else { throw failure }
        return try String(from: &self)
    }
}

extension EntryID: JSONReadable {
    init(from json: inout JSONReader) throws(JSONError) {
        self.init(try String(from: &json))
    }
}
