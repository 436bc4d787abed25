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
    /// The path is also empty if the offset is 2 MB or more, because finding it would take too long. The middle of a
    /// path of more than 300 characters is omitted.
    public let path: String

    /// The byte offset of the invalid value.
    public let offset: Int

    /// A description of the expected value.
    public let expected: String

    /// The bytes at ``offset`` as text, at most 40.
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
    /// All properties in one line.
    public var description: String {
        "\(path.isEmpty ? "the body" : path): expected \(expected), found \(found.quoted) at byte \(offset)"
    }
}
