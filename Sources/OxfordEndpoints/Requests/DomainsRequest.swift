/// Asks which domains a data set uses: that of one language, or that of translations.
///
/// ```swift
/// print(DomainsRequest(in: .britishEnglish).urlString())
/// print(DomainsRequest(from: .english, to: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
/// ```
public struct DomainsRequest: OxfordDatasetRequest {
    /// The domains, with their labels.
    public typealias Answer = LabelsAnswer

    /// The data set that is asked about.
    public var dataset: Dataset

    /// Asks about a data set.
    public init(about dataset: Dataset) {
        self.dataset = dataset
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("domains")
        url.segments(dataset)
    }
}

extension OxfordEndpointRequest where Self == DomainsRequest {
    /// Asks which domains the dictionary of a language uses.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.domains(in: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/es
    /// ```
    public static func domains(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Asks which domains the translations from one language to another use.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.domains(from: .english, to: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
    /// ```
    public static func domains(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) -> Self {
        Self(from: source, to: target)
    }
}

extension DomainsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("domains", arguments: .dataset)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(about: try text.dataset())
    }
}
