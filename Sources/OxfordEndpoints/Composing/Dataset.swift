/// A data set: the dictionary of one language, or the translations from one language to another.
public enum Dataset: Hashable, Sendable {
    /// The dictionary of one language.
    case monolingual(MonolingualLanguage)

    /// The translations from one language to another.
    case bilingual(LanguagePair)

    /// The translations from one language to another.
    public static func bilingual<Source: TranslationSource>(
        from source: Source, to target: Source.Target
    ) -> Self {
        .bilingual(LanguagePair(from: source, to: target))
    }
}
