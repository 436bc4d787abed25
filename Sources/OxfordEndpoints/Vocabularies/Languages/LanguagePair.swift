/// A language to translate from and a language to translate to.
///
/// ``known`` lists the pairs, for example for a menu. The service no longer offers all of them.
///
/// ```swift
/// let spanish = LanguagePair.known.filter { $0.source == .spanish }
/// print(spanish.compactMap(\.target.label))
/// // ["English", "Quechua"]
/// ```
public struct LanguagePair: Hashable, Sendable {
    /// The language to translate from.
    public let source: BilingualSourceLanguage

    /// The language to translate to.
    public let target: BilingualTargetLanguage

    /// Creates a pair of languages.
    ///
    /// A ``BilingualSourceLanguage`` accepts any ``BilingualTargetLanguage``, even if the pair is not in ``known``.
    public init<Source: TranslationSource>(from source: Source, to target: Source.Target) {
        self.source = BilingualSourceLanguage(source.language)
        self.target = BilingualTargetLanguage(target.language)
    }

    static func pairs<Source: TranslationSource>(from source: Source) -> [Self] {
        Source.Target.known.map { Self(from: source, to: $0) }
    }
}
