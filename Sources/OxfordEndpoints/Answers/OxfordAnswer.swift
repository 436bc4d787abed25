/// What an endpoint answers, as a typed value that is read from the body.
///
/// A request names its answer as ``OxfordEndpointRequest/Response``. An answer of your own reads the body as it
/// likes, and says by an ``AnswerError`` where it cannot.
///
/// ```swift
/// let body = #"{"results": [{"id": "mice", "lexicalEntries": [{"inflectionOf": [{"id": "mouse", "text": "mouse"}]}]}]}"#
/// let answer = try LemmasAnswer(json: Array(body.utf8))
/// for headword in answer.results.flatMap(\.lexicalEntries).flatMap(\.inflectionOf).compactMap(\.id) {
///     print(EntriesRequest(try Headword(headword), in: .britishEnglish).urlString())
/// }
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/mouse
/// ```
public protocol OxfordAnswer: Sendable {
    /// Reads the body of an answer.
    init(json body: [UInt8]) throws(AnswerError)
}
