/// A region where a word, a sense or a pronunciation is used.
///
/// The service may add values. Create a value without a constant with `init(rawValue:)`.
public struct Region: OxfordLabeledVocabulary {
    /// The ID that the service uses.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
