import Foundation
import OxfordEndpoints
import TestSupport
import Testing

/// Properties of the URLs of any word, tested with seeded random words.
@Suite struct URLProperties {
    private static let prefix = "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/"

    @Test("A random word is rejected, or encoded in one path component", arguments: 1...10) func randomHeadwords(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Rounds.count(1_000) {
            let word = randomWord(using: &random)
            let expected = Self.brokenRule(of: word)
            do {
                let headword = try Headword(validating: word)
                #expect(expected == nil, "\(word.debugDescription) was accepted")
                try expectSafe(EntriesRequest(headword, in: .britishEnglish).urlString(), for: word)
            } catch let error as InvalidText {
                #expect(error.reason == expected, "\(word.debugDescription)")
            }
        }
    }

    @Test("An ID of random bytes stays in one path component", arguments: 1...4) func randomIDs(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces = ["%", "%2", "%2f", "%2E", ".", "/", "..", "%25", "?", "#", "&", "_", "a", "\u{0}", "é"]
        var asked = 0
        for round in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let parts = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let wire = round.isMultiple(of: 2) ? String(decoding: bytes, as: UTF8.self) : parts.joined()
            guard let headword = try? Headword(EntryID(wire)) else { continue }
            asked += 1
            let url = EntriesRequest(headword, in: .britishEnglish).urlString()
            #expect(url.hasPrefix(Self.prefix))
            let segment = url.dropFirst(Self.prefix.count)
            #expect(!segment.isEmpty)
            #expect(
                segment.utf8.allSatisfy { isUnreserved($0) || $0 == UInt8(ascii: "%") },
                "\(wire.debugDescription)")
            let decoded = headword.text.utf8.split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            #expect(!decoded.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) })
            #expect(URL(string: url, encodingInvalidCharacters: false)?.absoluteString == url)
        }
        #expect(asked > 1000)
    }

    @Test("Random query text is one query value")
    func randomQueryTexts() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5_000 {
            let text = randomWord(using: &random)
            guard let query = try? QueryText(validating: text) else { continue }
            let url = SearchRequest(query, in: .spanish, filters: .prefix(true)).urlString()
            let items = try #require(URLComponents(string: url, encodingInvalidCharacters: false)?.queryItems)
            #expect(items.map(\.name) == ["q", "prefix"])
            #expect(items.first?.value.map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test("Requests are equal exactly when their URLs are")
    func equality() throws {
        var random = SeededGenerator(seed: 11)
        let words: [Headword] = [
            "café", "cafe\u{301}", "caf%C3%A9", "a/b", "a%2Fb", "ace", "Ace", "a b", "a_b",
            try Headword(EntryID("a%2Fb")), try Headword(EntryID("a%2fb")), try Headword(EntryID("a_b")),
            try Headword(EntryID("%61ce")), try Headword(EntryID("caf%C3%A9")),
        ]
        let languages: [MonolingualLanguage] = [.britishEnglish, .americanEnglish]
        let pool: [EntriesRequest.Filter] = [
            .fields(.definitions), .fields(.examples, .definitions), .fields(), .minimumFields,
            .strictMatch(true),
            .strictMatch(false), .domains(Domain(rawValue: "café")),
            .domains(Domain(rawValue: "cafe\u{301}")),
            .domains(Domain(rawValue: "a,b")), .domains(Domain(rawValue: "a"), Domain(rawValue: "b")),
            .registers(.slang), .domains(of: []), .domains(Domain(rawValue: "")),
        ]
        let requests = (0..<600).map { _ in
            let filters = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
                pool.randomElement(using: &random)
            }
            let word = words.randomElement(using: &random) ?? "ace"
            return EntriesRequest(word, in: languages.randomElement(using: &random) ?? .french).filtered(
                by: filters)
        }
        var equal = 0
        let urls = requests.map { $0.urlString() }
        for one in requests.indices {
            for other in requests.indices {
                let areEqual = requests[one] == requests[other]
                if areEqual != (urls[one] == urls[other]) {
                    Issue.record("wrong equality of \(urls[one]) and \(urls[other])")
                }
                if areEqual && requests[one].hashValue != requests[other].hashValue {
                    Issue.record("different hashes of \(urls[one])")
                }
                if areEqual { equal += 1 }
            }
        }
        #expect(equal > requests.count)
    }

    @Test("Words of every length are complete in their URLs")
    func wordLengths() throws {
        for length in 1...128 {
            for filler in ["a", "न"] {
                let word = String(repeating: filler, count: length)
                let url = EntriesRequest(try Headword(validating: word), in: .britishEnglish).urlString()
                #expect(url.utf8.count == Self.prefix.utf8.count + length * (filler == "a" ? 1 : 9))
            }
        }
    }

    private func expectSafe(_ url: String, for word: String) throws {
        let segment = url.dropFirst(Self.prefix.count)
        let isWhole =
            url.hasPrefix(Self.prefix)
            && segment.utf8.allSatisfy { isUnreserved($0) || $0 == UInt8(ascii: "%") }
        #expect(isWhole, "\(word.debugDescription)")
        let parsed = try #require(
            URL(string: url, encodingInvalidCharacters: false), "\(word.debugDescription)")
        if parsed.absoluteString != url { Issue.record("\(url) became \(parsed)") }
        let decoded = segment.removingPercentEncoding.map { Array($0.utf8) }
        if decoded != Array(word.utf8) {
            Issue.record("\(url) does not decode to \(word.debugDescription)")
        }
    }

    private func isUnreserved(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isASCII
            && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
                || "-._~".utf8.contains(byte))
    }

    /// The rules of headwords, implemented independently of the library.
    private static func brokenRule(of word: String) -> InvalidText.Reason? {
        let scalars = Array(word.unicodeScalars)
        if scalars.drop(while: { $0.properties.isWhitespace }).isEmpty { return .blank }
        if scalars.count > 128 { return .tooLong }
        if scalars.contains(where: { $0.properties.generalCategory == .control }) {
            return .controlCharacter
        }
        var part: [Unicode.Scalar] = []
        for scalar in scalars + ["/"] {
            if scalar == "/" {
                if part == ["."] || part == [".", "."] { return .dotPart }
                part = []
            } else {
                part.append(scalar)
            }
        }
        return nil
    }

    private func randomWord(using random: inout SeededGenerator) -> String {
        let lengths = [0...3, 4...20, 100...140, 0...300]
        let length = Int.random(in: lengths.randomElement(using: &random) ?? 0...3, using: &random)
        let isSmall = Bool.random(using: &random)
        let small: [Unicode.Scalar] = [
            ".", "/", "a", " ", "%", "\u{301}", "é", "_", "\\", "?", "न", "👩", "\u{200D}",
        ]
        var word = String.UnicodeScalarView()
        while word.count < length {
            if isSmall {
                if let scalar = small.randomElement(using: &random) { word.append(scalar) }
            } else {
                let ceilings: [UInt32] = [0x7F, 0x7F, 0xFF, 0x10FFFF]
                let value = UInt32.random(
                    in: 0...(ceilings.randomElement(using: &random) ?? 0x7F), using: &random)
                if let scalar = Unicode.Scalar(value) { word.append(scalar) }
            }
        }
        return String(word)
    }
}
