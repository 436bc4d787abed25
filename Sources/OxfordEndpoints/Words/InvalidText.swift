/// An error for text that cannot be used in a request.
///
/// ``Headword/init(validating:)`` and ``QueryText/init(validating:)`` throw this error.
///
/// ```swift
/// for typed in ["  ", "a/..", "ace"] {
///     do {
///         print(try Headword(validating: typed))
///     } catch {
///         print(error.reason, "–", error)
///     }
/// }
/// // blank – a headword cannot be blank; pass at least one visible character
/// // dotPart – ".." between slashes would change the URL's path;
/// //     write the word without it
/// // ace
/// ```
public struct InvalidText: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    public enum Reason: Hashable, Sendable {
        /// The text is empty or contains only white space.
        case blank
        /// The text is longer than 128 Unicode scalars, which is the service's limit for a word in a URL path.
        case tooLong
        /// The text contains a control character.
        case controlCharacter
        /// The text contains the path segment `.` or `..`, which would change the URL's path.
        case dotPart
    }

    /// The rule that the text breaks.
    public let reason: Reason

    /// A message that explains which rule the text breaks and how to correct the text.
    public let description: String
}

extension InvalidText {
    /// Checks that text is valid for a ``Headword`` or for ``QueryText``.
    ///
    /// - Parameter pathLimit: The maximum number of Unicode scalars in a headword, which becomes part of a URL's path.
    ///   Pass `nil` for query text, whose length is unlimited and in which dots are harmless.
    static func check(_ text: String, pathLimit: Int? = nil) throws(InvalidText) {
        // Most text is visible ASCII without dots. If it is not too long, such text breaks no rule, so the slower
        // checks are unnecessary.
        let isPlain = text.allBytes(satisfy: { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: ".") })
        if isPlain, !text.isEmpty, text.utf8.count <= pathLimit ?? .max { return }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.isBlank) {
            let kind = pathLimit == nil ? "query text" : "a headword"
            throw InvalidText(
                reason: .blank, description: "\(kind) cannot be blank; pass at least one visible character")
        }
        // Count the bytes first, because that is faster. There are at most as many scalars as bytes, so if the number
        // of bytes is within the limit, counting the scalars is unnecessary.
        if let pathLimit, text.utf8.count > pathLimit, scalars.count > pathLimit {
            throw InvalidText(
                reason: .tooLong,
                description: "the headword has \(scalars.count) characters, but the service accepts at most"
                    + " \(pathLimit); shorten it")
        }
        if let control = scalars.first(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
            throw InvalidText(
                reason: .controlCharacter,
                description: "\(String(control).quoted) is a control character; remove it")
        }
        if pathLimit != nil, let part = text.dotPart {
            throw InvalidText(
                reason: .dotPart,
                description: "\(part.quoted) between slashes would change the URL's path; write the word without it")
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool {
        // For ASCII, this comparison is faster than a look-up in the Unicode tables.
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}
