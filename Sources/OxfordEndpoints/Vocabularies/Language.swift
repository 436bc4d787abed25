/// A language, identified by its code, such as `en-gb`.
///
/// Most requests take a narrower type, such as ``MonolingualLanguage``, because different kinds of data sets support
/// different languages. This type is for requests that accept any language, such as ``LanguagesRequest``.
public struct Language: Hashable, Sendable {
    let code: String

    /// Creates a language from a code that is known to be valid, without checking the code.
    init(code: String) {
        self.code = code
    }
}

extension Language: OxfordLanguage {
    /// Creates a language from its code, or returns `nil` if the text is not a valid code.
    ///
    /// A valid code is not empty and contains only lowercase ASCII letters, digits and hyphens.
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

/// A type for the languages that one kind of data set supports, such as ``MonolingualLanguage`` for monolingual
/// dictionaries.
///
/// Different kinds of data sets support different languages, so each kind has its own language type. For example,
/// dictionary entries distinguish British and American English, but translations do not.
///
/// ```swift
/// let language = MonolingualLanguage(.americanEnglish)
/// print(language?.rawValue ?? "unsupported")
/// // en-us
/// ```
public protocol OxfordLanguage: OxfordLabeledVocabulary {
    /// The language, independent of the data set.
    var language: Language { get }

    /// Converts a language to this type, or returns `nil` for ``Language/english`` if this type does not support `en`.
    ///
    /// For example, you can't convert ``Language/english`` to ``MonolingualLanguage``, because monolingual dictionaries
    /// are for either British or American English. You can convert any other language, even if the library knows no
    /// data set for it, because the service may have added one.
    init?(_ language: Language)
}

extension OxfordLanguage {
    /// Creates a language from its code, or returns `nil` if the text is not a language code.
    ///
    /// A type that conforms to ``HasRegionalEnglish`` requires a code for one variety of English, such as `en-gb`. For
    /// such a type, this initializer returns `nil` for the code `en` too.
    public init?(rawValue: String) {
        guard let language = Language(rawValue: rawValue) else { return nil }
        self.init(language)
    }

    /// The language code.
    public var rawValue: String { language.rawValue }

    /// The names of all languages that the library knows.
    ///
    /// This listing contains all languages that the library knows, even languages that this type doesn't support. To
    /// get only the known languages of this type, use `known`.
    public static var listing: VocabularyListing { Language.listing }
}

/// A language type for data sets that have a single code, `en`, for all varieties of English.
///
/// ```swift
/// print(ThesaurusRequest("ace", in: .english).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// ```
public protocol HasOneEnglish: OxfordLanguage {}

extension HasOneEnglish {
    /// Returns advice to write `en` instead of a regional code such as `en-gb`, or `nil` for any other text.
    public static func advice(for rawValue: String) -> String? {
        rawValue.hasPrefix("en-")
            ? "this kind of request does not distinguish British and American English; use en" : nil
    }
}

/// A language type for data sets that have a separate code for each variety of English, such as `en-gb`.
///
/// Data sets of this kind don't support the code `en`. If you requested it, the service would redirect your request,
/// and bill you twice. For this reason, the conversion of ``Language/english`` to such a language type returns `nil`:
///
/// ```swift
/// print(MonolingualLanguage(.english) == nil)
/// // true
/// ```
public protocol HasRegionalEnglish: OxfordLanguage {}

extension HasRegionalEnglish {
    /// Returns advice to write a regional code such as `en-gb` instead of `en`, or `nil` for any other text.
    public static func advice(for rawValue: String) -> String? {
        rawValue == Language.english.rawValue
            ? "this kind of request distinguishes British and American English; use a code such as en-gb or en-us" : nil
    }
}
