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

        static let parameters: [Parameter] = [
            .lexicalCategory, .orders, .wild, .fields(of: EntryField.self),
        ]
        let term: FilterTerm

        static func orders(_ orders: Order...) -> Self { Self(term: FilterTerm(.orders, list: orders)) }
        static func wild(_ isWild: Bool) -> Self { Self(term: FilterTerm(.wild, flag: isWild)) }
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

    static let version = APIVersion("v3")
    var letters: Headword
    var language: Language
    var filters: Filters<Filter> = []

    func write(to url: inout URLWriter) {
        url.path("games/anagrams")
        url.segment(language)
        url.segment(letters)
        url.parameter("atLeast", 3)
        url.parameters(filters)
    }
}

extension Parameter {
    static let orders = Parameter("orders", listOf: AnagramsRequest.Order.self)
    static let wild = Parameter(flag: "wild")
}

private struct GameRequest: OxfordEndpointRequest {
    struct Game: OxfordVocabulary, CaseIterable {
        static let allCases = [Game(rawValue: "anagrams")]
        let rawValue: String
    }

    typealias Answer = AnagramsRequest.Answer
    static let version = APIVersion("v3")
    var game: Game

    func write(to url: inout URLWriter) {
        url.path("games")
        url.segment(game)
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
                + "&lexicalCategory=noun&orders=frequency,alphabetical&wild=false&fields=examples")
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
