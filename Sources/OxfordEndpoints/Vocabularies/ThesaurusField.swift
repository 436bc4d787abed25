/// A part of a thesaurus entry that a request can select.
///
/// For a field without a constant, use `init(rawValue:)`. Requests from text accept known fields only, because the
/// service answers unknown fields with status 400.
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
