/// Asks which data sets the service offers, by their languages.
///
/// ```swift
/// print(LanguagesRequest().urlString())
/// print(LanguagesRequest(source: .english, target: .spanish).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/languages
/// // https://od-api.oxforddictionaries.com/api/v2/languages?sourceLanguage=en&targetLanguage=es
/// ```
public struct LanguagesRequest: OxfordEndpointRequest {
    /// The data sets.
    public typealias Answer = LanguagesAnswer

    /// The language that a data set is in, or translates from; without one, any.
    public var source: Language?

    /// The language that a data set translates to; without one, any.
    public var target: Language?

    /// Asks for the data sets, all or those of the given languages.
    public init(source: Language? = nil, target: Language? = nil) {
        self.source = source
        self.target = target
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("languages")
        url.parameter(.sourceLanguage, source)
        url.parameter(.targetLanguage, target)
    }
}

extension OxfordEndpointRequest where Self == LanguagesRequest {
    /// Asks for the data sets, all or those of the given languages.
    public static func languages(source: Language? = nil, target: Language? = nil) -> Self {
        Self(source: source, target: target)
    }
}

extension LanguagesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("languages", parameters: [.sourceLanguage, .targetLanguage])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(source: try text.value(of: .sourceLanguage), target: try text.value(of: .targetLanguage))
    }
}

// `package`, because the languages request of version 1 takes the same two.
extension Parameter {
    package static let sourceLanguage = Parameter("sourceLanguage", oneOf: Language.self)
    package static let targetLanguage = Parameter("targetLanguage", oneOf: Language.self)
}
