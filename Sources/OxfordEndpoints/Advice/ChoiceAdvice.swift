// Advice for a language or a filter that another endpoint or version 1 of the API has.
//
// Without it, the compiler says only that a type has no such member, and not which one to write instead.

// MARK: English

extension HasOneEnglish {
    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}

extension HasRegionalEnglish {
    /// Unavailable: use a variety such as British English.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}

// MARK: Filters of version 1

extension EntriesRequest.Filter {
    /// Unavailable: choose the region with the language.
    @available(*, unavailable, message: "in version 2 the language includes the region: `in: .britishEnglish`")
    public static func regions(_ regions: Region...) -> Self { fatalError() }

    /// Unavailable: use ``TranslationsRequest``.
    @available(*, unavailable, message: "in version 2 use TranslationsRequest")
    public static func translations(_ targets: Language...) -> Self { fatalError() }

    /// Unavailable: use ``ThesaurusRequest``.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for synonyms")
    public static var synonyms: Self { fatalError() }

    /// Unavailable: use ``ThesaurusRequest``.
    @available(*, unavailable, message: "in version 2 use ThesaurusRequest for antonyms")
    public static var antonyms: Self { fatalError() }
}

// MARK: Fields

extension SelectsMinimumFields {
    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.definitions)")
    public static var definitions: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.etymologies)")
    public static var etymologies: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.examples)")
    public static var examples: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.pronunciations)")
    public static var pronunciations: Self { fatalError() }

    /// Unavailable: select it with `fields(_:)`.
    @available(*, unavailable, message: "select parts of the answer with fields: .fields(.variantForms)")
    public static var variantForms: Self { fatalError() }
}

extension ThesaurusRequest.Filter {
    /// Unavailable: select the field with `fields(_:)`.
    @available(*, unavailable, message: "select synonyms with fields: .fields(.synonyms)")
    public static var synonyms: Self { fatalError() }

    /// Unavailable: select the field with `fields(_:)`.
    @available(*, unavailable, message: "select antonyms with fields: .fields(.antonyms)")
    public static var antonyms: Self { fatalError() }
}

// MARK: Pages

extension MatchesPrefix {
    /// Unavailable: limit the results with a page.
    @available(*, unavailable, message: "limit the results with a page: `page: Page(limit: 20)`")
    public static func limit(_ limit: Int) -> Self { fatalError() }
}

extension Page {
    /// Unavailable: name the limit or the offset.
    @available(*, unavailable, message: "write Page(limit: 20) or Page(offset: 20)")
    public init(_ number: Int) { fatalError() }
}
