/// A language that the service has a thesaurus of.
///
/// ```swift
/// print(ThesaurusRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// ```
///
/// A language that is newer than this library is made from its code.
public struct ThesaurusLanguage: KeepsEnglishWhole {
    /// The language, of whatever kind of data set.
    public let language: Language

    init(offered language: Language) {
        self.language = language
    }

    /// Makes a language of this kind of data set.
    public init(_ language: Language) {
        self.language = language
    }
}
