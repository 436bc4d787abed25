public import OxfordEndpoints

extension V1 {
    /// A vocabulary whose values version 1 listed for each data set.
    ///
    /// ``V1/VocabularyListRequest`` requests the list.
    ///
    /// ```swift
    /// print(V1.VocabularyListRequest<V1.Region>(in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/regions/en
    /// ```
    public protocol ListedVocabulary: OxfordVocabulary {
        /// The answer with the list.
        associatedtype Version1List: OxfordAnswer

        /// The languages of the dictionaries that have a list.
        associatedtype Version1Language: OxfordLanguage

        /// The endpoint's first path segment.
        static var version1ListPath: StaticString { get }

        /// The endpoint's name in a catalog.
        static var version1ListName: String { get }
    }

    /// A vocabulary that version 1 also listed for translations.
    ///
    /// ```swift
    /// print(V1.VocabularyListRequest<Domain>(from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public protocol BilingualListedVocabulary: ListedVocabulary {
        /// The languages of the translations that have a list.
        associatedtype Version1Source: OxfordLanguage

        /// The languages that are translated to.
        associatedtype Version1Target: OxfordLanguage
    }
}
