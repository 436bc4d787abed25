public import OxfordEndpoints

extension V1 {
    /// A region of English for requests of version 1.
    ///
    /// In version 2, the region is part of the language.
    public enum Region: String, OxfordVocabulary, CaseIterable {
        /// Great Britain.
        case gb
        /// The United States.
        case us
    }
}
