import OxfordTransport

extension TransportResponse {
    /// What lemmas answer.
    static func lemmas(of form: String, in language: String, _ url: SampleURL) -> TransportResponse {
        guard language == "en", url.parameters() != nil, let known = SampleIndex.shared.form(form),
            let body = SampleDictionary.lemmas(of: known)
        else {
            return notInSample("No lemma was found in dictionary '\(language)' for the inflected form '\(form)'")
        }
        return found(body)
    }
}
