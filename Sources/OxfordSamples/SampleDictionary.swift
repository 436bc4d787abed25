public import OxfordEndpoints

/// A dictionary of about a hundred English headwords with texts of its own, in the format of the service.
///
/// Use it for previews, for tests, and to try the library without a key. Its headwords are common words, and many
/// that begin with `a`. Together they contain everything that an entry may contain. The dictionary only groups
/// functions and has no values, so it is an enumeration without cases.
///
/// ```swift
/// import OxfordSamples
///
/// let forms = try LemmasAnswer(json: SampleDictionary.lemmas(of: "mice") ?? [])
/// for id in forms.headwords() {
///     let answer = try EntriesAnswer(json: SampleDictionary.entries(of: id) ?? [])
///     print(answer.word ?? "", "–", answer.definitions(of: .noun).first?.text ?? "")
/// }
/// // mouse – a small animal with a pointed nose and a long thin tail
/// ```
public enum SampleDictionary {
    /// The IDs of the headwords, in order.
    public static let headwords: [EntryID] = SampleIndex.shared.headwords.map(\.id)

    /// The inflected forms of the headwords, in order.
    public static let inflectedForms: [String] = Set(SampleIndex.shared.forms.map(\.text)).sorted()

    /// Returns the body of the response to a request for the entries of a headword, or `nil` for an unknown ID.
    public static func entries(of id: EntryID) -> [UInt8]? {
        SampleIndex.shared.headwords.first { $0.id == id }.map { SampleAnswers.entries(of: $0).bytes }
    }

    /// Returns the body of the response to a request for the lemmas of a word, or `nil` for an unknown word.
    ///
    /// - Parameter form: An inflected form, or a headword, which is its own lemma.
    public static func lemmas(of form: String) -> [UInt8]? {
        SampleAnswers.lemmas(of: form, keeping: { _, _ in true })?.bytes
    }
}
