public import OxfordEndpoints

extension V1 {
    /// Requests the values of a vocabulary that a data set of version 1 uses.
    ///
    /// In version 2, use `OxfordEndpoints.VocabularyListRequest`.
    ///
    /// ```swift
    /// print(V1.RegionsRequest(in: .english).urlString())
    /// print(V1.DomainsRequest(from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/regions/en
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public struct VocabularyListRequest<Vocabulary: ListedVocabulary>: OxfordVersion1Request {
        /// The values with their labels.
        public typealias Answer = Vocabulary.Version1List

        /// The language of the dictionary, or the source language of the translations.
        public let language: Language

        /// The target language of the translations, or `nil` for a dictionary.
        public let target: Language?

        /// Creates a request for the values of a dictionary.
        public init(in language: Vocabulary.Version1Language) {
            self.init(language: language.language, target: nil)
        }

        fileprivate init(language: Language, target: Language?) {
            self.language = language
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path(Vocabulary.version1ListPath)
            url.segment(language)
            if let target { url.segment(target) }
        }
    }
}

extension V1.VocabularyListRequest where Vocabulary: V1.BilingualListedVocabulary {
    /// Creates a request for the values of translations.
    public init(from source: Vocabulary.Version1Source, to target: Vocabulary.Version1Target) {
        self.init(language: source.language, target: target.language)
    }
}
