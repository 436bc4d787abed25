/// Asks which filters the service has for its endpoints, or for one of them.
///
/// ```swift
/// print(FiltersRequest().urlString())
/// print(FiltersRequest(of: .lemmas).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/filters
/// // https://od-api.oxforddictionaries.com/api/v2/filters/lemmas
/// ```
public struct FiltersRequest: OxfordEndpointRequest {
    /// The filters, by endpoint.
    public typealias Answer = FiltersAnswer

    /// An endpoint that has filters of its own to tell.
    ///
    /// ```swift
    /// let typed = "lemmas"
    /// print(FiltersRequest(of: FiltersRequest.Owner(rawValue: typed)).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/filters/lemmas
    /// ```
    ///
    /// The set is closed: these are the endpoints of version 2 that the documentation lists.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// What entries can be narrowed by.
        case entries
        /// What lemmas can be narrowed by.
        case lemmas
    }

    /// The endpoint that is asked about; without one, all of them.
    public var owner: Owner?

    /// Asks for the filters of every endpoint, or of one.
    public init(of owner: Owner? = nil) {
        self.owner = owner
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("filters")
        if let owner { url.segment(owner) }
    }
}

extension OxfordEndpointRequest where Self == FiltersRequest {
    /// Asks for the filters of every endpoint, or of one.
    public static func filters(of owner: FiltersRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}

extension FiltersRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("filters", arguments: [.endpoint(Owner.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(of: text.hasArgument ? try text.argument() : nil)
    }
}
