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
        let isCode = rawValue.allBytes { $0.isDigit || $0 == UInt8(ascii: "-") || $0.isLowercaseLetter }
        guard isCode, !rawValue.isEmpty else { return nil }
        code = rawValue
    }

    /// Creates the language of a data set, independent of the data set.
    public init(_ language: some OxfordLanguage) {
        self = language.language
    }

    /// The language code.
    public var rawValue: String { code }

    /// The language itself.
    public var language: Language { self }
}

extension Language {
    var isVarietyOfEnglish: Bool { code.hasPrefix("en-") }

    /// The language, or English as a whole if this is a variety of English.
    var withoutVarietyOfEnglish: Language { isVarietyOfEnglish ? .english : self }
}

/// A type for the languages that one kind of data set supports, such as ``MonolingualLanguage`` for monolingual
/// dictionaries.
///
/// Different kinds of data sets support different languages, so each kind has its own language type. For example,
/// dictionary entries distinguish British and American English, but translations do not. To convert a language to
/// another type, pass it to ``init(_:)``. The result is `nil` if the service does not offer the language for that kind
/// of data set. A type that has only one English turns every variety into it, and for a type that has several, you can
/// say which one you prefer:
///
/// ```swift
/// let chosen = MonolingualLanguage.britishEnglish
/// print(ThesaurusLanguage(chosen)?.rawValue ?? "none")
/// print(ThesaurusLanguage(MonolingualLanguage.french)?.rawValue ?? "none")
/// let english = LemmasLanguage.english
/// print(MonolingualLanguage(english, preferring: chosen)?.rawValue ?? "none")
/// // en
/// // none
/// // en-gb
/// ```
///
/// For a language that the service has added since this version of the library, use `init(rawValue:)`, which accepts
/// any code.
public protocol OxfordLanguage: OxfordLabeledVocabulary {
    /// The language, independent of the data set.
    var language: Language { get }

    /// The known languages that the service offers now.
    ///
    /// Show these languages in a menu. The default implementation returns `known`.
    static var offered: [Self] { get }
}

extension OxfordLanguage {
    /// The known languages.
    public static var offered: [Self] { known }

    /// Whether the language is in ``offered``.
    ///
    /// This property is `false` for a language that the service has dropped, and for a language that this kind of data
    /// set does not support. It is also `false` for a language that the service has added since this version of the
    /// library. You can still send a request for any of these languages.
    ///
    /// ```swift
    /// print(ThesaurusLanguage.english.isOffered)
    /// print(ThesaurusLanguage(rawValue: "fr")?.isOffered ?? false)
    /// // true
    /// // false
    /// ```
    public var isOffered: Bool { Self.offered.contains(self) }

    /// Converts a language to this type, or returns `nil` if the service does not offer it for this kind of data set.
    ///
    /// If this type has only one English, every variety of English becomes `english`. If this type has several, the
    /// result for `english` is `nil`, because the service would redirect a request with the code `en`, and bill you
    /// twice.
    public init?(_ language: some OxfordLanguage) {
        let language = language.language
        let match =
            Self.offered.first { $0.language == language }
            ?? Self.offered.first { $0.language == language.withoutVarietyOfEnglish }
        guard let match else { return nil }
        self = match
    }

    /// Converts a language to this type.
    ///
    /// If this type does not have the variety of English, the result is one that the type has. The result is `nil` if
    /// the service does not offer the language for this kind of data set.
    ///
    /// - Parameters:
    ///   - language: The language to convert.
    ///   - variety: The variety of English to use if the language is English, and the service does not offer the same
    ///     English for this kind of data set.
    public init?(_ language: some OxfordLanguage, preferring variety: Self) {
        let isEnglish = language.language.withoutVarietyOfEnglish == .english
        guard let match = Self(language) ?? (isEnglish ? variety : nil) else { return nil }
        self = match
    }

    /// Creates the language that fits a language tag best, such as the identifier of the user's locale, or returns
    /// `nil` if the service offers none.
    ///
    /// ```swift
    /// for tag in ["en_AU", "en-US", "zh-Hans-CN", "pt-BR", "ja_JP"] {
    ///     print(MonolingualLanguage(matching: tag)?.rawValue ?? "none")
    /// }
    /// // en-gb
    /// // en-us
    /// // zh
    /// // pt
    /// // none
    /// ```
    ///
    /// - Parameter tag: A language tag of BCP 47 or a locale identifier, with hyphens or underscores, in any letter
    ///   case. The region can be a number of UN M.49, such as `840` for the United States. The language can be an old
    ///   code of ISO 639, such as `in` for Indonesian. A text with any other character, such as a space, is no tag.
    public init?(matching tag: String) {
        let offered = Self.offered
        let codes = tag.codesOfLanguages
        guard let match = codes.lazy.compactMap({ code in offered.first { $0.rawValue == code } }).first else {
            return nil
        }
        self = match
    }

    /// Creates a language from the first of several language tags whose language the service offers, or returns `nil`
    /// if it offers none of them.
    ///
    /// In an app, pass `Locale.preferredLanguages`, which lists the languages that the user prefers.
    ///
    /// ```swift
    /// let preferred = ["ja-JP", "en-AU", "es-419"]
    /// print(MonolingualLanguage(matching: preferred) ?? .americanEnglish)
    /// // en-gb
    /// ```
    ///
    /// - Parameter tags: Language tags or locale identifiers, the most preferred first.
    public init?(matching tags: some Sequence<String>) {
        guard let match = tags.lazy.compactMap({ Self(matching: $0) }).first else { return nil }
        self = match
    }

    /// The language code.
    public var rawValue: String { language.rawValue }

    /// The language's English name, or its code if the language is unknown.
    public var label: String { Language.listing.label(of: rawValue) ?? rawValue }

    /// Creates the known language with the given English name, or returns `nil` if no known language of this type has
    /// that name.
    public init?(label: String) {
        let id = Language.listing.id(labeled: label)
        guard let language = Self.known.first(where: { $0.rawValue == id }) else { return nil }
        self = language
    }

    /// Returns advice on English if this type has other codes for it than the given one, or `nil` otherwise.
    static func advice(on code: String) -> String? {
        guard let language = Language(rawValue: code), Self(rawValue: code) == nil else { return nil }
        if language == .english {
            return "this kind of request distinguishes British and American English; use a code such as en-gb or en-us"
        }
        return "this kind of request does not distinguish British and American English; use en"
    }
}

extension String {
    /// The codes of the languages that a language tag means, the best first.
    fileprivate var codesOfLanguages: [String] {
        let tag = prefix { $0 != "@" && $0 != "." }
        let all = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard all.allSatisfy(\.isSubtag) else { return [] }
        // An extension, such as `u-ca-gregory`, begins with a single letter.
        let subtags = all.prefix { $0.utf8.count > 1 }
        guard let first = subtags.first else { return [] }
        let code = Self.currentCodes[first] ?? first
        let region = subtags.dropFirst().first(where: \.isRegion).map { Self.numberedRegions[$0] ?? $0 }
        let codes = region.map { ["\(code)-\($0)", code] } ?? [code]
        guard code == "en" else { return codes }
        // Most other countries, and regions such as Europe (`150`), follow British spelling. Without a region, so do
        // some variants of English.
        let isAmerican =
            region.map(Self.regionsWithAmericanSpelling.contains)
            ?? subtags.allSatisfy { !Self.britishVariants.contains($0) }
        return codes + (isAmerican ? ["en-us", "en-gb"] : ["en-gb", "en-us"])
    }

    /// Whether this text has the form that BCP 47 requires of each part of a language tag.
    private var isSubtag: Bool {
        1...8 ~= utf8.count && allBytes { $0.isDigit || $0.isLowercaseLetter }
    }

    /// Whether this part of a tag is a region, that is, two letters or three digits.
    private var isRegion: Bool {
        utf8.count == 2 && !allBytes(satisfy: \.isDigit) || utf8.count == 3 && allBytes(satisfy: \.isDigit)
    }

    private static let regionsWithAmericanSpelling: Set = ["us", "ca", "ph", "pr", "gu", "vi", "as", "mp", "um", "lr"]

    /// The variants in the registry of BCP 47 that are varieties of British English.
    ///
    /// These are the spelling of the Oxford English Dictionary, the dialect of Liverpool, Cornu-English, and Early
    /// Modern English.
    private static let britishVariants: Set = ["oxendict", "scouse", "cornu", "emodeng"]

    /// The codes of the countries whose English the service or this library distinguishes, by their UN M.49 numbers.
    private static let numberedRegions = [
        "016": "as", "036": "au", "124": "ca", "316": "gu", "356": "in", "430": "lr", "580": "mp", "581": "um",
        "608": "ph", "630": "pr", "826": "gb", "840": "us", "850": "vi",
    ]

    /// The codes that replaced old codes in ISO 639, for languages that the service offers.
    private static let currentCodes = ["in": "id", "mo": "ro"]
}

extension Language: JSONValue, JSONObjectKey {
    /// Reads a language code.
    ///
    /// Characters that no language code can contain become hyphens, because a language can become a part of a URL.
    package init(from json: inout JSONReader) throws(JSONError) {
        self.init(inAnswers: try String(from: &json))
    }

    /// Creates a language from its code in an answer, such as `en_US`.
    init(inAnswers text: String) {
        if let language = Language(rawValue: text) {
            self = language
            return
        }
        let code = text.utf8.map { byte in
            let byte = byte.lowercasedASCII
            return byte.isDigit || byte.isLowercaseLetter ? byte : UInt8(ascii: "-")
        }
        // The code "und" means that the language is undetermined.
        self.init(code: code.isEmpty ? "und" : String(decoding: code, as: UTF8.self))
    }
}
