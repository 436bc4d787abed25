/// The languages of a data set that the service offers, which is either the dictionary of one language or the
/// translations from one language to another.
package struct DatasetLanguages: Hashable, Sendable {
    /// The language of the dictionary, or the language to translate from.
    let source: Language

    /// The language to translate to, or `nil` for the dictionary of one language.
    let target: Language?

    /// The dictionary of one language.
    package static func monolingual(_ language: MonolingualLanguage) -> DatasetLanguages {
        DatasetLanguages(source: language.language, target: nil)
    }

    /// The translations from one language to another.
    package static func bilingual(_ languages: LanguagePair) -> DatasetLanguages {
        DatasetLanguages(source: languages.source.language, target: languages.target.language)
    }
}
