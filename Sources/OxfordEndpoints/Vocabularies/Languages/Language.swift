/// A language, identified by its code, such as `en-gb`.
///
/// Most requests take a narrower type, such as ``MonolingualLanguage``, because each kind of data set has its own
/// languages. This type is for requests that accept any language, such as ``LanguagesRequest``.
public struct Language: Hashable, Sendable {
    let code: String

    /// Does not check the code.
    init(code: String) {
        self.code = code
    }
}

extension Language: OxfordLanguage {
    /// Creates a language from its code, or returns `nil` if the text is not a code.
    ///
    /// A code consists of ASCII lowercase letters, digits and hyphens, and is not empty.
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
