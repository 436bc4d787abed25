/// A property that grammar gives a word, such as plural or transitive.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .grammaticalFeatures(.plural))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?grammaticalFeatures=plural
/// ```
///
/// Features are of types, as the service says them:
///
/// ```swift
/// print(GrammaticalFeature.plural.type ?? "none")
/// // Number
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct GrammaticalFeature: OxfordLabeledVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the feature is a kind of, such as `Number` for plural; a feature that is new has none here.
    public var type: String? { Self.listing.kind(of: rawValue) }
}
