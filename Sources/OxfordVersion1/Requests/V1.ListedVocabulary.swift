public import OxfordEndpoints

extension V1 {
    /// A vocabulary whose values version 1 lists for each data set.
    ///
    /// ``V1/VocabularyListRequest`` requests the list.
    public protocol ListedVocabulary: OxfordVocabulary {
        /// The answer with the list.
        associatedtype Version1List: OxfordAnswer

        /// The languages of the dictionaries.
        associatedtype Version1Language: OxfordLanguage

        /// The endpoint's first path segment.
        static var version1ListPath: StaticString { get }
    }

    /// A vocabulary that version 1 also lists for translations.
    public protocol BilingualListedVocabulary: ListedVocabulary {
        /// The source languages of the translations.
        associatedtype Version1Source: OxfordLanguage

        /// The target languages of the translations.
        associatedtype Version1Target: OxfordLanguage
    }
}
