import OxfordEndpoints
import OxfordTransport
import TestSupport
import Testing

@Suite struct CurlText {
    @Test("The curl command has variables instead of credentials") func command() throws {
        let client = OxfordClient(
            transport: ClosureTransport { _ in TransportResponse(status: 200) },
            credentials: try Credentials(appID: "SECRET-1", appKey: "SECRET-2"),
            headers: try Headers(validating: ["User-Agent": "it's; `me` $HOME", "Authorization": "SECRET3"]))
        let request = client.transportRequest(
            for: .entries("and/or", in: .britishEnglish, filters: [.fields(.definitions)]))
        #expect(
            request.curl == """
                curl -H 'Accept: application/json' -H 'User-Agent: it'\\''s; `me` $HOME' -H 'Authorization: …' \
                -H "app_id: $OXFORD_APP_ID" -H "app_key: $OXFORD_APP_KEY" \
                'https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/and%2For?fields=definitions'
                """)
        #expect(!texts(of: request).contains("SECRET"))
    }

    // Other platforms run no programs.
    #if os(macOS) || os(Linux)
        @Test("A shell passes URLs and headers unchanged to curl, and runs nothing in them")
        func hostileTexts() async throws {
            var random = SeededGenerator(seed: 11)
            let pieces = [
                "'", "'\u{301}", "\u{301}", "\"", "\\", "`echo ran`", "$(echo ran)", "$HOME", ";", "&", "|", "\n", "\r",
                "\t", " ", "*", "~", "#", "!", "-", "=", "é", "😀", "\u{200D}", "'\u{FE0F}", "\u{1F1E6}", "a", "\u{1}",
                "\u{7F}",
            ]
            var texts: [(url: String, value: String)] = [
                ("https://example.com/'\u{301}$(echo ran)", "'\u{301}$(echo ran)")
            ]
            texts += (0..<300).map { _ in
                func text() -> String {
                    (0..<Int.random(in: 1...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                        .joined()
                }
                return (text(), text())
            }
            // The script defines a function `curl` that prints its arguments, each followed by a NUL.
            var script = "curl() { for argument; do printf '%s\\0' \"$argument\"; done; }\n"
            var expected: [String] = []
            for text in texts {
                // `Headers(received:)` accepts characters that `Headers(validating:)` refuses.
                let headers = Headers(received: [(name: "User-Agent", value: text.value)])
                script += TransportRequest(url: text.url, headers: headers).curl + "\n"
                expected += headers.flatMap { header in
                    // The next test says why a blank value has this form.
                    [
                        "-H",
                        header.value.allSatisfy { " \t".contains($0) } ? "User-Agent;" : "User-Agent: \(header.value)",
                    ]
                }
                expected += (text.url.hasPrefix("-") ? ["--url"] : []) + [text.url]
            }
            let result = try await Program.run("sh", ["-c", script])
            #expect(result.status == 0 && result.errors == "")
            let arguments = result.output.utf8.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
            #expect(arguments == (expected + [""]).map { Array($0.utf8) })
        }
    #endif

    @Test(
        "A header without a value ends in a semicolon, because curl drops it otherwise, and NUL is left out",
        arguments: [
            ("a", "X-Own", "", "-H 'X-Own;' 'a'"), ("a", "User-Agent", " \t", "-H 'User-Agent;' 'a'"),
            ("a\0b", "User-Agent", "c", "-H 'User-Agent: c' 'ab'"),
        ])
    func unusualValues(url: String, name: String, value: String, arguments: String) {
        let headers = Headers(received: [(name: name, value: value)])
        #expect(TransportRequest(url: url, headers: headers).curl == "curl \(arguments)")
    }
}
