// These unavailable initializers take a `String` where a request needs a `Headword` or a `QueryText`.
//
// Their messages explain how to validate text from outside the program, such as a user's input. Without these
// initializers, the compiler would only report that a string cannot be converted to a headword.
//
// Calls to these initializers do not compile, so `fatalError()` in their bodies never runs.

public import OxfordEndpoints

extension V1.EntriesRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `Headword(validating:)`, and pass the resulting `Headword` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension V1.InflectionsRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `Headword(validating:)`, and pass the resulting `Headword` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.InflectionsLanguage, filters: Filter...) { fatalError() }
}

extension V1.ThesaurusRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `Headword(validating:)`, and pass the resulting `Headword` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, for relation: Relation) { fatalError() }
}

extension V1.SentencesRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `Headword(validating:)`, and pass the resulting `Headword` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage) { fatalError() }
}

extension V1.TranslationsRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `Headword(validating:)`, and pass the resulting `Headword` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage) {
        fatalError()
    }
}

extension V1.SearchRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `QueryText(validating:)`, and pass the resulting `QueryText` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: V1.SearchLanguage, filters: Filter..., page: V1.Page? = nil) {
        fatalError()
    }
}

extension V1.SearchTranslationsRequest {
    /// Unavailable for strings.
    ///
    /// Validate the text with `QueryText(validating:)`, and pass the resulting `QueryText` instead of the string.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(
        _ query: String, from source: V1.BilingualSourceLanguage, to target: V1.BilingualTargetLanguage,
        filters: Filter..., page: V1.Page? = nil
    ) { fatalError() }
}
