/// A request for the filters of one endpoint or of all.
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

    /// An endpoint whose filters the service lists.
    ///
    /// The set is closed: version 2 documents only these endpoints.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The filters for entries.
        case entries
        /// The filters for lemmas.
        case lemmas
    }

    /// The endpoint, or `nil` for all.
    public var owner: Owner?

    /// Creates a request for the filters of one endpoint or of all.
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
    /// Creates a request for the filters of one endpoint or of all.
    public static func filters(of owner: FiltersRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}
