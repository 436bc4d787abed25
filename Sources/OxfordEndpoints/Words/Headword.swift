/// A word or phrase to look up, validated and percent-encoded.
///
/// Write a known word as a literal. Use ``init(validating:)`` for text from outside the program. A headword keeps its
/// letter case, spaces and Unicode form, and may contain reserved characters such as `/`.
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
/// Headwords are compared byte for byte, so the two Unicode forms of `café` are not equal.
public struct Headword: Hashable, Sendable {
    /// `package` for `OxfordVersion1`, which writes headwords in lowercase.
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
    ///   character, or has a part between slashes that is `.` or `..`, which gateways resolve even when it is encoded.
    public init(validating text: some StringProtocol) throws(InvalidText) {
        let text = String(text)
        try InvalidText.check(text, pathLimit: Self.lengthLimit)
        encoded = PercentEncoded(text)
    }

    /// Creates a headword from an entry ID, which is not encoded again.
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
    /// - Precondition: The literal follows the rules of ``init(validating:)``.
    public init(stringLiteral literal: StaticString) {
        do throws(InvalidText) {
            try self.init(validating: literal.description)
        } catch {
            // Unlike `preconditionFailure`, `fatalError` prints its message in release builds too. Initializers of
            // literals cannot take `#line`.
            fatalError(
                "invalid headword \(literal.description.quoted): \(error); the backtrace shows the line of the literal")
        }
    }
}

extension Headword: CustomStringConvertible {
    /// The text before encoding.
    public var description: String { text }
}
