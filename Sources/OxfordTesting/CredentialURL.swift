import OxfordEndpoints

/// A URL split into credentials (user, password, fragment, and parameters such as `app_key`) and the rest.
struct CredentialURL {
    let text: String

    /// The password and the parameters that are credentials, in each form that a server may read.
    let secrets: [(name: String, value: String)]

    /// The decoded other parameters.
    let parameters: [(name: String, value: String)]

    init(_ url: String) {
        let parts = Self.split(Self.split(url, at: "#", maxSplits: 1)[0], at: "?", maxSplits: 1)
        let (user, address) = Self.withoutUser(parts[0])
        let query = parts.dropFirst().flatMap { Self.split($0, at: "&") }.map { (text: $0, field: Self.field(of: $0)) }
        let others = query.filter { !CredentialName.isCredential($0.field.name) }
        text = others.isEmpty ? address : address + "?" + others.map(\.text).joined(separator: "&")
        let passwords = [user] + Self.split(user, at: ":", maxSplits: 1).dropFirst()
        let fields =
            passwords.map { (name: "the URL's password", value: $0) }
            + query.map(\.field).filter { CredentialName.isCredential($0.name) }
        secrets = fields.flatMap { field in Self.readings(of: field.value).map { (field.name, $0) } }
        parameters = others.map { ($0.field.name, PercentEncoded.decode($0.field.value)) }
    }

    /// Returns the values that servers may read in an encoded text: some decode `+`, and some decode nothing.
    static func readings(of text: String) -> [String] {
        let spaced = String(decoding: text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        return [text, PercentEncoded.decode(text), PercentEncoded.decode(spaced)]
    }

    /// Returns the decoded name and the encoded value of a parameter.
    private static func field(of parameter: String) -> (name: String, value: String) {
        let parts = split(parameter, at: "=", maxSplits: 1)
        return (PercentEncoded.decode(parts[0]), parts.dropFirst().first ?? "")
    }

    /// Splits an address into user and password, which may be empty, and the rest.
    private static func withoutUser(_ address: String) -> (user: String, rest: String) {
        var parts = split(address, at: "/", maxSplits: 3)
        guard parts.count > 2 else { return ("", address) }
        var host = split(parts[2], at: "@")
        parts[2] = host.removeLast()
        return (host.joined(separator: "@"), parts.joined(separator: "/"))
    }

    /// Splits by bytes, because a separator and a following combining accent form a single `Character`.
    static func split(_ text: String, at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}
