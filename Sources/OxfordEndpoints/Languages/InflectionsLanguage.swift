/// A language whose words the service inflects.
///
/// ```swift
/// print(InflectionsRequest("mouse", in: .americanEnglish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/inflections/en-us/mouse
/// ```
///
/// A language that is newer than this library is made from its code.
public struct InflectionsLanguage: SplitsEnglish {
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
