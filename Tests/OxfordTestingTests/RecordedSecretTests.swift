import Foundation
import OxfordTesting
import OxfordTransport
import TestSupport
import Testing

@Suite("Secrets that a service repeats", .temporaryFolder) struct RecordedSecrets {
    private static let url = "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace"

    /// Secrets, each with the URL or the header that contains it.
    private static let secrets = [
        ("0123456789abcdef", "app_key: 0123456789abcdef"),
        ("t0ps3cr3tt0k3n", #"Authorization: Token token="t0ps3cr3tt0k3n""#),
        ("s3cr3tvalue", "Authorization: ApiKey gateway:s3cr3tvalue"),
        (
            "fe5f80f77d5fa3beca038a",
            "Authorization: AWS4-HMAC-SHA256 Credential=a/b, Signature=fe5f80f77d5fa3beca038a"
        ),
        ("tok.en-_~+/12", "Authorization: Bearer tok.en-_~+/12"),
        ("dXNlcjpwYXNzd29yZA==", "Authorization: Basic dXNlcjpwYXNzd29yZA=="),
        ("gatewayaccess", "X-Gateway-Access: gatewayaccess"),
        ("S3ssionSent12345", "Cookie: theme=dark; session=S3ssionSent12345"),
        ("S3 ssion 12345", "Cookie: session=S3%20ssion%2012345"),
        ("author1sation", url + "?q=a&authorisation=author1sation"),
        ("ap1k3ys!", url + "?api_keys=ap1k3ys%21&limit=5"), ("two words", url + "?sig=two+words"),
        ("p4ssw0rd", "https://user:p4ssw0rd@proxy.example/api/v2/entries/en-gb/ace"),
        ("S3ssionSet123456", "Set-Cookie: session=S3ssionSet123456; Path=/api/v2; HttpOnly"),
        ("S3ssionSet123456", #"Set-Cookie: session="S3ssionSet123456""#),
    ]

    @Test(
        "A secret is not recorded, wherever it is sent and in each form in which it is searched for", arguments: secrets
    )
    func secretsAreNotRecorded(text: String, place: String) async throws {
        let header = place.split(separator: ": ", maxSplits: 1).map(String.init)
        let headers = header.count < 2 ? [] : [(name: header[0], value: header[1])]
        let isReceived = place.hasPrefix("Set-Cookie")
        let request = TransportRequest(
            url: headers.isEmpty ? place : Self.url, headers: Headers(received: isReceived ? [] : headers))
        let forms = [
            text, String(text.map { $0.isASCII ? Character($0.uppercased()) : $0 }),
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~"))) ?? "",
            text.replacing("/", with: #"\/"#), text.map { "%" + String($0.asciiValue ?? 0, radix: 16) }.joined(),
            text.map { #"\u00"# + String($0.asciiValue ?? 0, radix: 16) }.joined(),
        ]
        for form in forms {
            let response = TransportResponse(
                status: 403,
                headers: Headers(received: (isReceived ? headers : []) + [(name: "X-Request-Id", value: form)]),
                body: Array("no <\(form)>, \(form).".utf8))
            let names = ["authorisation", "api_keys", "sig"]
            let replayed = try await replay(response, to: request, leavingOut: names)
            for part in [form, text] { #expect(!replayed.file.contains(part), "\(form)") }
            #expect(String(decoding: replayed.response.body, as: UTF8.self) == "no <…>, ….", "\(form)")
            #expect(replayed.response.headers.map(\.value) == ["…"], "\(form)")
        }
    }

    @Test("A cookie is not recorded in a later response either") func laterResponse() async throws {
        let recorder = try Recorder(to: path)
        func record(_ body: String, setting cookie: String? = nil) async throws {
            let headers = cookie.map { [(name: "Set-Cookie", value: "session=\($0); Secure")] } ?? []
            let response = TransportResponse(
                status: 200, headers: Headers(received: headers + [(name: "X-Request-Id", value: body)]),
                body: Array(body.utf8))
            _ = try await Line(ClosureTransport { _ in response }.recorded(by: recorder))
                .send(TransportRequest(url: Self.url))
        }
        try await record(#"{"session": "S3ssionOne123456"}"#, setting: "S3ssionOne123456")
        try await record(#"{"session": "S3ssionOne123456"}"#)
        try await record("S3ssionOne123456 S3ssionTwo123456", setting: "S3ssionTwo123456")
        try await record("S3ssionTwo123456")
        // Five in the bodies, and five in the headers.
        #expect(try await recorder.write() == 10)
        #expect(try !text(of: path).contains("S3ssion"))
    }

    @Test(
        "Of a body, only texts of 8 characters or more that the request sends as secrets are replaced",
        arguments: [
            ("a body that is not text", [("app_key", key)], "", [0xFF, 0] + Array(key.utf8), "\u{FFFD}\0…"),
            (
                "short texts", [("DNT", "1"), ("X-Country", "Chile"), ("Cookie", "theme=dark")], "",
                Array("1 Chile dark".utf8), "1 Chile dark"
            ),
            (
                "settings in cookies",
                [("Cookie", "country=american; view=definitionsandexamples; edition=version2english")],
                "view=definitions; Path=/",
                Array(#"{"definitions": ["american", "definitionsandexamples", "version2english"]}"#.utf8),
                #"{"definitions": ["american", "definitionsandexamples", "version2english"]}"#
            ),
            (
                "attributes of a cookie", [],
                "a=1; Domain=oxforddictionaries.com; Path=/api/v2/entries/en-gb; Max-Age=31536000",
                Array("https://oxforddictionaries.com/api/v2/entries/en-gb?31536000".utf8),
                "https://oxforddictionaries.com/api/v2/entries/en-gb?31536000"
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

    @Test(
        "A key is never replaced in JSON. Any other body has no keys",
        arguments: [
            (#"{"KEY": "KEY", "a": ["KEY"]}"#, #"{"KEY": "…", "a": ["…"]}"#),
            (#"{"a": {"KEY" : "\"KEY\": 1"}}"#, #"{"a": {"KEY" : "\"…\": 1"}}"#),
            (#"[not JSON] "KEY": 1"#, #"[not JSON] "…": 1"#), (#"{"KEY": 1"#, #"{"…": 1"#),
            (#"{"KEY": 1} {}"#, #"{"…": 1} {}"#), (#"{KEY: "KEY": }"#, #"{…: "…": }"#),
            (#"[{"KEY": 1},]"#, #"[{"…": 1},]"#), (#"["KEY": 1]"#, #"["…": 1]"#), ("[\u{1}\"KEY\":", "[\u{1}\"…\":"),
        ])
    func keys(body: String, recorded: String) async throws {
        let headers = try Headers(validating: ["app_key": Self.key])
        let response = TransportResponse(body: body.replacing("KEY", with: Self.key))
        let replayed = try await replay(response, to: TransportRequest(url: Self.url, headers: headers))
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == recorded.replacing("KEY", with: Self.key))
    }

    @Test("Nothing is replaced in a recording through a gateway whose path is a name of the format")
    func pathOfTheServer() async throws {
        let body = #"{"results": [{"examples": [{"text": "examples of thesaurus"}]}]}"#
        let url = "https://example.com/examples/thesaurus/api/v2/thesaurus/en/examples"
        let replayed = try await replay(TransportResponse(body: body), to: TransportRequest(url: url))
        #expect(String(decoding: replayed.response.body, as: UTF8.self) == body)
        #expect(replayed.file.contains("/api/v2/thesaurus/en/examples"))
    }

    private static let key = "0123456789abcdef"
}
