/// Why a body is not the answer that was promised: where reading stopped, what was expected and what was found.
///
/// ```swift
/// do {
///     _ = try LemmasAnswer(json: Array(#"{"results": [{"word": ["mice"]}]}"#.utf8))
/// } catch {
///     print(error)
/// }
/// // results[0].word: expected a string, found "[\"mice\"]}]}" at byte 22
/// ```
public struct AnswerError: Error, Hashable, Sendable {
    /// The path to the value that could not be read.
    ///
    /// The path is empty for the answer as a whole, and for an error 2 MB or more into the body: finding it would take
    /// too long. The ``offset`` is always known.
    public let path: String

    /// The byte at which reading stopped.
    public let offset: Int

    /// What was expected there.
    public let expected: String

    /// What was found there: the next bytes, cut short.
    public let found: String

    /// An error of an answer of your own.
    ///
    /// ```swift
    /// let error = AnswerError(path: "results[0].count", offset: 24, expected: "a number", found: "many")
    /// print(error)
    /// // results[0].count: expected a number, found "many" at byte 24
    /// ```
    public init(path: String = "", offset: Int = 0, expected: String, found: String = "") {
        self.path = path
        self.offset = offset
        self.expected = expected
        self.found = found
    }
}

extension AnswerError: CustomStringConvertible {
    /// Everything that is known, in one line.
    ///
    /// ```swift
    /// do {
    ///     _ = try LemmasAnswer(json: Array("<html>".utf8))
    /// } catch {
    ///     print(error.description)
    /// }
    /// // the body: expected an object, found "<html>" at byte 0
    /// ```
    public var description: String {
        "\(path.isEmpty ? "the body" : path): expected \(expected), found \(found.quoted) at byte \(offset)"
    }
}
