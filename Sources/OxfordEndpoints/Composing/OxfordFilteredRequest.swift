/// A request whose answer filters may narrow.
///
/// ``EntriesRequest`` is one. Filters known when the program is written go into its initialiser; those chosen
/// while it runs are added by ``filtered(by:)``.
///
/// ```swift
/// func ofNouns<Request: OxfordFilteredRequest>(_ request: Request) -> Request
/// where Request.Filter: FiltersByLexicalCategory {
///     request.filtered(by: [.lexicalCategory(.noun)])
/// }
///
/// print(ofNouns(LemmasRequest("axes", in: .english)).urlString())
/// print(ofNouns(EntriesRequest("axe", in: .britishEnglish)).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/axes?lexicalCategory=noun
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/axe?lexicalCategory=noun
/// ```
public protocol OxfordFilteredRequest: OxfordEndpointRequest {
    /// The filters, in the one order that the endpoint declares.
    var filters: Filters<Filter> { get set }
}

extension OxfordFilteredRequest {
    /// The request with more filters: lists of one kind are joined, of two single values the later holds.
    ///
    /// ```swift
    /// let chosen: [EntriesRequest.Filter] = [.lexicalCategory(.noun), .fields(.examples)]
    /// let request = EntriesRequest("ace", in: .britishEnglish, filters: .fields(.definitions))
    /// print(request.filtered(by: chosen).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions,examples&lexicalCategory=noun
    /// ```
    public func filtered(by filters: [Filter]) -> Self {
        var request = self
        request.filters.add(filters)
        return request
    }
}
