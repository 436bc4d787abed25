/// An error for text that cannot be used in a request.
///
/// ``WordText/init(validating:)``, ``WordText/init(cleaning:)`` and ``WordText/init(_:)`` throw this error.
///
/// ```swift
/// for typed in ["  ", "a/..", "ace"] {
///     do {
///         print(try WordText(validating: typed))
///     } catch let error as InvalidText {
///         print(error.reason, "–", error)
///     }
/// }
/// // blank – a word cannot be blank; pass at least one visible character
/// // dotPart – ".." between slashes would change the URL's path;
/// //     write the word without it
/// // ace
/// ```
public struct InvalidText: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that the text breaks.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `blank`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The text has no visible character: it is empty, or contains only white space, blank characters, and
        /// characters that format other characters, such as a zero-width space.
        public static let blank = Reason("blank")

        /// The text is longer than 128 Unicode scalars, which is the service's limit for a word.
        public static let tooLong = Reason("tooLong")

        /// The text contains a control character.
        public static let controlCharacter = Reason("controlCharacter")

        /// The text contains the path segment `.` or `..`, which would change the URL's path.
        public static let dotPart = Reason("dotPart")

        /// The percent-escapes of an ``EntryID`` are bytes that are not valid UTF-8, such as `%FF`.
        public static let notUTF8 = Reason("notUTF8")
    }

    /// The rule that the text breaks.
    public let reason: Reason

    /// A message that explains which rule the text breaks and how to correct the text.
    public let description: String
}

extension InvalidText {
    private static let lengthLimit = 128

    /// Checks that text is valid for a ``WordText``.
    static func check(_ text: String) throws(InvalidText) {
        // Most text is visible ASCII without dots. If it is not too long, such text breaks no rule, so the slower
        // checks are unnecessary.
        let isPlain = text.allBytes(satisfy: { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: ".") })
        if isPlain, !text.isEmpty, text.utf8.count <= lengthLimit { return }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(\.isInvisible) {
            throw InvalidText(
                reason: .blank, description: "a word cannot be blank; pass at least one visible character")
        }
        // Count the bytes first, because that is faster. There are at most as many scalars as bytes, so if the number
        // of bytes is within the limit, counting the scalars is unnecessary.
        if text.utf8.count > lengthLimit, scalars.count > lengthLimit {
            throw InvalidText(
                reason: .tooLong,
                description: "the word has \(scalars.count) characters, but the service accepts at most"
                    + " \(lengthLimit); shorten it")
        }
        if let control = scalars.first(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
            throw InvalidText(
                reason: .controlCharacter,
                description: "\(String(control).quoted) is a control character; remove it")
        }
        if let part = text.dotPart {
            throw InvalidText(
                reason: .dotPart,
                description: "\(part.quoted) between slashes would change the URL's path; write the word without it")
        }
    }
}

extension PercentEncoded {
    /// The text before encoding.
    var validText: String {
        get throws(InvalidText) {
            guard let decoded = String(validating: Self.bytes(of: text), as: UTF8.self) else {
                throw InvalidText(
                    reason: .notUTF8,
                    description: "the escapes of \(text.quoted) are not valid UTF-8; percent-encode the word as UTF-8")
            }
            return decoded
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        // For ASCII, this comparison is faster than a look-up in the Unicode tables.
        isASCII
            ? value == 0x20 || 0x09...0x0D ~= value
            : properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
                || Self.blanks.contains(self)
    }

    /// The characters that are blank, although Unicode classifies them as symbols or letters.
    ///
    /// They are the Braille pattern without dots, the two blanks of Egyptian hieroglyphs, and the musical null
    /// notehead.
    private static let blanks: [Unicode.Scalar] = ["\u{2800}", "\u{13441}", "\u{13442}", "\u{1D159}"]
}
