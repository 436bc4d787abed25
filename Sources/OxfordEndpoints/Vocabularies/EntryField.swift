/// A part of a dictionary entry that can be asked for by itself.
///
/// The set is closed: the service refuses a request for any other field.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .americanEnglish, filters: .fields(.etymologies))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-us/ace?fields=etymologies
/// ```
public enum EntryField: String, OxfordVocabulary, CaseIterable {
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
    /// What the word means, in fewer words.
    ///
    /// The service has listed this field without documenting it.
    case shortDefinitions
}
