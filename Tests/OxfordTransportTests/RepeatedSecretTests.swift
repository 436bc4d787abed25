import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

@Suite("Credentials repeated by the server") struct RepeatedSecrets {
    private static let id = "A1b2/c3-&D4"
    private static let key = "k/e\"y%41-0123456789"

    private struct Counts: OxfordAnswer, Decodable {
        let counts: [String: Int]
    }

    private struct CountsRequest: OxfordEndpointRequest {
        typealias Answer = Counts
        func write(to url: inout URLWriter) { url.append(path: "counts") }
    }

    private func error(
        _ response: TransportResponse, to request: some OxfordEndpointRequest = ace, id: String = Self.id,
        key: String = Self.key
    ) async throws -> OxfordError {
        let client = OxfordClient(transport: Wire(response), credentials: try Credentials(appID: id, appKey: key))
        return try #require(await failure(of: request, from: client))
    }

    @Test("All parts of an error hide credentials")
    func parts() async throws {
        #expect(try await error(received(502, "before \(Self.id) after")).message == "before … after")
        for type in ["text/\(Self.id)", "text/\(Self.id); charset=utf-8"] {
            #expect(try await error(received(200, "<html>", type: type)).contentType == "text/…")
        }
        let counts = try await error(received(200, #"{"counts": {"<\#(Self.id)>": "one"}}"#), to: CountsRequest())
        #expect(counts.answerError?.path == #"counts["<…>"]"#)
        for padding in [0, 10, 36] {
            let error = try await error(received(200, "[\(String(repeating: " ", count: padding))\(Self.id)]"))
            #expect(error.reason == .unreadableAnswer)
            #expect(error.answerError?.found == "…", "\(error)")
        }
    }

    @Test("The found text of an answer error, which may begin within a secret, is shown if the body contains none")
    func found() async throws {
        let broken = try await error(received(200, #"{"results": "A1b2\u00zz A1b2/c3-&D4"}"#))
        #expect(broken.answerError?.found == "…")
        let harmless = try await error(received(200, #"{"a": 1, "results": 7, "x": "\#(Self.id.dropLast())"}"#))
        #expect(harmless.answerError?.found.hasPrefix("7, ") == true)
    }

    @Test(
        "A message hides secrets, and nothing else",
        arguments: [
            ("secrets that overlap", "abcdefgh12", "gh12345678", "(abcdefgh12345678)", "(…)"),
            (
                "text that only resembles the credentials", id, key,
                #"A1b2/c3-&D5 \u0041%41&#41 k/e\"y% 100% & more \ A1b2/c3…"#,
                #"A1b2/c3-&D5 \u0041%41&#41 k/e\"y% 100% & more \ A1b2/c3…"#
            ),
            ("an ID that contains the key", "ID-47114711-one", "47114711", "ID-47114711-one, 47114711", "…, …"),
            ("a key that contains the ID", "47114711", "KEY-47114711-one", "KEY-47114711-one, 47114711", "…, …"),
        ])
    func messages(_ name: String, id: String, key: String, text: String, message: String) async throws {
        #expect(try await error(received(502, text), id: id, key: key).message == message)
    }

    @Test("A message truncated within a secret does not show its beginning")
    func cutMessage() async throws {
        for count in 283..<300 {
            let text = String(repeating: "x", count: count)
            let message = try #require(try await error(received(502, text + Self.key + " and more")).message)
            #expect(message.hasPrefix(text + "…"), "\(message.suffix(30))")
        }
    }

    @Test("Text that only lowercasing turns into a secret is hidden")
    func letterOfAnotherAlphabet() async throws {
        let kelvin = Self.key.replacing("k", with: "\u{212A}").replacing("\"", with: "")
        let id = Self.key.replacing("\"", with: "")
        #expect(try await error(received(200, "<html>", type: kelvin), id: id).contentType == "…")
    }

    @Test("A key that a tag or an escape divides in the body is hidden in the message")
    func dividedKey() async throws {
        let key = "0123456789abcdef"
        for body in [#"{"error": "no \u0030123456789abcdef"}"#, "<p>no 01234567<b>89</b>abcdef</p>"] {
            #expect(try await error(received(502, body), key: key).message == "no …")
        }
    }

    @Test("A message that contains words of a secret header keeps its meaning") func wordsOfAHeader() async throws {
        let headers = try Headers(validating: ["X-View": "translations"])
        let wire = Wire(TransportResponse(status: 404, body: #"{"error": "No translations available"}"#))
        let error = await failure(from: OxfordClient(transport: wire, headers: headers))
        #expect((error?.reason, error?.message) == (.notFound, "No … available"))
    }
}

@Suite("Headers of the client repeated by the server") struct RepeatedHeaders {
    /// A header, and the texts that would reveal a secret in its value.
    typealias Sent = (header: String, value: String, secrets: [String])

    static let sent: [Sent] = [
        ("Authorization", "a1b2c3d4e5", ["a1b2c3d4e5"]),
        ("Authorization", "Bearer a1b2c3d4e5", ["Bearer a1b2c3d4e5", "a1b2c3d4e5"]),
        ("Authorization", "Bearer a1b2c3d4e5==", ["a1b2c3d4e5=="]),
        (
            "Authorization", #"Token token="a1b2c3d4e5", name="x""#,
            ["a1b2c3d4e5"]
        ),
        (
            "Authorization",
            #"Digest username="Mufasa", nonce="dcd98b7102dd", response="6629fae49393a053", qop=auth"#,
            ["6629fae49393a053", "dcd98b7102dd"]
        ),
        ("Proxy-Authorization", "BASIC dXNlci1uYW1lOnBhc3M6d29yZA==", ["dXNlci1uYW1lOnBhc3M6d29yZA=="]),
        ("Authorization", "ApiKey ID-123456:k/e+y=12", ["ID-123456", "k/e+y=12"]),
        (
            "Cookie", #"mode=dark; session=a1b2%2Fc3=d4e5; other="f6a7b8c9d0""#,
            ["a1b2%2Fc3=d4e5", "session=a1b2%2Fc3=d4e5", "f6a7b8c9d0"]
        ),
        ("X-Own", "a1b2c3d4 e5f6a7b8", ["a1b2c3d4 e5f6a7b8", "a1b2c3d4", "e5f6a7b8"]),
    ]

    private func client(_ sent: Sent, _ response: TransportResponse) throws -> OxfordClient {
        var headers = Headers()
        try headers.set(sent.value, for: sent.header)
        return OxfordClient(transport: Wire(response), headers: headers)
    }

    @Test("An error hides the secrets in the client's headers, and each part that reveals one", arguments: sent)
    func message(_ sent: Sent) async throws {
        for secret in sent.secrets {
            let response = TransportResponse(
                status: 401, headers: Headers(received: [(name: "X-Request-Id", value: "<\(secret)>")]),
                body: Array("expired: \(secret)!".utf8))
            let error = await failure(from: try client(sent, response))
            #expect(error?.message == "expired: …!", "\(secret)")
            #expect(error?.serviceID == "<…>", "\(secret)")
        }
    }

    @Test("An error shows the ordinary words in the client's headers")
    func ordinaryWords() async throws {
        let text = "Basic, Bearer or Digest: a token, a session, a username and a response; dark mode, Mufasa, auth"
        for sent in Self.sent {
            #expect(await failure(from: try client(sent, received(401, text)))?.message == text)
        }
    }

    @Test("A header whose value repeats a secret shows the rest of the value, and one whose name does is left out")
    func responseHeaders() async throws {
        let response = TransportResponse(
            status: 200,
            headers: Headers(received: [
                (name: "X-A1B2C3D4E5", value: "name"), (name: "X-Echo", value: "of a1b2c3d4e5"),
                (name: "X-Other", value: "none"),
            ]), body: noResults.body)
        let client = try client(Self.sent[1], response)
        #expect(
            try await client.response(to: ace).headers.map { "\($0.name): \($0.value)" }
                == ["X-Echo: of …", "X-Other: none"])
    }
}

@Suite("Random secrets repeated by the server") struct RandomRepeatedSecrets {
    private var random = SeededGenerator(seed: 7)

    private mutating func text(of characters: String, count: ClosedRange<Int>) -> String {
        let characters = Array(characters)
        return String(
            (0..<Int.random(in: count, using: &random)).compactMap { _ in
                characters.randomElement(using: &random)
            })
    }

    private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

    /// Returns the UTF-8 of the values of response headers, as the client shows them.
    private func shown(
        _ values: [String], by credentials: Credentials?, _ headers: Headers = Headers()
    ) async throws -> [[UInt8]] {
        let response = TransportResponse(
            status: 200, headers: Headers(received: values.map { (name: "X-Echo", value: $0) }),
            body: noResults.body)
        let client = OxfordClient(transport: Wire(response), credentials: credentials, headers: headers)
        return try await client.response(to: ace).headers.values(of: "X-Echo").map { Array($0.utf8) }
    }

    @Test("Secrets are hidden anywhere in a text and in any letter case, and nothing else changes")
    mutating func anywhere() async throws {
        for _ in 0..<Rounds.count(40) {
            let marks = Bool.random(using: &random) ? "" : "!#$%&'()*+-./<>?@[\\]^_`{|}~"
            let id = text(of: Self.letters + marks, count: 8...12)
            let key = text(of: Self.letters + marks, count: 8...40)
            let token = text(of: Self.letters + "-._~+/", count: 8...40)
            let headers = try Headers(validating: ["X-Token": "Bearer \(token)", "Cookie": "a=b; c=\(token); d=e"])
            var values: [String] = []
            var expected: [String] = []
            for secret in [id, key, token, "Bearer \(token)"] {
                let cased = String(secret.map { Bool.random(using: &random) ? $0 : Character($0.uppercased()) })
                for form in [secret, cased] {
                    let around = (0..<2).map { _ in text(of: "bcxyz é€😀\u{301} .,;<>\"'\\/{}[]&#\t", count: 0...20) }
                    values.append(around.joined(separator: form))
                    expected.append(around.joined(separator: "…"))
                }
            }
            let shown = try await shown(values, by: Credentials(appID: id, appKey: key), headers)
            #expect(shown == expected.map { Array($0.utf8) })
        }
    }

    @Test("A text without a secret stays the same, byte for byte")
    mutating func otherTexts() async throws {
        for _ in 0..<Rounds.count(40) {
            let id = text(of: Self.letters, count: 8...8)
            let key = text(of: Self.letters, count: 32...32)
            let values = (0..<20).map { _ in
                text(of: Self.letters + "%%%\\&é€😀\u{301} =", count: 0...60) + String(key.prefix(31)) + "."
                    + id.dropFirst()
            }
            let shown = try await shown(values, by: Credentials(appID: id, appKey: key))
            #expect(shown == values.map { Array($0.utf8) })
        }
    }
}
