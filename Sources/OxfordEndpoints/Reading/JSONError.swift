/// Where reading stopped, and for want of what: small, so that throwing it costs a success nothing.
struct JSONError: Error, Equatable {
    enum Expected: UInt8 {
        case value, object, array, text, number, key, colon, commaOrEnd, end, hexadecimalDigit, escape
        case surrogatePair, plainCharacter, utf8, lessDepth, closedText
    }

    let offset: Int
    let expected: Expected
}
