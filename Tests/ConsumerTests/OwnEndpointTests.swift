import OxfordEndpoints
import Testing

// Custom endpoints that use only the public interface of the library.

private enum Order: String, OxfordVocabulary, CaseIterable {
    case alphabetical, frequency
}

private struct NoAnswer: OxfordAnswer {
    init(json body: [UInt8]) throws { throw AnswerError(expected: "nothing") }
}

private struct GameRequest: OxfordEndpointRequest {
    struct Game: OxfordVocabulary, CaseIterable {
        static let allCases = [Game(rawValue: "anagrams")]
        let rawValue: String
        var id: Int { rawValue.utf8.count }
    }

    typealias Answer = NoAnswer
    var game: Game

    func write(to url: inout URLWriter) {
        url.append(path: "games")
        url.append(segment: game)
    }
}

private struct PathRequest: OxfordEndpointRequest {
    typealias Answer = NoAnswer
    var segments: [String]

    func write(to url: inout URLWriter) {
        for segment in segments { url.append(encodedSegment: segment) }
    }
}

private struct LateSegmentRequest: OxfordEndpointRequest {
    typealias Answer = NoAnswer

    func write(to url: inout URLWriter) {
        url.append("a", for: "b")
        url.append(path: "c")
    }
}

@Suite("Custom endpoints") struct OwnEndpoint {
    @Test("The values of a custom vocabulary identify themselves, unless they have an ID")
    func identity() {
        #expect(Order.frequency.id == .frequency)
        #expect(GameRequest.Game.allCases.map(\.id) == [8])
    }

    @Test("A list of values writes their texts, and an empty list writes nothing")
    func listsOfValues() {
        enum Accent: String { case british, american }
        let accents: [Accent] = [.british, .american, .british]
        #expect(FilterTerm("accent", list: accents).description == "accent=british,american")
        #expect(FilterTerm("accent", list: accents) == FilterTerm("accent", list: ["british", "american"]))
        #expect(FilterTerm("order", list: Order.known).description == "order=alphabetical,frequency")
        #expect(FilterTerm("word", list: ["a b"] as [WordText]).description == "word=a%20b")
        #expect(FilterTerm("accent", list: []).description.isEmpty)
    }

    @Test("A segment with encoded and reserved characters is written as it is")
    func encodedSegment() {
        let url = PathRequest(segments: ["regions=us;domains=a%2Fb", "a+b:c@d", "..."]).urlString()
        #expect(url.hasSuffix("/api/v2/regions=us;domains=a%2Fb/a+b:c@d/..."))
    }

    // Only these systems can run a test in a separate process, and before Swift 6.3, such a test can't capture a value.
    #if (os(macOS) || os(Linux)) && compiler(>=6.3)
        @Test(
            "A segment that is not encoded stops the program",
            arguments: ["", ".", "..", "%2e%2E", "a/b", "a b", "a?b", "a#b", "é", "50%", "%zz"])
        func unsafeEncodedSegment(text: String) async {
            await #expect(processExitsWith: .failure) { [text = text as String] in
                _ = PathRequest(segments: ["a", text]).urlString()
            }
        }

        @Test("A value that would change the path, or a segment after a parameter, stops the program")
        func unsafeSegment() async {
            await #expect(processExitsWith: .failure) { _ = GameRequest(game: .init(rawValue: "../v1?x")).urlString() }
            await #expect(processExitsWith: .failure) { _ = LateSegmentRequest().urlString() }
        }
    #endif

    @Test("A URL of any length is written in full", arguments: [511, 512, 513, 1024, 1025, 5000])
    func longURLs(length: Int) {
        let base = "https://od-api.oxforddictionaries.com/api/v2/"
        let long = String(repeating: "x", count: length - base.count)
        #expect(PathRequest(segments: [long]).urlString() == base + long)
        #expect(PathRequest(segments: [long, "%61bc", long]).urlString() == "\(base)\(long)/%61bc/\(long)")
    }
}
