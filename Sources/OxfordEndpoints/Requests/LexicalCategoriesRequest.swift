/// Requests the lexical categories that a data set uses.
public typealias LexicalCategoriesRequest = VocabularyListRequest<LexicalCategory>

extension LexicalCategory: OxfordListedVocabulary {
    /// The lexical categories with their labels.
    public typealias List = LabelsAnswer

    /// The endpoint's first path segment.
    public static var listPath: StaticString { "lexicalCategories" }

    /// The endpoint's name in a catalog.
    public static var listName: String { "lexical-categories" }
}

extension OxfordEndpointRequest where Self == LexicalCategoriesRequest {
    /// Requests the lexical categories that the dictionary of a language uses.
    public static func lexicalCategories(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Requests the lexical categories that the translations from one language to another use.
    public static func lexicalCategories<Source: TranslationSource>(
        from source: Source, to target: Source.Target
    ) -> Self {
        Self(from: source, to: target)
    }
}
