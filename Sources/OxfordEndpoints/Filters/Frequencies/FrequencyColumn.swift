/// A column of a frequency table that rows can be ordered by.
///
/// ```swift
/// print(FrequencyOrder.descending(.normalizedFrequency).rawValue)
/// // -normalizedFrequency
/// ```
///
/// The set is closed: the frequency tables have had these columns in both versions of the API.
public enum FrequencyColumn: String, OxfordVocabulary, CaseIterable {
    /// The form, in lower case.
    case wordform
    /// The form as it is written.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
    /// How often it is counted.
    case frequency
    /// How often it is found in a million words.
    case normalizedFrequency
}
