public import OxfordTransport

/// A transport that answers every request from the sample dictionary, without a key or a network.
///
/// Use it for previews, demonstrations, and tests that need realistic answers to any request:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let oxford = OxfordClient(credentials: nil, transport: SampleTransport())
/// let answer = try await oxford.send(.entries("mouse", in: .britishEnglish, filters: .fields(.definitions)))
/// print(answer.definitions().first?.text ?? "")
/// print(try await oxford.send(.words("mice", in: .britishEnglish)).results.compactMap(\.word))
/// let spanish = try await oxford.send(.translations("mouse", from: .english, to: .spanish))
/// print(spanish.translations().compactMap(\.text))
/// // a small animal with a pointed nose and a long thin tail
/// // ["mouse"]
/// // ["ratón", "ratón"]
/// ```
///
/// The transport answers all operations of version 2, for any server, with these limits:
///
/// - The language is English. British and American English have the same entries, with British pronunciations.
/// - Translations are to Spanish and German, for 26 words.
/// - Word frequencies are made up, and cover about 25 words.
/// - A search without a match finds the words that differ in one wrong, missing, added or swapped letter.
/// - Paths take a headword in its own letter case or in lower case, queries in any. `strictMatch` has no effect.
/// - `fields` removes the other fields and nothing else, so a sense may stay without content.
///
/// A search that matches nothing fails with status 404 too, which makes `results(of:)` an empty sequence.
///
/// A request beyond these limits fails with status 404, a message that says so, and a header that tells it from a word
/// that no dictionary has:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let oxford = OxfordClient(credentials: nil, transport: SampleTransport())
/// do {
///     _ = try await oxford.send(.entries("ratón", in: .spanish))
/// } catch {
///     print(error.status ?? 0, error.message ?? "")
/// }
/// let url = "https://example.com/api/v2/entries/en-gb/zebra"
/// print(try await SampleTransport().send(TransportRequest(url: url)).headers["X-Sample"] ?? "")
/// // 404 the sample dictionary has English only; set OXFORD_APP_ID and OXFORD_APP_KEY to query the service
/// // not in the sample
/// ```
public struct SampleTransport: Transport {
    /// Creates the transport.
    public init() {}

    /// Returns the answer of the sample dictionary to a request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        TransportResponse(sampleFor: request.url)
    }
}
