/// A part of the world where a word, a sense or a pronunciation is used.
///
/// ```swift
/// print(Region.newZealand.rawValue)
/// // new_zealand
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct Region: OxfordLabeledVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
