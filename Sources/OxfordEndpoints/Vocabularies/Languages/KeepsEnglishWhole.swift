/// A kind of data set that has one English, and not British and American English apart.
///
/// ```swift
/// print(ThesaurusRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// ```
public protocol KeepsEnglishWhole: OxfordLanguage {}

extension KeepsEnglishWhole {
    /// Which English to ask for.
    ///
    /// ```swift
    /// print(BilingualSourceLanguage.advice(for: "en-gb") ?? "none")
    /// // English is not split by region here; use en
    /// ```
    public static func advice(for rawValue: String) -> String? {
        rawValue.hasPrefix("en-") ? "English is not split by region here; use en" : nil
    }

    // Nothing can call what is unavailable, so no body below ever runs.

    /// Not there: English is one data set here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Not there: English is one data set here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}
