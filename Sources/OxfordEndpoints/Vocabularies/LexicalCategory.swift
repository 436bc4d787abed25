/// A part of speech, such as noun or verb.
///
/// ```swift
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish, filters: .lexicalCategory(.noun))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?lexicalCategory=noun
/// ```
///
/// The service may add values. Create a value without a constant with `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The ID that the service uses.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
