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

    /// The language of the data sets, or the source language if the data sets are bilingual.
    ///
    /// `nil` means any language.
    public var source: Language?

    /// The target language of bilingual data sets.
    ///
    /// `nil` means any language.
    public var target: Language?

    /// Creates a request for the data sets in the given languages, or for all data sets if you pass no language.
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
    /// Creates a request for the data sets in the given languages, or for all data sets if you pass no language.
    public static func languages(source: Language? = nil, target: Language? = nil) -> Self {
        Self(source: source, target: target)
    }
}

// These parameters have `package` access because the command-line tool reads their values from its arguments.
extension Parameter {
    package static let sourceLanguage = Parameter("sourceLanguage", oneOf: Language.self)
    package static let targetLanguage = Parameter("targetLanguage", oneOf: Language.self)
}

/// A request for the names of the filters that one endpoint accepts, or for the names of all filters.
///
/// ```swift
/// print(FiltersRequest().urlString())
/// print(FiltersRequest(of: .lemmas).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/filters
/// // https://od-api.oxforddictionaries.com/api/v2/filters/lemmas
/// ```
public struct FiltersRequest: OxfordEndpointRequest {
    /// The names of the filters, grouped by endpoint.
    public typealias Answer = FiltersAnswer

    /// An endpoint whose filters you can request.
    ///
    /// If you request the filters of a single endpoint, version 2 of the API accepts only these endpoints.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The entries endpoint.
        case entries
        /// The lemmas endpoint.
        case lemmas
    }

    /// The endpoint, or `nil` for all endpoints.
    public var owner: Owner?

    /// Creates a request for the filter names of one endpoint, or of all endpoints if `owner` is `nil`.
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
    /// Creates a request for the filter names of one endpoint, or of all endpoints if `owner` is `nil`.
    public static func filters(of owner: FiltersRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}

/// A request for the names of the fields that one endpoint, or every endpoint, can return.
///
/// ```swift
/// print(FieldsRequest().urlString())
/// print(FieldsRequest(of: .thesaurus).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/fields
/// // https://od-api.oxforddictionaries.com/api/v2/fields/thesaurus
/// ```
public struct FieldsRequest: OxfordEndpointRequest {
    /// The names of the fields, grouped by endpoint.
    public typealias Answer = FiltersAnswer

    /// An endpoint whose fields you can request.
    ///
    /// If you request the fields of a single endpoint, version 2 of the API accepts only these endpoints.
    public enum Owner: String, OxfordVocabulary, CaseIterable {
        /// The entries endpoint.
        case entries
        /// The thesaurus endpoint.
        case thesaurus
    }

    /// The endpoint, or `nil` for all endpoints.
    public var owner: Owner?

    /// Creates a request for the names of the fields that an endpoint supports.
    ///
    /// If `owner` is `nil`, the request is for all endpoints.
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
    /// Creates a request for the names of the fields that an endpoint supports.
    ///
    /// If `owner` is `nil`, the request is for all endpoints.
    public static func fields(of owner: FieldsRequest.Owner? = nil) -> Self {
        Self(of: owner)
    }
}
