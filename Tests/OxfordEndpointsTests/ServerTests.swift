import Foundation
import OxfordEndpoints
import TestSupport
import Testing

@Suite struct Servers {
    private static let normalized = [
        "https://example.com", "https://xn--caf-dma.example", "https://3com.example", "https://a-b.c--d",
        "https://\(label(63)).example", "https://example.com/a/b%20c/~d", "https://10.0.0.1:443",
        "https://255.255.255.255",
        "https://1.2.3.4.example", "https://[1:2:3:4:5:6:7:8]", "https://[1::]", "https://[::8]",
        "https://[1:2:3:4:5:6:7::]", "https://[::2:3:4:5:6:7:8]", "https://[1:2:3:4:5:6:1.2.3.4]",
        "http://localhost:8080", "http://127.9.8.7:1/x", "http://[::1]:8080",
    ]

    @Test(
        "A valid URL is accepted and normalized",
        arguments: normalized.map { ($0, $0) } + [
            ("https://example.com/", "https://example.com"),
            ("HTTPS://Example.COM:8443/Oxford/", "https://example.com:8443/Oxford"),
            ("https://[::FFFF:1.2.3.4]", "https://[::ffff:1.2.3.4]"), ("HTTP://127.0.0.1:80", "http://127.0.0.1:80"),
        ])
    func validURLs(text: String, base: String) throws {
        let server = try Server(validating: text)
        #expect(server.base == base)
        let url = EntriesRequest("and/or", in: .britishEnglish).urlString(on: server)
        #expect(url == base + "/api/v2/entries/en-gb/and%2For")
        #expect(URL(string: url, encodingInvalidCharacters: false)?.absoluteString == url)
        #expect(try Server(validating: server.base) == server)
    }

    @Test("The live and sandbox servers equal the servers of their URLs")
    func liveAndSandbox() throws {
        #expect(try Server(validating: "https://od-api.oxforddictionaries.com/") == .live)
        #expect(try Server(validating: "https://od-api-sandbox.oxforddictionaries.com") == .sandbox)
    }

    @Test(
        "An invalid URL throws with the reason",
        arguments: [
            ("", InvalidServer.Reason.scheme), ("example.com", .scheme), ("ftp://example.com", .scheme),
            ("https:example.com", .scheme), ("http://example.com", .insecure), ("http://10.0.0.1", .insecure),
            ("http://127.0.0.1.example.com", .insecure), ("http://localhost.example.com", .insecure),
            ("http://127.0.0.256", .host), ("http://128.0.0.1", .insecure), ("https://[:]", .host),
            ("https://[:::]", .host), ("https://[1:2:3:4:5:6:7:8:9]", .host), ("https://[1:2:3:4:5:6:7]", .host),
            ("https://[1:2:3:4:5:6:7::8]", .host), ("https://[12345::]", .host), ("https://[1:2:3:4:5:6:7:]", .host),
            ("https://[::1.2.3.256]", .host), ("https://[1.2.3.4::]", .host),
            ("https://[1:2:3:4:5:6:7:1.2.3.4]", .host), ("https://[::1%25eth0]", .host), ("https://[::1]]", .port),
            ("https://256.256.256.256", .host), ("https://1.2.3", .host), ("https://01.2.3.4", .host),
            ("https://0x7f.0.0.0x1", .host), ("https://2130706433", .host), ("https://example.1", .host),
            ("https://-a.example", .host), ("https://a-.example", .host), ("https://a_b", .host),
            ("https://example.com.", .host), ("https://\(label(64)).example", .host),
            ("https://\(label(63)).\(label(63)).\(label(63)).\(label(63))", .host),
            ("http://localhost%2f.evil.example/", .host), ("http://[::2]", .insecure), ("https://", .host),
            ("https://:80", .host), ("https://a..b", .host), ("https://[::1", .host), ("https://[::1]a", .port),
            ("https://a:", .port), ("https://a:0", .port), ("https://a:65536", .port), ("https://a:8x", .port),
            ("https://a:1:2", .port), ("https://user:password@example.com", .userInfo),
            ("https://example.com?", .query), ("https://example.com#", .fragment), ("https://example.com//", .path),
            ("https://example.com/a/.", .path), ("https://example.com/%2e%2E/a", .path),
            ("https://example.com/a%2F..%2Fb", .path), ("https://example.com/%2", .path),
            ("https://example.com/a\"b", .path), ("https://example.com/a\\b", .path),
            ("https://example.com/api/v2", .versionIncluded), ("https://example.com/api/v1/", .versionIncluded),
            (" https://example.com", .character), ("https://example.com\r\nHost: a", .character),
            ("https://café.example", .character),
        ])
    func invalidURLs(text: String, reason: InvalidServer.Reason) {
        let error = #expect(throws: InvalidServer.self) { try Server(validating: text) }
        #expect(error?.reason == reason)
    }

    private static func label(_ length: Int) -> String { String(repeating: "a", count: length) }

    @Test(
        "Errors show no credentials of the URL",
        arguments: [
            "https://user:secret@example.com", "https://secret@a@b", "https://u:secret?x@h", "https://h/?key=secret",
            "https://h/a#secret", "ftp://h/?secret", "https://h/?key=a@secret", "https://h/a#b@secret",
            "https://u:p@secret@h", "u@secret@h/a@b",
        ])
    func errorShowsNoSecret(text: String) {
        let error = #expect(throws: InvalidServer.self) { try Server(validating: text) }
        #expect(!"\(String(describing: error)) \(String(reflecting: error))".contains("secret"))
    }

    @Test("Random text is rejected or makes a safe URL")
    func randomText() throws {
        var random = SeededGenerator(seed: 1)
        let pieces = [
            "https", "http", "://", "localhost", "127.0.0.1", "example.com", "[::1]", ":", "80", "/", "a", "..", ".",
            "%2e", "%", "@", "?", "#", " ", "é", "\\", "[", "]", "api", "v2", "-", "\u{0}",
        ]
        var taken = 0
        for _ in 0..<10_000 {
            let start = Bool.random(using: &random) ? "https://" : ""
            let text = start + random.elements(of: pieces, atMost: 8).joined()
            guard let server = try? Server(validating: text) else { continue }
            taken += 1
            let url = LanguagesRequest().urlString(on: server)
            let parsed = try #require(URLComponents(string: url, encodingInvalidCharacters: false), "\(text)")
            #expect(parsed.string == url)
            #expect((parsed.user ?? parsed.query ?? parsed.fragment) == nil, "\(text)")
            #expect(parsed.percentEncodedPath.hasSuffix("/api/v2/languages"))
            let loopback = ["localhost", "127.0.0.1", "[::1]", "::1"].contains(parsed.host ?? "")
            #expect(parsed.scheme == "https" || loopback, "\(text)")
        }
        #expect(taken > 250)
    }
}
