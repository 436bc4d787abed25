import OxfordTransport
import TestSupport
import Testing

@Suite struct HeaderRules {
    @Test("Header names ignore letter case and keep their order") func namesAndOrder() throws {
        var headers = try Headers(validating: ["Accept": "a", "X-One": "1", "accept": "b"])
        #expect(headers["ACCEPT"] == "a")
        #expect(headers.values(of: "Accept") == ["a", "b"])
        #expect(headers["Missing"] == nil)
        #expect(headers.map(\.name) == ["Accept", "X-One", "accept"])
        try headers.set("c", for: "ACCEPT")
        #expect(headers.values(of: "accept") == ["c"])
        #expect(headers.count == 2)
    }

    @Test(
        "An invalid name or value is refused, and the error has one line and hides the value",
        arguments: ["\r\n", "\n", "\r", "\0", "\u{7F}", "\u{1B}", "é", "\t"].map {
            ("X", "secret\($0)Y: z", InvalidHeader.Reason.invalidCharacter)
        } + [" a", "a ", " "].map { ("X", $0, .surroundingSpace) }
            + ["", "a b", "a:", "a\n", "é", "a(b)", "\u{0}"].map { ($0, "a", .invalidName) })
    func invalidHeaders(name: String, value: String, reason: InvalidHeader.Reason) {
        let error = #expect(throws: InvalidHeader.self) { try Headers(validating: [name: value]) }
        #expect(error?.reason == reason)
        #expect(error?.description.contains("secret") == false)
        #expect(error?.description.contains("\n") == false)
    }

    @Test("Malformed headers of a server are dropped") func malformedHeaders() {
        let headers = Headers(received: [
            (name: "A", value: "é is fine\there"), (name: "", value: "a"), (name: "B", value: "a\r\nC: d"),
            (name: "b c", value: "a"), (name: "D", value: ""), (name: "E", value: "\u{9B}31m"),
            (name: "F", value: "a\u{85}b"), (name: "G", value: "a\u{2028}b"), (name: "H", value: "\u{1B}[31m"),
        ])
        #expect(headers.map(\.name) == ["A", "D"])
        #expect(headers["d"] == "")
    }

    @Test("Headers of a dictionary are in the order of their names, and are checked") func dictionary() throws {
        let names = (0..<20).map { "X-\($0 + 10)" }
        let headers = try Headers(dictionary: Dictionary(uniqueKeysWithValues: names.map { ($0, "v\($0)") }))
        #expect(headers.map(\.name) == names)
        #expect(headers.map(\.value) == names.map { "v\($0)" })
        #expect(throws: InvalidHeader.self) { try Headers(dictionary: ["Accept": "a", "X": "a\r\nY: z"]) }
        // A literal keeps its order.
        #expect(try Headers(validating: ["b": "1", "a": "2", "b": "3"]).map(\.name) == ["b", "a", "b"])
    }

    @Test("Headers are equal only if their names and values have the same bytes in the same order") func equality() {
        let all = [
            [("X-User", "Jos\u{E9}")], [("X-User", "Jose\u{301}")], [("x-user", "Jos\u{E9}")], [],
            [("X-User", "Jos\u{E9}"), ("Y", "")], [("Y", ""), ("X-User", "Jos\u{E9}")],
        ]
        let headers = all.map { Headers(received: $0.map { (name: $0, value: $1) }) }
        for one in all.indices {
            for other in all.indices { #expect((headers[one] == headers[other]) == (one == other)) }
        }
        #expect(Set(headers).count == all.count)
        #expect(headers == all.map { Headers(received: $0.map { (name: $0, value: $1) }) })
    }

    @Test("Values that may be secret are hidden in descriptions and dumps") func secretsAreHidden() throws {
        let headers = try Headers(validating: [
            "app_id": "SECRET1", "app_key": "SECRET2", "Authorization": "SECRET3", "X-Custom": "SECRET4",
            "Accept": "application/json",
        ])
        #expect(!(texts(of: headers) + texts(of: headers.map(\.self))).contains("SECRET"))
        #expect("\(headers)".hasSuffix("Accept: application/json"))
    }
}
