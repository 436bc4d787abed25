/// A request to one endpoint of the Oxford Dictionaries API, as a value.
///
/// Every endpoint of the library is a type that conforms, and so may be one of your own. A request
/// knows which filters its endpoint accepts, what the server answers, and how its URL is written; composing the
/// URL is a pure function that neither fails nor touches the network.
///
/// ```swift
/// let request = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions
/// ```
///
/// Two requests of one type are equal exactly when their URLs are.
public protocol OxfordEndpointRequest<Answer>: Hashable, Sendable {
    /// What may narrow the answer. A filter of another endpoint does not compile.
    associatedtype Filter: OxfordFilter = NoFilter

    /// What the server answers.
    associatedtype Answer: OxfordAnswer

    /// The version of the API that has the endpoint: 2, unless said otherwise.
    static var version: APIVersion { get }

    /// Writes the path after the version, then the parameters: the same bytes whenever it is called.
    func write(to url: inout URLWriter)
}

extension OxfordEndpointRequest {
    /// Version 2, which is what the service answers.
    public static var version: APIVersion { .v2 }

    /// The request's URL.
    ///
    /// ```swift
    /// let request = LanguagesRequest(source: .spanish)
    /// print(request.urlString())
    /// print(request.urlString(on: .sandbox))
    /// // https://od-api.oxforddictionaries.com/api/v2/languages?sourceLanguage=es
    /// // https://od-api-sandbox.oxforddictionaries.com/api/v2/languages?sourceLanguage=es
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the URL, with one allocation, the text itself.
    public func urlString(on server: Server = .live) -> String {
        URLWriter.text(of: self, on: server)
    }
}
