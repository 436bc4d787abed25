import OxfordEndpoints
import OxfordTesting
import OxfordVersion1
import TestSupport
import Testing

@Suite struct EntryIDs {
    @Test("IDs from answers are not percent-encoded twice")
    func idsFromAnswersAreNotEncodedTwice() throws {
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

    @Test(
        "The text of an ID is percent-decoded",
        arguments: [
            ("an_ace_up_one%27s_sleeve", "an ace up one's sleeve"), ("roche_moutonn%C3%A9e", "roche moutonnée"),
            ("24%2F7", "24/7"), ("a%5Fb", "a_b"), ("%C3", "\u{FFFD}"), ("100%", "100%"),
        ])
    func readableForm(id: String, text: String) {
        #expect(EntryID(id).text == text)
        #expect("\(EntryID(id))" == text)
    }

    @Test("A headword and an ID with the same URL are equal")
    func equality() throws {
        #expect(try Headword(EntryID("and%2For")) == "and/or")
        #expect(EntryID("caf%C3%A9") == EntryID("caf\u{E9}"))
        #expect(EntryID("caf%C3%A9") != EntryID("cafe\u{301}"))
        #expect(EntryID("a%2fb") != EntryID("a%2Fb"))
    }

    @Test("Every request sends an ID as the same bytes", arguments: 1...4)
    func sameBytesInEveryRequest(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = ["%C3", "%A9", "%c3%a9", "%FF", "%61", "%2f", "%E2%80", "a", "_", "é", "%", "b%20c", "%25", "."]
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...6, using: &random)
            let wire = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let id = EntryID(wire)
            guard let word = try? Headword(id) else { continue }
            #expect(EntriesRequest(word, in: .britishEnglish).urlString().hasSuffix("/" + id.rawValue))
            #expect(WordsRequest(QueryText(word), in: .britishEnglish).urlString().hasSuffix("?q=" + id.rawValue))
            let version1 = V1.EntriesRequest(word, in: .english).urlString().split(separator: "/").last ?? ""
            #expect(bytes(of: version1) == bytes(of: id.rawValue[...]).map { $0 == 0x20 ? 0x5F : $0 }, "\(wire)")
        }
    }

    private func bytes(of text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits =
                byte == UInt8(ascii: "%") ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) : nil
            if digits != nil { rest = rest.dropFirst(2) }
            bytes.append(digits ?? byte)
        }
        return bytes
    }

    @Test("An ID made from a raw value has the same raw value")
    func rawValueIsStable() {
        let id = EntryID("o'clock %")
        #expect(id.rawValue == "o%27clock%20%25")
        #expect(EntryID(id.rawValue) == id)
    }
}
