// Each filter with a list of values takes single values, or an array. The overload with the array is disfavored, so
// that the compiler's message for a wrong value, such as `.fields(.noun)`, names the type of the values.

/// A filter type that supports filtering by lexical category.
public protocol FiltersByLexicalCategory: OxfordFilter {}

extension FiltersByLexicalCategory {
    /// Keeps only results that belong to any of the given lexical categories.
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self {
        .lexicalCategory(categories)
    }

    /// Keeps only results that belong to any of the given lexical categories.
    ///
    /// If `categories` is empty, all results are kept.
    @_disfavoredOverload
    public static func lexicalCategory(_ categories: [LexicalCategory]) -> Self {
        Self(term: FilterTerm("lexicalCategory", list: categories))
    }
}

/// A filter type that supports filtering by grammatical feature.
public protocol FiltersByGrammaticalFeature: OxfordFilter {}

extension FiltersByGrammaticalFeature {
    /// Keeps only results that have at least one of the given grammatical features.
    ///
    /// ```swift
    /// let request = LemmasRequest(
    ///     "ran", in: .english, filters: [.grammaticalFeatures(.past)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/ran
    /// //     ?grammaticalFeatures=past
    /// ```
    public static func grammaticalFeatures(_ features: GrammaticalFeature...) -> Self {
        .grammaticalFeatures(features)
    }

    /// Keeps only results that have at least one of the given grammatical features.
    ///
    /// If `features` is empty, all results are kept.
    @_disfavoredOverload
    public static func grammaticalFeatures(_ features: [GrammaticalFeature]) -> Self {
        Self(term: FilterTerm("grammaticalFeatures", list: features))
    }
}

/// A filter type that supports filtering by domain.
public protocol FiltersByDomain: OxfordFilter {}

extension FiltersByDomain {
    /// Keeps only senses that belong to any of the given domains, such as finance or chemistry.
    ///
    /// ```swift
    /// let request = TranslationsRequest(
    ///     "bank", translating: .englishToSpanish, filters: [.domains(.finance)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/bank
    /// //     ?domains=finance
    /// ```
    public static func domains(_ domains: Domain...) -> Self { .domains(domains) }

    /// Keeps only senses that belong to any of the given domains.
    ///
    /// If `domains` is empty, all senses are kept.
    @_disfavoredOverload
    public static func domains(_ domains: [Domain]) -> Self {
        Self(term: FilterTerm("domains", list: domains))
    }
}

/// A filter type that supports filtering by register.
public protocol FiltersByRegister: OxfordFilter {}

extension FiltersByRegister {
    /// Keeps only senses that belong to any of the given registers, such as informal or slang.
    ///
    /// ```swift
    /// let request = WordsRequest(
    ///     "aces", in: .britishEnglish, filters: [.registers(.informal, .slang)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
    /// //     ?q=aces&registers=informal,slang
    /// ```
    public static func registers(_ registers: Register...) -> Self { .registers(registers) }

    /// Keeps only senses that belong to any of the given registers.
    ///
    /// If `registers` is empty, all senses are kept.
    @_disfavoredOverload
    public static func registers(_ registers: [Register]) -> Self {
        Self(term: FilterTerm("registers", list: registers))
    }
}

/// A filter type that supports exact matching of diacritics, such as accents.
public protocol MatchesStrictly: OxfordFilter {}

extension MatchesStrictly {
    /// Sets whether diacritics must match exactly.
    ///
    /// By default, the service ignores differences in diacritics, so `rose` also finds `rosé`.
    ///
    /// ```swift
    /// let request = ThesaurusRequest(
    ///     "café", in: .english, filters: [.strictMatch(true)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/caf%C3%A9
    /// //     ?strictMatch=true
    /// ```
    public static func strictMatch(_ isStrict: Bool) -> Self {
        Self(term: FilterTerm("strictMatch", value: "\(isStrict)"))
    }
}

/// A filter type that supports prefix search.
public protocol MatchesPrefix: OxfordFilter {}

extension MatchesPrefix {
    /// Sets whether results must begin with the search text.
    ///
    /// ```swift
    /// let request = SearchThesaurusRequest(
    ///     "ab", in: .english, filters: [.prefix(false)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/search/thesaurus/en
    /// //     ?q=ab&prefix=false
    /// ```
    public static func prefix(_ isPrefix: Bool) -> Self { Self(term: FilterTerm("prefix", value: "\(isPrefix)")) }
}

/// A filter type that supports selecting fields.
public protocol SelectsFields: OxfordFilter {
    /// The selectable fields.
    associatedtype Field: OxfordVocabulary
}

extension SelectsFields {
    /// Requests an answer that contains only the given fields.
    @inlinable
    public static func fields(_ fields: Field...) -> Self { .fields(fields) }

    /// Requests an answer that contains only the given fields.
    ///
    /// If `fields` is empty, the answer contains all fields.
    @inlinable
    @_disfavoredOverload
    public static func fields(_ fields: [Field]) -> Self {
        Self(term: FilterTerm("fields", list: fields))
    }
}

/// A filter type that can request the minimum payload, that is, the smallest answer that an endpoint can return.
public protocol SelectsMinimumFields: SelectsFields {}

extension SelectsMinimumFields {
    /// Requests the minimum payload, which contains only IDs, words and categories.
    ///
    /// If you combine this filter with `.fields(_:)`, the answer contains the selected fields in addition to the IDs,
    /// words and categories:
    ///
    /// ```swift
    /// let minimum = WordsRequest(
    ///     "aces", in: .britishEnglish, filters: [.minimumFields])
    /// print(minimum.urlString())
    /// print(minimum.filtered(by: [.fields(.domains)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb?q=aces&fields=
    /// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
    /// //     ?q=aces&fields=domains
    /// ```
    public static var minimumFields: Self {
        Self(term: FilterTerm(emptyList: "fields"))
    }
}
