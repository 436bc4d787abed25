/// A part of a thesaurus entry that a request can select.
///
/// The service may add fields. Create a field without a constant with `init(rawValue:)`. The service answers an unknown
/// field with status 400, so requests from text accept known fields only.
public struct ThesaurusField: OxfordVocabulary {
    /// The name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The synonyms.
    public static var synonyms: Self { Self(rawValue: "synonyms") }

    /// The antonyms.
    public static var antonyms: Self { Self(rawValue: "antonyms") }

    /// The known fields.
    public static let known: [Self] = [
        .synonyms,
        .antonyms,
    ]
}
