/// A language, by the code that the API gives it, such as `en-gb`.
///
/// Most requests take one of the narrower types, because the languages on offer differ by kind of data set:
/// ``MonolingualLanguage`` is one. This type serves where any language may stand.
///
/// ```swift
/// print(LanguagesRequest(source: .english, target: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/languages?sourceLanguage=en&targetLanguage=es
/// ```
public struct Language: Hashable, Sendable {
    let code: String

    /// Makes a language from a code that the library vouches for.
    init(code: String) {
        self.code = code
    }
}

extension Language: OxfordLanguage {
    /// Makes a language from its code, or nothing where the text is no code: lower-case letters, digits and
    /// hyphens.
    ///
    /// ```swift
    /// print(Language(rawValue: "nl")?.rawValue ?? "no code")
    /// print(Language(rawValue: "../nl")?.rawValue ?? "no code")
    /// // nl
    /// // no code
    /// ```
    public init?(rawValue: String) {
        let isCode = rawValue.utf8.allSatisfy { byte in
            byte.isDigit || byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        }
        guard isCode, !rawValue.isEmpty else { return nil }
        code = rawValue
    }

    /// Makes a language from itself.
    public init(_ language: Language) {
        self = language
    }

    /// The language's code.
    public var rawValue: String { code }

    /// The language itself.
    public var language: Language { self }
}
