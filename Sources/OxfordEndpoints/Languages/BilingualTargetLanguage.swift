/// A language that translations are made to.
///
/// ```swift
/// print(TranslationsRequest("as", from: .spanish, to: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/en/as
/// ```
///
/// A language that is newer than this library is made from its code.
public struct BilingualTargetLanguage: KeepsEnglishWhole {
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
