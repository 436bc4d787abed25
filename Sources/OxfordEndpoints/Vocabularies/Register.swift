/// A level or style of language that a sense belongs to, such as informal or technical.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Register: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
