import OxfordEndpoints
import TestSupport
import Testing

@testable import oxford

/// Pages that the tool prints for answers of any shape.
@Suite struct Pages {
    private func page(of body: [UInt8]) throws -> String {
        var page = TerminalPage(color: .never, terminalWidth: nil)
        page.add(try EntriesAnswer(json: body))
        return page.text
    }

    @Test("A page is at most a multiple of its answer", arguments: 0..<40 as Range<UInt64>)
    func size(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Rounds.count(1) {
            let body = RandomEntries.body(using: &random)
            // The shortest entry, `{},`, has a line of 128 characters with the word.
            #expect(try page(of: body).utf8.count <= 60 * body.count)
        }
    }

    @Test("JSON has no character that a terminal or an editor takes for a command or a line break")
    func json() {
        let text = "a\u{2028}b\u{2029}c\u{85}d\u{9B}e\u{202E}f\nß"
        let line = JSONTree.text(text).line
        #expect(line == #""a\u2028b\u2029c\u0085d\u009be\u202ef\nß""#)
        #expect((try? JSONTree(reading: Array(line.utf8))) == .text(text))
    }

    @Test("What belongs to all the entries of a word is printed once")
    func shared() throws {
        let shared = ["word", "lexical entry"].map { #""pronunciations":[{"phoneticSpelling":"sound of the \#($0)"}]"# }
        let own = #""notes":[{"text":"note"}],"variantForms":[{"text":"variant"}],"derivativeOf":[{"text":"origin"}]"#
        let entries = #""entries":[{"senses":[{}]},{"senses":[{}]},{"notes":[{"text":"own"}]}]"#
        let lexicalEntry = "{\"text\":\"a\",\(own),\(shared[1]),\(entries)}"
        let page = try page(of: Array(#"{"results":[{\#(shared[0]),"lexicalEntries":[\#(lexicalEntry),{}]}]}"#.utf8))
        let texts = ["/sound of the word/", "/sound of the lexical entry/", "note: note", "note: own", "also: variant"]
        for text in texts + ["derivative of origin"] {
            #expect(page.ranges(of: text).count == 1, "\(text)")
        }
    }
}
