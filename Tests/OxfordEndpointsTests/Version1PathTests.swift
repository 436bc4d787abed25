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
        let url = V1.EntriesRequest("ace", in: .english, filters: [.domains(Domain(rawValue: text))]).urlString()
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
        let url = V1.EntriesRequest("ace", in: .english, filters: [.domains(Domain(rawValue: "art & café"))])
            .urlString()
        #expect(url.hasSuffix("/domains=art%20%26%20caf%C3%A9"))
    }

    @Test("A value that a word list excludes stays one value", arguments: hostile)
    func excludedValues(text: String) throws {
        let url = try V1.WordlistRequest(
            in: .english, filters: [.domains(.art)], options: [.exclude(.domains(Domain(rawValue: text)))]
        ).urlString()
        let excluded = try #require(URLComponents(string: url)?.queryItems?.first?.value)
        #expect(!excluded.contains { ",;".contains($0) })
        #expect(excluded.components(separatedBy: "=").count == 2)
    }

    @Test("Requests are equal exactly when their URLs are", arguments: hostile)
    func equality(text: String) {
        let request = V1.EntriesRequest("ace", in: .english, filters: [.domains(Domain(rawValue: text))])
        for other in hostile + hostile.map({ $0.replacingOccurrences(of: ";", with: "%3B") }) {
            let other = V1.EntriesRequest("ace", in: .english, filters: [.domains(Domain(rawValue: other))])
            #expect((request == other) == (request.urlString() == other.urlString()), "\(other)")
        }
    }
}

@Suite struct Version1Words {
    @Test("A word is normalized when a request is created, and when it is set")
    func everyRequest() {
        expectNormalized(V1.EntriesRequest("At odds", in: .english), \.word)
        expectNormalized(V1.InflectionsRequest("At odds", in: .english), \.word)
        expectNormalized(V1.ThesaurusRequest("At odds", in: .english, for: .synonyms), \.word)
        expectNormalized(V1.SentencesRequest("At odds", in: .english), \.word)
        expectNormalized(V1.TranslationsRequest("At odds", from: .english, to: .spanish), \.word)
    }

    private func expectNormalized<Request>(
        _ request: Request, _ word: WritableKeyPath<Request, WordText>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var request = request
        #expect(request[keyPath: word] == "at_odds", sourceLocation: sourceLocation)
        request[keyPath: word] = "Even So"
        #expect(request[keyPath: word] == "even_so", sourceLocation: sourceLocation)
    }

    @Test("A word that would become too long in lowercase keeps its letter case")
    func lengthInLowercase() throws {
        let long = try WordText(validating: String(repeating: "İ", count: 127) + " ")
        let word = V1.EntriesRequest(long, in: .english).word
        #expect(word.text == String(repeating: "İ", count: 127) + "_")
        #expect(V1.EntriesRequest(word, in: .english).word == word)
    }

    @Test("A word of the maximum length in lowercase is lowercased")
    func maximumLength() throws {
        let fitting = try WordText(validating: String(repeating: "İ", count: 64))
        #expect(V1.EntriesRequest(fitting, in: .english).word.text == String(repeating: "i\u{307}", count: 64))
    }

    @Test(
        "An ID is lowercased; if it is not UTF-8, only its ASCII letters are",
        arguments: [
            ("Adam%27s_apple", "adam%27s_apple"), ("Ab%20%C3C", "ab_%C3c"), ("%c3%89", "%C3%A9"), ("A%2fb", "a%2Fb"),
            ("%25", "%25"), ("%ff", "%ff"),
        ])
    func ids(id: String, word: String) throws {
        let request = V1.EntriesRequest(try WordText(EntryID(id)), in: .english)
        #expect(request.urlString().hasSuffix("/" + word))
    }
}
