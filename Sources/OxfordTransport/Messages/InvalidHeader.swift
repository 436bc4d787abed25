/// Why a name with its value is no header.
///
/// It never holds the value, which may be a secret.
///
/// ```swift
/// do {
///     _ = try Headers(validating: ["Accept Language": "en"])
/// } catch {
///     print(error.reason == .name, error)
/// }
/// // true "Accept Language" is no name of a header: it is letters, digits, - and _
/// ```
public struct InvalidHeader: Error, Hashable, Sendable, CustomStringConvertible {
    /// The rule that is broken.
    ///
    /// ```swift
    /// var headers = Headers()
    /// do {
    ///     try headers.set("Müller", for: "X-User")
    /// } catch {
    ///     switch error.reason {
    ///     case .name: print("take another name")
    ///     case .character: print("encode the value")
    ///     case .surroundingSpace: print("trim the value")
    ///     }
    /// }
    /// // encode the value
    /// ```
    public enum Reason: Hashable, Sendable {
        /// The name is empty, or holds a character that no name has.
        case name
        /// The value holds a line break, a control character or one that is not ASCII.
        case character
        /// The value begins or ends with a space.
        case surroundingSpace
    }

    /// The name that was given.
    public let name: String

    /// The rule that is broken.
    public let reason: Reason

    /// The name and the rule, in one line.
    public var description: String {
        let name = "\"" + self.name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
        return switch reason {
        case .name: "\(name) is no name of a header: it is letters, digits, - and _"
        case .character: "the value of the header \(name) holds a character that is not printable ASCII"
        case .surroundingSpace: "the value of the header \(name) begins or ends with a space"
        }
    }

    static func check(name: String, value: String) throws(InvalidHeader) {
        guard isName(name) else { throw InvalidHeader(name: name, reason: .name) }
        guard value.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { throw InvalidHeader(name: name, reason: .character) }
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
        value.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\t"
            case .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
    }
}
