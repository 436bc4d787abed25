/// A language of one kind of data set.
///
/// What is offered differs: English is two languages for entries and one for translations. So each kind of data
/// set has a type of its own, and a request takes only the right one. Each is a narrower view of a ``Language``.
///
/// ```swift
/// let language = MonolingualLanguage(.americanEnglish)
/// print(language?.rawValue ?? "not there")
/// // en-us
/// ```
public protocol OxfordLanguage: OxfordLabeledVocabulary {
    /// The language, of whatever kind of data set.
    var language: Language { get }

    /// Makes the language of this kind of data set, or nothing where it is known to have none.
    init?(_ language: Language)
}

extension OxfordLanguage {
    /// Makes a language from its code, or nothing where the text is no code or the data sets have no such one.
    public init?(rawValue: String) {
        guard let language = Language(rawValue: rawValue) else { return nil }
        self.init(language)
    }

    /// The language's code.
    public var rawValue: String { language.rawValue }

    /// The known languages with their names.
    public static var listing: VocabularyListing { Language.listing }
}
