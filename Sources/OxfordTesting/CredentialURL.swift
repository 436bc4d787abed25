import OxfordEndpoints

/// A URL split into credentials (user, password, fragment, and parameters such as `app_key`) and the rest.
struct CredentialURL {
    let text: String

    /// The decoded parameters that are credentials.
    let secrets: [(name: String, value: String)]

    /// The decoded other parameters.
    let parameters: [(name: String, value: String)]

    init(_ url: String) {
        let parts = Self.split(Self.split(url, at: "#", maxSplits: 1)[0], at: "?", maxSplits: 1)
        let address = Self.withoutUser(parts[0])
        let query = parts.dropFirst().flatMap { Self.split($0, at: "&") }.map { (text: $0, field: Self.field(of: $0)) }
        let others = query.filter { !Self.isCredential($0.field.name) }
        text = others.isEmpty ? address : address + "?" + others.map(\.text).joined(separator: "&")
        secrets = query.map(\.field).filter { Self.isCredential($0.name) }
        parameters = others.map(\.field)
    }

    private static func field(of parameter: String) -> (name: String, value: String) {
        let parts = split(parameter, at: "=", maxSplits: 1).map(PercentEncoded.decode)
        return (parts[0], parts.dropFirst().first ?? "")
    }

    /// Returns whether a parameter's name marks its value as a credential.
    ///
    /// Only the end of the name counts, so `tokens` and `keyword` are ordinary parameters.
    private static func isCredential(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "app_id" || ["key", "token", "secret", "password"].contains(where: name.hasSuffix)
    }

    private static func withoutUser(_ address: String) -> String {
        var parts = split(address, at: "/", maxSplits: 3)
        guard parts.count > 2, let host = split(parts[2], at: "@").last else { return address }
        parts[2] = host
        return parts.joined(separator: "/")
    }

    /// Splits by bytes, because a separator and a following combining accent form a single `Character`.
    private static func split(_ text: String, at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}
