import OxfordDictionaries

/// A transport that answers requests for anagrams and forwards all others.
struct AnagramTransport<Base: Transport>: Transport {
    var base: Base

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        guard request.url.contains("/anagrams/rat?lexicalCategory=noun&orders=alphabetical") else {
            return try await base.send(request)
        }
        return TransportResponse(body: #"{"anagrams": ["art", "tar"]}"#)
    }
}
