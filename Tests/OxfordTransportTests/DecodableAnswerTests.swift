import Foundation
import OxfordEndpoints
import OxfordTransport
import Testing

@Suite("Custom answers") struct DecodableAnswers {
    private enum Order: String, Decodable { case alphabetical, frequency }

    private struct Word: Decodable {
        let text: String
        let count: Int?
        let order: Order?
    }

    private struct Anagrams: OxfordAnswer, Decodable {
        let results: [Word]
        let isWhole: Bool?
        let share: Double?
    }

    private func error<Answer: OxfordAnswer>(_ body: String, as _: Answer.Type = Anagrams.self) throws -> AnswerError {
        try #require(throws: AnswerError.self) { try Answer(json: Array(body.utf8)) }
    }

    @Test(
        "A decoding error keeps its path, offset and reason",
        arguments: [
            (#"{"results": [{"text": 7}]}"#, #"results[0].text: expected a string, found "7}]}" at byte 22"#),
            (#"{"results": [{"text": "art"}, {}]}"#, #"results[1]: expected the key "text", found "{}]}" at byte 30"#),
            (
                #"{"results": [{"text": "art", "count": "many"}]}"#,
                #"results[0].count: expected an integer, found "\"many\"}]}" at byte 38"#
            ),
            (#"{"results": null}"#, #"results: expected an array, found "null}" at byte 12"#),
            (#"{"a": {}, "results": [true]}"#, #"results[0]: expected an object, found "true]}" at byte 22"#),
            (#"{"results": [], "isWhole": 1}"#, #"isWhole: expected true or false, found "1}" at byte 27"#),
            (#"{"results": [], "share": []}"#, #"share: expected a number, found "[]}" at byte 25"#),
            (#"{}"#, #"the body: expected the key "results", found "{}" at byte 0"#),
        ])
    func errors(body: String, description: String) throws {
        #expect(try error(body).description == description)
    }

    @Test("The error for a model of the library has the path in the answer, and shows no part of a secret")
    func modelsInAnswers() async throws {
        struct Page: OxfordAnswer, Decodable {
            let title: String
            let items: [HeadwordEntry]
        }
        struct PageRequest: OxfordEndpointRequest {
            typealias Answer = Page
            func write(to url: inout URLWriter) { url.append(path: "page") }
        }
        let key = "0123456789abcdef0123456789abcdef"
        let title = String(repeating: "x", count: 900)
        let body = #"{"title": "\#(title)", "items": [{"word": ["the key \#(key)"]}]}"#
        let client = OxfordClient(
            transport: ClosureTransport { _ in TransportResponse(body: body) },
            credentials: try Credentials(appID: "1a2b3c4d", appKey: key))
        let error = try #require(await failure(of: PageRequest(), from: client)?.answerError)
        #expect(error.path == "items[0]")
        #expect(error.expected == "a valid value (word: expected a string)")
        #expect(!error.description.contains("0123"))
    }

    @Test("The error for an unknown enum value shows the value")
    func refusedValues() throws {
        let error = try error(#"{"results": [{"text": "art", "order": "random"}]}"#)
        #expect(error.path == "results[0].order")
        #expect(error.offset == 38)
        #expect(error.expected.contains("random"))
    }

    @Test(
        "The error for invalid JSON has the offset of the first invalid byte",
        arguments: [("<html>", 0), (#"{"results": [}"#, 13), (#"{"results": []} x"#, 16), ("", 0)])
    func noJSON(body: String, offset: Int) throws {
        #expect(try error(body).offset == offset)
    }

    @Test("An answer type can have a custom decoder that converts keys")
    func ownDecoder() throws {
        struct Converted: OxfordAnswer, Decodable {
            let entryCount: [Int]

            init(json body: [UInt8]) throws {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                try self.init(json: body, decoder: decoder)
            }
        }
        #expect(try Converted(json: Array(#"{"entry_count": [1]}"#.utf8)).entryCount == [1])
        let error = try error(#"{"entry_count": [true]}"#, as: Converted.self)
        #expect(error.path == "entryCount[0]")
        #expect(error.expected == "an integer")
        #expect(error.offset == 0)
    }

    @Test("Any decoding error becomes an AnswerError")
    func otherErrors() {
        let own = AnswerError(path: "a", expected: "b")
        #expect(AnswerError(own, in: Array("{}".utf8)) == own)
        let other = AnswerError(CancellationError(), in: Array("{}".utf8))
        #expect(other.path == "")
        #expect(other.expected == "a valid value (CancellationError())")
    }

    private struct Key: CodingKey {
        var stringValue = "index"
        var intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init(intValue: Int) {
            self.intValue = intValue
        }
    }

    @Test(
        "The error of any decoder is described, even if its path leads nowhere",
        arguments: [(-1, "[-1]"), (.min, "[\(Int.min)]"), (7, "[7]"), (.max, "[\(Int.max)]")])
    func unknownPlaces(index: Int, path: String) {
        let context = DecodingError.Context(codingPath: [Key(intValue: index)], debugDescription: "")
        let error = AnswerError(DecodingError.typeMismatch(String.self, context), in: Array("[1, 2]".utf8))
        #expect(error.path == path)
        #expect(error.expected == "a string" && error.offset == 0)
    }

    @Test(
        "Audio has a URL, unless it is none",
        arguments: [("http://a.example/b.mp3", "https://a.example/b.mp3"), ("", nil)])
    func audio(file: String, url: String?) {
        var pronunciation = Pronunciation()
        #expect(pronunciation.audioURL == nil)
        pronunciation.audioFile = file
        #expect(pronunciation.audioURL?.absoluteString == url)
    }

    @Test("The audio of an answer has the URL of the first recording that is selected")
    func audioOfAnswers() throws {
        let sounds = ["noun": "http://a.example/n.mp3", "verb": "https://a.example/v.mp3"].sorted { $0.key < $1.key }
            .map {
                #"{"lexicalCategory": {"id": "\#($0)"}, "pronunciations": [{"audioFile": "\#($1)"}]}"#
            }
        let body = Array(#"{"results": [{"lexicalEntries": [\#(sounds.joined(separator: ","))]}]}"#.utf8)
        let answer = try PronunciationsAnswer(json: body)
        #expect(answer.audioURL()?.absoluteString == "https://a.example/n.mp3")
        #expect(answer.audioURL(categories: [.verb])?.absoluteString == "https://a.example/v.mp3")
        #expect(answer.audioURL(dialect: .britishEnglish) == nil)
        #expect(try EntriesAnswer(json: body).audioURL()?.absoluteString == "https://a.example/n.mp3")
    }

    @Test("Responses with equal contents are equal")
    func equalResponses() {
        let response = OxfordResponse(answer: EntriesAnswer())
        #expect(Set([response, response]).count == 1)
    }
}
