import Foundation
import OxfordEndpoints
import OxfordVersion1
import Testing

/// Text that a service could mistake for several values, filters or segments.
private let hostile = [
    "art;registers=rare", "a,b", "a=b", "a/b", "../..", "a/../b", "..", ";", "24%2F7", "%3B", "%253B", "é;ü",
    "art music",
]

/// Returns the URL of a request for entries in a domain.
private func url(domain: String) -> String {
    V1.entries("ace", in: .english, filters: [.domains(Domain(rawValue: domain))]).urlString()
}

/// Version 1 path values survive the service's decoding and splitting of the path.
@Suite struct Version1Paths {
    @Test("A value in a path stays one value", arguments: hostile)
    func valuesInAPath(text: String) throws {
        // As the service does: decode the last segment, then split it.
        let segment = try #require(url(domain: text).split(separator: "/").last?.removingPercentEncoding)
        let condition = segment.components(separatedBy: "=")
        let value = try #require(condition.last)
        #expect(condition == ["domains", value])
        #expect(!value.contains { ",;/".contains($0) })
        #expect([value, value.removingPercentEncoding].contains(text))
    }

    @Test("An ordinary value in a path is percent-encoded once")
    func ordinaryValues() {
        #expect(url(domain: "art & café").hasSuffix("/domains=art%20%26%20caf%C3%A9"))
    }

    @Test("A value that a word list excludes stays one value", arguments: hostile)
    func excludedValues(text: String) throws {
        let url = try V1.wordlist(
            in: .english, matching: [.domains(.art)], filters: [.exclude(.domains(Domain(rawValue: text)))]
        ).urlString()
        let excluded = try #require(URLComponents(string: url)?.queryItems?.first?.value)
        #expect(!excluded.contains { ",;".contains($0) })
        #expect(excluded.components(separatedBy: "=").count == 2)
    }
}

@Suite struct Version1Words {
    /// Returns the word in the URL of a request for its entries.
    private func segment(of word: WordText) -> String {
        V1.entries(word, in: .english).urlString().split(separator: "/").last.map { String($0) } ?? ""
    }

    @Test(
        "A word is lowercased, unless it would become too long",
        arguments: [
            (String(repeating: "İ", count: 127) + " ", String(repeating: "İ", count: 127) + "_"),
            (String(repeating: "İ", count: 64), String(repeating: "i\u{307}", count: 64)),
        ])
    func maximumLength(text: String, normalized: String) throws {
        let word = try WordText(validating: normalized)
        #expect(segment(of: try WordText(validating: text)) == EntryID(word).rawValue)
        #expect(segment(of: word) == EntryID(word).rawValue)
    }

    @Test(
        "An ID is lowercased",
        arguments: [
            ("Adam%27s_apple", "adam%27s_apple"), ("Ab%20C", "ab_c"), ("%c3%89", "%C3%A9"), ("A%2fb", "a%2Fb"),
            ("%25", "%25"), ("A%EF%BF%BD", "a%EF%BF%BD"),
        ])
    func ids(id: String, word: String) throws {
        #expect(segment(of: try WordText(EntryID(id))) == word)
    }
}
