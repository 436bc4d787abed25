/// A language that has a dictionary of its own: for entries, words, search and the lists that belong to them.
///
/// ```swift
/// print(EntriesRequest("colour", in: .britishEnglish).urlString())
/// print(EntriesRequest("color", in: .americanEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/colour
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-us/color
/// ```
///
/// A language that is newer than this library is made from its code.
public struct MonolingualLanguage: SplitsEnglish {
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
