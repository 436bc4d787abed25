#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The app ID and app key that identify an app to the service.
///
/// Descriptions, mirrors, and `dump` never show the app ID or the app key, and the type is not `Encodable`. This keeps
/// the two values from ending up in logs or files by accident.
///
/// ```swift
/// let credentials = try Credentials(
///     appID: "1a2b3c4d", appKey: "0123456789abcdef")
/// print(credentials, Mirror(reflecting: credentials).children.count)
/// // Credentials 0
/// ```
///
/// Do not store an app key inside an app that you distribute, because others can extract the key. Instead, let the app
/// send its requests to a proxy that adds the credentials. For an example, see `Server`.
public struct Credentials: Hashable, Sendable {
    let appID: String
    let appKey: String
    var headers: Headers { Headers(received: [(name: "app_id", value: appID), (name: "app_key", value: appKey)]) }

    /// Creates credentials from an app ID and an app key.
    ///
    /// - Throws: ``InvalidCredentials`` if a value has fewer than 8 characters, begins or ends with a space, begins
    ///   with a quotation mark, or contains a character that is not printable ASCII.
    public init(appID: String, appKey: String) throws {
        try InvalidCredentials.check(appID, as: "app ID")
        try InvalidCredentials.check(appKey, as: "app key")
        self.appID = appID
        self.appKey = appKey
    }

    /// Reads the credentials from the environment variables `OXFORD_APP_ID` and `OXFORD_APP_KEY`.
    ///
    /// ```swift
    /// do {
    ///     _ = try Credentials.environment(["OXFORD_APP_ID": "1a2b3c4d"])
    /// } catch let error as InvalidCredentials {
    ///     print(error)
    /// }
    /// // OXFORD_APP_KEY is not set; get an app ID and key at
    /// //     https://developer.oxforddictionaries.com
    /// ```
    ///
    /// - Parameter variables: The variables to read. Default: the environment of the process.
    /// - Throws: ``InvalidCredentials`` if a variable is missing, empty, or invalid.
    public static func environment(
        _ variables: [String: String]? = nil
    ) throws -> Credentials {
        let variables = variables ?? ProcessInfo.processInfo.environment
        let (appID, appKey) = (variables["OXFORD_APP_ID"] ?? "", variables["OXFORD_APP_KEY"] ?? "")
        let unset = [("app ID", appID), ("app key", appKey)].filter(\.1.isEmpty).map(\.0)
        guard unset.isEmpty else { throw InvalidCredentials(parts: unset, reason: .unset) }
        return try Credentials(appID: appID, appKey: appKey)
    }

    /// Returns the bytes with the app ID and the app key replaced by `…`.
    ///
    /// Hide the credentials in all data that comes from a server, because a server may echo them.
    package func hidden(in bytes: [UInt8]) -> [UInt8] { Secrets(in: [headers]).hidden(in: bytes) }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
    /// The name of the type, without the values.
    public var description: String { "Credentials" }

    /// An empty mirror, so that `dump` does not show the app ID or the app key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// An error that reports invalid ``Credentials``.
///
/// The error names the invalid parts of the credentials, but leaves out their values, because the values may be secret.
///
/// ```swift
/// do {
///     _ = try Credentials(appID: " 1a2b3c4d", appKey: "0123456789abcdef")
/// } catch let error as InvalidCredentials {
///     print(error.parts, error.reason)
/// }
/// // ["app ID"] surroundingSpace
/// ```
public struct InvalidCredentials: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason why credentials are invalid.
    ///
    /// The client sends the credentials in headers, so the rules for the value of a header apply to them too.
    public typealias Reason = InvalidHeader.Reason

    /// The names of the parts that are invalid, `app ID` or `app key` or both.
    public let parts: [String]

    /// The reason why these parts are invalid.
    public let reason: Reason

    /// A one-line message that names the invalid parts of the credentials, the rule that these parts break, and the
    /// fix.
    public var description: String {
        let names = "the " + parts.joined(separator: " and ")
        return switch reason {
        case .unset:
            parts.map { $0 == "app ID" ? "OXFORD_APP_ID" : "OXFORD_APP_KEY" }.joined(separator: " and ")
                + (parts.count > 1 ? " are" : " is")
                + " not set; get an app ID and key at https://developer.oxforddictionaries.com"
        case .surroundingSpace: "\(names) begins or ends with a space; remove it"
        case .tooShort:
            "\(names) has fewer than \(Secrets.leastLength) characters; copy all of it from"
                + " https://developer.oxforddictionaries.com"
        default:
            "\(names) begins with a quotation mark or contains a character that is not printable ASCII;"
                + " copy it again"
        }
    }

    static func check(_ text: String, as part: String) throws(InvalidCredentials) {
        let isTooShort = text.utf8.count < Secrets.leastLength
        // Docker, for example, keeps the quotation marks in a file of variables.
        let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
        let own: Reason? = isTooShort ? .tooShort : isQuoted ? .invalidCharacter : nil
        if let reason = InvalidHeader.reason(against: text) ?? own {
            throw InvalidCredentials(parts: [part], reason: reason)
        }
    }
}
