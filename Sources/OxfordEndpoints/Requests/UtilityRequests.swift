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

    /// The language, or the source language of translations; `nil` for any.
    public var source: Language?

    /// The target language of translations; `nil` for any.
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

// `package` for the command-line tool, which reads these parameters from text.
extension Parameter {
    package static let sourceLanguage = Parameter("sourceLanguage", oneOf: Language.self)
    package static let targetLanguage = Parameter("targetLanguage", oneOf: Language.self)
}

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
