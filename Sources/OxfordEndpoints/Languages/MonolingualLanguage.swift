/// A language that has a dictionary of its own: for entries, words, search and the lists that belong to them.
///
/// English is two data sets here, ``britishEnglish`` and ``americanEnglish``; plain English is none. The server
/// would redirect it, and bill both calls.
///
/// ```swift
/// print(EntriesRequest("colour", in: .britishEnglish).urlString())
/// print(EntriesRequest("color", in: .americanEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/colour
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-us/color
/// ```
///
/// A language that is newer than this library is made from its code.
public struct MonolingualLanguage: OxfordLanguage {
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

    /// Which English to ask for.
    public static func advice(for rawValue: String) -> String? {
        rawValue == Language.english.rawValue ? "English is two data sets here, en-gb and en-us" : nil
    }

    /// Not there: English is two data sets here.
    @available(*, unavailable, message: "English is two data sets here: write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}
