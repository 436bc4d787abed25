public import OxfordTransport

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
///     .translations("apple", from: .english, to: .spanish))
/// print(translations.translations().first?.text ?? "")
/// // a small animal with a pointed nose and a long thin tail
/// // manzana
/// ```
///
/// The transport supports all operations of version 2 on any server, with these limits:
///
/// - The language is English. British and American English have the same entries, with British pronunciations.
/// - Translations are to Spanish and German, for 26 words.
/// - Word frequencies are fictitious and cover 19 words in all their forms.
/// - A search without a match finds words with one wrong, missing, added, or swapped letter.
/// - Headwords in paths match in their own letter case or in lowercase, queries in any case. `strictMatch` has no
///   effect.
/// - `fields` only removes the other fields, so a sense may be empty.
///
/// A search without results fails with status 404, which makes `results(of:)` an empty sequence. A request beyond these
/// limits also fails with status 404, but its message says so, and its `X-Sample` header is different:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let request = TransportRequest(
///     EntriesRequest("zebra", in: .britishEnglish))
/// let response = try await SampleTransport().send(request)
/// print(response.status, response.headers["X-Sample"] ?? "")
/// // 404 not in the sample
/// ```
public struct SampleTransport: Transport {
    /// Creates the transport.
    public init() {}

    /// Returns the sample dictionary's response to a request.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        TransportResponse(sampleFor: request.url)
    }
}
