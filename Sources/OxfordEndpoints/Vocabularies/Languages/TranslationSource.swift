/// A language to translate from, whose type determines the languages to translate to.
///
/// After `from: .spanish`, the argument `to:` accepts only the languages that the service translates Spanish to. Any
/// other pair is a compile-time error:
///
/// ```swift
/// print(TranslationsRequest("gato", from: .spanish, to: .quechua).urlString())
/// print(SpanishSource.Target.known.map(\.rawValue))
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/qu/gato
/// // ["en", "qu"]
/// ```
///
/// The pairs are those in ``LanguagePair/known``. For languages known only at run time, or for a pair that is newer than
/// the library, pass a ``BilingualSourceLanguage``: it accepts any ``BilingualTargetLanguage``.
///
/// ```swift
/// print(TranslationsRequest("gato", from: BilingualSourceLanguage.spanish, to: .greek).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/el/gato
/// ```
public protocol TranslationSource: Sendable {
    /// A language to translate to.
    associatedtype Target: OxfordLanguage

    /// The language, independent of the data set.
    var language: Language { get }
}

extension BilingualSourceLanguage: TranslationSource {
    /// Any language to translate to.
    public typealias Target = BilingualTargetLanguage
}

// Nothing can call what is unavailable, so no body below ever runs.

extension TranslationSource where Self == EnglishSource {
    /// Not available: English is one data set here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Not available: English is one data set here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}
