import OxfordDictionaries

extension TransportMiddleware {
    /// A middleware that answers requests for anagrams and passes all others on.
    static var anagrams: TransportMiddleware {
        TransportMiddleware { request, next in
            guard request.url.contains("/anagrams/rat?lexicalCategory=noun&orders=alphabetical") else {
                return try await next(request)
            }
            return TransportResponse(body: #"{"anagrams": ["art", "tar"]}"#)
        }
    }
}
