import OxfordTransport

/// Removes a request's credentials from an exchange, even where the server repeats them.
struct Redaction {
    /// A credential that occurs in the exchange and is too short to distinguish from other text.
    struct ShortSecret: Error {
        /// The name of its header or parameter.
        let name: String
    }

    /// The minimum length at which text that equals a credential is replaced.
    private static let leastLength = 8

    private let search: SecretSearch
    private let shortSecrets: [(name: String, search: SecretSearch)]

    init(of request: TransportRequest) {
        let headers = request.headers.filter { Self.isCredential($0.name) }
            .flatMap { field in Self.secrets(of: field).map { (name: field.name, value: $0) } }
        let secrets = (headers + CredentialURL(request.url).secrets).filter { !$0.value.isEmpty }
        search = SecretSearch(secrets.map(\.value).filter { $0.utf8.count >= Self.leastLength })
        shortSecrets = secrets.filter { $0.value.utf8.count < Self.leastLength && !Self.isCookie($0.name) }
            .map { ($0.name, SecretSearch([$0.value])) }
    }

    /// Returns whether a header's name marks its value as a credential.
    private static func isCredential(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == "app_id"
            || ["key", "token", "secret", "password", "authorization", "cookie"].contains(where: name.contains)
    }

    /// Returns whether a header holds cookies.
    ///
    /// Short cookies are settings rather than secrets.
    private static func isCookie(_ name: String) -> Bool { name.lowercased().contains("cookie") }

    /// Returns a header's value, and also the value of each cookie or the value without a scheme such as `Bearer`.
    private static func secrets(of field: Headers.Field) -> [String] {
        if isCookie(field.name) {
            let cookies = field.value.split(separator: "; ")
            return [field.value] + cookies.map { String($0.drop { $0 != "=" }.dropFirst()) }
        }
        let words = field.value.split(separator: " ").map(String.init)
        let hasScheme = field.name.lowercased().hasSuffix("authorization") && words.count > 1
        return [field.value] + (hasScheme ? [words.dropFirst().joined(separator: " ")] : [])
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

    func url(_ url: String) throws(ShortSecret) -> String { try text(CredentialURL(url).text) }

    /// Returns the headers known to hold no secret.
    func headers(_ headers: Headers) throws(ShortSecret) -> Headers {
        var fields: [(name: String, value: String)] = []
        for field in headers.withoutSecrets { fields.append((field.name, try text(field.value))) }
        return Headers(received: fields)
    }
}
