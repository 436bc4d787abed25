/// A part of a thesaurus entry that can be asked for by itself.
///
/// The set is closed, and a list of it is never empty on the wire.
///
/// ```swift
/// let request = ThesaurusRequest("ace", in: .english, filters: .fields(.synonyms))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace?fields=synonyms
/// ```
public enum ThesaurusField: String, OxfordVocabulary, CaseIterable {
    /// Words that mean the same.
    case synonyms
    /// Words that mean the opposite.
    case antonyms
}
