/// What an endpoint answers, as a typed value that is read from the body.
///
/// A request names its answer as ``OxfordEndpointRequest/Answer``. An answer of your own reads the body as it
/// likes, and says by an ``AnswerError`` where it cannot. `OxfordDecodableAnswer` of OxfordTransport does so with
/// `JSONDecoder`.
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
    ///
    /// ```swift
    /// struct Motto: OxfordAnswer {
    ///     let text: String
    ///
    ///     init(json body: [UInt8]) throws(AnswerError) {
    ///         guard let text = String(validating: body, as: UTF8.self) else { throw AnswerError(expected: "a text") }
    ///         self.text = text
    ///     }
    /// }
    ///
    /// print(try Motto(json: Array("Words in time".utf8)).text)
    /// // Words in time
    /// ```
    init(json body: [UInt8]) throws(AnswerError)
}
