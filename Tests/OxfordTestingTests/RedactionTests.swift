import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite("Secrets that a server repeats") struct RepeatedSecrets {
    private struct Place: Sendable {
        let name: String
        /// The characters that a secret in this place may contain besides letters and digits.
        let marks: String
        /// Whether servers decode percent escapes and `+` in this place.
        var isDecoded = true
        var isEncoded = false
        let request: @Sendable (_ sent: String) -> TransportRequest

        func sent(_ secret: String) -> String { isEncoded ? Self.encoded(secret) : secret }

        /// Returns forms of the secret that a server may repeat.
        func copies(of secret: String) -> Set<String> {
            var copies: Set = [sent(secret)]
            if isDecoded {
                for text in [sent(secret), sent(secret).replacingOccurrences(of: "+", with: " ")] {
                    if let decoded = text.removingPercentEncoding { copies.insert(decoded) }
                }
            }
            copies.insert(String(secret.map { $0.isASCII ? Character($0.uppercased()) : $0 }))
            copies.insert(secret.replacingOccurrences(of: "/", with: #"\/"#))
            copies.insert(Self.encoded(secret))
            return copies.filter { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
        }

        private static func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    private static let places: [Place] =
        parameters + headers + cookies + [
            Place(name: "password of Basic", marks: " !\"#$%&'()*+,-./:;<=>?@[]^_`{|}~é", isDecoded: false) { secret in
                request("Authorization: basic " + Data("user:\(secret)".utf8).base64EncodedString())
            },
            Place(name: "password of the URL", marks: "!$%&'()*+,-.:;=_~é") { secret in
                TransportRequest(url: "https://user:\(secret)@example.com/a?q=ace")
            },
        ]

    private static let parameters = [
        "signature", "auth", "sid", "code", "X-Amz-Signature", "X-Amz-Credential", "sig", "session", "session_id",
        "sessionId", "JSESSIONID", "PHPSESSID", "connect.sid", "oauth_token", "access_token", "id_token_hint",
        "api_key", "apikey", "AWSAccessKeyId", "app_id", "appId", "password", "passwd", "pwd", "pass", "passphrase",
        "login", "user[password]", "password2", "otp", "pin", "ticket", "jwt", "csrf", "code_verifier", "auth_code",
        "client_secret", "SAMLResponse", "%61uth",
    ].flatMap { name in
        [
            Place(
                name: "?\(name)=, encoded", marks: " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~é", isEncoded: true
            ) { TransportRequest(url: "https://example.com/a?\(name)=\($0)&q=ace") },
            Place(name: "?\(name)=", marks: "!$'()*,-./:;=?@[]^_`{|}~+%é") {
                TransportRequest(url: "https://example.com/a?q=ace&\(name)=\($0)")
            },
        ]
    }

    private static let headers = [
        "X-Auth: ", "X-Session: ", "X-Session-Id: ", "X-Sid: ", "X-Signature: ", "X-Auth-User: ", "X-Api-Key: ",
        "X-App-Id: ", "X-Amz-Security-Token: ", "Authorization: Bearer ", "Proxy-Authorization: Custom ",
        "X-Auth: Bearer ", "X-Credentials: ",
    ].map { header in
        Place(name: header, marks: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", isDecoded: false) { request(header + $0) }
    }

    private static let cookies = [
        ("a=b;sid=", ""), ("sid=", ";c=d"), ("a=b; sid=", "; c=d"), ("a=b ;\tsid=", " "), ("a=b;", ""),
        ("a=b;sid=\"", "\""),
    ].map { start, end in
        Place(name: "Cookie: \(start)", marks: "!#$%&'()*+-./:<=>?@[]^_`{|}~") {
            request("Cookie: \(start)\($0)\(end)")
        }
    }

    private static func request(_ header: String) -> TransportRequest {
        let parts = header.split(separator: ": ", maxSplits: 1).map(String.init)
        return TransportRequest(
            url: "https://example.com/a?q=ace", headers: Headers(received: [(name: parts[0], value: parts[1])]))
    }

    @Test("A secret is not recorded, wherever it is sent and however the server repeats it", .timeLimit(.minutes(15)))
    func secretsAreNotRecorded() async throws {
        var random = SeededGenerator(seed: 13)
        for place in Self.places {
            for _ in 0..<Rounds.count(5) {
                let characters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789" + place.marks)
                let middle = String((0..<14).compactMap { _ in characters.randomElement(using: &random) })
                let secret = "s\(middle)t"
                for copy in place.copies(of: secret) {
                    try await expectRedaction(of: copy, in: place.request(place.sent(secret)), place.name)
                }
            }
        }
    }

    private func expectRedaction(of copy: String, in request: TransportRequest, _ place: String) async throws {
        let response = TransportResponse(
            status: 403, headers: Headers(received: ["X-Request-Id", "Server"].map { (name: $0, value: copy) }),
            body: Array("no <\(copy)>, \(copy).".utf8))
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("a.har").path
            _ = try await ClosureTransport { _ in response }.recording(to: path).send(request)
            #expect(try !String(contentsOfFile: path, encoding: .utf8).contains(copy), "\(copy) in \(place)")
            let replayed = try Recording(contentsOf: path).replay()
            #expect(replayed.unused == ["https://example.com/a?q=ace"], "\(place)")
            let answer = try await replayed.send(TransportRequest(url: "https://example.com/a?q=ace"))
            #expect(String(decoding: answer.body, as: UTF8.self) == "no <…>, ….", "\(copy) in \(place)")
            #expect(answer.headers.map(\.value) == ["…", "…"], "\(copy) in \(place)")
        }
    }
}
