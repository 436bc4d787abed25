import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import oxford

@Suite(.timeLimit(.minutes(15))) struct Terminals {
    @Test("Lines fit the terminal", arguments: [40, 120])
    func width(_ width: Int) async throws {
        let line = #""$OXFORD" ace 2>/dev/null"#
        func shown(_ environment: [String: String] = [:]) async throws -> String {
            try await PseudoTerminal.run(line, width: width, environment: environment).text
        }
        #expect(try await shown().contains("\u{1B}[1mace\u{1B}[0m"))
        let plain = try await shown(["NO_COLOR": "1"])
        #expect(!plain.contains("\u{1B}"))
        #expect(try await !shown(["TERM": "dumb"]).contains("\u{1B}"))
        #expect(try await !PseudoTerminal.run("unset TERM; \(line)").text.contains("\u{1B}"))
        let lengths = plain.split(whereSeparator: \.isNewline).map(\.count)
        #expect(lengths.allSatisfy { $0 <= width })
        #expect(lengths.contains { $0 > width - 12 })
    }

    @Test(
        "Help and check fit a narrow terminal, and are not wider than 76 columns", arguments: [20, 30, 47, 60, 75, 120])
    func narrowWidth(_ width: Int) async throws {
        for command in ["help", "help check", "help entries", "help languages", "check --server sample"] {
            let shown = try await PseudoTerminal.run("\"$OXFORD\" \(command)", width: width).screen
            #expect(shown.count > 3 && shown.allSatisfy { $0.count <= min(width, 76) }, "\(command)")
            // Only a word that is wider than the terminal is broken.
            #expect(width < 47 || command == "help languages" || shown.contains { $0.contains("pronunciations") })
        }
    }

    @Test(
        "The note about the sample dictionary appears once, where a person reads it",
        arguments: [
            (#""$OXFORD" ace"#, 1), (#"printf 'ace\nxyzzy\naxe\n' | "$OXFORD" -"#, 1), (#""$OXFORD" ace | cat"#, 0),
            (#""$OXFORD" ace 2>/dev/null"#, 0), (#""$OXFORD" ace --server sample"#, 0), (#""$OXFORD" ace --url"#, 0),
        ])
    func sampleNote(line: String, count: Int) async throws {
        let text = try await PseudoTerminal.run(line).text
        #expect(
            text.matches(of: /oxford: OXFORD_APP_ID and OXFORD_APP_KEY are not set; using the sample dictionary/).count
                == count)
    }

    @Test("A check sends requests only after a yes", arguments: [("y", 12), ("YES", 12), ("n", 0), ("", 0)])
    func question(_ answer: String, _ count: Int) async throws {
        let (shown, server) = try await Oxford.withServer { _ in
            [.answer(#"{"results": []}"#)]
        } _: {
            try await PseudoTerminal.run(#""$OXFORD" check --server $SERVER"#, environment: $0, typing: answer + "\n")
        }
        #expect(shown.text.contains("oxford: check sends 12 requests to \(server.base)"))
        #expect(shown.text.contains("Send? [y/N]"))
        #expect(server.requests.count == count)
        #expect(shown.text.contains("12 of 12 allowed") == (count > 0))
        #expect(shown.status == (count > 0 ? 0 : 130))
    }

    /// Returns the lines of a page that contains one paragraph.
    private func lines(of text: String, width: Int, color: TerminalPage.Color = .never) -> [String] {
        var page = TerminalPage(color: color, terminalWidth: width)
        page.add(text, after: "1 ", indent: 2, style: .faint)
        return page.lines
    }

    @Test(
        "Wide characters occupy two columns, and text without spaces is broken",
        arguments: [
            ("漢字漢字漢字漢字漢字", ["  1 漢字漢字漢字漢字", "    漢字"]),
            ("漢字 漢字 漢字 漢字", ["  1 漢字 漢字 漢字", "    漢字"]),
            ("ａｂｃｄｅｆｇｈｉ", ["  1 ａｂｃｄｅｆｇｈ", "    ｉ"]), ("한국어한국어한국어", ["  1 한국어한국어한국", "    어"]),
            ("👍👍👍👍👍👍👍👍👍", ["  1 👍👍👍👍👍👍👍👍", "    👍"]),
            ("éééééééé éééééééé", ["  1 éééééééé", "    éééééééé"].map { $0.replacing("é", with: "e\u{301}") }),
            ("abcdefghijklmnopqrst", ["  1 abcdefghijklmnop", "    qrst"]),
        ])
    func wideCharacters(text: String, lines: [String]) {
        #expect(self.lines(of: text.replacing("é", with: "e\u{301}"), width: 20) == lines)
    }

    @Test("Each line of a colored paragraph begins and ends its style")
    func styledLines() {
        #expect(
            lines(of: "漢字漢字漢字漢字漢字 a b", width: 20, color: .always)
                == ["  1 \u{1B}[2m漢字漢字漢字漢字\u{1B}[0m", "    \u{1B}[2m漢字 a b\u{1B}[0m"])
    }

    @Test("A deep indentation leaves half of the line for text")
    func deepIndentation() {
        var page = TerminalPage(color: .never, terminalWidth: 30)
        page.add("a dull pain", indent: 99)
        #expect(page.lines == [String(repeating: " ", count: 15) + "a dull pain"])
    }

    /// A quadratic algorithm takes more than a minute for this paragraph.
    @Test("The time for a paragraph grows with its length", .timeLimit(.minutes(10)))
    func longParagraph() {
        var page = TerminalPage(color: .never, terminalWidth: nil)
        page.add(String(repeating: "word ", count: 1_000_000))
        #expect(page.lines.map(\.utf8.count) == [4_999_999])
    }

    /// Runs a line of bash in which `$SERVER` delays its responses and refuses one of the words in the file `$WORDS`.
    private func shown(
        _ line: String, width: Int = 80, pause: Double = 0.2, environment: [String: String] = [:], typing: String = ""
    ) async throws -> PseudoTerminal.Result {
        try await Oxford.withServer { request in
            request.path.hasSuffix("=no")
                ? [.answer("{}", status: 403)] : [.pause(pause), Oxford.answer(to: request)]
        } _: { paths in
            let words = "WORDS=$FOLDER/words; printf '%s\n' w1 w2 no w3 w4 w5 w6 >$WORDS"
            return try await PseudoTerminal.run(
                "\(words)\n\(line)", width: width, environment: paths.merging(environment) { $1 }, typing: typing)
        }.result
    }

    @Test(
        "The progress bar shows counts, and the time left if the input is a file",
        arguments: [
            (
                #""$OXFORD" - --server $SERVER --json <$WORDS >/dev/null"#, 4,
                [
                    #"\[ {20}\] 0 done, 0 failed, 0 calls"#, #"2 done, 0 failed, 2 calls, \d+:\d\d left"#,
                    #"\[#{20}\] 7 done, 1 failed, 7 calls, 0:00 left"#,
                ]
            ),
            (
                #"(printf '\001\n'; cat $WORDS) >$FOLDER/lines; "$OXFORD" - --server $SERVER <$FOLDER/lines >/dev/null"#,
                2, ["8 done, 2 failed, 7 calls"]
            ),
            (
                #"printf 'ace\nxyzzy\n' | "$OXFORD" - --server sample --json >/dev/null"#, 1,
                [#"\u{1B}\[K2 done, 1 not found, 0 failed, \d calls\r"#]
            ),
            (#"cat $WORDS | "$OXFORD" - --server $SERVER >/dev/null"#, 4, [#"\u{1B}\[K2 done, 0 failed, 2 calls\r"#]),
        ])
    func progress(line: String, status: Int32, bars: [String]) async throws {
        let result = try await shown(line)
        #expect(result.status == status)
        for bar in bars { #expect(try result.text.contains(Regex(bar)), "\(bar)") }
        #expect(result.screen.allSatisfy { $0.hasPrefix("oxford: ") && !$0.contains("done") })
    }

    @Test("The progress bar does not garble results on the same terminal")
    func progressAndResults() async throws {
        let plain = try await shown(#""$OXFORD" - --server $SERVER <$WORDS 2>/dev/null"#, width: 200)
        let result = try await shown(#""$OXFORD" - --server $SERVER --verbose <$WORDS"#, width: 200)
        #expect(result.text.contains("3 done, 1 failed, 3 calls"))
        #expect(plain.screen == ["w1", "w2", "w3", "w4", "w5", "w6"])
        #expect(result.screen.filter { $0.hasPrefix("w") } == plain.screen)
        #expect(result.screen.allSatisfy { $0.hasPrefix("w") || $0.hasPrefix("oxford: ") || !$0.contains("done") })
    }

    @Test("The progress fits the terminal, and nothing in it is cut off", arguments: [30, 40, 50, 58, 70])
    func progressWidth(_ width: Int) async throws {
        let result = try await shown(#""$OXFORD" - --server $SERVER <$WORDS 2>&1 >/dev/null"#, width: width)
        let bars = result.text.matches(of: /(\[[# ]+\] )?\d+ done[^\r\n\u{1B}]*/).map { String($0.0) }
        #expect(bars.count > 3)
        #expect(bars.allSatisfy { $0.count < width })
        #expect(bars.allSatisfy { $0.hasSuffix(" left") || $0.hasSuffix(" calls") || $0.hasSuffix(" call") })
        #expect(bars.last?.hasSuffix(":00 left") == (width >= 40))
        #expect(bars.last?.hasPrefix("[") == (width >= 50))
    }

    @Test(
        "There is no progress bar where it could not be erased, or among typed words",
        arguments: [
            (#""$OXFORD" - --server $SERVER <$WORDS 2>$FOLDER/errors; cat $FOLDER/errors"#, "xterm"),
            (#""$OXFORD" - --server $SERVER <$WORDS"#, "dumb"), (#""$OXFORD" - --server $SERVER <$WORDS"#, ""),
            (#""$OXFORD" - --server $SERVER"#, "xterm"),
        ])
    func noProgress(line: String, term: String) async throws {
        let result = try await shown(line, environment: ["TERM": term], typing: "no\n\u{4}")
        #expect(!result.text.contains("done,"))
        #expect(!result.text.contains("\u{1B}[K"))
        #expect(result.text.contains("denied access"))
    }

    @Test(
        "Ctrl-C removes the progress bar, but a program in the background of a script ignores it",
        arguments: [("set -m", 1, 130), ("set -m", 2, 130), ("", 1, 4)])
    func interruption(mode: String, times: Int, status: Int32) async throws {
        let result = try await shown(
            """
            \(mode)
            "$OXFORD" - --server $SERVER <$WORDS >/dev/null & pid=$!
            until [[ -e $FOLDER/asked ]]; do sleep 0.05; done
            for _ in {1..\(times)}; do kill -INT $pid; done; wait $pid
            """, pause: 1)
        #expect(result.status == status)
        #expect(result.text.contains("0 done, 0 failed, 0 calls"))
        #expect(result.screen.allSatisfy { !$0.contains("done") })
    }
}
