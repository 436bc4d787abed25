// Unavailable languages and filters that people try because another endpoint, or version 1 of the API, has them.
//
// Their messages say what to write instead. Without them, the compiler would only report that a type has no such
// member. A call of an unavailable function does not compile, so the `fatalError()` in its body never runs.

// MARK: English

// A language type that has these languages declares its own constants, which come first.
extension OxfordLanguage {
    /// Unavailable: write `.english`, because this endpoint treats English as one language.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable: write `.english`, because this endpoint treats English as one language.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }

    /// Unavailable: use `.britishEnglish` or `.americanEnglish`, because this endpoint treats varieties of English as
    /// separate languages.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}

// MARK: Filters of version 1

extension EntriesRequest.Filter {
    /// Unavailable: in version 2, pass `.britishEnglish` or `.americanEnglish` as the language of the request instead
    /// of a region.
    @available(
        *, unavailable, message: "in version 2 the language includes the region: .britishEnglish or .americanEnglish"
    )
    public static func regions(_ regions: Region...) -> Self { fatalError() }

    /// Unavailable: use ``TranslationsRequest``, because version 2 has a separate request for translations.
    @available(*, unavailable, message: "in version 2 use TranslationsRequest")
    public static func translations(_ targets: Language...) -> Self { fatalError() }

    /// Unavailable: use ``ThesaurusRequest``, because version 2 has a separate request for synonyms and antonyms.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for synonyms")
    public static var synonyms: Self { fatalError() }
}

extension SelectsMinimumFields {
    /// Unavailable: write `.fields(.definitions)`, because `definitions` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Unavailable: write `.fields(.examples)`, because `examples` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }
}

extension MatchesPrefix {
    /// Unavailable: pass a page to the request, because a search takes its limit as a page, not as a filter.
    @available(*, unavailable, message: "write the limit outside of the filters: page: Page(limit: 5)")
    public static func limit(_ count: Int) -> Self { fatalError() }
}

// MARK: Filters without brackets

extension Filters {
    /// Unavailable: write filters in brackets, such as `[.fields(.definitions)]`.
    @available(*, unavailable, message: "write filters in brackets: [.fields(.definitions)]")
    public static func fields(_ fields: Filter.Field...) -> Self where Filter: SelectsFields { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.lexicalCategory(.noun)]`.
    @available(*, unavailable, message: "write filters in brackets: [.lexicalCategory(.noun)]")
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.grammaticalFeatures(.plural)]`.
    @available(*, unavailable, message: "write filters in brackets: [.grammaticalFeatures(.plural)]")
    public static func grammaticalFeatures(_ features: GrammaticalFeature...) -> Self { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.domains(.finance)]`.
    @available(*, unavailable, message: "write filters in brackets: [.domains(.finance)]")
    public static func domains(_ domains: Domain...) -> Self { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.registers(.informal)]`.
    @available(*, unavailable, message: "write filters in brackets: [.registers(.informal)]")
    public static func registers(_ registers: Register...) -> Self { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.strictMatch(true)]`.
    @available(*, unavailable, message: "write filters in brackets: [.strictMatch(true)]")
    public static func strictMatch(_ isStrict: Bool) -> Self { fatalError() }

    /// Unavailable: write filters in brackets, such as `[.prefix(true)]`.
    @available(*, unavailable, message: "write filters in brackets: [.prefix(true)]")
    public static func prefix(_ isPrefix: Bool) -> Self { fatalError() }
}
