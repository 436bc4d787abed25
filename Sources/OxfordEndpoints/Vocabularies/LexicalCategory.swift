/// A part of speech, such as noun or verb.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .lexicalCategory(.noun))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?lexicalCategory=noun
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct LexicalCategory: OxfordLabeledVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
