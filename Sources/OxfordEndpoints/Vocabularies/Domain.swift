/// A subject area that a sense belongs to, such as cards or chemistry.
///
/// For a value without a constant, use `init(rawValue:)`.
public struct Domain: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
