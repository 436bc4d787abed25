/// An error thrown for an invalid language code, or for a language that the requested kind of data set does not
/// support.
///
/// ``OxfordLanguage/init(validating:)`` throws this error.
///
/// ```swift
/// do {
///     _ = try LemmasLanguage(validating: "es_MX")
/// } catch let error as InvalidLanguage {
///     print(error.reason, error.suggestion ?? "none")
///     print(error)
/// }
/// // notOffered es
/// // the service has no data for "es_MX"; did you mean es?
/// ```
public struct InvalidLanguage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `notACode`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The text does not have the form of a language code, such as `es` or `en-gb`.
        public static let notACode = Reason("notACode")

        /// The text is a language code, but the service has no data set of the requested kind for the language.
        ///
        /// For example, the service does not distinguish varieties of Spanish, so it has data sets for `es` but not for
        /// `es-mx`. Conversely, data sets that treat British and American English as separate languages support `en-gb`
        /// and `en-us`, but not `en`.
        public static let notOffered = Reason("notOffered")
    }

    /// The rule that the text breaks.
    public let reason: Reason

    /// The invalid text.
    public let text: String

    /// The code of the known language that the text most likely refers to, or `nil` if there is none.
    public let suggestion: String?

    /// A message that quotes the text and suggests a correction.
    public let description: String

    fileprivate init<Kind: OxfordLanguage>(_ reason: Reason, _ text: String, code: String, for: Kind.Type) {
        let id = Language.listing.id(labeled: text) ?? code
        let isKnown = Kind.known.contains { $0.rawValue == id }
        if !isKnown, let advice = Kind.advice(on: id) ?? Kind.advice(on: id.primarySubtag) {
            suggestion = nil
            description = "invalid language \(text.quoted): \(advice)"
        } else {
            suggestion = Kind.known(meantBy: id)
            let mistake =
                reason == .notACode
                ? "\(text.quoted) is not a language code" : "the service has no data for \(text.quoted)"
            let examples = ["es", "en-gb", "en"].filter { code in Kind.known.contains { $0.rawValue == code } }
            description =
                "\(mistake); "
                + (suggestion.map { "did you mean \($0)?" }
                    ?? "use a code such as \(examples.prefix(2).joined(separator: " or "))")
        }
        self.reason = reason
        self.text = text
    }
}

extension OxfordLanguage {
    /// Creates a language from a code that may be invalid, such as a code from a configuration file.
    ///
    /// The code may contain uppercase letters, and `_` instead of `-`. The initializer also accepts the codes of
    /// languages that the library does not know, because the service may have added data sets for them.
    ///
    /// ```swift
    /// let language = try MonolingualLanguage(validating: "en_GB")
    /// print(EntriesRequest("ace", in: language).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// ```
    ///
    /// - Throws: ``InvalidLanguage`` if the text is not a language code, if the service has no data set of this kind
    ///   for the variety of the language, such as `es-mx`, or if the code belongs to a region, such as `gb`. The error
    ///   suggests the nearest known language.
    public init(validating text: String) throws {
        let code = String(
            decoding: text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0.lowercasedASCII }, as: UTF8.self)
        guard code.isLanguageCode else { throw InvalidLanguage(.notACode, text, code: code, for: Self.self) }
        let isKnown = Self.known.contains { $0.rawValue == code }
        let isVariety = code != code.primarySubtag && Language.known.contains { $0.rawValue == code.primarySubtag }
        let isRegion = Language.known.contains { $0.rawValue.hasSuffix("-\(code)") }
        guard isKnown || !isVariety && !isRegion, Self.advice(on: code) == nil, let language = Self(rawValue: code)
        else {
            throw InvalidLanguage(.notOffered, text, code: code, for: Self.self)
        }
        self = language
    }

    fileprivate static func known(meantBy text: String) -> String? {
        let codes = known.map(\.rawValue)
        if codes.contains(text) { return text }
        if codes.contains(text.primarySubtag) { return text.primarySubtag }
        if let code = codes.first(where: { $0.hasSuffix("-\(text)") }) { return code }
        let labels = known.map(\.label)
        guard let nearest = (codes + labels).nearestSpelling(to: text) else { return nil }
        return known.first { $0.label == nearest }?.rawValue ?? nearest
    }
}

extension String {
    /// Whether the text has the form of a language code.
    ///
    /// A language code begins with two or three lowercase letters. Any number of subtags, such as `gb`, may follow,
    /// each preceded by a hyphen.
    fileprivate var isLanguageCode: Bool {
        let subtags = parts(between: UInt8(ascii: "-"))
        return (2...3).contains(subtags[0].utf8.count)
            && subtags[0].allBytes(satisfy: \.isLowercaseLetter)
            && subtags.dropFirst().allSatisfy { subtag in
                (2...8).contains(subtag.utf8.count)
                    && subtag.allBytes { $0.isDigit || $0.isLowercaseLetter }
            }
    }

    /// The language code without the region, such as `en` for `en-gb`.
    fileprivate var primarySubtag: String { String(prefix { $0 != "-" }) }
}
