/// A value that was accepted although the library does not know it, because the server may.
///
/// ```swift
/// _ = try EntriesRequest(
///     arguments: ["en-gb", "ace"], parameters: [("lexicalCategory", "nuon")], noting: { print($0) })
/// // unknown value "nuon" for lexicalCategory, sent as is; did you mean noun?
/// ```
public struct UnknownValue: Hashable, Sendable, CustomStringConvertible {
    /// The argument or parameter that has the value.
    public let subject: String

    /// The value.
    public let text: String

    /// The values that are known, the nearest spelling first.
    public let known: [String]

    /// What to write in its place, where people are likely to try it.
    public let advice: String?

    init(_ text: String, of subject: String, known: [String], advice: String?) {
        self.subject = subject
        self.text = text
        self.advice = advice
        self.known = Spelling.nearestFirst(known, to: text)
    }

    /// What is not known, and what may have been meant, in one line.
    public var description: String {
        "unknown value \(text.quoted) for \(subject), sent as is"
            + (advice.map { "; \($0)" } ?? Spelling.suggestion(from: known, for: text))
    }
}
