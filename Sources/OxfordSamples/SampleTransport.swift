// Re-exported, because a sample transport is always passed to a client, and OxfordTransport contains the client.
@_exported public import OxfordTransport
import OxfordEndpoints

/// A transport that answers requests from the sample dictionary, without a key and without a network.
///
/// Use `OxfordClient.sample`, a client with this transport, in previews, demonstrations, and tests that need realistic
/// answers:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// let answer = try await client.send(
///     .entries("mouse", in: .britishEnglish))
/// print(answer.definitions().first?.text ?? "")
/// let translations = try await client.send(
///     .translations("apple", translating: .englishToSpanish))
/// print(translations.translations().first?.text ?? "")
/// // a small animal with a pointed nose and a long thin tail
/// // manzana
/// ```
///
/// The sample transport supports all documented operations of version 2 of the API, no matter which server the URL
/// names. It has these limits:
///
/// - The language is English. British and American English have the same entries. Nearly all pronunciations are
///   British.
/// - The target languages of translations are Spanish and German. Three words, "bridge", "tree" and "water", also have
///   Chinese translations, as examples of tones.
/// - If nothing matches the search text, a search finds words that differ from the text by one wrong, missing, or added
///   letter, or by two swapped letters. A search with the filter `prefix` does not find such words.
/// - The letter case of a word does not matter, and `strictMatch` has no effect.
/// - The filter `fields` removes all fields that the request does not select, so a sense may be left empty.
///
/// If a search finds no words, the sample transport returns a response with status 404, and the sequence that
/// `results(of:)` returns is empty. If a request needs a word, a language, or a feature that the sample dictionary
/// lacks, the request fails with an error that says what is missing:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let client = OxfordClient.sample
/// do {
///     _ = try await client.send(.entries("zebra", in: .britishEnglish))
/// } catch let error as OxfordError {
///     print(error.reason)
///     print(error.errorDescription ?? "")
/// }
/// // notInSample
/// // the sample dictionary has no entry for "zebra"
/// ```
public struct SampleTransport: Transport {
    /// Creates the transport.
    public init() {}

    /// Returns the sample dictionary's response to a request.
    ///
    /// - Throws: An error with the reason `notInSample` if the sample dictionary cannot answer the request, although
    ///   the service may be able to.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        do throws(SampleRefusal) {
            return Self.response(200, try SampleRequest(request.url).answer())
        } catch {
            switch error {
            case .beyondSample(let lack): throw TransportError(.notInSample, detail: "the sample dictionary \(lack)")
            case .notFound(let message): return Self.response(404, ["error": .text(message)])
            case .badRequest(let message): return Self.response(400, ["error": .text(message)])
            }
        }
    }

    private static func response(_ status: Int, _ body: JSONTree) -> TransportResponse {
        TransportResponse(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: body.bytes, isCall: false)
    }
}

/// The reason why the sample dictionary cannot answer a request.
///
/// Each case contains a message. The message of `beyondSample` completes a sentence that begins with "the sample
/// dictionary". The other messages are complete sentences.
enum SampleRefusal: Error {
    /// The sample dictionary cannot answer the request, although the service may be able to.
    case beyondSample(String)

    /// The request has no results.
    ///
    /// For a search, the service may have results, because it knows more words than the sample dictionary. For any
    /// other request, the service is likely to have no results either.
    case notFound(String)

    /// The service would reject the request.
    case badRequest(String)

    /// The error that is thrown if the filters match nothing, or if the word is an inflected form instead of a
    /// headword.
    static let noEntry = Self.notFound("No entry found matching supplied source_lang, word and provided filters")

    static let otherLanguage = Self.beyondSample("has English only")

    static let otherPair = Self.beyondSample("translates English to German and Spanish only")

    static let unknownPath = Self.beyondSample("does not have this endpoint")

    static func noWord(_ word: String) -> Self { .beyondSample("has no entry for \(word.quoted)") }
}

extension OxfordClient {
    /// A client that answers requests from the sample dictionary, without a key and without a network.
    ///
    /// ```swift
    /// import OxfordSamples
    ///
    /// let answer = try await OxfordClient.sample.send(
    ///     .lemmas("mice", in: .english))
    /// print(answer.headwords())
    /// // [mouse]
    /// ```
    public static var sample: OxfordClient { OxfordClient(transport: SampleTransport()) }
}
