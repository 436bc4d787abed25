/// A grammatical property of a word, such as plural or transitive.
///
/// ```swift
/// print(GrammaticalFeature.plural.type ?? "none")
/// // Number
/// ```
///
/// For a value without a constant, use `init(rawValue:)`.
public struct GrammaticalFeature: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The type of the feature, such as `Number`, or `nil` for an unknown feature.
    public var type: String? { Self.listing.kind(of: rawValue) }
}
