import Foundation
import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct EntryIDs {
    @Test("IDs from answers are not percent-encoded twice")
    func idsFromAnswersAreNotEncodedTwice() throws {
        let ids = [
            "ace", "estate_car", "an_ace_up_one%27s_sleeve", "if_the_shoe_fits%2C_wear_it", "Adam%27s_apple",
            "roche_moutonn%C3%A9e", "apt.", "p.d.", "eye_make-up", "24%2F7", "LSE", "%61ce", "a%2fb",
            "not encoded: café", "100%", "%zz", "%C3%A", "%C3%28", "a?b#c", "a/b", "..", "a/..", "a%2F..", "%2e%2E",
            "%2e", "a%2F%2e%2e%2Fb", "", "%20", "_", "%0A", "%7F", String(repeating: "%61", count: 129), "caf%c3%a9",
            "%FF", "caf%E9", "%ED%A0%80", "%E2%80",
        ]
        let rows = ids.enumerated().map { position, id in
            row("\(position + 1) \(id)") {
                EntriesRequest(try WordText(EntryID(id)), in: .britishEnglish)
            }
        }
        try expectGolden("entry-ids.golden.txt", rows)
    }

    @Test(
        "The text of an ID is percent-decoded",
        arguments: [
            ("an_ace_up_one%27s_sleeve", "an ace up one's sleeve"), ("roche_moutonn%C3%A9e", "roche moutonnée"),
            ("24%2F7", "24/7"), ("a%5Fb", "a_b"), ("%C3", "\u{FFFD}"), ("100%", "100%"),
        ])
    func readableForm(id: String, text: String) {
        #expect(EntryID(id).text == text)
    }

    @Test("A word and an ID with the same URL are equal")
    func equality() throws {
        #expect(try WordText(EntryID("and%2For")) == "and/or")
        #expect(EntryID("caf%C3%A9") == EntryID("caf\u{E9}"))
        #expect(EntryID("caf%C3%A9") != EntryID("cafe\u{301}"))
        #expect(EntryID("a%2fb") != EntryID("a%2Fb"))
    }

    @Test(
        "Every request sends an ID as the same bytes, with the usual escapes, also after it was stored",
        arguments: [
            ("%C3%A9", "%C3%A9"), ("caf%c3%a9", "caf%C3%A9"), ("%41", "A"), ("a%2fb", "a%2Fb"), ("a%", "a%25"),
            ("b%20c", "b%20c"), ("%25", "%25"), ("é_", "%C3%A9_"), ("%5F%7E", "_~"),
        ])
    func sameBytesInEveryRequest(wire: String, bytes: String) throws {
        let word = try WordText(EntryID(wire))
        #expect(EntriesRequest(word, in: .britishEnglish).urlString().hasSuffix("/" + bytes))
        #expect(WordsRequest(word, in: .britishEnglish).urlString().hasSuffix("?q=" + bytes))
        #expect(try JSONDecoder().decode([WordText].self, from: JSONEncoder().encode([word])) == [word])
    }

    @Test("An ID made from a raw value has the same raw value")
    func rawValueIsStable() {
        let id = EntryID("o'clock %")
        #expect(id.rawValue == "o%27clock%20%25")
        #expect(EntryID(id.rawValue) == id)
    }
}
