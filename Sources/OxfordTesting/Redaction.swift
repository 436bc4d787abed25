#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

import OxfordEndpoints
import OxfordTransport

/// Removes a request's credentials from the request and its response, even where the server echoes them.
struct Redaction {
    /// An error for a credential that occurs in an exchange but is too short to be distinguished from other text.
    struct ShortSecret: Error, CustomStringConvertible {
        /// The name of the header or parameter that contains the credential.
        let name: String

        var description: String {
            "the exchange contains the value of \(name), which is too short to be removed (fewer than \(leastLength)"
                + " characters)"
        }
    }

    /// The minimum length, in bytes, of a credential that is replaced wherever it occurs.
    ///
    /// Other text may be equal to a shorter credential by chance. If a shorter credential occurs in an exchange,
    /// ``ShortSecret`` is thrown instead.
    private static let leastLength = 8

    private let search: SecretSearch
    private let shortSecrets: [(name: String, search: SecretSearch)]

    init(of request: TransportRequest) {
        let headers = request.headers.filter { CredentialName.isCredential($0.name) }
            .flatMap { field in Self.secrets(of: field).map { (name: field.name, value: $0) } }
        let secrets = (headers + CredentialURL(request.url).secrets).filter { !$0.value.isEmpty }
        search = SecretSearch(secrets.map(\.value).filter { $0.utf8.count >= Self.leastLength })
        // Leave out short cookies, because they contain settings rather than secrets.
        shortSecrets = secrets.filter { $0.value.utf8.count < Self.leastLength && !CredentialName.isCookie($0.name) }
            .map { ($0.name, SecretSearch([$0.value])) }
    }

    /// Returns a header's value, and the parts of the value that a server might echo on their own.
    ///
    /// In a cookie header, the parts are the values of the cookies. In any other header, the part is the text after a
    /// scheme such as `Bearer`. If the scheme is `Basic`, the decoded text `user:password` and the password are parts
    /// too.
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

    /// Returns a cookie's value without surrounding quotes and spaces.
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

/// A URL that is split into its credentials and the rest.
struct CredentialURL {
    /// The URL without the user name, the password, the fragment, and the parameters that are credentials.
    let withoutCredentials: String

    /// The secrets in the URL, which are `user:password`, the password alone, and the parameters that are credentials.
    ///
    /// Servers decode URLs in different ways, so each secret is listed in every form that a server might obtain.
    let secrets: [(name: String, value: String)]

    /// The parameters that are not credentials, decoded.
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

    /// Returns the values that different servers might obtain by decoding a part of a URL or a cookie.
    ///
    /// Some servers also decode `+` as a space, and others do not decode the text at all.
    static func readings(of text: String) -> [String] {
        let spaced = String(decoding: text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        return [text, PercentEncoded.decode(text), PercentEncoded.decode(spaced)]
    }

    /// Splits a parameter into its name, which is decoded, and its value, which stays encoded for ``readings(of:)``.
    private static func field(of parameter: String) -> (name: String, value: String) {
        let parts = split(parameter, at: "=", maxSplits: 1)
        return (PercentEncoded.decode(parts[0]), parts.dropFirst().first ?? "")
    }

    /// Splits an address into the user information, that is, the user name and the password, and the rest.
    ///
    /// The user information is empty if the address contains none.
    private static func withoutUser(_ address: String) -> (user: String, rest: String) {
        var parts = split(address, at: "/", maxSplits: 3)
        guard parts.count > 2 else { return ("", address) }
        var host = split(parts[2], at: "@")
        parts[2] = host.removeLast()
        return (host.joined(separator: "@"), parts.joined(separator: "/"))
    }

    /// Splits text at a separator.
    ///
    /// This function compares bytes, because a separator and a combining accent after it form a single `Character`,
    /// which is not equal to the separator.
    static func split(_ text: String, at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}

/// The rules that recognize, by name, the headers and URL parameters that contain credentials.
///
/// A user name does not count as a credential.
enum CredentialName {
    /// Endings that mark a credential if they are at the end of a name or of a word in the name.
    ///
    /// Elsewhere in a name, they have no meaning. For example, `tokens` and `keyword` are ordinary parameters.
    private static let endings = [
        "appid", "assertion", "auth", "authentication", "authorization", "bearer", "cookie", "credential",
        "credentials", "csrf", "hmac", "jwt", "key", "keyid", "login", "otp", "passcode", "passphrase", "passwd",
        "password", "pwd", "samlresponse", "secret", "sessid", "session", "sessionid", "sig", "signature", "ticket",
        "token", "verifier", "xsrf",
    ]

    /// Words that mark a credential only as separate words, because ordinary words such as `compass` end with them too.
    private static let words: Set = ["pass", "pin", "sid"]

    /// Names that mark a credential only as a whole, because `country_code`, for example, is an ordinary parameter.
    private static let names: Set = ["code"]

    /// Returns whether a header or parameter with the given name contains a credential.
    static func isCredential(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        return names.contains(words.joined()) || !Self.words.isDisjoint(with: words)
            || (words + [words.joined()]).contains { word in endings.contains(where: word.hasSuffix) }
    }

    static func isCookie(_ name: String) -> Bool { name.lowercased().contains("cookie") }
}
