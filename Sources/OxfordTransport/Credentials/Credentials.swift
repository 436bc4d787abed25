#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The app id and the app key with which the service knows who asks.
///
/// They are shown by nothing: not by a description, a mirror or `dump`, and no encoder takes them.
///
/// ```swift
/// let credentials = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef")
/// print(credentials, Mirror(reflecting: credentials).children.count)
/// // Credentials 0
/// ```
///
/// Whoever has an app has its key, so an app asks a proxy that adds them; see ``Server``.
public struct Credentials: Hashable, Sendable {
    let appID: String
    let appKey: String

    /// Makes credentials of an id and a key, if both can be sent as they are.
    ///
    /// ```swift
    /// do {
    ///     _ = try Credentials(appID: "1a2b3c4d", appKey: "0123456789abcdef\n")
    /// } catch {
    ///     print(error)
    /// }
    /// // the app key contains a line break or another character that is not printable ASCII; copy it again
    /// ```
    public init(appID: String, appKey: String) throws(InvalidCredentials) {
        try InvalidCredentials.check(appID, as: .appID)
        try InvalidCredentials.check(appKey, as: .appKey)
        self.appID = appID
        self.appKey = appKey
    }

    /// Takes the credentials from the variables `OXFORD_APP_ID` and `OXFORD_APP_KEY`.
    ///
    /// ```swift
    /// do {
    ///     _ = try Credentials.environment(["OXFORD_APP_ID": "1a2b3c4d"])
    /// } catch {
    ///     print(error)
    /// }
    /// // OXFORD_APP_KEY is not set; get an app ID and key at https://developer.oxforddictionaries.com
    /// ```
    ///
    /// - Parameter variables: The variables to look in; without any, those of the process.
    public static func environment(
        _ variables: [String: String]? = nil
    ) throws(InvalidCredentials) -> Credentials {
        let variables = variables ?? ProcessInfo.processInfo.environment
        let missing = InvalidCredentials.Part.allCases.filter { variables[$0.variable, default: ""].isEmpty }
        guard missing.isEmpty else { throw InvalidCredentials(parts: missing, reason: .unset) }
        return try Credentials(
            appID: variables[InvalidCredentials.Part.appID.variable, default: ""],
            appKey: variables[InvalidCredentials.Part.appKey.variable, default: ""])
    }

    /// A search for the ID and the key in text that a server sent back.
    var search: SecretSearch { SecretSearch([appID, appKey]) }

    /// Returns the bytes of a body without the ID and the key, which a server may have sent back.
    package func hidden(in bytes: [UInt8]) -> [UInt8] { search.hidden(in: bytes) }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name of the type, and nothing else.
    public var description: String { "Credentials" }

    /// The name of the type, and nothing else.
    public var debugDescription: String { description }

    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
