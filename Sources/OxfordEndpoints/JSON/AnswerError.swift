/// An error thrown when a response body cannot be decoded as the expected answer.
///
/// ```swift
/// let body = #"{"results": [{"word": ["mice"]}]}"#
/// do {
///     _ = try LemmasAnswer(json: Array(body.utf8))
/// } catch {
///     print(error)
/// }
/// // results[0].word: expected a string, found "[\"mice\"]}]}" at byte 22
/// ```
public struct AnswerError: Error, Hashable, Sendable {
    /// The path to the invalid value, or an empty string if the answer as a whole is invalid.
    ///
    /// The path is also empty if the library's JSON parser finds an invalid value 2 MB or more from the start of the
    /// body, because determining the path would take too long. An ellipsis replaces the middle of a path that has more
    /// than 300 characters.
    public let path: String

    /// The byte offset of the invalid value in the body.
    public let offset: Int

    /// A description of the expected value.
    public let expected: String

    /// The text of the body at ``offset``, up to 40 bytes.
    public let found: String

    /// Creates an error for a custom answer type to throw.
    public init(path: String = "", offset: Int = 0, expected: String, found: String = "") {
        self.path = path
        self.offset = offset
        self.expected = expected
        self.found = found
    }
}

extension AnswerError: CustomStringConvertible {
    /// A one-line message that contains all properties of the error.
    public var description: String {
        "\(path.isEmpty ? "the body" : path): expected \(expected), found \(found.quoted) at byte \(offset)"
    }
}

/// The error that the JSON reader throws.
///
/// This error contains only an offset and an enum case for the expected input, because functions that throw a small
/// error type run faster. The library converts the error to an ``AnswerError``, which also contains the path to the
/// invalid value and a message for the user.
package struct JSONError: Error, Equatable {
    enum Expected: UInt8 {
        case value, object, array, text, number, wholeNumber, key, colon, commaOrEnd, end, hexadecimalDigit, escape
        case plainCharacter, utf8, lessDepth, lessMemory, closedText, validKey
    }

    package let offset: Int
    let expected: Expected
}

extension JSONError.Expected: CustomStringConvertible {
    var description: String {
        switch self {
        case .value: "a value"
        case .object: "an object"
        case .array: "an array"
        case .text: "a string"
        case .number: "a number"
        case .wholeNumber: "an integer"
        case .key: "a quoted key"
        case .colon: "a colon"
        case .commaOrEnd: "a comma or a closing bracket"
        case .end: "the end of the JSON"
        case .hexadecimalDigit: "a hexadecimal digit"
        case .escape: "a valid escape sequence"
        case .plainCharacter: "an escaped control character"
        case .utf8: "valid UTF-8"
        case .lessDepth: "at most \(JSONLimits.body.depth) levels of nesting"
        case .lessMemory: "values that need at most \(JSONLimits.body.memory >> 20) MB of memory"
        case .closedText: "a closing quote"
        case .validKey: "a valid key before this value"
        }
    }
}

extension AnswerError {
    /// Creates a user-facing error from an error that the JSON reader threw.
    ///
    /// The JSON reader does not keep track of paths, which makes decoding a valid body faster. To find the path of an
    /// error, this initializer reads the body again, up to the error.
    @inline(never)  // Inlined, it would make the module 8 KB larger.
    init(_ error: JSONError, in body: [UInt8]) {
        self.init(
            path: error.offset < Self.pathLimit ? JSONReader(body, limits: .stored).path(to: error.offset) : "",
            offset: error.offset, expected: error.expected.description, in: body)
    }

    init(path: String, offset: Int, expected: String, in body: [UInt8]) {
        let rest = body[min(offset, body.count)...].prefix(40)
        self.init(path: path, offset: offset, expected: expected, found: String(decoding: rest, as: UTF8.self))
    }

    /// The length of the part of a body, in bytes, in which the library finds the path to an invalid value.
    ///
    /// To find the path, the library reads the body a second time, up to the invalid value. It does so only in the
    /// first 2 MB of a body, which takes less than 15 ms. The service's largest responses are smaller than 1 MB.
    private static var pathLimit: Int { 2_000_000 }
}

extension JSONReader {
    /// Returns the path to the JSON value at a byte offset in the body.
    ///
    /// The function uses a loop instead of recursion, so deeply nested objects and arrays cannot overflow the stack.
    consuming func path(to offset: Int) -> String {
        var steps: [Step] = []
        // If the body has a syntax error, the reader stops there. The steps up to this position are the path, so the
        // error is ignored.
        try? goTo(offset, along: &steps)
        return Self.joined(steps.compactMap(\.member).map { name(of: $0) })
    }

    /// Joins the keys and indexes of a path, and replaces the middle of a long path with an ellipsis.
    static func joined(_ steps: [String]) -> String {
        let names = steps.enumerated().map { number, name in name.hasPrefix("[") || number == 0 ? name : "." + name }
        let half = 150
        guard names.reduce(0, { $0 + $1.unicodeScalars.count }) > 2 * half else { return names.joined() }
        let first = Self.names(names, upTo: half)
        let last = Self.names(names.reversed(), upTo: half)
        return first.joined() + "…" + last.reversed().joined()
    }

    private static func names(_ names: [String], upTo length: Int) -> ArraySlice<String> {
        var rest = length
        return names.prefix { name in
            rest -= name.unicodeScalars.count
            return rest >= 0
        }
    }

    private struct Step {
        let isObject: Bool
        var count = 0
        var member: Member?
    }

    /// The key of a value in an object, or the index of a value in an array.
    ///
    /// While the reader searches for a value, it skips many keys and indexes that are not part of the path to the
    /// value. To save time, the reader converts keys and indexes to strings only after the search, and only for the
    /// path.
    private enum Member {
        case key(JSONText)
        case index(Int)
    }

    private mutating func goTo(_ offset: Int, along steps: inout [Step]) throws(JSONError) {
        repeat {
            skipSpace()
            if offset < position, let last = steps.indices.last { steps[last].member = nil }
            if offset <= position { return }
            switch next {
            case UInt8(ascii: "{"):
                try openObject()
                steps.append(Step(isObject: true))
            case UInt8(ascii: "["):
                try openArray()
                steps.append(Step(isObject: false))
            default:
                try skip()
                if position > offset { return }
            }
            try goOn(to: offset, along: &steps)
        } while !steps.isEmpty && position <= offset
    }

    /// Moves to the next member of the current object, or to the next element of the current array.
    ///
    /// The array `steps` lists the objects and arrays that surround the current position. An object or array that ends
    /// before `offset` does not contain the value at `offset`, so the function removes it from `steps`.
    private mutating func goOn(to offset: Int, along steps: inout [Step]) throws(JSONError) {
        while let last = steps.indices.last, position <= offset {
            steps[last].member = nil
            if steps[last].isObject {
                if let key = try passKey() {
                    steps[last].member = .key(key)
                    return
                }
            } else if try nextElement() {
                steps[last].member = .index(steps[last].count)
                steps[last].count += 1
                return
            }
            steps.removeLast()
        }
    }

    private func name(of member: Member) -> String {
        switch member {
        case .key(let key): Self.shown(string(key))
        case .index(let index): "[\(index)]"
        }
    }

    static func shown(_ name: String) -> String {
        let isPlain = name.utf8.count <= 60 && name.utf8.allSatisfy { $0.isUnreserved && $0 != UInt8(ascii: ".") }
        if isPlain && !name.isEmpty { return name }
        let quoted = name.quoted
        let start = quoted.unicodeScalars.prefix(75)
        return "[" + (start.endIndex == quoted.endIndex ? quoted : String(start) + "…\"") + "]"
    }
}
