// Advice for text from outside, such as a user's input, where a request needs a `Headword` or a `QueryText`.
//
// Without it, the compiler says only that a string cannot be converted to a headword, and not how to create one.

extension EntriesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == EntriesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func entries(_ word: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension WordsRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == WordsRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func words(_ query: String, in language: MonolingualLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension LemmasRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: LemmasLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == LemmasRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func lemmas(_ word: String, in language: LemmasLanguage, filters: Filter...) -> Self { fatalError() }
}

extension InflectionsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: InflectionsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == InflectionsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func inflections(_ word: String, in language: InflectionsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension ThesaurusRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == ThesaurusRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func thesaurus(_ word: String, in language: ThesaurusLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension SentencesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: SentencesLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func sentences(_ word: String, in language: SentencesLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension PronunciationsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: PronunciationsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == PronunciationsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func pronunciations(_ word: String, in language: PronunciationsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension TranslationsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in languages: LanguagePair, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == TranslationsRequest {
    /// Unavailable: use a ``Headword``.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func translations(_ word: String, in languages: LanguagePair, filters: Filter...) -> Self {
        fatalError()
    }
}

extension SearchRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil) {
        fatalError()
    }
}

extension OxfordEndpointRequest where Self == SearchRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func search(_ query: String, in language: MonolingualLanguage, filters: Filter..., page: Page? = nil)
        -> Self
    { fatalError() }
}

extension SearchThesaurusRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchThesaurusRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchThesaurus(
        _ query: String, in language: ThesaurusLanguage, filters: Filter..., page: Page? = nil
    ) -> Self { fatalError() }
}

extension SearchTranslationsRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public init(_ query: String, in languages: LanguagePair, filters: Filter..., page: Page? = nil) { fatalError() }
}

extension OxfordEndpointRequest where Self == SearchTranslationsRequest {
    /// Unavailable: use a ``QueryText``.
    @available(*, unavailable, message: "validate text that is not a literal: try QueryText(validating: text)")
    public static func searchTranslations(
        _ query: String, in languages: LanguagePair, filters: Filter..., page: Page? = nil
    ) -> Self { fatalError() }
}
