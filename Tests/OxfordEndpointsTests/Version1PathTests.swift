import Foundation
import OxfordEndpoints
import OxfordVersion1
import Testing

/// Text that a service could mistake for several values, filters or segments.
private let hostile = [
    "art;registers=rare", "a,b", "a=b", "a/b", "../..", "a/../b", "..", ";", "24%2F7", "%3B", "%253B", "é;ü",
    "art music",
]

/// Version 1 path values survive the service's decoding and splitting of the path.
@Suite struct Version1Paths {
    @Test("A value in a path stays one value", arguments: hostile)
    func valuesInAPath(text: String) throws {
        let url = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: text))).urlString()
        // As the service does: decode the last segment, then split it.
        let segment = try #require(url.split(separator: "/").last?.removingPercentEncoding)
        let condition = segment.components(separatedBy: "=")
        let value = try #require(condition.last)
        #expect(condition == ["domains", value])
        #expect(!value.contains { ",;/".contains($0) })
        #expect([value, value.removingPercentEncoding].contains(text))
    }

    @Test("An ordinary value in a path is percent-encoded once")
    func ordinaryValues() {
        let url = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: "art & café"))).urlString()
        #expect(url.hasSuffix("/domains=art%20%26%20caf%C3%A9"))
    }

    @Test("A value that a word list excludes stays one value", arguments: hostile)
    func excludedValues(text: String) throws {
        let url = V1.WordlistRequest(
            in: .english, filters: .domains(.art), options: .exclude(.domains(Domain(rawValue: text)))
        ).urlString()
        let excluded = try #require(URLComponents(string: url)?.queryItems?.first?.value)
        #expect(!excluded.contains { ",;".contains($0) })
        #expect(excluded.components(separatedBy: "=").count == 2)
    }

    @Test("Requests are equal exactly when their URLs are", arguments: hostile)
    func equality(text: String) {
        let request = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: text)))
        for other in hostile + hostile.map({ $0.replacingOccurrences(of: ";", with: "%3B") }) {
            let other = V1.EntriesRequest("ace", in: .english, filters: .domains(Domain(rawValue: other)))
            #expect((request == other) == (request.urlString() == other.urlString()), "\(other)")
        }
    }
}

@Suite struct Version1Words {
    @Test("Words that are written equally make equal requests")
    func equality() {
        #expect(V1.EntriesRequest("At odds", in: .english) == V1.EntriesRequest("at_odds", in: .english))
    }

    @Test("A word is normalized when a request is created")
    func created() {
        #expect(V1.EntriesRequest("At odds", in: .english).word == "at_odds")
        #expect(V1.InflectionsRequest("At odds", in: .english).word == "at_odds")
        #expect(V1.ThesaurusRequest("At odds", in: .english, for: .synonyms).word == "at_odds")
        #expect(V1.SentencesRequest("At odds", in: .english).word == "at_odds")
        #expect(V1.TranslationsRequest("At odds", from: .english, to: .spanish).word == "at_odds")
    }

    @Test("A word is normalized when it is set")
    func set() {
        var entries = V1.EntriesRequest("a", in: .english)
        entries.word = "At odds"
        #expect(entries == V1.EntriesRequest("at_odds", in: .english))
        var inflections = V1.InflectionsRequest("a", in: .english)
        inflections.word = "At odds"
        #expect(inflections == V1.InflectionsRequest("at_odds", in: .english))
        var thesaurus = V1.ThesaurusRequest("a", in: .english, for: .synonyms)
        thesaurus.word = "At odds"
        #expect(thesaurus == V1.ThesaurusRequest("at_odds", in: .english, for: .synonyms))
        var sentences = V1.SentencesRequest("a", in: .english)
        sentences.word = "At odds"
        #expect(sentences == V1.SentencesRequest("at_odds", in: .english))
        var translations = V1.TranslationsRequest("a", from: .english, to: .spanish)
        translations.word = "At odds"
        #expect(translations == V1.TranslationsRequest("at_odds", from: .english, to: .spanish))
    }

    @Test("A word that would become too long in lowercase keeps its letter case")
    func lengthInLowercase() throws {
        let long = try Headword(validating: String(repeating: "İ", count: 127) + " ")
        let word = V1.EntriesRequest(long, in: .english).word
        #expect(word.text == String(repeating: "İ", count: 127) + "_")
        #expect(V1.EntriesRequest(word, in: .english).word == word)
    }

    @Test("A word of the maximum length in lowercase is lowercased")
    func maximumLength() throws {
        let fitting = try Headword(validating: String(repeating: "İ", count: 64))
        #expect(V1.EntriesRequest(fitting, in: .english).word.text == String(repeating: "i\u{307}", count: 64))
    }

    @Test(
        "An ID is lowercased; if it is not UTF-8, only its ASCII letters are",
        arguments: [("Adam%27s_apple", "adam%27s_apple"), ("Ab%20%C3C", "ab_%C3c")])
    func ids(id: String, word: String) throws {
        let request = V1.EntriesRequest(try Headword(EntryID(id)), in: .english)
        #expect(request.urlString().hasSuffix("/" + word))
    }
}
