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
        self.init(source.language, target.language)
    }

    private init(_ source: Language, _ target: Language) {
        self.source = BilingualSourceLanguage(source)
        self.target = BilingualTargetLanguage(target)
    }

    static func pairs<Source: TranslationSource>(from source: Source) -> [Self] {
        pairs(from: source.language, to: Source.Target.known)
    }

    /// Not generic, to avoid a copy of the code for each source.
    private static func pairs(from source: Language, to targets: [any OxfordLanguage]) -> [Self] {
        targets.map { Self(source, $0.language) }
    }
}
