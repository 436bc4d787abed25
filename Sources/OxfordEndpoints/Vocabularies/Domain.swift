/// A subject area that a sense belongs to, such as cards or chemistry.
///
/// The service may add values. Create a value without a constant with `init(rawValue:)`.
public struct Domain: OxfordLabeledVocabulary {
    /// The ID that the service uses.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
