/// An error that reports an invalid header.
///
/// The error leaves out the header's value, because the value may be secret.
///
/// ```swift
/// do {
///     _ = try Headers(validating: ["Accept Language": "en"])
/// } catch {
///     print(error.reason, error.name)
/// }
/// // invalidName Accept Language
/// ```
public struct InvalidHeader: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why a header is invalid.
    ///
    /// Later versions may add reasons, so a `switch` over a reason needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant, such as `invalidName`.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The name is empty or contains a character that is not allowed in header names.
        public static let invalidName = Reason("invalidName")

        /// The value contains a line break, another control character, or a non-ASCII character.
        public static let invalidCharacter = Reason("invalidCharacter")

        /// The value begins or ends with a space.
        public static let surroundingSpace = Reason("surroundingSpace")
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
        guard isName(name) else { throw InvalidHeader(name: name, reason: .invalidName) }
        guard value.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
            throw InvalidHeader(name: name, reason: .invalidCharacter)
        }
        guard value.first != " ", value.last != " " else { throw InvalidHeader(name: name, reason: .surroundingSpace) }
    }

    static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    static func isReceivedValue(_ value: String) -> Bool {
        // Accept printable ASCII without looking up Unicode properties, because the lookup is slow and most values are
        // ASCII.
        if value.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return true }
        return value.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\t"
            case .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }
}
