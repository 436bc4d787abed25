/// A language that translations are made from.
///
/// ```swift
/// print(TranslationsRequest("ace", from: .english, to: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/es/ace
/// ```
///
/// A language that is newer than this library is made from its code.
public struct BilingualSourceLanguage: KeepsEnglishWhole {
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
