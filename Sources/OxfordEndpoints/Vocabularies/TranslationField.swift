/// A part of a bilingual entry that can be asked for by itself.
///
/// The set is closed: the service refuses a request for any other field.
///
/// ```swift
/// let request = TranslationsRequest("ace", from: .english, to: .spanish, filters: .fields(.translations))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/ace?fields=translations
/// ```
public enum TranslationField: String, OxfordVocabulary, CaseIterable {
    /// What the word means.
    case definitions
    /// The fields of knowledge that a sense belongs to.
    case domains
    /// Where the word comes from.
    case etymologies
    /// Sentences that show the word in use.
    case examples
    /// How the word sounds, in notation and as audio.
    case pronunciations
    /// Where in the world a sense is used.
    case regions
    /// The kinds of speech that a sense belongs to.
    case registers
    /// Other spellings of the word.
    case variantForms
    /// The word in the other language.
    case translations
}
