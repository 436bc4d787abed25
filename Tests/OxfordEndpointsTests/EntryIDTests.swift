import OxfordEndpoints
import OxfordTesting
import Testing

@Suite struct EntryIDs {
    @Test func idsFromAnswersAreNotEncodedTwice() throws {
        let ids = [
            "ace", "estate_car", "an_ace_up_one%27s_sleeve", "if_the_shoe_fits%2C_wear_it", "Adam%27s_apple",
            "roche_moutonn%C3%A9e", "apt.", "p.d.", "eye_make-up", "24%2F7", "LSE", "%61ce", "a%2fb",
            "not encoded: café", "100%", "%zz", "%C3%A", "%C3%28", "a?b#c", "a/b", "..", "a/..", "a%2F..",
            "%2e%2E",
            "%2e", "a%2F%2e%2e%2Fb", "", "%20", "_", "%0A", "%7F", String(repeating: "%61", count: 129),
        ]
        let rows = ids.enumerated().map { position, id in
            let label = "\(position + 1) \(id)"
            do throws(InvalidText) {
                return GoldenRow(label, EntriesRequest(try Headword(EntryID(id)), in: .britishEnglish))
            } catch {
                return GoldenRow(label, text: "refused: \(error)")
            }
        }
        try expectGolden("entry-ids.golden.txt", rows)
    }

    @Test(arguments: [
        ("an_ace_up_one%27s_sleeve", "an ace up one's sleeve"), ("roche_moutonn%C3%A9e", "roche moutonnée"),
        ("24%2F7", "24/7"), ("a%5Fb", "a_b"), ("%C3", "\u{FFFD}"), ("100%", "100%"),
    ])
    func readableForm(id: String, text: String) {
        #expect(EntryID(id).text == text)
        #expect("\(EntryID(id))" == text)
    }

    @Test func wordAndIDOfOneURLAreEqual() throws {
        #expect(try Headword(EntryID("and%2For")) == "and/or")
        #expect(EntryID("caf%C3%A9") == EntryID("caf\u{E9}"))
        #expect(EntryID("caf%C3%A9") != EntryID("cafe\u{301}"))
        #expect(EntryID("a%2fb") != EntryID("a%2Fb"))
    }

    @Test func rawValueIsStable() {
        let id = EntryID("o'clock %")
        #expect(id.rawValue == "o%27clock%20%25")
        #expect(EntryID(id.rawValue) == id)
    }
}
