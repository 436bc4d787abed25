import Foundation
import OxfordEndpoints
import TestSupport
import Testing

@Suite("Answers in an app's storage") struct StoredAnswers {
    private func read<Value: Decodable>(_: Value.Type, json: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }

    private func read<Value: Decodable>(_: Value.Type, propertyList: String) throws -> Value {
        let file = #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">\#(propertyList)</plist>"#
        return try PropertyListDecoder().decode(Value.self, from: Data(file.utf8))
    }

    private func nested(_ opening: String, _ closing: String, around innermost: String = "", levels: Int) -> String {
        String(repeating: opening, count: levels) + innermost + String(repeating: closing, count: levels)
    }

    @Test("A stored value that is nested too deeply is an error, in time and on a small stack")
    func depth() async throws {
        let readings: [@Sendable () throws -> Void] = [
            { _ = try read(Sense.self, json: nested(#"{"subsenses":["#, "]}", levels: 250)) },
            { _ = try read([String: Sense].self, json: #"{"a":\#(nested(#"{"subsenses":["#, "]}", levels: 40))}"#) },
            { _ = try read(Metadata.self, json: #"{"options":{"a":\#(nested("[", "]", levels: 500))}}"#) },
            { _ = try read(Metadata.self, json: #"{"schema":\#(nested(#"{"a":"#, "}", around: "0", levels: 500))}"#) },
            {
                let levels = nested("<dict><key>subsenses</key><array>", "</array></dict>", levels: 1_000)
                _ = try read(Sense.self, propertyList: levels)
            },
        ]
        // Threads on Apple's platforms have a stack of this size, except for the main one. Only the property list needs
        // more, because Foundation parses it recursively.
        for (reading, stack) in zip(readings, [512, 512, 512, 512, 16_384]) {
            let thrown = await onThread(stackSize: stack * 1024) { Result { try reading() } }
            let error = #expect(throws: DecodingError.self) { try thrown.get() }
            #expect("\(String(describing: error))".contains("at most 64 levels of nesting"))
        }
    }

    @Test(
        "An unknown member of a stored value is skipped, whatever it is",
        arguments: [
            "1e400", #""\ud800""#, #"[{"a":"\udc00"}]"#, "true",
            String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
        ])
    func unknownJSON(value: String) throws {
        let label = #"{"id":"law","later":\#(value),"text":"Law"}"#
        let sense = try read(
            Sense.self,
            json:
                #"{"id":"a","later":\#(value),"domains":[\#(label)],"constructions":[{"examples":[[{"later":\#(value)}]]}]}"#
        )
        #expect(sense.id == "a" && sense.domains == [Labeled(id: .law, text: "Law")])
        #expect(sense.constructions.first?.examples == [Example()])
    }

    @Test(
        "An unknown member of a property list is skipped, whatever it is",
        arguments: [
            "<date>2026-01-01T00:00:00Z</date>", "<data>AAEC</data>",
            "<array><date>2026-01-01T00:00:00Z</date></array>",
            "<dict><key>a</key><data>AA==</data></dict>", "<real>nan</real>",
        ])
    func unknownInPropertyList(value: String) throws {
        let label = "<dict><key>id</key><string>law</string><key>later</key>\(value)</dict>"
        let sense = try read(
            Sense.self,
            propertyList: "<dict><key>later</key>\(value)<key>domains</key><array>\(label)</array></dict>")
        #expect(sense.domains == [Labeled(id: .law)])
    }

    @Test("A known member of another kind is an error at its path")
    func otherKinds() throws {
        let date = "<dict><key>definitions</key><array><date>2026-01-01T00:00:00Z</date></array></dict>"
        #expect(throws: DecodingError.self) { try read(Sense.self, propertyList: date) }
        for json in [#"{"definitions":"a"}"#, #"{"definitions":[{}]}"#, #"{"id":["a"]}"#, #"{"domains":[7]}"#] {
            #expect(throws: DecodingError.self, "\(json)") { try read(Sense.self, json: json) }
        }
    }

    @Test("A negative zero keeps its sign")
    func negativeZero() throws {
        var frequency = Frequency()
        frequency.normalizedFrequency = -0.0
        for stored in [
            try read(Frequency.self, json: #"{"normalizedFrequency":-0.0}"#),
            try JSONDecoder().decode(Frequency.self, from: JSONEncoder().encode(frequency)),
            try PropertyListDecoder().decode(Frequency.self, from: PropertyListEncoder().encode(frequency)),
        ] {
            #expect(stored.normalizedFrequency?.sign == .minus && stored.normalizedFrequency == 0)
        }
    }

    @Test("A number that could not be read again is not encoded", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) throws {
        var match = SearchAnswer.Match()
        match.score = number
        #expect(throws: EncodingError.self) { try PropertyListEncoder().encode(match) }
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        #expect(throws: EncodingError.self) { try encoder.encode(match) }
    }
}
