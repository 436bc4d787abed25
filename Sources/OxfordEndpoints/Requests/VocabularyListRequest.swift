/// A request for the values of a vocabulary in a data set.
///
/// ```swift
/// print(DomainsRequest(in: .britishEnglish).urlString())
/// print(RegistersRequest(translating: .englishToSpanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en/es
/// ```
public struct VocabularyListRequest<Vocabulary: OxfordListedVocabulary>: OxfordEndpointRequest {
    /// The values with their labels.
    public typealias Answer = Vocabulary.List

    /// The data set.
    public var dataset: Dataset

    /// Creates a request about a data set.
    ///
    /// ```swift
    /// let dataset = Dataset.bilingual(.englishToGerman)
    /// print(LexicalCategoriesRequest(about: dataset).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/de
    /// ```
    public init(about dataset: Dataset) {
        self.dataset = dataset
    }

    /// Creates a request about a monolingual dictionary.
    public init(in language: MonolingualLanguage) {
        self.init(about: .monolingual(language))
    }

    /// Creates a request about a bilingual dictionary.
    public init(translating languages: LanguagePair) {
        self.init(about: .bilingual(languages))
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path(Vocabulary.listPath)
        url.segments(dataset)
    }
}
