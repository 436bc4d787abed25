/// A part of speech, such as noun or verb.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
