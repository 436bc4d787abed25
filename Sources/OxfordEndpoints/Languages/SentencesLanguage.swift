/// A language that the service has example sentences of by themselves.
///
/// ```swift
/// print(SentencesRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/sentences/en/ace
/// ```
///
/// A language that is newer than this library is made from its code.
public struct SentencesLanguage: KeepsEnglishWhole {
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
