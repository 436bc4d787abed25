/// A level or style of language that a sense belongs to, such as informal or technical.
///
/// The service may add values. Create a value without a constant with `init(rawValue:)`.
public struct Register: OxfordLabeledVocabulary {
    /// The ID that the service uses.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
