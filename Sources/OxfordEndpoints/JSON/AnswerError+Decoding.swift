extension AnswerError {
    /// Wraps an error thrown by a decoder, such as `JSONDecoder`, that could not decode a response body.
    ///
    /// Use this initializer for answer types that conform to `Decodable`. If the body is not valid JSON, the new error
    /// describes the first syntax error in the body. If the JSON is valid, but the decoder threw a `DecodingError`, the
    /// new error contains the coding path of that error, and says what the decoder expected there.
    ///
    /// ```swift
    /// import Foundation
    ///
    /// let body = Array(#"{"anagrams": ["art", 7]}"#.utf8)
    /// do {
    ///     _ = try JSONDecoder().decode([String: [String]].self, from: Data(body))
    /// } catch {
    ///     print(AnswerError(error, in: body))
    /// }
    /// // anagrams[1]: expected a string, found "7]}" at byte 21
    /// ```
    public init(_ error: any Error, in body: [UInt8]) {
        if let error = error as? AnswerError {
            self = error
        } else if let error = JSONReader.syntaxError(in: body) {
            self.init(error, in: body)
        } else if let error = error as? DecodingError {
            self.init(error, in: body)
        } else {
            self.init(path: [], expected: "a valid value (\(error))", in: body)
        }
    }

    private init(_ error: DecodingError, in body: [UInt8]) {
        switch error {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self.init(path: context.codingPath, expected: Self.name(of: type), in: body)
        case .keyNotFound(let key, let context):
            self.init(path: context.codingPath, expected: "the key \(key.stringValue.quoted)", in: body)
        case .dataCorrupted(let context):
            self.init(
                path: context.codingPath, expected: "a valid value (\(context.debugDescription))", in: body)
        @unknown default:
            self.init(path: [], expected: "a valid value (\(error))", in: body)
        }
    }

    private init(path: [any CodingKey], expected: String, in body: [UInt8]) {
        var json = JSONReader(body, limits: .stored)
        json.go(along: path)
        let names = path.map { key in key.intValue.map { "[\($0)]" } ?? JSONReader.shown(key.stringValue) }
        self.init(path: JSONReader.joined(names), offset: json.position, expected: expected, in: body)
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: JSONError.Expected.text.description
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: JSONError.Expected.wholeNumber.description
        case is any BinaryFloatingPoint.Type: JSONError.Expected.number.description
        case is [String: Any].Type: JSONError.Expected.object.description
        case is [Any].Type: JSONError.Expected.array.description
        default: "a value of type \(type)"
        }
    }
}

extension JSONReader {
    /// Moves the reader to the value at a coding path, or as far along the coding path as possible.
    ///
    /// A decoder can convert keys, for example from `word_length` to `wordLength`, so the coding path may contain keys
    /// that are not in the JSON. If an object doesn't contain the next key of the path, the reader moves back to the
    /// start of that object.
    fileprivate mutating func go(along path: [any CodingKey]) {
        skipSpace()
        for key in path {
            let start = position
            guard (try? goToMember(key)) == true else {
                position = start
                return
            }
            skipSpace()
        }
    }

    private mutating func goToMember(_ key: any CodingKey) throws(JSONError) -> Bool {
        if next == UInt8(ascii: "["), let index = key.intValue, index >= 0 {
            try openArray()
            for _ in 0..<index {
                guard try nextElement() else { return false }
                try skip()
            }
            return try nextElement()
        }
        try openObject()
        while let text = try passKey() {
            if string(text) == key.stringValue { return true }
            try skip()
        }
        return false
    }
}

extension DecodingError {
    /// Converts an ``AnswerError`` to a `DecodingError` that contains the given coding path.
    init(_ error: AnswerError, at codingPath: [any CodingKey]) {
        let place = error.path.isEmpty ? "" : error.path + ": "
        self = .dataCorrupted(Context(codingPath: codingPath, debugDescription: place + "expected \(error.expected)"))
    }
}
