// Advice for text from outside, such as a user's input, where a request needs a `Headword` or a `QueryText`.
//
// Without it, the compiler says only that a string cannot be converted to a headword, and not how to create one.

public import OxfordEndpoints

extension V1.EntriesRequest {
    /// Unavailable: use a `Headword`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension V1.InflectionsRequest {
    /// Unavailable: use a `Headword`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.InflectionsLanguage, filters: Filter...) { fatalError() }
}

extension V1.ThesaurusRequest {
    /// Unavailable: use a `Headword`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, for relation: Relation) { fatalError() }
}

extension V1.SentencesRequest {
    /// Unavailable: use a `Headword`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage) { fatalError() }
}

extension V1.TranslationsRequest {
    /// Unavailable: use a `Headword`.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage) {
        fatalError()
    }
}

extension V1.SearchRequest {
    /// Unavailable: use a `QueryText`.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: V1.SearchLanguage, filters: Filter..., page: V1.Page? = nil) {
        fatalError()
    }
}

extension V1.SearchTranslationsRequest {
    /// Unavailable: use a `QueryText`.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(
        _ query: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage,
        filters: Filter..., page: V1.Page? = nil
    ) { fatalError() }
}
