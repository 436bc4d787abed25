/// A language of data sets in which English is a single language.
///
/// ```swift
/// print(ThesaurusRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// ```
public protocol KeepsEnglishWhole: OxfordLanguage {}

extension KeepsEnglishWhole {
    /// Returns advice for codes of English varieties.
    public static func advice(for rawValue: String) -> String? {
        rawValue.hasPrefix("en-") ? "English is not split by region here; use en" : nil
    }

    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}
