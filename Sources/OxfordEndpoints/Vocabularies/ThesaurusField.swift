/// A part of a thesaurus entry that can be asked for by itself.
///
/// The set is closed, and a list of it is never empty on the wire.
///
/// ```swift
/// let request = ThesaurusRequest("ace", in: .english, filters: .fields(.synonyms))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace?fields=synonyms
/// ```
///
/// The set is open, because the service has added fields before: create a field that has no constant with
/// `init(rawValue:)`. The service refuses a field that it does not know with status 400. Requests from text accept the
/// known fields only, so that a misspelling is found before it is sent.
public struct ThesaurusField: OxfordVocabulary {
    /// The name in URLs.
    public let rawValue: String

    /// Creates a field from its name in URLs.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Words that mean the same.
    public static var synonyms: Self { Self(rawValue: "synonyms") }

    /// Words that mean the opposite.
    public static var antonyms: Self { Self(rawValue: "antonyms") }

    /// The fields that are known.
    public static let known: [Self] = [
        .synonyms,
        .antonyms,
    ]
}
