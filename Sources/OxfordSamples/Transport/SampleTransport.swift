import OxfordEndpoints
// A sample transport is passed to a client, so importing this module imports both.
@_exported public import OxfordTransport

/// A transport that answers requests from the sample dictionary and needs no key or network.
///
/// Use it in previews, demonstrations, and tests that need realistic answers:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let client = OxfordClient(
///     credentials: nil, transport: SampleTransport())
/// let answer = try await client.send(
///     .entries("mouse", in: .britishEnglish))
/// print(answer.definitions().first?.text ?? "")
/// let translations = try await client.send(
///     .translations("apple", in: .englishToSpanish))
/// print(translations.translations().first?.text ?? "")
/// // a small animal with a pointed nose and a long thin tail
/// // manzana
/// ```
///
/// The transport supports all operations of version 2 on any server, with these limits:
///
/// - The language is English. British and American English have the same entries, with British pronunciations.
/// - Translations are to Spanish and German.
/// - Word frequencies are fictitious and cover 19 words in all their forms.
/// - A search without a match finds words with one wrong, missing, added, or swapped letter.
/// - Headwords in paths match in their own letter case or in lowercase, queries in any case. `strictMatch` has no
///   effect.
/// - `fields` only removes the other fields, so a sense may be empty.
///
/// A search without results fails with status 404, which makes `results(of:)` an empty sequence. A request beyond these
/// limits fails with an error that says what the sample lacks:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let client = OxfordClient(
///     credentials: nil, transport: SampleTransport())
/// do {
///     _ = try await client.send(.entries("zebra", in: .britishEnglish))
/// } catch {
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
    /// - Throws: `TransportError.Reason.notInSample` if the service may have an answer that the sample lacks.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        do throws(SampleRefusal) {
            return Self.response(200, try SampleAnswers.answer(to: SampleRequest(request.url)))
        } catch {
            switch error {
            case .beyondSample(let lack): throw TransportError(.notInSample, detail: "the sample dictionary \(lack)")
            case .notFound(let message): return Self.response(404, ["error": .string(message)])
            case .badRequest(let message): return Self.response(400, ["error": .string(message)])
            }
        }
    }

    private static func response(_ status: Int, _ body: JSONValue) -> TransportResponse {
        TransportResponse(
            status: status, headers: Headers(received: [(name: "Content-Type", value: "application/json")]),
            body: body.bytes)
    }
}
