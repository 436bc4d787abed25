import OxfordEndpoints
public import OxfordTransport

/// A transport that answers from the sample dictionary as the service does, with no key and no network.
///
/// For previews, demonstrations and tests that want real answers to whatever is asked, and not to a script:
///
/// ```swift
/// import OxfordDictionaries
/// import OxfordSamples
///
/// let oxford = OxfordClient(credentials: nil, transport: SampleTransport())
/// let answer = try await oxford.send(.entries("ace", in: .britishEnglish, filters: .fields(.definitions)))
/// print(answer.definitions().first?.text ?? "")
/// print(try await oxford.send(.words("running", in: .britishEnglish)).results.compactMap(\.word))
/// // a playing card that carries one mark only and in most games beats the king
/// // ["run"]
/// ```
///
/// It is asked at any server, and has its bounds:
///
/// - it has entries, words and search in British English, and lemmas in English;
/// - entries and words take `fields` and `lexicalCategory`, search takes `prefix` and pages, and lemmas no filter;
/// - entries have a headword in its own letter case or in lower case, words and search in any;
/// - lemmas have the forms of ``SampleDictionary/inflectedForms``, and no headword that is not one of them;
/// - `fields` leaves out what is not asked for, and nothing else: a sense stays, even an empty one.
///
/// What is beyond them is answered with 404, in the words of the service and with a header that tells it from a word
/// that no dictionary has:
///
/// ```swift
/// import OxfordSamples
/// import OxfordTransport
///
/// let url = "https://example.com/api/v2/thesaurus/en/ace"
/// let response = try await SampleTransport().send(TransportRequest(url: url))
/// print(response.status, response.headers["X-Sample"] ?? "")
/// // 404 not in the sample
/// ```
public struct SampleTransport: Transport {
    /// Makes the transport.
    public init() {}

    /// Answers a request from the sample dictionary.
    public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let url = SampleURL(request.url)
        var path = url.path[...]
        let (endpoint, language, word) = (path.popFirst(), path.popFirst(), path.popFirst())
        guard path.isEmpty else { return .notInSample() }
        switch (endpoint, language, word) {
        case ("entries", "en-gb", let word?): return .entries(of: word, url)
        case ("words", "en-gb", nil): return .words(url)
        case ("search", "en-gb", nil): return .search(url)
        case ("lemmas", let language?, let form?): return .lemmas(of: form, in: language, url)
        default: return .notInSample()
        }
    }
}
