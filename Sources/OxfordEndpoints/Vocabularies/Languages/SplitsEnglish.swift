/// A kind of data set that has British and American English apart, and no plain English.
///
/// Plain English makes no language of such a kind: the server would redirect it, and bill both calls.
///
/// ```swift
/// print(MonolingualLanguage(.english) == nil)
/// // true
/// ```
public protocol SplitsEnglish: OxfordLanguage {}

extension SplitsEnglish {
    /// Which English to ask for.
    ///
    /// ```swift
    /// print(InflectionsLanguage.advice(for: "en") ?? "none")
    /// // English is split by region here; use a code such as en-gb or en-us
    /// ```
    public static func advice(for rawValue: String) -> String? {
        rawValue == Language.english.rawValue
            ? "English is split by region here; use a code such as en-gb or en-us" : nil
    }

    // Nothing can call what is unavailable, so no body below ever runs.

    /// Not there: English is more than one data set here.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}
