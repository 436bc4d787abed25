/// A region where a word, a sense or a pronunciation is used.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Region: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
