#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The app ID and app key that identify an app to the service.
///
/// Descriptions, mirrors, and `dump` never show the values, and the type is not `Encodable`.
///
/// ```swift
/// let credentials = try Credentials(
///     appID: "1a2b3c4d", appKey: "0123456789abcdef")
/// print(credentials, Mirror(reflecting: credentials).children.count)
/// // Credentials 0
/// ```
///
/// A key inside an app can be extracted. Send requests to a proxy that adds the credentials instead: see ``Server``.
public struct Credentials: Hashable, Sendable {
    let appID: String
    let appKey: String
    let search: SecretSearch

    /// Creates credentials from an app ID and an app key.
    ///
    /// - Throws: ``InvalidCredentials`` if a value is empty, begins or ends with a space, or contains a character that
    ///   is not printable ASCII.
    public init(appID: String, appKey: String) throws(InvalidCredentials) {
        try InvalidCredentials.check(appID, as: .appID)
        try InvalidCredentials.check(appKey, as: .appKey)
        self.appID = appID
        self.appKey = appKey
        search = SecretSearch([appID, appKey])
    }

    /// Reads the credentials from the variables `OXFORD_APP_ID` and `OXFORD_APP_KEY`.
    ///
    /// ```swift
    /// do {
    ///     _ = try Credentials.environment(["OXFORD_APP_ID": "1a2b3c4d"])
    /// } catch {
    ///     print(error.reason, error.parts.map(\.variable))
    /// }
    /// // unset ["OXFORD_APP_KEY"]
    /// ```
    ///
    /// - Parameter variables: The variables to read. Default: the environment of the process.
    /// - Throws: ``InvalidCredentials`` if a variable is missing, empty, or invalid.
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

    /// Replaces the ID and the key, which a server may echo, by `…`.
    package func hidden(in bytes: [UInt8]) -> [UInt8] { search.hidden(in: bytes) }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name of the type only.
    public var description: String { "Credentials" }

    /// The name of the type only.
    public var debugDescription: String { description }

    /// An empty mirror.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
