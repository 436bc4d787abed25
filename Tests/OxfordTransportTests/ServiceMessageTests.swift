import OxfordTransport
import TestSupport
import Testing

@Suite struct ServiceMessages {
    @Test(
        "The message is extracted from JSON, HTML and plain text",
        arguments: [
            (#"{"error": "No entry found"}"#, "No entry found"),
            (#"{"message": "404 Not Found: no such route"}"#, "404 Not Found: no such route"),
            (#"{"message": "gateway", "error": "service"}"#, "service"),
            (#"{"error": null, "message": "gateway"}"#, "gateway"),
            (#"{"error": {"code": 1}, "message": "gateway"}"#, "gateway"),
            (#"{"error": {"code": 7, "message": "inside"}, "message": "outside"}"#, "inside"),
            (#"{"message": {"message": {"message": "too deep"}}, "error": {"message": "inside"}}"#, "inside"),
            (
                #"{"status": [1, {"a": true}], "error": "deep \"quotes\" caf\u00e9 \ud83d\ude00"}"#,
                #"deep "quotes" café 😀"#
            ),
            ("\u{FEFF} {\"err\\u006fr\": \"escaped key\"} ", "escaped key"),
            ("{\"error\": \"two\\nlines\"}", "two lines"),
            (
                "<!DOCTYPE HTML>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>No entry for &#39;x&#39; in <b>en</b></p>",
                "No entry for 'x' in en"
            ),
            ("<HTML><P CLASS=\"error\">Wrong key</P><p>Sorry</p>", "Wrong key"),
            ("<head><pre>log</pre></head><center><h1>502 Bad Gateway</h1></center>", "502 Bad Gateway"),
            ("<p>one<p>two", "onetwo"),
            ("<p>never &lt;closed&gt; &amp;amp;", "never <closed> &amp;"),
            (#"{"error": "", "message": "Forbidden"}"#, "Forbidden"),
            ("Authentication failed", "Authentication failed"),
            ("Bad request [code 5]", "Bad request [code 5]"),
            ("No field {name} where limit < 5", "No field {name} where limit < 5"),
            ("  Authentication\r\n\tfailed  ", "Authentication failed"),
            (String(repeating: "a", count: 400), String(repeating: "a", count: 299) + "…"),
        ])
    func messages(body: String, text: String) {
        #expect(ServiceMessage.line(in: Array(body.utf8)) == text)
    }

    @Test(
        "A body without a message has none",
        arguments: [
            "", " \n", "{}", "[]", #"{"error": 5}"#, #"{"error": ""}"#, #"{"error": "cut sho"#, #"{"error": "a"} more"#,
            "<html><title>Sign in</title></html>", "<p></p>", "<p", "<h1 ", "<>", "a\u{0}b", "[5] more", "\u{FEFF} {}",
            #"{"error": {}}"#, #"{"error": {"message": 5}}"#, #"{"error": [{"message": "in a list"}]}"#,
            #"{"error": {"message": "cut sho"#, "<!--", "<!-",
        ])
    func bodiesWithoutMessage(body: String) {
        #expect(ServiceMessage.line(in: Array(body.utf8)) == nil)
    }

    @Test("Bytes that are not UTF-8 have no message")
    func invalidUTF8() {
        #expect(ServiceMessage.line(in: [0xFF, 0xFE, 0x00, 0x61]) == nil)
        #expect(ServiceMessage.line(in: [0x1F, 0x8B, 0x08]) == nil)
        #expect(ServiceMessage.line(in: Array(#"{"error": ""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8)) == nil)
    }

    @Test(
        "A body of more than 64 KB has no message, and a shorter one is read in no time", arguments: ["<p ", "<", "x"])
    func largeBody(piece: String) {
        let long = Array((String(repeating: piece, count: 65_537) + "<p>late</p>").utf8)
        #expect(ServiceMessage.line(in: long) == nil)
        #expect(ServiceMessage.line(in: Array(long.prefix(65_536))) != "late")
    }

    @Test("Endless nesting has no message", arguments: [#"{"a":"#, "["])
    func endlessNesting(opening: String) {
        let body = #"{"error":"x","a":"# + String(repeating: opening, count: 300_000)
        #expect(ServiceMessage.line(in: Array(body.utf8)) == nil)
    }

    @Test("Random bytes do not crash")
    func randomBytes() {
        var random = SeededGenerator(seed: 5)
        let texts = [
            "{", "}", "[", "]", "\"", ":", ",", "\\", "\\u", "d83d", "error", "message", "null", "true", "-1.5e9",
            "<p>", "<!--", "-->",
            "</p>", "<h1", "<", ">", " ", "é", "\u{0}",
        ]
        let pieces = texts.map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF4, 0x90], [0xED, 0xA0]]
        for _ in 0..<10_000 {
            let message = ServiceMessage.line(in: Array(random.elements(of: pieces, atMost: 14).joined()))
            #expect(message?.isEmpty != true)
            #expect(message?.contains { $0.isNewline } != true)
        }
    }
}
