/// Small, so that functions that can throw it stay fast.
package struct JSONError: Error, Equatable {
    enum Expected: UInt8 {
        case value, object, array, text, number, wholeNumber, key, colon, commaOrEnd, end, hexadecimalDigit, escape
        case plainCharacter, utf8, lessDepth, lessMemory, closedText
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
        }
    }
}
