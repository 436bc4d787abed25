/// A language of one kind of data set.
///
/// Each kind of data set has its own type, because it supports other languages: dictionary entries distinguish British
/// and American English, for example, but translations do not.
///
/// ```swift
/// let language = MonolingualLanguage(.americanEnglish)
/// print(language?.rawValue ?? "unsupported")
/// // en-us
/// ```
public protocol OxfordLanguage: OxfordLabeledVocabulary {
    /// The language, independent of the data set.
    var language: Language { get }

    /// Creates a language of this kind of data set, or returns `nil` if it is unsupported.
    init?(_ language: Language)
}

extension OxfordLanguage {
    /// Creates a language from its code, or returns `nil` if the code is invalid or unsupported.
    public init?(rawValue: String) {
        guard let language = Language(rawValue: rawValue) else { return nil }
        self.init(language)
    }

    /// The language code.
    public var rawValue: String { language.rawValue }

    /// The known languages with their names.
    public static var listing: VocabularyListing { Language.listing }
}
