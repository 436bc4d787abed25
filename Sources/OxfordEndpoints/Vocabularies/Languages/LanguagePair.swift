/// A language to translate from and a language to translate to.
///
/// ```swift
/// var request = TranslationsRequest("ace", from: .english, to: .spanish)
/// request.languages = LanguagePair(from: .english, to: .german)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/translations/en/de/ace
/// ```
///
/// ``known`` lists the pairs that the service translates between, for example for a menu:
///
/// ```swift
/// let fromSpanish = LanguagePair.known.filter { $0.source == .spanish }
/// print(fromSpanish.compactMap(\.target.label))
/// // ["English", "Quechua"]
/// ```
public struct LanguagePair: Hashable, Sendable {
    /// The language to translate from.
    public let source: BilingualSourceLanguage

    /// The language to translate to.
    public let target: BilingualTargetLanguage

    /// Creates a pair of languages.
    ///
    /// A ``BilingualSourceLanguage`` accepts any ``BilingualTargetLanguage``, also for a pair that is not in ``known``.
    public init<Source: TranslationSource>(from source: Source, to target: Source.Target) {
        self.source = BilingualSourceLanguage(source.language)
        self.target = BilingualTargetLanguage(target.language)
    }

    /// The pairs of a source with each of its targets.
    static func pairs<Source: TranslationSource>(from source: Source) -> [Self] {
        Source.Target.known.map { Self(from: source, to: $0) }
    }
}
