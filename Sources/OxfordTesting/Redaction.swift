#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        let headers = request.headers.filter { CredentialName.isCredential($0.name) }
            .flatMap { field in Self.secrets(of: field).map { (name: field.name, value: $0) } }
        let secrets = (headers + CredentialURL(request.url).secrets).filter { !$0.value.isEmpty }
        search = SecretSearch(secrets.map(\.value).filter { $0.utf8.count >= Self.leastLength })
        // Short cookies are settings rather than secrets.
        shortSecrets = secrets.filter { $0.value.utf8.count < Self.leastLength && !CredentialName.isCookie($0.name) }
            .map { ($0.name, SecretSearch([$0.value])) }
    }

    /// Returns a header's value and the parts of it that a server may repeat alone.
    ///
    /// These parts are the value of each cookie, or the value without a scheme such as `Bearer`. After the scheme
    /// `Basic`, they are also the decoded user and password, and the password.
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

    func url(_ url: String) throws(ShortSecret) -> String { try text(CredentialURL(url).text) }

    /// Returns the headers known to hold no secret.
    func headers(_ headers: Headers) throws(ShortSecret) -> Headers {
        var fields: [(name: String, value: String)] = []
        for field in headers.withoutSecrets { fields.append((field.name, try text(field.value))) }
        return Headers(received: fields)
    }
}
