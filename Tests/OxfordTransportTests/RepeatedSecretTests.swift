import OxfordEndpoints
import OxfordTransport
import Testing

@Suite("Credentials repeated by the server") struct RepeatedSecrets {
    private static let id = "A1b2/c3-&D4"
    private static let key = "k/e\"y%41-0123456789"

    /// Encodings of a secret that would reveal it.
    private static let forms: [@Sendable (String) -> String] = [
        { $0 }, { $0.uppercased() }, { $0.lowercased() },
        { $0.escaped { #"\u00"# + $0.hexadecimal } }, { $0.escaped { #"\u00"# + $0.hexadecimal.uppercased() } },
        { $0.escaped { "\\" + $0.text } }, { $0.escaped { #"\\\"# + $0.text } },
        { $0.escaped { #"\\u00"# + $0.hexadecimal } },
        { $0.escaped { "%" + $0.hexadecimal } }, { $0.escaped { "%" + $0.hexadecimal.uppercased() } },
        { $0.escaped { "%25" + $0.hexadecimal } }, { $0.escaped { "%2525" + $0.hexadecimal } },
        { $0.escaped { "&#\($0);" } }, { $0.escaped { "&#x\($0.hexadecimal);" } },
        { $0.escaped { "&#X00\($0.hexadecimal);" } },
        { $0.escaped { "&amp;#\($0);" } }, { $0.utf8.map { "%" + $0.hexadecimal }.joined() },
        { $0.utf8.map { "&#\($0);" }.joined() },
        { $0.replacing("&", with: "&amp;").replacing("\"", with: "&quot;") },
        { $0.replacing("&", with: "&AMP").replacing("\"", with: "&#34") },
    ]

    private func error(
        _ response: TransportResponse, id: String = Self.id, key: String = Self.key
    ) async throws -> OxfordError {
        let client = OxfordClient(
            credentials: try Credentials(appID: id, appKey: key), transport: ClosureTransport { _ in response })
        return try #require(await failure(from: client))
    }

    @Test("A message hides plain and escaped credentials", arguments: forms.indices)
    func message(_ form: Int) async throws {
        for secret in [Self.id, Self.key] {
            let form = Self.forms[form](secret)
            #expect(try await error(received(502, "before \(form) after")).message == "before … after", "\(form)")
        }
    }

    @Test("A secret that ends in an escape character is hidden together with the escape")
    func secretEndsInEscape() async throws {
        let error = try await error(received(502, "before 0123456789%25 after"), key: "0123456789%")
        #expect(error.message == "before … after")
    }

    @Test(
        "An incomplete escape sequence after the beginning of a secret is not decoded",
        arguments: ["", "3", "33", "033"])
    func incompleteEscape(_ digits: String) async throws {
        let text = #"before k/e"y%41-012\u"# + digits
        #expect(try await error(received(502, text)).message == text)
    }

    @Test("A message truncated within a secret does not show its beginning")
    func cutMessage() async throws {
        for count in 283..<300 {
            let text = String(repeating: "x", count: count)
            let message = try #require(try await error(received(502, text + Self.key + " and more")).message)
            #expect(message == text + "…" || message.count <= count + 5, "\(message.suffix(30))")
        }
        for count in 280..<292 {
            let text = String(repeating: "x", count: count)
            let message = try await error(received(502, text + #"A1b2\u002fc3-&D4 and more than fits"#)).message
            #expect(message?.contains("A1b2") == false, "\(message?.suffix(30) ?? "")")
        }
    }

    @Test("The path in an answer error hides the credentials", arguments: forms.indices)
    func path(_ form: Int) async throws {
        let form = Self.forms[form](Self.id.replacing("\"", with: "")).replacing("\\", with: "\\\\")
        let error = try await error(received(200, #"{"results": [{"pronunciations": {"\#(form)": 1}}]}"#))
        #expect(error.reason == .unreadableAnswer)
        #expect(!error.description.lowercased().contains("c3-"), "\(error)")
    }

    @Test("The found text in an answer error hides the credentials", arguments: forms.indices)
    func found(_ form: Int) async throws {
        let form = Self.forms[form](Self.id)
        for padding in ["", "          ", String(repeating: " ", count: 36)] {
            let error = try await error(received(200, "[" + padding + form + "]"))
            #expect(error.reason == .unreadableAnswer)
            #expect(error.answerError?.found == "…", "\(error)")
        }
        // The found text may begin within a secret.
        let broken = try await error(received(200, #"{"results": "A1b2\u00zz A1b2/c3-&D4"}"#))
        #expect(broken.answerError?.found == "…")
    }

    @Test("An answer error shows the found text if no secret is nearby")
    func foundWithoutSecrets() async throws {
        let error = try await error(
            received(200, #"{"results": 7, "x": "\#(String(repeating: " ", count: 900))\#(Self.id)"}"#))
        #expect(error.answerError?.found.hasPrefix("7, ") == true)
    }

    @Test("The media type hides the credentials in any letter case", arguments: forms.indices)
    func contentType(_ form: Int) async throws {
        let type = "text/" + Self.forms[form](Self.id)
        #expect(try await error(received(200, "<html>", type: type)).contentType == "text/…")
        #expect(try await error(received(200, "<html>", type: type + "; charset=utf-8")).contentType == "text/…")
    }

    @Test("Text that only lowercasing turns into a secret is hidden")
    func letterOfAnotherAlphabet() async throws {
        let kelvin = Self.key.replacing("k", with: "\u{212A}").replacing("\"", with: "")
        let id = Self.key.replacing("\"", with: "")
        #expect(try await error(received(200, "<html>", type: kelvin), id: id).contentType == "…")
    }

    @Test("Text that only resembles the credentials is shown")
    func otherText() async throws {
        let text = #"A1b2/c3-&D5 \u0041%41&#41 k/e\"y% 100% & more \ A1b2/c3…"#
        #expect(try await error(received(502, text)).message == text.replacing("A1b2/c3…", with: "…"))
    }

    @Test("A secret at the end of the searched part of a body is hidden", arguments: 1..<20)
    func secretAtTheEnd(_ count: Int) async throws {
        let spaces = String(repeating: " ", count: 16_384 - "<html><p>key ".utf8.count - count)
        let message = try await error(received(502, "<html>\(spaces)<p>key \(Self.key)")).message
        #expect(message == "key …" || message == "key \(Self.key.prefix(min(count, 3)))…")
    }

    @Test("Secrets in the client's headers are hidden", arguments: ["Bearer a1b2c3d4e5", "a1b2c3d4e5"])
    func secretHeaders(_ value: String) async throws {
        let response = received(401, "expired: \(value)")
        let client = OxfordClient(
            credentials: nil, transport: ClosureTransport { _ in response },
            headers: try Headers(validating: ["Authorization": "\(value)"]))
        #expect(await failure(from: client)?.message == "expired: …")
    }

    @Test("Only the start of a long body is searched for a message")
    func longBodies() async throws {
        let filler = String(repeating: "<i>filler é</i>\n", count: 100_000)
        let early = "<h1>Bad gateway</h1>" + filler
        #expect(try await error(received(502, early)).message == "Bad gateway")
        #expect(try await error(received(502, filler + "<p>Too late</p>")).message == nil)
        #expect(try await error(received(502, "<p>Cut \(filler)")).message?.hasPrefix("Cut filler é") == true)
        let traced = #"{"error": "Bad gateway", "trace": ["\#(String(repeating: "é", count: 500_000))"]}"#
        #expect(try await error(received(502, traced)).message == "Bad gateway")
        let late = #"{"trace": ["\#(String(repeating: "é", count: 500_000))"], "error": "Too late"}"#
        #expect(try await error(received(502, late)).message == nil)
        #expect(try await error(received(502, #"{"error": "Bad gateway" oops"# + filler)).message == nil)
        let plain = try await error(received(502, String(repeating: "é ", count: 500_000))).message
        #expect(plain == String(repeating: "é ", count: 149) + "é…")
    }
}

extension String {
    /// Returns the text with each character escaped, except letters and digits.
    fileprivate func escaped(_ escape: (UInt8) -> String) -> String {
        utf8.map {
            Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber ? $0.text : escape($0)
        }
        .joined()
    }
}

extension UInt8 {
    fileprivate var text: String { String(Unicode.Scalar(self)) }
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
