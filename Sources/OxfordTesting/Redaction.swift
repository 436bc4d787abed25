import OxfordEndpoints
import OxfordTransport

/// Removes credentials from a request, and from its response if the server echoes them.
struct Redaction {
    /// The error that is thrown if text to be recorded contains a credential that is too short to be removed safely.
    ///
    /// A short credential may also occur in ordinary text by coincidence. Replacing each occurrence would change text
    /// that is not secret, so `Redaction` throws this error instead. Short cookies are an exception, because they
    /// contain settings rather than secrets.
    struct ShortSecret: Error, CustomStringConvertible {
        /// The name of the header or parameter that contains the credential.
        let name: String

        var description: String {
            "the exchange contains the value of \(name), which is too short to be removed (fewer than"
                + " \(SecretSearch.leastLength) characters)"
        }
    }

    private let search: SecretSearch
    private let shortSecrets: [(name: String, search: SecretSearch)]

    init(of request: TransportRequest) {
        let headers = request.headers.filter { CredentialName.isCredential($0.name) }
        let url = CredentialURL(request.url).secrets
        let parts = headers.flatMap { field in
            CredentialName.isCookie(field.name) ? field.secrets.flatMap(CredentialURL.readings) : field.secrets
        }
        search = SecretSearch((parts + url.map(\.value)).filter { $0.utf8.count >= SecretSearch.leastLength })
        // The last word of a header is the token after a scheme such as `Bearer`, or the whole value.
        let words = headers.compactMap { field in
            field.value.split(separator: " ").last.map { (name: field.name, value: String($0)) }
        }
        // Leave out short cookies, because they contain settings rather than secrets.
        shortSecrets = (words + url).filter { secret in
            1..<SecretSearch.leastLength ~= secret.value.utf8.count && !CredentialName.isCookie(secret.name)
        }
        .map { ($0.name, SecretSearch([$0.value])) }
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
    /// The URL without the user name, the password, the fragment, and the parameters that contain credentials.
    let withoutCredentials: String

    /// The secrets in the URL: `user:password`, the password alone, and the values of parameters that contain
    /// credentials.
    ///
    /// The array contains each secret in several forms, because a server may decode a secret before it echoes it in a
    /// response.
    let secrets: [(name: String, value: String)]

    /// The decoded names and values of the parameters that do not contain credentials.
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

    /// Returns the encoded and decoded forms in which a server might echo text from a URL or a cookie.
    ///
    /// The function returns three strings: the unchanged text, the text with its percent escapes decoded, and the text
    /// with its percent escapes decoded and each `+` replaced with a space.
    static func readings(of text: String) -> [String] {
        let spaced = String(decoding: text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        return [text, PercentEncoded.decode(text), PercentEncoded.decode(spaced)]
    }

    /// Splits a URL parameter into its name and its value, and decodes only the name.
    ///
    /// The value stays percent-encoded, because ``readings(of:)`` needs the original text.
    private static func field(of parameter: String) -> (name: String, value: String) {
        let parts = split(parameter, at: "=", maxSplits: 1)
        return (PercentEncoded.decode(parts[0]), parts.dropFirst().first ?? "")
    }

    /// Splits a URL into its user information (the user name and the password) and the rest.
    ///
    /// If the URL contains no user information, `user` is an empty string.
    private static func withoutUser(_ address: String) -> (user: String, rest: String) {
        var parts = split(address, at: "/", maxSplits: 3)
        guard parts.count > 2 else { return ("", address) }
        var host = split(parts[2], at: "@")
        parts[2] = host.removeLast()
        return (host.joined(separator: "@"), parts.joined(separator: "/"))
    }

    /// Splits text at a separator.
    ///
    /// This function compares bytes, because comparing characters would miss a separator that is followed by a
    /// combining accent. The separator and the accent form a single `Character`.
    static func split(_ text: String, at separator: Unicode.Scalar, maxSplits: Int = .max) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}

/// The rules that recognize, by name, the headers and URL parameters that contain credentials.
///
/// A name such as `username` is not recognized as the name of a credential, because a user name alone is not a
/// credential.
enum CredentialName {
    /// Suffixes that mark a name as the name of a credential, such as `token` in `access_token`.
    ///
    /// A header or parameter contains a credential if a word in its name ends with one of these strings. The same is
    /// true if the letters of the whole name, such as `appid` for `app_id`, end with one of the strings. The names
    /// `tokens` and `keyword` contain such a string, but not at the end of a word, so they are names of ordinary
    /// parameters.
    private static let endings = [
        "appid", "assertion", "auth", "authentication", "authorization", "bearer", "cookie", "credential",
        "credentials", "csrf", "hmac", "jwt", "key", "keyid", "login", "otp", "passcode", "passphrase", "passwd",
        "password", "pwd", "samlresponse", "secret", "sessid", "session", "sessionid", "sig", "signature", "ticket",
        "token", "verifier", "xsrf",
    ]

    /// Words that mark a name as the name of a credential, such as `pass` in `user_pass`.
    ///
    /// A name matches only if it contains one of these strings as a whole word. If the end of a word were enough, the
    /// ordinary name `compass` would match, because it ends with `pass`.
    private static let words: Set = ["pass", "pin", "sid"]

    /// Complete names of credentials.
    ///
    /// A parameter named `code` contains a credential. A parameter with a longer name, such as `country_code`, usually
    /// does not contain a credential.
    private static let names: Set = ["code"]

    static func isCredential(_ name: String) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        return names.contains(words.joined()) || !Self.words.isDisjoint(with: words)
            || (words + [words.joined()]).contains { word in endings.contains(where: word.hasSuffix) }
    }

    static func isCookie(_ name: String) -> Bool { name.lowercased().contains("cookie") }
}
