/// Filters of frequencies that name several words, in any of three ways.
///
/// The names on the wire are in no list of parameters; programs use them, and the prose of version 1 has them.
public protocol FiltersByWordForms: OxfordFilter {}

extension Parameter {
    /// `wordforms`: words as they are written, in lower case.
    public static let wordforms = Parameter(texts: "wordforms")

    /// `trueCases`: words as they are written.
    public static let trueCases = Parameter(texts: "trueCases")

    /// `lemmas`: headwords that forms belong to.
    public static let lemmas = Parameter(texts: "lemmas")
}

extension FiltersByWordForms {
    /// Counts forms as they are written, in lower case.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .wordforms("axes", "aces")).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?wordforms=axes,aces
    /// ```
    public static func wordforms(_ forms: QueryText...) -> Self { .wordforms(of: forms) }

    /// Counts the forms of a list, in lower case; an empty list counts all.
    public static func wordforms(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.wordforms, texts: forms)) }

    /// Counts forms as they are written, letter case included.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .trueCases("Polish", "polish")).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?trueCases=Polish,polish
    /// ```
    public static func trueCases(_ forms: QueryText...) -> Self { .trueCases(of: forms) }

    /// Counts the forms of a list, letter case included; an empty list counts all.
    public static func trueCases(of forms: [QueryText]) -> Self { Self(term: FilterTerm(.trueCases, texts: forms)) }

    /// Counts every form of headwords.
    ///
    /// ```swift
    /// print(WordFrequenciesRequest(in: .english, filters: .lemmas("colour", "color"), .collate(.lemma)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?lemmas=colour,color&collate=lemma
    /// ```
    public static func lemmas(_ lemmas: QueryText...) -> Self { .lemmas(of: lemmas) }

    /// Counts every form of the headwords of a list; an empty list counts all.
    public static func lemmas(of lemmas: [QueryText]) -> Self { Self(term: FilterTerm(.lemmas, texts: lemmas)) }
}
