/// A request for the data sets that the service offers.
///
/// ```swift
/// let request = LanguagesRequest(source: .english, target: .spanish)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/languages
/// //     ?sourceLanguage=en&targetLanguage=es
/// ```
public struct LanguagesRequest: OxfordEndpointRequest {
    /// The data sets.
    public typealias Answer = LanguagesAnswer

    /// The language of the data sets, or their source language if they contain translations.
    ///
    /// `nil` means any language.
    public var source: Language?

    /// The target language of data sets that contain translations.
    ///
    /// `nil` means any language.
    public var target: Language?

    /// Creates a request for data sets, optionally restricted by language.
    public init(source: Language? = nil, target: Language? = nil) {
        self.source = source
        self.target = target
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.path("languages")
        url.parameter(.sourceLanguage, source)
        url.parameter(.targetLanguage, target)
    }
}

extension OxfordEndpointRequest where Self == LanguagesRequest {
    /// Creates a request for data sets, optionally restricted by language.
    public static func languages(source: Language? = nil, target: Language? = nil) -> Self {
        Self(source: source, target: target)
    }
}

// These parameters have `package` access because the command-line tool reads them from text.
extension Parameter {
    package static let sourceLanguage = Parameter("sourceLanguage", oneOf: Language.self)
    package static let targetLanguage = Parameter("targetLanguage", oneOf: Language.self)
}

/// A request for the names of the filters that one endpoint accepts, or that each endpoint accepts.
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
    /// The set is closed, because version 2 lists the filters of these endpoints only.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The filters for entries.
        case entries
        /// The filters for lemmas.
        case lemmas
    }

    /// The endpoint, or `nil` for all endpoints.
    public var owner: Owner?

    /// Creates a request for the filters of one endpoint, or of all endpoints.
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
    /// Creates a request for the filters of one endpoint, or of all endpoints.
    public static func filters(of owner: FiltersRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}

/// A request for the names of the fields that one endpoint accepts, or that each endpoint accepts.
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
    /// The set is closed, because only these endpoints of version 2 have fields.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The fields of entries.
        case entries
        /// The fields of thesaurus entries.
        case thesaurus
    }

    /// The endpoint, or `nil` for all endpoints.
    public var owner: Owner?

    /// Creates a request for the fields of one endpoint, or of all endpoints.
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
    /// Creates a request for the fields of one endpoint, or of all endpoints.
    public static func fields(of owner: FieldsRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}
