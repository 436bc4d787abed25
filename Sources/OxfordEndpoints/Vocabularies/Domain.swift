/// A field of knowledge or activity that a sense belongs to, such as cards or chemistry.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .domains(.cards))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?domains=cards
/// ```
///
/// The set is open: an id that has no constant is made by `init(rawValue:)`.
public struct Domain: OxfordLabeledVocabulary {
    /// The id on the wire.
    public let rawValue: String

    /// Makes a value from its id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
