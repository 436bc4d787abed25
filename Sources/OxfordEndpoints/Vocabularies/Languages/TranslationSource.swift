/// A language to translate from, whose type determines the languages to translate to.
///
/// After `from: .spanish`, the argument `to:` accepts only the languages that the service translates Spanish to. Any
/// other pair is a compile-time error:
///
/// ```swift
/// let request = TranslationsRequest("gato", from: .spanish, to: .quechua)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/es/qu/gato
/// ```
///
/// ``LanguagePair/known`` lists the pairs. For languages known only at run time, or for a newer pair, pass a
/// ``BilingualSourceLanguage``, which accepts any ``BilingualTargetLanguage``.
public protocol TranslationSource: Sendable {
    /// The languages to translate to.
    associatedtype Target: OxfordLanguage

    /// The language, independent of the data set.
    var language: Language { get }
}

extension BilingualSourceLanguage: TranslationSource {
    /// Any language to translate to.
    public typealias Target = BilingualTargetLanguage
}

extension TranslationSource where Self == EnglishSource {
    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var britishEnglish: Self { fatalError() }

    /// Unavailable: English is one language here.
    @available(*, unavailable, message: "English is not split by region here; write .english")
    public static var americanEnglish: Self { fatalError() }
}
