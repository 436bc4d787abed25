/// A list of endpoints that creates requests from text.
///
/// ```swift
/// let request = try EndpointCatalog.version2.makeRequest(
///     "search", arguments: ["en-gb"],
///     parameters: [("q", "eye"), ("limit", "20")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=eye&limit=20
/// ```
///
/// An endpoint with mutually exclusive parameters has several request types. The catalog chooses the first type that
/// accepts the most of the given parameters. To add custom requests, create a catalog from them and the
/// ``requestTypes`` of the library's catalog.
public struct EndpointCatalog: Sendable {
    /// The request types.
    public let requestTypes: [any OxfordTextRequest.Type]

    /// Creates a catalog of request types.
    ///
    /// ```swift
    /// let types = EndpointCatalog.version2.requestTypes
    /// let searches = types.filter { type in
    ///     type.endpoint.parameters.contains { $0.name == "q" }
    /// }
    /// print(EndpointCatalog(searches).endpoints.map(\.name))
    /// // ["words", "search", "search-thesaurus", "search-translations"]
    /// ```
    public init(_ requestTypes: [any OxfordTextRequest.Type]) {
        self.requestTypes = requestTypes
    }

    /// The descriptions of the endpoints, one per request type.
    public var endpoints: [EndpointDescription] { requestTypes.map { $0.endpoint } }

    /// Creates a request to an endpoint.
    ///
    /// ```swift
    /// let catalog = EndpointCatalog([EntriesRequest.self, SearchRequest.self])
    /// do {
    ///     _ = try catalog.makeRequest("entires", arguments: ["en-gb", "ace"])
    /// } catch {
    ///     print(error)
    /// }
    /// // unknown endpoint "entires"; use entries or search
    /// ```
    ///
    /// - Parameters:
    ///   - name: The endpoint's name.
    ///   - arguments: The parts of the path, in the order of ``EndpointDescription/arguments``.
    ///   - parameters: Names and values as in a URL, but not percent-encoded. Commas separate the values of a list.
    ///   - note: A closure that receives each unknown value that is accepted.
    /// - Throws: ``RequestTextError`` with every mistake.
    public func makeRequest(
        _ name: String, arguments: [String], parameters: [(name: String, value: String)] = [],
        noting note: (UnknownValue) -> Void = { _ in }
    ) throws(RequestTextError) -> any OxfordTextRequest {
        let forms = requestTypes.filter { $0.endpoint.name == name }
        func surplus(_ form: any OxfordTextRequest.Type) -> Int {
            let known = form.endpoint.parameters.map(\.name)
            return parameters.count { !known.contains($0.name) }
        }
        guard let form = forms.min(by: { surplus($0) < surplus($1) }) else {
            throw RequestTextError(
                .init(.unknownEndpoint, text: name, accepted: endpoints.map(\.name).withoutRepeats))
        }
        return try form.init(
            arguments: arguments, parameters: parameters, otherForms: forms.map { $0.endpoint }, noting: note)
    }
}
