/// Asks which fields the service has for its endpoints, or for one of them.
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

    /// An endpoint that has fields of its own to tell.
    ///
    /// ```swift
    /// for owner in FieldsRequest.Owner.allCases { print(FieldsRequest(of: owner).urlString()) }
    /// // https://od-api.oxforddictionaries.com/api/v2/fields/entries
    /// // https://od-api.oxforddictionaries.com/api/v2/fields/thesaurus
    /// ```
    ///
    /// The set is closed: these are the endpoints of version 2 that have fields.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The parts of entries.
        case entries
        /// The parts of thesaurus entries.
        case thesaurus
    }

    /// The endpoint that is asked about; without one, all of them.
    public var owner: Owner?

    /// Asks for the fields of every endpoint, or of one.
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
    /// Asks for the fields of every endpoint, or of one.
    public static func fields(of owner: FieldsRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}

extension FieldsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("fields", arguments: [.endpoint(Owner.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(of: text.hasArgument ? try text.argument() : nil)
    }
}
