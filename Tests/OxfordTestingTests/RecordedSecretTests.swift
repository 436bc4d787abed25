import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite("Secrets that a service repeats") struct RecordedSecrets {
    /// A secret, and how it reaches the service: in the URL or in a header, or set by the service as a cookie.
    struct Secret: Sendable, CustomTestStringConvertible {
        let text: String
        var url = RecordedSecrets.url
        var headers = Headers()
        var received: [(name: String, value: String)] = []

        var testDescription: String { "\(text) in \(url) \((headers.map(\.name)) + received.map(\.name))" }

        init(_ text: String, _ name: String, _ value: String) {
            (self.text, headers) = (text, Headers(received: [(name: name, value: value)]))
        }

        init(_ text: String, url: String) { (self.text, self.url) = (text, url) }

        init(_ text: String, setBy header: String) {
            (self.text, received) = (text, [(name: "Set-Cookie", value: header)])
        }
    }

    private static let url = "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"

    static let secrets = [
        Secret("0123456789abcdef", "app_key", "0123456789abcdef"),
        Secret("t0ps3cr3tt0k3n", "Authorization", #"Token token="t0ps3cr3tt0k3n""#),
        Secret("s3cr3tvalue", "Authorization", "ApiKey gateway:s3cr3tvalue"),
        Secret(
            "fe5f80f77d5fa3beca038a", "Authorization",
            "AWS4-HMAC-SHA256 Credential=a/b, Signature=fe5f80f77d5fa3beca038a"),
        Secret("tok.en-_~+/12", "Authorization", "Bearer tok.en-_~+/12"),
        Secret("pässwörd", "Authorization", "Basic " + Data("user:pässwörd".utf8).base64EncodedString()),
        Secret("gatewayaccess", "X-Gateway-Access", "gatewayaccess"),
        Secret("S3ssionSent", "Cookie", "theme=dark; session=S3ssionSent"),
        Secret("S3 ssion", "Cookie", "session=S3%20ssion"),
        Secret("author1sation", url: url + "?q=a&authorisation=author1sation"),
        Secret("ap1k3ys!", url: url + "?api_keys=ap1k3ys%21&limit=5"),
        Secret("two words", url: url + "?sig=two+words"),
        Secret("p4ssw0rd", url: "https://user:p4ssw0rd@proxy.example/api/v2/entries/en-gb/ace"),
        Secret("s3cr3tt0k3n", url: "https://proxy.example/t/s3cr3tt0k3n/api/v2/entries/en-gb/ace"),
        Secret("S3ssionSet", setBy: "session=S3ssionSet; Path=/api/v2; HttpOnly"),
        Secret("S3ssionSet", setBy: #"session="S3ssionSet""#),
    ]

    @Test(
        "A secret is not recorded, wherever it is sent and in each form in which it is searched for", arguments: secrets
    )
    func secretsAreNotRecorded(secret: Secret) async throws {
        let text = secret.text
        let base64 = Data(text.utf8).base64EncodedString()
        let forms = [
            text, String(text.map { $0.isASCII ? Character($0.uppercased()) : $0 }),
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
            text.utf8.map { "%" + String($0, radix: 16) }.joined(), base64, base64.replacing("=", with: ""),
        ]
        for form in forms {
            let response = TransportResponse(
                status: 403,
                headers: Headers(received: secret.received + [(name: "X-Request-Id", value: form)]),
                body: Array("no <\(form)>, \(form).".utf8))
            let replayed = try await replay(response, to: TransportRequest(url: secret.url, headers: secret.headers))
            for part in [form, text] { #expect(!replayed.file.contains(part), "\(form)") }
            #expect(String(decoding: replayed.response.body, as: UTF8.self) == "no <…>, ….", "\(form)")
            #expect(replayed.response.headers.map(\.value) == ["…"], "\(form)")
        }
    }

    @Test("A cookie is not recorded in a later response either") func laterResponse() async throws {
        try await withPath { path in
            let recorder = try Recorder(to: path)
            func record(_ body: String, setting cookie: String? = nil) async throws {
                let headers = cookie.map { [(name: "Set-Cookie", value: "session=\($0); Secure")] } ?? []
                let response = TransportResponse(
                    status: 200, headers: Headers(received: headers), body: Array(body.utf8))
                _ = try await Line(ClosureTransport { _ in response }, .recording(by: recorder))
                    .send(TransportRequest(url: Self.url))
            }
            try await record(#"{"session": "S3ssionOne"}"#, setting: "S3ssionOne")
            try await record(#"{"session": "S3ssionOne"}"#)
            try await record("S3ssionOne S3ssionTwo", setting: "S3ssionTwo")
            try await record("S3ssionTwo")
            try await recorder.write()
            #expect(try !text(of: path).contains("S3ssion"))
        }
    }

    @Test(
        "Of a body, only texts of 8 characters or more that the request sends as secrets are replaced",
        arguments: [
            (
                "an app ID and a key", [("app_id", "1a2b3c4d"), ("app_key", key)], "", Array("Basic \(login)".utf8),
                "Basic …"
            ),
            ("a body that is not text", [("app_key", key)], "", [0xFF, 0] + Array(key.utf8), "\u{FFFD}\0…"),
            (
                "short texts", [("DNT", "1"), ("X-Country", "Chile"), ("Cookie", "theme=dark")], "",
                Array("1 Chile dark".utf8), "1 Chile dark"
            ),
            (
                "attributes of a cookie", [],
                "a=1; Domain=oxforddictionaries.com; Path=/api/v2/entries; Max-Age=31536000",
                Array("https://oxforddictionaries.com/api/v2/entries?31536000".utf8),
                "https://oxforddictionaries.com/api/v2/entries?31536000"
            ),
        ] as [(String, [(String, String)], String, [UInt8], String)])
    func bodies(name: String, headers: [(String, String)], cookie: String, body: [UInt8], recorded: String) async throws
    {
        let request = TransportRequest(
            url: Self.url, headers: Headers(received: headers.map { (name: $0.0, value: $0.1) }))
        let response = TransportResponse(
            status: 200, headers: Headers(received: [(name: "Set-Cookie", value: cookie)]), body: body)
        let replayed = try await replay(response, to: request)
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == recorded)
    }

    private static let key = "0123456789abcdef"
    private static let login = Data("1a2b3c4d:\(key)".utf8).base64EncodedString()
}
