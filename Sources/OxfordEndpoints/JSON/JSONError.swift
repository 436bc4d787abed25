/// A small error, so that functions that can throw it stay fast.
package struct JSONError: Error, Equatable {
    enum Expected: UInt8 {
        case value, object, array, text, number, wholeNumber, key, colon, commaOrEnd, end, hexadecimalDigit, escape
        case plainCharacter, utf8, lessDepth, lessMemory, closedText
    }

    let offset: Int
    let expected: Expected
}

extension JSONError.Expected: CustomStringConvertible {
    var description: String {
        switch self {
        case .value: "a value"
        case .object: "an object"
        case .array: "a list"
        case .text: "a text"
        case .number: "a number"
        case .wholeNumber: "a whole number"
        case .key: "a key in quotes"
        case .colon: "a colon"
        case .commaOrEnd: "a comma or a closing bracket"
        case .end: "nothing more"
        case .hexadecimalDigit: "a hexadecimal digit"
        case .escape: "a character that can be escaped"
        case .plainCharacter: "no control character"
        case .utf8: "UTF-8"
        case .lessDepth: "no more than \(JSONLimits.body.depth) levels"
        case .lessMemory: "values that take at most \(JSONLimits.body.memory >> 20) MB of memory"
        case .closedText: "a closing quote"
        }
    }
}
