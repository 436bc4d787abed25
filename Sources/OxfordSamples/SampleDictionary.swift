package import OxfordEndpoints

/// The dictionary from which ``SampleTransport`` answers, for tests and benchmarks that need its bodies.
package enum SampleDictionary {
    /// The IDs of the headwords, in sorted order.
    package static let headwords: [EntryID] = SampleIndex.shared.headwords.map(\.id)

    /// The inflected forms of the headwords, in sorted order.
    package static let inflectedForms: [String] = Set(SampleIndex.shared.forms.map(\.text)).sorted()

    /// Returns the entries for the headword with the given ID as a JSON response body, or `nil` if the ID is unknown.
    package static func entries(of id: EntryID) -> [UInt8]? {
        SampleIndex.shared.headwords.first { $0.id == id }?.entries.bytes
    }

    /// Returns the lemmas (headwords) of a word as a JSON response body, or `nil` if the word is unknown.
    ///
    /// - Parameter form: An inflected form or a headword.
    package static func lemmas(of form: String) -> [UInt8]? {
        SampleIndex.shared.lemmas(of: form)?.bytes
    }
}
