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
/// For a value without a constant, use `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The ID.
    public let rawValue: String

    /// Creates a value from its ID.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
