/// A grammatical property of a word, such as plural or transitive.
///
/// ```swift
/// print(GrammaticalFeature.plural.type ?? "none")
/// // Number
/// ```
///
/// The service may add values. Create a value without a constant with `init(rawValue:)`.
public struct GrammaticalFeature: OxfordLabeledVocabulary {
    /// The ID that the service uses.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The type of the feature, such as `Number` for plural, or `nil` for an unknown feature.
    public var type: String? { Self.listing.kind(of: rawValue) }
}
