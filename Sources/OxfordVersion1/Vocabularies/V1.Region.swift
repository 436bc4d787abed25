public import OxfordEndpoints

extension V1 {
    /// A region whose English version 1 can be asked for; in version 2 it is part of the language.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .regions(.us)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/regions=us
    /// ```
    ///
    /// The set is closed, because version 1 was switched off.
    public enum Region: String, OxfordVocabulary, CaseIterable {
        /// Great Britain.
        case gb
        /// The United States.
        case us
    }
}
