/// A word or phrase to look up or to search for: write it as a literal, or `try WordText(cleaning: typed)` for text
/// that a user typed.
///
/// A word that was created is safe in every URL, because it is percent-encoded. It may contain spaces, and characters
/// that are reserved in URLs, such as `/`:
///
/// ```swift
/// let either = EntriesRequest("and/or", in: .britishEnglish)
/// print(either.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/and%2For
///
/// let typed = "  crème   brûlée "
/// let dessert = WordsRequest(
///     try WordText(cleaning: typed), in: .britishEnglish)
/// print(dessert.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
/// //     ?q=cr%C3%A8me%20br%C3%BBl%C3%A9e
/// ```
///
/// There are two initializers for text from outside the program. ``init(cleaning:)`` is for text that a person typed.
/// ``init(validating:)`` keeps the text as it is, with its letter case, spaces and Unicode normalization form. Both
/// throw an error if the text breaks one of these rules:
///
/// - It has at least one visible character.
/// - It has at most 128 Unicode scalars, which is the service's limit.
/// - It contains no control characters.
/// - None of its parts between slashes is `.` or `..`. Such a part is invalid even though slashes are percent-encoded,
///   because gateways resolve the part anyway.
///
/// Two words are equal if and only if their percent-encoded bytes are equal. For example, `café` with a single Unicode
/// scalar for `é` is not equal to `café` with two scalars, `e` and a combining accent.
///
/// A word is stored as its ``text``, also if it is the key of a dictionary. If two keys differ only in their
/// normalization form, such as the two `café` above, Foundation's encoders store only one of them, because they compare
/// keys as strings.
public struct WordText: Hashable, Sendable {
    let encoded: PercentEncoded

    /// Creates a word from text, which stays as it is.
    ///
    /// ```swift
    /// do {
    ///     _ = try WordText(validating: "a/..")
    /// } catch {
    ///     print(error)
    /// }
    /// // ".." between slashes would change the URL's path;
    /// //     write the word without it
    /// ```
    ///
    /// - Throws: ``InvalidText`` if the text breaks one of the rules.
    public init(validating text: some StringProtocol) throws {
        let text = String(text)
        try InvalidText.check(text)
        encoded = PercentEncoded(text)
    }

    /// Creates a word from text that a person typed.
    ///
    /// White space around the text is removed, and each run of white space in the text becomes a single space. The
    /// typographic quotation marks and apostrophes that keyboards insert become straight ones, because the service
    /// writes its words with straight ones. Everything else stays as it is.
    ///
    /// ```swift
    /// print(try WordText(cleaning: "  don’t\tpanic "))
    /// // don't panic
    /// ```
    ///
    /// - Throws: ``InvalidText`` if the cleaned text breaks one of the rules.
    public init(cleaning text: some StringProtocol) throws {
        // Split the scalars instead of the characters. If a combining mark follows a space, Swift treats the two as a
        // single character, which is not white space.
        let straight = String.UnicodeScalarView(text.unicodeScalars.map(\.straightened))
        let words = straight.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
        try self.init(validating: words.joined(separator: " "))
    }

    /// Creates a word from the ID of an entry, which is not percent-encoded again.
    ///
    /// The word is the same as the word of the decoded ID. For example, `caf%c3%a9` and `caf%C3%A9` are both `café`.
    ///
    /// - Throws: ``InvalidText`` if the decoded ID breaks one of the rules, or if its bytes are not valid UTF-8.
    public init(_ id: EntryID) throws {
        try self.init(validating: try id.encoded.validText)
    }

    /// The text before encoding.
    public var text: String { encoded.decoded }
}

extension WordText: ExpressibleByStringLiteral {
    /// Creates a word from a literal.
    ///
    /// - Precondition: The literal is a valid word according to ``init(validating:)``.
    public init(stringLiteral literal: StaticString) {
        do {
            try self.init(validating: literal.description)
        } catch {
            // Unlike `preconditionFailure`, `fatalError` prints its message in release builds too. The message refers
            // to the backtrace, because an initializer for literals cannot have a `#line` parameter.
            fatalError(
                "invalid word \(literal.description.quoted): \(error); the backtrace shows the line of the literal")
        }
    }
}

extension WordText: Codable, CodingKeyRepresentable {
    /// The text before encoding for URLs, as the key of a stored dictionary.
    public var codingKey: any CodingKey { text.codingKey }

    /// Creates a word from the key of a stored dictionary, or returns `nil` if the text breaks one of the rules.
    ///
    /// A decoder throws an error for such a key.
    public init?(codingKey: some CodingKey) {
        try? self.init(validating: codingKey.stringValue)
    }

    /// Decodes a word from its text.
    ///
    /// - Throws: `DecodingError` if the text breaks one of the rules, or the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(validating: try container.decode(String.self))
        } catch let error as InvalidText {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
        }
    }

    /// Encodes the text before encoding for URLs.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension WordText: CustomStringConvertible {
    /// The text before encoding.
    public var description: String { text }
}

extension Unicode.Scalar {
    /// The straight form of a typographic quotation mark or apostrophe, or the scalar itself.
    fileprivate var straightened: Unicode.Scalar {
        switch self {
        case "‘", "’", "‚", "‛": "'"
        case "“", "”", "„", "‟": "\""
        default: self
        }
    }
}
