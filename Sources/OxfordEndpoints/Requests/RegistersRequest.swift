/// Asks which registers a data set uses: that of one language, or that of translations.
///
/// ```swift
/// print(RegistersRequest(in: .britishEnglish).urlString())
/// print(RegistersRequest(from: .english, to: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/registers/en/es
/// ```
public struct RegistersRequest: OxfordDatasetRequest {
    /// The registers, with their labels.
    public typealias Answer = LabelsAnswer

    /// The data set that is asked about.
    public var dataset: Dataset

    /// Asks about a data set.
    public init(about dataset: Dataset) {
        self.dataset = dataset
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("registers")
        url.segments(dataset)
    }
}

extension OxfordEndpointRequest where Self == RegistersRequest {
    /// Asks which registers the dictionary of a language uses.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.registers(in: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/registers/es
    /// ```
    public static func registers(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Asks which registers the translations from one language to another use.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.registers(from: .english, to: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/registers/en/es
    /// ```
    public static func registers(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage) -> Self {
        Self(from: source, to: target)
    }
}

extension RegistersRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("registers", arguments: .dataset)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(about: try text.dataset())
    }
}
