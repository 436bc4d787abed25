import Foundation
import OxfordEndpoints
import Testing

/// A custom endpoint that uses only the public interface of the library.
struct AnagramsRequest: OxfordFilteredRequest {
    enum Order: String, OxfordVocabulary, CaseIterable {
        case alphabetical, frequency
    }

    struct Filter: SelectsFields, FiltersByLexicalCategory {
        typealias Field = EntryField

        let term: FilterTerm

        static func orders(_ orders: Order...) -> Self {
            Self(term: FilterTerm("orders", list: orders.map(\.rawValue)))
        }
        static func wild(_ isWild: Bool) -> Self { Self(term: FilterTerm("wild", value: "\(isWild)")) }
    }

    struct Answer: OxfordAnswer, Decodable {
        let anagrams: [String]

        init(json body: [UInt8]) throws(AnswerError) {
            do {
                self = try JSONDecoder().decode(Self.self, from: Data(body))
            } catch {
                throw AnswerError(expected: "a list of anagrams")
            }
        }
    }

    static let version: StaticString = "v3"
    var letters: WordText
    var language: Language
    var filters: Filters<Filter> = []

    func write(to url: inout URLWriter) {
        url.append(path: "games/anagrams")
        url.append(segment: language)
        url.append(segment: letters)
        url.append(3, for: "atLeast")
        url.append(filters)
    }
}

private struct GameRequest: OxfordEndpointRequest {
    struct Game: OxfordVocabulary, CaseIterable {
        static let allCases = [Game(rawValue: "anagrams")]
        let rawValue: String
    }

    typealias Answer = AnagramsRequest.Answer
    static let version: StaticString = "v3"
    var game: Game

    func write(to url: inout URLWriter) {
        url.append(path: "games")
        url.append(segment: game)
    }
}

@Suite("Custom endpoints") struct OwnEndpoint {
    @Test("A custom request composes its URL")
    func url() {
        let request = AnagramsRequest(
            letters: "r/a t", language: .english,
            filters: [
                .wild(false), .fields(.examples), .orders(.frequency, .alphabetical), .lexicalCategory(.noun),
            ])
        #expect(
            request.urlString(on: .sandbox)
                == "https://od-api-sandbox.oxforddictionaries.com/api/v3/games/anagrams/en/r%2Fa%20t?atLeast=3"
                + "&fields=examples&lexicalCategory=noun&orders=frequency,alphabetical&wild=false")
    }

    @Test("A value that would change the path stops the program")
    func unsafeSegment() async {
        await #expect(processExitsWith: .failure) {
            _ = GameRequest(game: .init(rawValue: "../v1?x")).urlString()
        }
    }

    @Test("A custom answer decodes")
    func answer() throws {
        #expect(
            try AnagramsRequest.Answer(json: Array(#"{"anagrams": ["art", "tar"]}"#.utf8)).anagrams == ["art", "tar"])
        #expect(throws: AnswerError(expected: "a list of anagrams")) { try AnagramsRequest.Answer(json: []) }
    }
}
