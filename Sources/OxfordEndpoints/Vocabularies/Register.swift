/// A kind of speech or writing that a sense belongs to, such as informal or technical.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .registers(.informal))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?registers=informal
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct Register: OxfordLabeledVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
