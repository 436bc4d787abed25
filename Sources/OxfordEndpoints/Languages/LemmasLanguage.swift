/// A language whose inflected words the service leads back to their headwords.
///
/// ```swift
/// print(LemmasRequest("mice", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/mice
/// ```
///
/// A language that is newer than this library is made from its code.
public struct LemmasLanguage: KeepsEnglishWhole {
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
