/// A type that represents a request with filters, such as ``EntriesRequest``.
///
/// Pass filters to the initializer, or add them later with ``filtered(by:)``.
///
/// ```swift
/// func ofNouns<Request: OxfordFilteredRequest>(_ request: Request) -> Request
/// where Request.Filter: FiltersByLexicalCategory {
///     request.filtered(by: [.lexicalCategory(.noun)])
/// }
///
/// let request = ofNouns(LemmasRequest("axes", in: .english))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/axes
/// //     ?lexicalCategory=noun
/// ```
public protocol OxfordFilteredRequest: OxfordEndpointRequest {
    /// The filters, in the order that the endpoint declares.
    var filters: Filters<Filter> { get set }
}

extension OxfordFilteredRequest {
    /// Returns the request with additional filters.
    ///
    /// Lists for the same parameter are merged; a single value replaces an earlier one.
    ///
    /// ```swift
    /// let request = EntriesRequest(
    ///     "ace", in: .britishEnglish, filters: .fields(.definitions))
    /// print(request.filtered(by: [.fields(.examples)]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// //     ?fields=definitions,examples
    /// ```
    public func filtered(by filters: [Filter]) -> Self {
        var request = self
        request.filters.add(filters)
        return request
    }
}
