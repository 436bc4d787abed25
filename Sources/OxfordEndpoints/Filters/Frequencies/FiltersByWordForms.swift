/// A filter type that supports counting several words.
///
/// The service's parameter lists do not contain these parameters, but the documentation of version 1 mentions them and
/// programs use them.
public protocol FiltersByWordForms: OxfordFilter {}

extension Parameter {
    /// The `wordforms` parameter.
    public static let wordforms = Parameter(texts: "wordforms")

    /// The `trueCases` parameter.
    public static let trueCases = Parameter(texts: "trueCases")

    /// The `lemmas` parameter.
    public static let lemmas = Parameter(texts: "lemmas")
}

extension FiltersByWordForms {
    /// Counts forms in lowercase.
    ///
    /// ```swift
    /// let request = WordFrequenciesRequest(
    ///     in: .english, filters: .wordforms("axes", "aces"))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/
    /// //     ?wordforms=axes,aces
    /// ```
    public static func wordforms(_ forms: QueryText...) -> Self { .wordforms(of: forms) }

    /// Counts forms in lowercase, or all words if `forms` is empty.
    public static func wordforms(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.wordforms, texts: forms)) }

    /// Counts forms with their letter case: `Polish` does not match `polish`.
    public static func trueCases(_ forms: QueryText...) -> Self { .trueCases(of: forms) }

    /// Counts forms with their letter case, or all words if `forms` is empty.
    public static func trueCases(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.trueCases, texts: forms)) }

    /// Counts every form of the given headwords.
    public static func lemmas(_ lemmas: QueryText...) -> Self { .lemmas(of: lemmas) }

    /// Counts every form of the given headwords, or all words if `lemmas` is empty.
    public static func lemmas(of lemmas: [QueryText]) -> Self { Self(term: FilterTerm(.lemmas, texts: lemmas)) }
}
