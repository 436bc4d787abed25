/// An error for invalid ``Credentials``, without their values.
///
/// ```swift
/// do {
///     _ = try Credentials(appID: " 1a2b3c4d", appKey: "0123456789abcdef")
/// } catch {
///     print(error.parts, error.reason)
/// }
/// // [appID] surroundingSpace
/// ```
public struct InvalidCredentials: Error, Hashable, Sendable, CustomStringConvertible {
    /// A part of credentials.
    ///
    /// Later versions may add parts, so a `switch` needs a `default`.
    public struct Part: Hashable, Sendable, CaseIterable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        /// The name of the environment variable.
        public let variable: String

        fileprivate let text: String

        private init(_ description: String, variable: String, text: String) {
            self.description = description
            self.variable = variable
            self.text = text
        }

        /// The app ID.
        public static let appID = Part("appID", variable: "OXFORD_APP_ID", text: "app ID")

        /// The app key.
        public static let appKey = Part("appKey", variable: "OXFORD_APP_KEY", text: "app key")

        /// All parts.
        public static let allCases = [appID, appKey]
    }

    /// The reason why credentials are invalid.
    ///
    /// Later versions may add reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the constant.
        public let description: String

        private init(_ description: String) {
            self.description = description
        }

        /// The environment variable is missing or empty.
        public static let unset = Reason("unset")

        /// The value is empty.
        public static let empty = Reason("empty")

        /// The value contains a character that is not printable ASCII.
        public static let invalidCharacter = Reason("invalidCharacter")

        /// The value begins or ends with a space.
        public static let surroundingSpace = Reason("surroundingSpace")
    }

    /// The invalid parts.
    public let parts: [Part]

    /// The reason why they are invalid.
    public let reason: Reason

    /// A one-line message with the parts, the rule, and the fix.
    public var description: String {
        let names = "the " + parts.map(\.text).joined(separator: " and ")
        return switch reason {
        case .unset:
            parts.map(\.variable).joined(separator: " and ") + (parts.count > 1 ? " are" : " is")
                + " not set; get an app ID and key at https://developer.oxforddictionaries.com"
        case .empty: "\(names) is empty; copy it from https://developer.oxforddictionaries.com"
        case .surroundingSpace: "\(names) begins or ends with a space; remove it"
        default: "\(names) contains a line break or another character that is not printable ASCII; copy it again"
        }
    }

    static func check(_ text: String, as part: Part) throws(InvalidCredentials) {
        guard !text.isEmpty else { throw InvalidCredentials(parts: [part], reason: .empty) }
        do throws(InvalidHeader) {
            try InvalidHeader.check(name: part.variable, value: text)
        } catch {
            throw InvalidCredentials(
                parts: [part], reason: error.reason == .surroundingSpace ? .surroundingSpace : .invalidCharacter)
        }
    }
}
