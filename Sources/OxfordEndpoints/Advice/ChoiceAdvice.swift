// Unavailable languages, filters and initializers that people try because another endpoint, or version 1 of the API,
// has them.
//
// Their messages say what to write instead. Without them, the compiler would only report that a type has no such
// member. A call of an unavailable function does not compile, so the `fatalError()` in its body never runs.

// MARK: English

extension HasOneEnglish {
    /// Unavailable: write `.english`, because this endpoint treats English as one language.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable: write `.english`, because this endpoint treats English as one language.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}

extension HasRegionalEnglish {
    /// Unavailable: use `.britishEnglish` or `.americanEnglish`, because this endpoint treats varieties of English as
    /// separate languages.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}

// MARK: Filters of version 1

extension EntriesRequest.Filter {
    /// Unavailable: in version 2, pass `.britishEnglish` or `.americanEnglish` as the language of the request instead of
    /// a region.
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

    /// Unavailable: use ``ThesaurusRequest``, because version 2 has a separate request for synonyms and antonyms.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for antonyms")
    public static var antonyms: Self { fatalError() }
}

// MARK: Fields

extension SelectsMinimumFields {
    /// Unavailable: write `.fields(.definitions)`, because `definitions` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Unavailable: write `.fields(.etymologies)`, because `etymologies` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.etymologies)")
    public static var etymologies: Self { fatalError() }

    /// Unavailable: write `.fields(.examples)`, because `examples` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }

    /// Unavailable: write `.fields(.pronunciations)`, because `pronunciations` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.pronunciations)")
    public static var pronunciations: Self { fatalError() }

    /// Unavailable: write `.fields(.variantForms)`, because `variantForms` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.variantForms)")
    public static var variantForms: Self { fatalError() }
}

extension ThesaurusRequest.Filter {
    /// Unavailable: write `.fields(.synonyms)`, because `synonyms` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select synonyms with fields: .fields(.synonyms)")
    public static var synonyms: Self { fatalError() }

    /// Unavailable: write `.fields(.antonyms)`, because `antonyms` is a field of the answer, not a filter.
    @available(*, unavailable, message: "select antonyms with fields: .fields(.antonyms)")
    public static var antonyms: Self { fatalError() }
}

// MARK: Pages

extension MatchesPrefix {
    /// Unavailable: no search filter limits the number of results.
    ///
    /// Pass a ``Page`` to the request instead.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }
}

extension Page {
    /// Unavailable: add the argument label `limit` or `offset`, because a number without a label could be a limit or an
    /// offset.
    @available(*, unavailable, message: "write Page(limit: 20) or Page(offset: 20)")
    public init(_ number: Int) { fatalError() }
}
