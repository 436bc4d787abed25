/// A column to group a frequency table by.
///
/// The set is closed: both versions of the API have these columns.
public enum FrequencyGroup: String, OxfordVocabulary, CaseIterable {
    /// The form, in lowercase.
    case wordform
    /// The form, with its letter case.
    case trueCase
    /// The headword.
    case lemma
    /// The lexical category.
    case lexicalCategory
}
