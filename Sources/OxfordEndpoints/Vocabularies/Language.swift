/// A language, identified by its code, such as `en-gb`.
///
/// Most requests take a narrower type, such as ``MonolingualLanguage``, because each kind of data set has its own
/// languages. This type is for requests that accept any language, such as ``LanguagesRequest``.
public struct Language: Hashable, Sendable {
    let code: String

    /// Creates a language from a valid code, without checking it.
    init(code: String) {
        self.code = code
    }
}

extension Language: OxfordLanguage {
    /// Creates a language from its code, or returns `nil` if the text is not a valid code.
    ///
    /// A valid code is not empty, and consists of lowercase ASCII letters, digits and hyphens.
    ///
    /// ```swift
    /// print(Language(rawValue: "nl")?.rawValue ?? "invalid")
    /// print(Language(rawValue: "../nl")?.rawValue ?? "invalid")
    /// // nl
    /// // invalid
    /// ```
    public init?(rawValue: String) {
        let isCode = rawValue.utf8.allSatisfy { byte in
            byte.isDigit || byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        }
        guard isCode, !rawValue.isEmpty else { return nil }
        code = rawValue
    }

    /// Creates a language from itself.
    public init(_ language: Language) {
        self = language
    }

    /// The language code.
    public var rawValue: String { code }

    /// The language itself.
    public var language: Language { self }
}

/// A language that one kind of data set supports.
///
/// The kinds of data sets support different languages, so each kind has its own type. For example, dictionary entries
/// distinguish British and American English, but translations do not.
///
/// ```swift
/// let language = MonolingualLanguage(.americanEnglish)
/// print(language?.rawValue ?? "unsupported")
/// // en-us
/// ```
public protocol OxfordLanguage: OxfordLabeledVocabulary {
    /// The language, independent of the data set.
    var language: Language { get }

    /// Creates a language of this kind of data set, or returns `nil` if the data sets do not support the language.
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

/// A language of data sets that treat English as a single language.
///
/// ```swift
/// print(ThesaurusRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// ```
public protocol HasOneEnglish: OxfordLanguage {}

extension HasOneEnglish {
    /// Returns advice for the code of a variety of English, such as `en-gb`, and `nil` for any other text.
    public static func advice(for rawValue: String) -> String? {
        rawValue.hasPrefix("en-")
            ? "this kind of request does not distinguish British and American English; use en" : nil
    }
}

/// A language of data sets that distinguish varieties of English, such as British and American English.
///
/// These data sets have no plain English. Converting ``Language/english`` to a language of this kind returns `nil`,
/// because the service would redirect such a request and bill it twice.
///
/// ```swift
/// print(MonolingualLanguage(.english) == nil)
/// // true
/// ```
public protocol HasRegionalEnglish: OxfordLanguage {}

extension HasRegionalEnglish {
    /// Returns advice for the code of plain English, and `nil` for any other text.
    public static func advice(for rawValue: String) -> String? {
        rawValue == Language.english.rawValue
            ? "this kind of request distinguishes British and American English; use a code such as en-gb or en-us" : nil
    }
}
