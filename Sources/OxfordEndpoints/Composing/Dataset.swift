/// A data set: the dictionary of one language, or the translations from one language to another.
public enum Dataset: Hashable, Sendable {
    /// The dictionary of one language.
    case monolingual(MonolingualLanguage)

    /// The translations from one language to another.
    case bilingual(LanguagePair)
}
