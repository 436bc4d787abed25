/// Why there are no ``Credentials``; what was given is never part of it.
///
/// ```swift
/// do {
///     _ = try Credentials(appID: " 1a2b3c4d", appKey: "0123456789abcdef")
/// } catch {
///     print(error.parts, error)
/// }
/// // [OxfordTransport.InvalidCredentials.Part.appID] the app id begins or ends with a space
/// ```
public struct InvalidCredentials: Error, Hashable, Sendable, CustomStringConvertible {
    /// One of the two that credentials are made of.
    ///
    /// ```swift
    /// print(InvalidCredentials.Part.allCases.map(\.variable))
    /// // ["OXFORD_APP_ID", "OXFORD_APP_KEY"]
    /// ```
    public enum Part: Hashable, Sendable, CaseIterable {
        /// The app id.
        case appID
        /// The app key.
        case appKey

        /// The environment variable that holds it.
        public var variable: String {
            switch self {
            case .appID: "OXFORD_APP_ID"
            case .appKey: "OXFORD_APP_KEY"
            }
        }
    }

    /// The rule that is broken.
    ///
    /// ```swift
    /// do {
    ///     _ = try Credentials.environment([:])
    /// } catch {
    ///     print(error.reason == .unset ? "ask for the key" : "the key cannot be sent")
    /// }
    /// // ask for the key
    /// ```
    public enum Reason: Hashable, Sendable {
        /// The environment does not have it.
        case unset
        /// It is empty.
        case empty
        /// It holds a line break, a control character or one that is not ASCII.
        case character
        /// It begins or ends with a space.
        case surroundingSpace
    }

    /// What the rule was broken by.
    public let parts: [Part]

    /// The rule that is broken.
    public let reason: Reason

    /// The parts, the rule and what to do, in one line.
    public var description: String {
        let names = parts.map { $0 == .appID ? "the app id" : "the app key" }.joined(separator: " and ")
        return switch reason {
        case .unset:
            parts.map(\.variable).joined(separator: " and ") + (parts.count > 1 ? " are" : " is")
                + " not set; an app id and key are had from https://developer.oxforddictionaries.com"
        case .empty: "\(names) is empty"
        case .character: "\(names) holds a line break or another character that is not printable ASCII"
        case .surroundingSpace: "\(names) begins or ends with a space"
        }
    }

    static func check(_ text: String, as part: Part) throws(InvalidCredentials) {
        guard !text.isEmpty else { throw InvalidCredentials(parts: [part], reason: .empty) }
        do throws(InvalidHeader) {
            try InvalidHeader.check(name: part.variable, value: text)
        } catch {
            throw InvalidCredentials(
                parts: [part], reason: error.reason == .surroundingSpace ? .surroundingSpace : .character)
        }
    }
}
