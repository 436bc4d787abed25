/// A language, or a kind of English, whose pronunciations can be asked for by themselves.
///
/// ```swift
/// print(PronunciationsRequest("ace", in: .australianEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/pronunciations/en-au/ace
/// ```
///
/// A language that is newer than this library is made from its code.
public struct PronunciationsLanguage: SplitsEnglish {
    /// The language, of whatever kind of data set.
    public let language: Language

    init(offered language: Language) {
        self.language = language
    }

    /// Makes a language, or nothing for plain English.
    public init?(_ language: Language) {
        guard language != Language.english else { return nil }
        self.language = language
    }
}
