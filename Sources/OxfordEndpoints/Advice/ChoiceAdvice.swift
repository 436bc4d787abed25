// Unavailable languages, filters and initializers that people try because another endpoint, or version 1 of the API,
// has them.
//
// Their messages say what to write instead. Without them, the compiler would only report that a type has no such
// member. A call of an unavailable function does not compile, so `fatalError()` in their bodies never runs.

// MARK: English

extension HasOneEnglish {
    /// Unavailable, because these data sets treat English as one language; use `.english`.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable, because these data sets treat English as one language; use `.english`.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}

extension HasRegionalEnglish {
    /// Unavailable, because these data sets have varieties of English only; use `.britishEnglish` or
    /// `.americanEnglish`.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}

// MARK: Filters of version 1

extension EntriesRequest.Filter {
    /// Unavailable, because in version 2 the language includes the region; use a language such as `.britishEnglish`.
    @available(*, unavailable, message: "in version 2 the language includes the region: `in: .britishEnglish`")
    public static func regions(_ regions: Region...) -> Self { fatalError() }

    /// Unavailable, because version 2 has a separate request for translations; use ``TranslationsRequest``.
    @available(*, unavailable, message: "in version 2 use TranslationsRequest")
    public static func translations(_ targets: Language...) -> Self { fatalError() }

    /// Unavailable, because version 2 has a separate request for synonyms and antonyms; use ``ThesaurusRequest``.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for synonyms")
    public static var synonyms: Self { fatalError() }

    /// Unavailable, because version 2 has a separate request for synonyms and antonyms; use ``ThesaurusRequest``.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for antonyms")
    public static var antonyms: Self { fatalError() }
}

// MARK: Fields

extension SelectsMinimumFields {
    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.etymologies)")
    public static var etymologies: Self { fatalError() }

    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }

    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.pronunciations)")
    public static var pronunciations: Self { fatalError() }

    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.variantForms)")
    public static var variantForms: Self { fatalError() }
}

extension ThesaurusRequest.Filter {
    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select synonyms with fields: .fields(.synonyms)")
    public static var synonyms: Self { fatalError() }

    /// Unavailable, because this is a field, not a filter; select it with `fields(_:)`.
    @available(*, unavailable, message: "select antonyms with fields: .fields(.antonyms)")
    public static var antonyms: Self { fatalError() }
}

// MARK: Pages

extension MatchesPrefix {
    /// Unavailable, because the number of results is part of the page; pass a ``Page`` to the request.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }
}

extension Page {
    /// Unavailable, because the number could be the limit or the offset; write the argument label `limit` or `offset`.
    @available(*, unavailable, message: "write Page(limit: 20) or Page(offset: 20)")
    public init(_ number: Int) { fatalError() }
}
