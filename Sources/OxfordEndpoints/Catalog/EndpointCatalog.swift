/// Endpoints by their names, for those who make requests from text.
///
/// ```swift
/// let catalog = EndpointCatalog.version2
/// let request = try catalog.request("search", arguments: ["en-gb"], parameters: [("q", "eye"), ("limit", "20")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=eye&limit=20
/// ```
///
/// A catalog of your own may hold requests of your own, beside the ``requests`` of the library's.
public struct EndpointCatalog: Sendable {
    /// The request types, in the order of the catalog.
    public let requests: [any OxfordTextRequest.Type]

    /// Makes a catalog of request types.
    public init(_ requests: [any OxfordTextRequest.Type]) {
        self.requests = requests
    }

    /// Every endpoint of version 2.
    public static let version2 = EndpointCatalog([
        EntriesRequest.self, WordsRequest.self, LemmasRequest.self, InflectionsRequest.self, ThesaurusRequest.self,
        SentencesRequest.self, TranslationsRequest.self, SearchRequest.self, SearchThesaurusRequest.self,
        SearchTranslationsRequest.self, PronunciationsRequest.self, LanguagesRequest.self, FiltersRequest.self,
        FieldsRequest.self, LexicalCategoriesRequest.self, RegistersRequest.self, DomainsRequest.self,
        GrammaticalFeaturesRequest.self,
    ])

    /// What the endpoints are called and what they take.
    public var endpoints: [Endpoint] { requests.map { $0.endpoint } }

    /// Makes the request of the endpoint that has a name.
    ///
    /// ```swift
    /// let catalog = EndpointCatalog([EntriesRequest.self, SearchRequest.self])
    /// do {
    ///     _ = try catalog.request("entires", arguments: ["en-gb", "ace"])
    /// } catch {
    ///     print(error)
    /// }
    /// // there is no endpoint "entires"; did you mean entries? There are entries and search
    /// ```
    ///
    /// - Parameters:
    ///   - name: The endpoint's name.
    ///   - arguments: What stands in the path, in the order of ``Endpoint/arguments``.
    ///   - parameters: Names on the wire and values; a list has commas between its values.
    ///   - note: Is told of each value that is accepted although it is not known.
    public func request(
        _ name: String, arguments: [String], parameters: [(name: String, value: String)] = [],
        noting note: (UnknownValue) -> Void = { _ in }
    ) throws(RequestTextError) -> any OxfordTextRequest {
        guard let request = requests.first(where: { $0.endpoint.name == name }) else {
            throw RequestTextError(.unknownEndpoint, text: name, accepted: endpoints.map(\.name))
        }
        return try request.init(arguments: arguments, parameters: parameters, noting: note)
    }
}
