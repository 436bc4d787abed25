/// Endpoints by their names, for those who make requests from text.
///
/// ```swift
/// let catalog = EndpointCatalog.version2
/// let request = try catalog.makeRequest("search", arguments: ["en-gb"], parameters: [("q", "eye"), ("limit", "20")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/search/en-gb?q=eye&limit=20
/// ```
///
/// An endpoint that can be asked in forms that exclude each other has a request type for each form: the one that takes
/// most of the parameters that are given is made, of several the first. A catalog of your own may hold requests of your
/// own, beside the ``requestTypes`` of the library's.
public struct EndpointCatalog: Sendable {
    /// The request types, in the order of the catalog.
    public let requestTypes: [any OxfordTextRequest.Type]

    /// Makes a catalog of request types.
    ///
    /// ```swift
    /// let types = EndpointCatalog.version2.requestTypes
    /// let searches = EndpointCatalog(types.filter { $0.endpoint.parameters.map(\.name).contains("q") })
    /// print(searches.endpoints.map(\.name))
    /// // ["words", "search", "search-thesaurus", "search-translations"]
    /// ```
    public init(_ requestTypes: [any OxfordTextRequest.Type]) {
        self.requestTypes = requestTypes
    }

    /// What the endpoints are called and what they take.
    public var endpoints: [EndpointDescription] { requestTypes.map { $0.endpoint } }

    /// Makes the request of the endpoint that has a name.
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
    ///   - arguments: What stands in the path, in the order of ``EndpointDescription/arguments``.
    ///   - parameters: Names on the wire and values; a list has commas between its values.
    ///   - note: Is told of each value that is accepted although it is not known.
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
