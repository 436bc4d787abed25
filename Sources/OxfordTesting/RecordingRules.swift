import OxfordTransport

/// The rules that decide what a recording contains.
///
/// The rules list what is kept. A list of what may be secret would never be complete.
struct RecordingRules: Sendable {
    /// The response headers that are kept, in lowercase.
    private static let headers: Set = ["content-type", "retry-after", "x-request-id"]

    /// The names of the query parameters that the requests of this library write.
    private static let parameters: Set = [
        "collate", "contains", "corpus", "domains", "exact", "exclude", "exclude_prime_senses", "exclude_senses",
        "fields", "format", "grammaticalFeatures", "lemma", "lemmas", "lexicalCategory", "limit",
        "maxDocumentFrequency", "maxFrequency", "maxNormalizedFrequency", "minDocumentFrequency", "minFrequency",
        "minNormalizedFrequency", "offset", "prefix", "punctuation", "q", "regions", "registers", "sort",
        "sourceLanguage", "strictMatch", "targetLanguage", "tokens", "trueCase", "trueCases", "word_length", "wordform",
        "wordforms",
    ]

    private var parameters: Set<String>

    /// The secrets in the latest value of each cookie that the service has set, by the cookie's name.
    private var cookies: [String: [String]] = [:]

    init(parameters: [String]) {
        self.parameters = Self.parameters.union(parameters)
    }

    /// Keeps more parameters from now on.
    mutating func keep(_ names: [String]) { parameters.formUnion(names) }

    /// Returns the targets that a request may have in a recording.
    ///
    /// The first is the unchanged target. In the second, `…` replaces the secrets that the request contains. The result
    /// is empty if the URL is not the URL of an API request.
    func targets(of request: TransportRequest) -> [String] {
        let target = APIURL(request.url).target(keeping: parameters)
        return target.map { [$0, SecretSearch(secrets(in: request)).hidden(in: $0)] } ?? []
    }

    private func secrets(in request: TransportRequest) -> [String] {
        // Middleware between the recorder and the transport may have added more secrets.
        request.headers.secrets + request.secrets + APIURL(request.url).secrets(outside: parameters)
    }

    /// Returns the exchange to record, or `nil` if the request's URL is not the URL of an API request.
    ///
    /// In the exchange, `…` replaces the secrets in the request, and the cookies that the service has set so far.
    mutating func exchange(
        _ request: TransportRequest, _ outcome: Result<TransportResponse, TransportError>
    ) -> ScriptedStep? {
        guard let target = APIURL(request.url).target(keeping: parameters) else { return nil }
        var secrets = secrets(in: request) + cookies.values.joined()
        for header in (try? outcome.get())?.headers.values(of: "Set-Cookie") ?? [] {
            // The rest of the header are attributes such as `Path`, which are no secrets.
            let cookie = header.halves(at: ";").first
            let parts = SecretSearch.parts(of: cookie)
            cookies[cookie.halves(at: "=").first] = parts
            secrets += parts
        }
        let search = SecretSearch(secrets)
        return ScriptedStep(
            target: search.hidden(in: target),
            outcome: outcome.map { response in
                let headers = response.headers.filter { Self.headers.contains($0.name.lowercased()) }
                return TransportResponse(
                    status: response.status,
                    headers: Headers(received: headers.map { (name: $0.name, value: search.hidden(in: $0.value)) }),
                    body: search.hidden(in: response.body))
            })
    }
}
