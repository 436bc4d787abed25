/// Asks which lexical categories a data set uses: that of one language, or that of translations.
///
/// ```swift
/// print(LexicalCategoriesRequest(in: .britishEnglish).urlString())
/// print(LexicalCategoriesRequest(from: .english, to: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en-gb
/// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/es
/// ```
public struct LexicalCategoriesRequest: OxfordDatasetRequest {
    /// The lexical categories, with their labels.
    public typealias Answer = LabelsAnswer

    /// The data set that is asked about.
    public var dataset: Dataset

    /// Asks about a data set.
    public init(about dataset: Dataset) {
        self.dataset = dataset
    }

    /// Writes the path.
    public func write(to url: inout URLWriter) {
        url.path("lexicalCategories")
        url.segments(dataset)
    }
}

extension OxfordEndpointRequest where Self == LexicalCategoriesRequest {
    /// Asks which lexical categories the dictionary of a language uses.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.lexicalCategories(in: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/es
    /// ```
    public static func lexicalCategories(in language: MonolingualLanguage) -> Self {
        Self(in: language)
    }

    /// Asks which lexical categories the translations from one language to another use.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) { print(request.urlString()) }
    ///
    /// send(.lexicalCategories(from: .english, to: .spanish))
    /// // https://od-api.oxforddictionaries.com/api/v2/lexicalCategories/en/es
    /// ```
    public static func lexicalCategories(from source: BilingualSourceLanguage, to target: BilingualTargetLanguage)
        -> Self
    {
        Self(from: source, to: target)
    }
}

extension LexicalCategoriesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("lexical-categories", arguments: .dataset)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(about: try text.dataset())
    }
}
