/// A filter type that can select several words, as forms or as lemmas.
///
/// The service's parameter lists omit these names, but the text of version 1's documentation mentions them and programs
/// use them.
public protocol FiltersByWordForms: OxfordFilter {}

extension Parameter {
    /// The `wordforms` parameter: forms in lowercase.
    public static let wordforms = Parameter(texts: "wordforms")

    /// The `trueCases` parameter: forms with their letter case.
    public static let trueCases = Parameter(texts: "trueCases")

    /// The `lemmas` parameter: headwords with all their forms.
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

    /// Counts the listed forms in lowercase.
    ///
    /// An empty list counts all words.
    public static func wordforms(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.wordforms, texts: forms)) }

    /// Counts forms with their letter case: `Polish` does not match `polish`.
    public static func trueCases(_ forms: QueryText...) -> Self { .trueCases(of: forms) }

    /// Counts the listed forms with their letter case.
    ///
    /// An empty list counts all words.
    public static func trueCases(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.trueCases, texts: forms)) }

    /// Counts every form of the given headwords.
    public static func lemmas(_ lemmas: QueryText...) -> Self { .lemmas(of: lemmas) }

    /// Counts every form of the listed headwords.
    ///
    /// An empty list counts all words.
    public static func lemmas(of lemmas: [QueryText]) -> Self { Self(term: FilterTerm(.lemmas, texts: lemmas)) }
}
