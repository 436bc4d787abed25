// Unavailable initializers and functions that take a `String` where a request needs a `Headword` or a `QueryText`.
//
// Their messages say how to validate text from outside the program, such as a user's input. Without them, the compiler
// would only report that a string cannot be converted to a headword.
//
// A call of an unavailable function does not compile, so the `fatalError()` in its body never runs.

extension EntriesRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == EntriesRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func entries(_ word: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension WordsRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == WordsRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func words(_ query: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension LemmasRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: LemmasLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == LemmasRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func lemmas(_ word: String, in language: LemmasLanguage, filters: Filter...) -> Self { fatalError() }
}

extension InflectionsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: InflectionsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == InflectionsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func inflections(_ word: String, in language: InflectionsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension ThesaurusRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == ThesaurusRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func thesaurus(_ word: String, in language: ThesaurusLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension SentencesRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func sentences(_ word: String, in language: SentencesLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension PronunciationsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: PronunciationsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == PronunciationsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func pronunciations(_ word: String, in language: PronunciationsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension TranslationsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in languages: LanguagePair, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == TranslationsRequest {
    /// Unavailable for strings: validate the text with `Headword(validating:)`, and pass the resulting ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func translations(_ word: String, in languages: LanguagePair, filters: Filter...) -> Self {
        fatalError()
    }
}

extension SearchRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil) {
        fatalError()
    }
}

extension OxfordEndpointRequest where Self == SearchRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func search(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil)
        -> Self
    { fatalError() }
}

extension SearchThesaurusRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchThesaurusRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchThesaurus(
        _ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil
    ) -> Self { fatalError() }
}

extension SearchTranslationsRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in languages: LanguagePair, filters: Filter..., page: Page? = nil) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchTranslationsRequest {
    /// Unavailable for strings: validate the text with `QueryText(validating:)`, and pass the resulting ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchTranslations(
        _ query: String, in languages: LanguagePair, filters: Filter..., page: Page? = nil
    ) -> Self { fatalError() }
}
