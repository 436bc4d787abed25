/// An error for a body that cannot be decoded as the expected answer.
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
    /// The path to the invalid value; empty for the answer as a whole.
    ///
    /// To bound the time, the path is also empty for errors 2 MB or more into the body.
    public let path: String

    /// The byte offset of the invalid value.
    public let offset: Int

    /// A description of the expected value.
    public let expected: String

    /// The next bytes, truncated.
    public let found: String

    /// Creates an error for a custom answer.
    public init(path: String = "", offset: Int = 0, expected: String, found: String = "") {
        self.path = path
        self.offset = offset
        self.expected = expected
        self.found = found
    }
}

extension AnswerError: CustomStringConvertible {
    /// The path, the expected value, the found bytes and the offset, in one line.
    public var description: String {
        "\(path.isEmpty ? "the body" : path): expected \(expected), found \(found.quoted) at byte \(offset)"
    }
}
