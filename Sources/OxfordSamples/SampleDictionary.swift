public import OxfordEndpoints

/// A dictionary of about a hundred English headwords, with original texts in the format of the service.
///
/// Use it in previews and tests, or to try the library without a key. It contains common words, many of them beginning
/// with "a". Taken together, the entries contain every member that an entry can have.
///
/// ```swift
/// import OxfordSamples
///
/// let body = SampleDictionary.lemmas(of: "mice") ?? []
/// for id in try LemmasAnswer(json: body).headwords() {
///     let entries = SampleDictionary.entries(of: id) ?? []
///     let answer = try EntriesAnswer(json: entries)
///     print(id, answer.definitions(of: .noun).first?.text ?? "")
/// }
/// // mouse a small animal with a pointed nose and a long thin tail
/// ```
public enum SampleDictionary {
    /// The sorted IDs of the headwords.
    public static let headwords: [EntryID] = SampleIndex.shared.headwords.map(\.id)

    /// The sorted inflected forms of the headwords.
    public static let inflectedForms: [String] = Set(SampleIndex.shared.forms.map(\.text)).sorted()

    /// Returns the response body with the entries for a headword, or `nil` if the ID is unknown.
    public static func entries(of id: EntryID) -> [UInt8]? {
        SampleIndex.shared.headwords.first { $0.id == id }.map { SampleAnswers.entries(of: $0).bytes }
    }

    /// Returns the response body with the lemmas for a word, or `nil` if the word is unknown.
    ///
    /// - Parameter form: An inflected form or a headword.
    public static func lemmas(of form: String) -> [UInt8]? {
        SampleAnswers.lemmas(of: form)?.bytes
    }
}
