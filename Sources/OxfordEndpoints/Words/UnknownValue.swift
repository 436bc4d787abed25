/// An unknown value that is accepted because the service may know it.
///
/// ```swift
/// _ = try EntriesRequest(
///     arguments: ["en-gb", "ace"],
///     parameters: [("lexicalCategory", "nuon")], noting: { print($0) })
/// // unknown value "nuon" for lexicalCategory, kept as is;
/// //     did you mean noun?
/// ```
public struct UnknownValue: Hashable, Sendable, CustomStringConvertible {
    /// The name of the argument or parameter.
    public let subject: String

    /// The value.
    public let text: String

    /// The known values, starting with the nearest spelling.
    public let known: [String]

    /// Advice for a common mistake.
    public let advice: String?

    init(_ text: String, of subject: String, known: [String], advice: String?) {
        self.subject = subject
        self.text = text
        self.advice = advice
        self.known = known.nearestSpellingFirst(to: text)
    }

    /// The unknown value and a suggestion, in one line.
    public var description: String {
        "unknown value \(text.quoted) for \(subject), kept as is"
            + (advice.map { "; \($0)" } ?? known.suggestion(for: text))
    }
}
