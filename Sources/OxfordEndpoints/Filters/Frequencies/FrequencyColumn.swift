/// A column to sort a frequency table by.
///
/// The set is closed: both versions of the API have these columns.
public enum FrequencyColumn: String, OxfordVocabulary, CaseIterable {
    /// The form, in lowercase.
    case wordform
    /// The form, with its letter case.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
    /// The number of occurrences.
    case frequency
    /// The number of occurrences per million words.
    case normalizedFrequency
}
