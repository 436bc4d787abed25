public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which data sets there are; version 2 is asked by
    /// `OxfordEndpoints.LanguagesRequest`.
    ///
    /// ```swift
    /// print(V1.LanguagesRequest(source: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/languages?sourceLanguage=en
    /// ```
    public struct LanguagesRequest: OxfordVersion1Request {
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
}

extension V1.LanguagesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("languages", parameters: [.sourceLanguage, .targetLanguage])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(source: try text.value(of: .sourceLanguage), target: try text.value(of: .targetLanguage))
    }
}
