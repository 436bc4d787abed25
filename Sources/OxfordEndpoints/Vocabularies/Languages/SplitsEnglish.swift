/// A language of data sets with varieties of English, such as British and American, but no plain English.
///
/// Creating a language from plain English returns `nil`, because the service would redirect the request and bill it
/// twice.
///
/// ```swift
/// print(MonolingualLanguage(.english) == nil)
/// // true
/// ```
public protocol SplitsEnglish: OxfordLanguage {}

extension SplitsEnglish {
    /// Returns advice for the code of plain English.
    public static func advice(for rawValue: String) -> String? {
        rawValue == Language.english.rawValue
            ? "English is split by region here; use a code such as en-gb or en-us" : nil
    }

    /// Unavailable: use a variety such as British English.
    @available(*, unavailable, message: "English is split by region here; write .britishEnglish or .americanEnglish")
    public static var english: Self { fatalError() }
}
