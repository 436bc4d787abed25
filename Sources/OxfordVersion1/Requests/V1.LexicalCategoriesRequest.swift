public import OxfordEndpoints

extension V1 {
    /// Requests the lexical categories that a data set of version 1 uses.
    ///
    /// In version 2, use `OxfordEndpoints.LexicalCategoriesRequest`.
    public typealias LexicalCategoriesRequest = VocabularyListRequest<LexicalCategory>
}

extension V1.LexicalCategory: V1.ListedVocabulary {
    /// The lexical categories with their labels.
    public typealias Version1List = LabelsAnswer

    /// The languages of the dictionaries.
    public typealias Version1Language = V1.LexicalCategoriesLanguage

    /// The endpoint's first path segment.
    public static var version1ListPath: StaticString { "lexicalcategories" }
}
