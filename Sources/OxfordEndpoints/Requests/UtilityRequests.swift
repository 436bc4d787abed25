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
        url.append(path: "languages")
        url.append(source, for: "sourceLanguage")
        url.append(target, for: "targetLanguage")
    }
}

extension OxfordEndpointRequest where Self == LanguagesRequest {
    /// Creates a request for the data sets in the given languages, or for all data sets if you pass no language.
    public static func languages(source: Language? = nil, target: Language? = nil) -> Self {
        Self(source: source, target: target)
    }
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
    public typealias Answer = NamesAnswer

    /// An endpoint whose filters you can request.
    ///
    /// If you request the filters of a single endpoint, version 2 of the API accepts only the endpoints that have a
    /// constant here. For an endpoint that the service has added, use `init(rawValue:)`.
    public struct Endpoint: OxfordVocabulary {
        /// The endpoint's name in the URL.
        public let rawValue: String

        /// Creates an endpoint from its name, or returns `nil` if the name is not a valid path segment.
        public init?(rawValue: String) {
            guard rawValue.isPathSegment else { return nil }
            self.rawValue = rawValue
        }

        private init(known rawValue: String) {
            self.rawValue = rawValue
        }

        /// The entries endpoint.
        public static let entries = Self(known: "entries")

        /// The lemmas endpoint.
        public static let lemmas = Self(known: "lemmas")

        /// The endpoints that version 2 accepts.
        public static let known: [Self] = [.entries, .lemmas]
    }

    /// The endpoint, or `nil` for all endpoints.
    public var endpoint: Endpoint?

    /// Creates a request for the filter names of one endpoint, or of all endpoints if `endpoint` is `nil`.
    public init(of endpoint: Endpoint? = nil) {
        self.endpoint = endpoint
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "filters")
        if let endpoint { url.append(segment: endpoint) }
    }
}

extension OxfordEndpointRequest where Self == FiltersRequest {
    /// Creates a request for the filter names of one endpoint, or of all endpoints if `endpoint` is `nil`.
    public static func filters(of endpoint: FiltersRequest.Endpoint? = nil) -> Self {
        Self(of: endpoint)
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
    public typealias Answer = FieldsAnswer

    /// An endpoint whose fields you can request.
    ///
    /// If you request the fields of a single endpoint, version 2 of the API accepts only the endpoints that have a
    /// constant here. For an endpoint that the service has added, use `init(rawValue:)`.
    public struct Endpoint: OxfordVocabulary {
        /// The endpoint's name in the URL.
        public let rawValue: String

        /// Creates an endpoint from its name, or returns `nil` if the name is not a valid path segment.
        public init?(rawValue: String) {
            guard rawValue.isPathSegment else { return nil }
            self.rawValue = rawValue
        }

        private init(known rawValue: String) {
            self.rawValue = rawValue
        }

        /// The entries endpoint.
        public static let entries = Self(known: "entries")

        /// The thesaurus endpoint.
        public static let thesaurus = Self(known: "thesaurus")

        /// The endpoints that version 2 accepts.
        public static let known: [Self] = [.entries, .thesaurus]
    }

    /// The endpoint, or `nil` for all endpoints.
    public var endpoint: Endpoint?

    /// Creates a request for the names of the fields that an endpoint supports.
    ///
    /// If `endpoint` is `nil`, the request is for all endpoints.
    public init(of endpoint: Endpoint? = nil) {
        self.endpoint = endpoint
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.append(path: "fields")
        if let endpoint { url.append(segment: endpoint) }
    }
}

extension OxfordEndpointRequest where Self == FieldsRequest {
    /// Creates a request for the names of the fields that an endpoint supports.
    ///
    /// If `endpoint` is `nil`, the request is for all endpoints.
    public static func fields(of endpoint: FieldsRequest.Endpoint? = nil) -> Self {
        Self(of: endpoint)
    }
}
