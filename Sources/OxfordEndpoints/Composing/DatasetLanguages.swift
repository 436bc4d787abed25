/// The languages of a data set that the service offers, which is either the dictionary of one language or the translations from one language to
/// another.
public struct DatasetLanguages: Hashable, Sendable {
    /// The language of the dictionary, or the language to translate from.
    public let source: Language

    /// The language to translate to, or `nil` for the dictionary of one language.
    public let target: Language?

    /// The dictionary of one language.
    public static func monolingual(_ language: MonolingualLanguage) -> DatasetLanguages {
        DatasetLanguages(source: language.language, target: nil)
    }

    /// The translations from one language to another.
    public static func bilingual(_ languages: LanguagePair) -> DatasetLanguages {
        DatasetLanguages(source: languages.source.language, target: languages.target.language)
    }
}
