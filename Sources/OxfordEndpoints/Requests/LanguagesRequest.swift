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
