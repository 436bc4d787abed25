/// A request for the fields of one endpoint or of all.
///
/// ```swift
/// print(FieldsRequest().urlString())
/// print(FieldsRequest(of: .thesaurus).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/fields
/// // https://od-api.oxforddictionaries.com/api/v2/fields/thesaurus
/// ```
public struct FieldsRequest: OxfordEndpointRequest {
    /// The fields, by endpoint.
    public typealias Answer = FiltersAnswer

    /// An endpoint whose fields the service lists.
    ///
    /// The set is closed: only these endpoints of version 2 have fields.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The fields of entries.
        case entries
        /// The fields of thesaurus entries.
        case thesaurus
    }

    /// The endpoint, or `nil` for all.
    public var owner: Owner?

    /// Creates a request for the fields of one endpoint or of all.
    public init(of owner: Owner? = nil) {
        self.owner = owner
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("fields")
        if let owner { url.segment(owner) }
    }
}

extension OxfordEndpointRequest where Self == FieldsRequest {
    /// Creates a request for the fields of one endpoint or of all.
    public static func fields(of owner: FieldsRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}
