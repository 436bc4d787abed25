#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordEndpoints
import OxfordTransport

/// A redaction, which removes a request's credentials from an exchange, even where the server repeats them.
struct Redaction {
    /// An error for a credential that occurs in the exchange, but is too short to be distinguished from other text.
    struct ShortSecret: Error, CustomStringConvertible {
        /// The name of the header or parameter that contains the credential.
        let name: String

        var description: String {
            "the exchange contains the value of \(name), which is too short to be removed (fewer than \(leastLength)"
                + " characters)"
        }
    }

    /// The minimum length of a credential that is replaced wherever it occurs.
    ///
    /// Shorter text may equal a credential by chance.
    private static let leastLength = 8

    private let search: SecretSearch
    private let shortSecrets: [(name: String, search: SecretSearch)]

    init(of request: TransportRequest) {
        let headers = request.headers.filter { CredentialName.isCredential($0.name) }
            .flatMap { field in Self.secrets(of: field).map { (name: field.name, value: $0) } }
        let secrets = (headers + CredentialURL(request.url).secrets).filter { !$0.value.isEmpty }
        search = SecretSearch(secrets.map(\.value).filter { $0.utf8.count >= Self.leastLength })
        // Leave out short cookies, because they are settings rather than secrets.
        shortSecrets = secrets.filter { $0.value.utf8.count < Self.leastLength && !CredentialName.isCookie($0.name) }
            .map { ($0.name, SecretSearch([$0.value])) }
    }

    /// Returns a header's value, and the parts of it that a server may repeat without the rest.
    ///
    /// For cookies, the parts are the value of each cookie. For another header, the part is the value without a scheme
    /// such as `Bearer`. After the scheme `Basic`, further parts are the decoded user name and password together, and
    /// the password alone.
    private static func secrets(of field: Headers.Field) -> [String] {
        if CredentialName.isCookie(field.name) {
            let cookies = CredentialURL.split(field.value, at: ";").compactMap { cookie in
                CredentialURL.split(cookie, at: "=", maxSplits: 1).last.map(unquoted)
            }
            return [field.value] + cookies.flatMap(CredentialURL.readings)
        }
        let words = field.value.split(separator: " ").map(String.init)
        guard words.count > 1 else { return [field.value] }
        let rest = words.dropFirst().joined(separator: " ")
        guard words[0].lowercased() == "basic", let data = Data(base64Encoded: rest) else {
            return [field.value, rest]
        }
        let login = String(decoding: data, as: UTF8.self)
        return [field.value, rest, login] + CredentialURL.split(login, at: ":", maxSplits: 1).dropFirst()
    }

    /// Returns a cookie's value without the quotes and spaces around it.
    private static func unquoted(_ value: String) -> String {
        var value = value[...].drop { " \t\"".contains($0) }
        while let last = value.last, " \t\"".contains(last) { value.removeLast() }
        return String(value)
    }

    func bytes(_ bytes: [UInt8]) throws(ShortSecret) -> [UInt8] {
        for (name, search) in shortSecrets where search.hidden(in: bytes) != bytes {
            throw ShortSecret(name: name)
        }
        return search.hidden(in: bytes)
    }

    func text(_ text: String) throws(ShortSecret) -> String {
        String(decoding: try bytes(Array(text.utf8)), as: UTF8.self)
    }

    func url(_ url: String) throws(ShortSecret) -> String { try text(CredentialURL(url).withoutCredentials) }

    /// Returns the headers that are known to contain no secret.
    func headers(_ headers: Headers) throws(ShortSecret) -> Headers {
        var fields: [(name: String, value: String)] = []
        for field in headers.withoutSecrets { fields.append((field.name, try text(field.value))) }
        return Headers(received: fields)
    }
}

/// The parts of a URL: its credentials, and the rest.
struct CredentialURL {
    /// The URL without the user name, the password, the fragment, and the parameters that are credentials.
    let withoutCredentials: String

    /// The user name with the password, the password alone, and the parameters that are credentials.
    ///
    /// Each is listed in every form in which a server may read it.
    let secrets: [(name: String, value: String)]

    /// The other parameters, decoded.
    let parameters: [(name: String, value: String)]

    init(_ url: String) {
        let parts = Self.split(Self.split(url, at: "#", maxSplits: 1)[0], at: "?", maxSplits: 1)
        let (user, address) = Self.withoutUser(parts[0])
        let query = parts.dropFirst().flatMap { Self.split($0, at: "&") }.map { (text: $0, field: Self.field(of: $0)) }
        let others = query.filter { !CredentialName.isCredential($0.field.name) }
        withoutCredentials = others.isEmpty ? address : address + "?" + others.map(\.text).joined(separator: "&")
        let passwords = [user] + Self.split(user, at: ":", maxSplits: 1).dropFirst()
        let fields =
            passwords.map { (name: "the URL's password", value: $0) }
            + query.map(\.field).filter { CredentialName.isCredential($0.name) }
        secrets = fields.flatMap { field in Self.readings(of: field.value).map { (field.name, $0) } }
        parameters = others.map { ($0.field.name, PercentEncoded.decode($0.field.value)) }
    }

    /// Returns the values that servers may read from an encoded text.
    ///
    /// Some servers decode `+` as a space, and some decode nothing.
    static func readings(of text: String) -> [String] {
        let spaced = String(decoding: text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        return [text, PercentEncoded.decode(text), PercentEncoded.decode(spaced)]
    }

    /// Returns the decoded name and the encoded value of a parameter.
    private static func field(of parameter: String) -> (name: String, value: String) {
        let parts = split(parameter, at: "=", maxSplits: 1)
        return (PercentEncoded.decode(parts[0]), parts.dropFirst().first ?? "")
    }

    /// Splits an address into the user name with the password, and the rest.
    ///
    /// The first part is empty if the address has no user name.
    private static func withoutUser(_ address: String) -> (user: String, rest: String) {
        var parts = split(address, at: "/", maxSplits: 3)
        guard parts.count > 2 else { return ("", address) }
        var host = split(parts[2], at: "@")
        parts[2] = host.removeLast()
        return (host.joined(separator: "@"), parts.joined(separator: "/"))
    }

    /// Splits a text at a separator.
    ///
    /// The separator is searched in bytes, because a separator and a combining accent after it form a single
    /// `Character`.
    static func split(_ text: String, at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}

/// The rules that recognize headers and URL parameters with credentials by their names.
///
/// User names are not credentials.
enum CredentialName {
    /// Endings that mark a credential if a name, or a word in a name, ends with one of them.
    ///
    /// A name that contains such a text elsewhere, as `tokens` and `keyword` do, is that of an ordinary parameter.
    private static let endings = [
        "appid", "assertion", "auth", "authentication", "authorization", "bearer", "cookie", "credential",
        "credentials", "csrf", "hmac", "jwt", "key", "keyid", "login", "otp", "passcode", "passphrase", "passwd",
        "password", "pwd", "samlresponse", "secret", "sessid", "session", "sessionid", "sig", "signature", "ticket",
        "token", "verifier", "xsrf",
    ]

    /// Words that mark a credential only as whole words, because other words, such as `compass`, have the same ending.
    private static let words: Set = ["pass", "pin", "sid"]

    /// Names that mark a credential only as whole names, because other names, such as `country_code`, contain the same
    /// word.
    private static let names: Set = ["code"]

    /// Returns whether the name of a header or parameter marks its value as a credential.
    static func isCredential(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        return names.contains(words.joined()) || !Self.words.isDisjoint(with: words)
            || (words + [words.joined()]).contains { word in endings.contains(where: word.hasSuffix) }
    }

    /// Returns whether a header holds cookies.
    static func isCookie(_ name: String) -> Bool { name.lowercased().contains("cookie") }
}
