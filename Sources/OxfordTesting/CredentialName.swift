/// Recognizes headers and URL parameters that hold credentials by their names.
///
/// User names are not credentials.
enum CredentialName {
    /// The ends of names, or of words in names, that mark credentials.
    ///
    /// Only the ends count, so `tokens` and `keyword` are ordinary parameters.
    private static let endings = [
        "appid", "assertion", "auth", "authentication", "authorization", "bearer", "cookie", "credential",
        "credentials", "csrf", "hmac", "jwt", "key", "keyid", "login", "otp", "passcode", "passphrase", "passwd",
        "password", "pwd", "samlresponse", "secret", "sessid", "session", "sessionid", "sig", "signature", "ticket",
        "token", "verifier", "xsrf",
    ]

    /// Words that mark credentials, although other words, such as `compass`, end in the same letters.
    private static let words: Set = ["pass", "pin", "sid"]

    /// Names that mark credentials, although other names, such as `country_code`, contain them as a word.
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
