public import OxfordEndpoints

/// A dictionary of about a hundred English headwords, in the JSON format of the service.
///
/// Use the sample dictionary in previews and tests, or to try the library without a key. All of the text was written
/// for this package. The headwords are common words, and many of them begin with "a". Together, the entries contain
/// every JSON member that the service documents for entries. Members that only bilingual entries have, such as
/// `toneGroups`, are in the translations that ``SampleTransport`` returns.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "mice") ?? []
/// for id in try LemmasAnswer(json: body).headwords() {
///     let entries = SampleDictionary.entries(of: id) ?? []
///     let answer = try EntriesAnswer(json: entries)
///     print(id, answer.definitions(categories: [.noun]).first?.text ?? "")
/// }
/// // mouse a small animal with a pointed nose and a long thin tail
/// ```
public enum SampleDictionary {
    /// The IDs of the headwords, in sorted order.
    public static let headwords: [EntryID] = SampleIndex.shared.headwords.map(\.id)

    /// The inflected forms of the headwords, in sorted order.
    public static let inflectedForms: [String] = Set(SampleIndex.shared.forms.map(\.text)).sorted()

    /// Returns the entries for the headword with the given ID as a JSON response body, or `nil` if the ID is unknown.
    public static func entries(of id: EntryID) -> [UInt8]? {
        SampleIndex.shared.headwords.first { $0.id == id }?.entries.bytes
    }

    /// Returns the lemmas (headwords) of a word as a JSON response body, or `nil` if the word is unknown.
    ///
    /// - Parameter form: An inflected form or a headword.
    public static func lemmas(of form: String) -> [UInt8]? {
        SampleIndex.shared.lemmas(of: form)?.bytes
    }
}
