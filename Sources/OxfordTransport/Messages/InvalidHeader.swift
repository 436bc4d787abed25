import OxfordEndpoints

/// An error that reports an invalid header.
///
/// The error leaves out the header's value, because the value may be secret.
///
/// ```swift
/// do {
///     _ = try Headers(validating: ["Accept Language": "en"])
/// } catch let error as InvalidHeader {
///     print(error.reason, error.name)
/// }
/// // invalidName Accept Language
/// ```
public struct InvalidHeader: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why a header or a part of the ``Credentials`` is invalid.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `invalidName`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The name is empty or contains a character that is not allowed in header names.
        public static let invalidName = Reason("invalidName")

        /// The value contains a line break, another control character, or a non-ASCII character.
        ///
        /// For credentials, this is also the reason if a value begins with a quotation mark.
        public static let invalidCharacter = Reason("invalidCharacter")

        /// The value begins or ends with a space.
        public static let surroundingSpace = Reason("surroundingSpace")

        /// The app ID or the app key has fewer than 8 characters.
        ///
        /// Real app IDs have 8 characters, and real app keys have 32. A short value could occur in an ordinary word, so
        /// the library could not hide the value in messages without garbling them.
        public static let tooShort = Reason("tooShort")

        /// The environment variable for the app ID or the app key is missing or empty.
        public static let unset = Reason("unset")
    }

    /// The name of the header.
    public let name: String

    /// The reason why the header is invalid.
    public let reason: Reason

    /// A one-line message that names the header, the rule that it breaks, and the fix.
    public var description: String {
        let name = "\"" + self.name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
        return switch reason {
        case .invalidName: "invalid header name \(name); use letters, digits, - and _"
        case .surroundingSpace: "the value of header \(name) begins or ends with a space; remove it"
        default: "the value of header \(name) contains a character that is not printable ASCII; encode it"
        }
    }

    static func check(name: String, value: String) throws(InvalidHeader) {
        if let reason = isName(name) ? reason(against: value) : .invalidName {
            throw InvalidHeader(name: name, reason: reason)
        }
    }

    /// Returns the reason why a request cannot contain a header with the given value, or `nil` if it can.
    static func reason(against value: String) -> Reason? {
        guard value.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return .invalidCharacter }
        return value.hasPrefix(" ") || value.hasSuffix(" ") ? .surroundingSpace : nil
    }

    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0.isUnreserved || "!#$%&'*+^`|".utf8.contains($0) }
    }

    static func isReceivedValue(_ value: String) -> Bool {
        // The scalars from U+007F to U+009F are control characters, and the last two would end a line of a log.
        value.unicodeScalars.allSatisfy {
            $0 == "\t" || 0x20..<0x7F ~= $0.value || $0.value >= 0xA0 && $0 != "\u{2028}" && $0 != "\u{2029}"
        }
    }
}
