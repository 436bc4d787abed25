/// A word or phrase to look up, validated and percent-encoded.
///
/// If you know the word in advance, write it as a literal. For text from outside the program, such as a user's input,
/// call ``init(validating:)``, which throws an error if the text is invalid.
///
/// A headword keeps the text's letter case, spaces and Unicode normalization form. The text may contain characters that
/// are reserved in URLs, such as `/`, because the headword percent-encodes them.
///
/// ```swift
/// let either = EntriesRequest("and/or", in: .britishEnglish)
/// print(either.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/and%2For
///
/// let typed = "café"
/// let cafe = EntriesRequest(
///     try Headword(validating: typed), in: .britishEnglish)
/// print(cafe.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/caf%C3%A9
/// ```
///
/// Two headwords are equal if and only if their percent-encoded bytes are equal. For example, `café` with a single
/// Unicode scalar for `é` is not equal to `café` with two scalars, `e` and a combining accent.
public struct Headword: Hashable, Sendable {
    /// The percent-encoded text.
    ///
    /// This property has `package` access because the module `OxfordVersion1` needs the encoded text to convert a
    /// headword to lowercase.
    package let encoded: PercentEncoded

    /// Creates a headword from text, after validating it.
    ///
    /// ```swift
    /// do {
    ///     _ = try Headword(validating: "a/..")
    /// } catch {
    ///     print(error)
    /// }
    /// // ".." between slashes would change the URL's path;
    /// //     write the word without it
    /// ```
    ///
    /// - Throws: ``InvalidText`` if the text is blank, is longer than 128 Unicode scalars, contains a control
    ///   character, or has a part between slashes that is `.` or `..`. Such a part is invalid even though slashes are
    ///   percent-encoded, because gateways resolve the part anyway.
    public init(validating text: some StringProtocol) throws(InvalidText) {
        let text = String(text)
        try InvalidText.check(text, pathLimit: Self.lengthLimit)
        encoded = PercentEncoded(text)
    }

    /// Creates a headword from an entry ID, without percent-encoding the ID a second time.
    ///
    /// - Throws: ``InvalidText`` if the decoded ID breaks a rule of ``init(validating:)``.
    public init(_ id: EntryID) throws(InvalidText) {
        try InvalidText.check(id.encoded.decoded, pathLimit: Self.lengthLimit)
        encoded = id.encoded
    }

    /// The text before encoding.
    public var text: String { encoded.decoded }

    private static let lengthLimit = 128
}

extension Headword: ExpressibleByStringLiteral {
    /// Creates a headword from a literal.
    ///
    /// - Precondition: The literal is a valid headword according to ``init(validating:)``.
    public init(stringLiteral literal: StaticString) {
        do throws(InvalidText) {
            try self.init(validating: literal.description)
        } catch {
            // Unlike `preconditionFailure`, `fatalError` prints its message in release builds too. The message refers
            // to the backtrace, because an initializer for literals cannot have a `#line` parameter.
            fatalError(
                "invalid headword \(literal.description.quoted): \(error); the backtrace shows the line of the literal")
        }
    }
}

extension Headword: CustomStringConvertible {
    /// The text before encoding.
    public var description: String { text }
}
