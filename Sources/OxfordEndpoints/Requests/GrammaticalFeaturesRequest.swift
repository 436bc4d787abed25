/// Asks which grammatical features a data set uses: that of one language, or that of translations.
///
/// ```swift
/// print(GrammaticalFeaturesRequest(in: .britishEnglish).urlString())
/// print(GrammaticalFeaturesRequest(from: .english, to: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en/es
/// ```
public struct GrammaticalFeaturesRequest: OxfordDatasetRequest {
    /// The grammatical features, by their types.
    public typealias Answer = GrammaticalFeaturesAnswer

    /// The data set that is asked about.
    public var dataset: Dataset

    /// Asks about a data set.
    public init(about dataset: Dataset) {
        self.dataset = dataset
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("grammaticalFeatures")
        url.segments(dataset)
    }
}

extension OxfordEndpointRequest where Self == GrammaticalFeaturesRequest {
    /// Asks which grammatical features the dictionary of a language uses.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.grammaticalFeatures(in: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/es
    /// ```
    public static func grammaticalFeatures(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Asks which grammatical features the translations from one language to another use.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.grammaticalFeatures(from: .english, to: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/grammaticalFeatures/en/es
    /// ```
    public static func grammaticalFeatures(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage)
        -> Self
    {
        Self(from: source, to: target)
    }
}

extension GrammaticalFeaturesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("grammatical-features", arguments: .dataset)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(about: try text.dataset())
    }
}
