import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite("Secrets that a server repeats") struct RepeatedSecrets {
    struct Place: Sendable, CustomTestStringConvertible {
        let name: String
        /// The characters that a secret in this place may contain besides letters and digits.
        let marks: String
        /// Whether servers decode percent escapes and `+` in this place.
        var isDecoded = true
        var isEncoded = false
        let request: @Sendable (_ sent: String) -> TransportRequest

        var testDescription: String { name }

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
            copies.insert(Self.encoded(secret))
            return copies.filter { $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
        }

        private static func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    static let places: [Place] =
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
        // In a cookie without a name, the text before "=" is the name, which is not redacted.
        Place(name: "Cookie: \(start)", marks: "!#$%&'()*+-./:<>?@[]^_`{|}~" + (start.hasSuffix(";") ? "" : "=")) {
            request("Cookie: \(start)\($0)\(end)")
        }
    }

    private static func request(_ header: String) -> TransportRequest {
        let parts = header.split(separator: ": ", maxSplits: 1).map(String.init)
        return TransportRequest(
            url: "https://example.com/a?q=ace", headers: Headers(received: [(name: parts[0], value: parts[1])]))
    }

    @Test("A secret is not recorded, wherever it is sent and however the server repeats it", arguments: places)
    func secretsAreNotRecorded(place: Place) async throws {
        var random = SeededGenerator(seed: 13)
        for _ in 0..<Rounds.count(5) {
            let characters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789" + place.marks)
            let middle = String((0..<14).compactMap { _ in characters.randomElement(using: &random) })
            let secret = "s\(middle)t"
            for copy in place.copies(of: secret) {
                try await expectRedaction(of: copy, in: place.request(place.sent(secret)))
            }
        }
    }

    private func expectRedaction(of copy: String, in request: TransportRequest) async throws {
        let response = TransportResponse(
            status: 403, headers: Headers(received: ["X-Request-Id", "Server"].map { (name: $0, value: copy) }),
            body: Array("no <\(copy)>, \(copy).".utf8))
        let replayed = try await replay(response, to: request)
        #expect(!replayed.file.contains(copy))
        #expect(replayed.file.contains(#""url":"https://example.com/a?q=ace""#))
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == "no <…>, ….", "\(copy)")
        #expect(replayed.response.headers.map(\.value) == ["…", "…"], "\(copy)")
    }
}

@Suite struct Redactions {
    private let ace = TransportRequest(EntriesRequest("ace", in: .britishEnglish))

    @Test("The file contains no credential of the URL, the headers or the cookies")
    func credentialsOfARequest() async throws {
        let request = TransportRequest(
            url:
                "https://user:SECRET-USER@example.com/SECRET-KEY/a?app_id=SECRET-ID&limit=5&Access_Token=SECRET-TOKEN#SECRET-MARK",
            headers: try Headers(validating: [
                "app_key": "SECRET-KEY", "Cookie": "a=b; session=SECRET-COOKIE", "X-Empty": "",
                "User-Agent": "app SECRET-ID",
            ]))
        let response = TransportResponse(
            status: 403,
            headers: Headers(received: [
                (name: "Server", value: "of SECRET-ID"), (name: "Set-Cookie", value: "SECRET-SET"),
            ]),
            body: Array("SECRET-KEYSECRET-KEY SECRET-ID SECRET-TOKEN SECRET-COOKIE b".utf8))
        let replayed = try await replay(response, to: request)
        #expect(!replayed.file.contains("SECRET"))
        #expect(replayed.file.contains(#""url":"https://example.com/…/a?limit=5""#))
        #expect(replayed.file.contains(#"{"name":"User-Agent","value":"app …"}"#))
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == "…… … … … b")
        #expect(replayed.response.headers.map(\.value) == ["of …"])
    }

    @Test("A credential in a body that is not text is redacted") func binaryBody() async throws {
        let request = TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "0123456789abcdef"]))
        let body: [UInt8] = [0xFF, 0] + Array("0123456789abcdef".utf8) + [0xFE]
        let replayed = try await replay(TransportResponse(status: 200, body: body), to: request)
        #expect(replayed.response.body == [0xFF, 0, 0xE2, 0x80, 0xA6, 0xFE])
    }

    @Test("Values of dropped headers are not redacted if they are not credentials")
    func otherHeaders() async throws {
        let headers = try Headers(validating: [
            "DNT": "1", "X-Version": "v2", "X-Author": "11", "X-Keyword": "homograph", "X-Country-Code": "Number",
            "app_key": "0123456789abcdef",
        ])
        let response = TransportResponse(body: #"{"homographNumber":"1100"}"#)
        let replayed = try await replay(response, to: TransportRequest(url: ace.url, headers: headers))
        #expect(!replayed.file.contains("DNT"))
        #expect(replayed.response.body == response.body)
    }

    @Test(
        "A short credential that occurs in the exchange fails the request, and nothing is recorded",
        arguments: [("app_id", "id"), ("app_key", "v2")])
    func shortCredential(header: String, value: String) async throws {
        try await withPath { path in
            let recorder = try Line(
                ClosureTransport { _ in TransportResponse(body: #"{"id": "1"}"#) }, .recording(to: path))
            var headers = try Headers(validating: ["Accept": "*/*", "DNT": "1"])
            try headers.append(value, for: header)
            let outcome = await recorder.outcome(of: TransportRequest(url: ace.url, headers: headers))
            let error = TransportError(
                .other,
                detail: "the exchange contains the value of \(header), which is too short to be removed"
                    + " (fewer than 8 characters); record with real credentials")
            #expect(outcome == .failure(error))
            #expect(try Recording(contentsOf: path).replay().unused.isEmpty)
        }
    }

    @Test("A short credential that does not occur in the exchange is harmless") func harmlessCredential() async throws {
        let request = TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "zq"]))
        let response = TransportResponse(body: #"{"id": "1"}"#)
        #expect(try await replay(response, to: request).response.body == response.body)
    }

    @Test(
        "A credential is redacted in its encoded forms and any letter case",
        arguments: ["k%2Fe%2fy%2F0123", "K/E/Y/0123", "ay9lL3kvMDEyMw==", "ay9lL3kvMDEyMw"])
    func encodedCredentials(repeated: String) async throws {
        let request = TransportRequest(url: ace.url, headers: try Headers(validating: ["app_key": "k/e/y/0123"]))
        let replayed = try await replay(TransportResponse(status: 403, body: "no \(repeated) here"), to: request)
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == "no … here")
    }

    @Test(
        "A non-ASCII credential is redacted as it is and percent-encoded",
        arguments: ["pässwörd-😀", "p%C3%A4ssw%c3%b6rd-%F0%9F%98%80"])
    func nonASCIICredential(repeated: String) async throws {
        let request = TransportRequest(url: "https://user:p%C3%A4ssw%C3%B6rd-%F0%9F%98%80@example.com/a")
        let replayed = try await replay(TransportResponse(status: 403, body: "no \(repeated) here"), to: request)
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == "no … here")
    }

    @Test("No parameter of the API is mistaken for a credential") func parameters() async throws {
        let golden = try Package.files(below: "Tests/OxfordEndpointsTests/Golden", ending: ".txt")
            .map { try Package.text(of: $0) }.joined()
        let names = Set(golden.matches(of: /[?&](\w+)=/).map { String($0.1) })
        #expect(names.count > 20)
        let others = ["tokens", "keyword", "country_code", "languageCode", "compass", "spin"]
        let url = ace.url + "?" + (names.sorted() + others).map { "\($0)=a" }.joined(separator: "&")
        let replayed = try await replay(TransportResponse(status: 200), to: TransportRequest(url: url))
        #expect(replayed.file.contains(#""url":"\#(url)""#))
    }
}
