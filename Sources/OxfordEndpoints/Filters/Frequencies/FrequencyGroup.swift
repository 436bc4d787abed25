/// A column of a frequency table that tells words apart.
///
/// ```swift
/// let request = WordFrequenciesRequest(in: .english, filters: .collate(.lemma, .lexicalCategory))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/stats/frequency/words/en/?collate=lemma,lexicalCategory
/// ```
///
/// The set is closed: the frequency tables have had these columns in both versions of the API.
public enum FrequencyGroup: String, OxfordVocabulary, CaseIterable {
    /// The form, in lower case.
    case wordform
    /// The form as it is written.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
}
