/// A request for the lexical categories of a data set.
public typealias LexicalCategoriesRequest = VocabularyListRequest<LexicalCategory>

extension LexicalCategory: OxfordListedVocabulary {
    /// The lexical categories with their labels.
    public typealias List = LabelsAnswer

    /// The first path segment.
    public static var listPath: StaticString { "lexicalCategories" }
}

extension OxfordEndpointRequest where Self == LexicalCategoriesRequest {
    /// Creates a request for the lexical categories of a monolingual dictionary.
    public static func lexicalCategories(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Creates a request for the lexical categories of a bilingual dictionary.
    public static func lexicalCategories(translating languages: LanguagePair) -> Self {
        Self(translating: languages)
    }
}
