import Foundation
import OxfordEndpoints
import OxfordVersion1
import TestSupport
import Testing

/// Properties of the URLs of any word, tested with seeded random words.
@Suite struct URLProperties {
    private static let prefix = "https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/"

    @Test("A random word is rejected, or kept and encoded in one path component or query value", arguments: 1...10)
    func randomHeadwords(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Rounds.count(500) {
            let word = randomWord(using: &random)
            let expected = Self.brokenRule(of: word)
            do {
                let headword = try WordText(validating: word)
                #expect(expected == nil, "\(word.debugDescription) was accepted")
                #expect(headword.text.utf8.elementsEqual(word.utf8), "\(word.debugDescription)")
                let url = EntriesRequest(headword, in: .britishEnglish).urlString()
                expectOneSegment(url)
                let decoded = url.dropFirst(Self.prefix.count).removingPercentEncoding ?? ""
                #expect(decoded.utf8.elementsEqual(word.utf8), "\(url)")
                let search = SearchRequest(headword, in: .spanish, filters: [.prefix(true)]).urlString()
                #expect(search.hasSuffix("/es?q=\(url.dropFirst(Self.prefix.count))&prefix=true"), "\(search)")
                let id = EntryID(headword)
                #expect(try WordText(id) == headword)
                let readable = word.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
                #expect(id.text.utf8.elementsEqual(readable), "\(id)")
            } catch {
                #expect((error as? InvalidText)?.reason == expected, "\(word.debugDescription)")
            }
        }
    }

    @Test("An ID of random bytes stays in one path component", arguments: 1...4)
    func randomIDs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["%", "%2", "%2f", "%2E", ".", "/", "..", "%25", "?", "#", "&", "_", "a", "\u{0}", "é", "%C3"]
        for _ in 0..<2_000 {
            let id = EntryID(random.elements(of: pieces, atMost: 8).joined())
            guard let headword = try? WordText(id) else { continue }
            let url = EntriesRequest(headword, in: .britishEnglish).urlString()
            expectOneSegment(url)
            let decoded = headword.text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            #expect(!decoded.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }, "\(url)")
        }
    }

    @Test("Words are equal exactly when their URLs are")
    func equality() throws {
        let words: [WordText] = [
            "café", "cafe\u{301}", "caf%C3%A9", "a/b", "a%2Fb", "ace", "Ace", "a b", "a_b",
            try WordText(EntryID("a%2Fb")), try WordText(EntryID("a%2fb")), try WordText(EntryID("a_b")),
            try WordText(EntryID("%61ce")), try WordText(EntryID("caf%C3%A9")),
        ]
        let urls = words.map { EntriesRequest($0, in: .britishEnglish).urlString() }
        for one in words.indices {
            for other in words.indices {
                #expect((words[one] == words[other]) == (urls[one] == urls[other]), "\(urls[one]) and \(urls[other])")
            }
        }
        #expect(Set(words).count == Set(urls).count)
    }

    @Test(
        "Requests are equal exactly when their URLs are, whatever an app's own filters and types write",
        arguments: 1...5 as ClosedRange<UInt64>)
    func equalRequests(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let names: [StaticString] = ["limit", "offset", "prefix", "q"]
        func filters<Filter: OxfordFilter>() -> Filters<Filter> {
            Filters(
                random.elements(of: names, atMost: 3).map { name in
                    Filter(term: FilterTerm(name, value: ["5", "10", ""].randomElement(using: &random) ?? ""))
                })
        }
        var (searches, oldSearches): ([SearchRequest], [V1.FilteredRequest<V1.SearchFilter, SearchAnswer>]) = ([], [])
        for page in [nil, Page(limit: 5), Page(limit: 5, offset: 10), Page(limit: 10, offset: 5)] {
            let oldPage = try page.map { try V1.Page(limit: $0.limit, offset: $0.offset) }
            for _ in 0..<12 {
                searches.append(SearchRequest("a", in: .spanish, filters: filters(), page: page))
                oldSearches.append(V1.search("a", in: .english, filters: filters(), page: oldPage))
            }
        }
        expectEquality(of: searches, atMost: 47)
        expectEquality(of: oldSearches, atMost: 47)
        let texts = ["a", "e\u{301}", "\u{E9}"]
        expectEquality(of: texts.flatMap { [NotedRequest(text: $0), NotedRequest(text: $0, note: 1)] }, atMost: 3)
    }

    /// A request with a property that its URL does not contain.
    private struct NotedRequest: OxfordEndpointRequest {
        typealias Answer = NamesAnswer
        var text: String
        var note: Double?

        func write(to url: inout URLWriter) {
            url.append(path: "notes")
            url.append(text, for: "text")
        }
    }

    private func expectEquality<Request: OxfordEndpointRequest>(of requests: [Request], atMost most: Int) {
        let urls = requests.map { $0.urlString() }
        for one in requests.indices {
            for other in requests.indices where (requests[one] == requests[other]) != (urls[one] == urls[other]) {
                Issue.record("wrong equality of \(urls[one]) and \(urls[other])")
            }
        }
        #expect(Set(requests).count == Set(urls).count)
        #expect(2...most ~= Set(urls).count)
    }

    private func expectOneSegment(_ url: String) {
        let segment = url.dropFirst(Self.prefix.count)
        #expect(url.hasPrefix(Self.prefix), "\(url)")
        #expect(segment.wholeMatch(of: /[A-Za-z0-9._~%-]+/) != nil, "\(url)")
        #expect(URL(string: url, encodingInvalidCharacters: false)?.absoluteString == url, "\(url)")
    }

    /// The rules of headwords, implemented independently of the library.
    private static func brokenRule(of word: String) -> InvalidText.Reason? {
        let scalars = Array(word.unicodeScalars)
        if scalars.allSatisfy({ $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }) {
            return .blank
        }
        if scalars.count > 128 { return .tooLong }
        if scalars.contains(where: { $0.properties.generalCategory == .control }) {
            return .controlCharacter
        }
        let parts = scalars.split(separator: "/", omittingEmptySubsequences: false)
        return parts.contains { $0 == ["."] || $0 == [".", "."] } ? .dotPart : nil
    }

    private func randomWord(using random: inout SeededGenerator) -> String {
        let lengths = [0...3, 4...20, 100...140, 0...300]
        let length = Int.random(in: lengths.randomElement(using: &random) ?? 0...3, using: &random)
        let few: [Unicode.Scalar] = [
            ".", "/", "a", " ", "%", "\u{301}", "é", "_", "\\", "?", "न", "👩", "\u{200D}",
        ]
        let ceilings: [UInt32] = [0x7F, 0x7F, 0xFF, 0x10FFFF]
        let isOfFew = Bool.random(using: &random)
        var word = String.UnicodeScalarView()
        while word.count < length {
            let value = UInt32.random(in: 0...(ceilings.randomElement(using: &random) ?? 0x7F), using: &random)
            if let scalar = isOfFew ? few.randomElement(using: &random) : Unicode.Scalar(value) { word.append(scalar) }
        }
        return String(word)
    }
}
