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
        public var source: DatasetSourceLanguage?

        /// The language that a data set translates to; without one, any.
        public var target: DatasetTargetLanguage?

        /// Asks for the data sets, all or those of the given languages.
        public init(source: DatasetSourceLanguage? = nil, target: DatasetTargetLanguage? = nil) {
            self.source = source
            self.target = target
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("languages")
            url.parameter(.version1Source, source)
            url.parameter(.version1Target, target)
        }
    }
}

extension V1.LanguagesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("languages", parameters: [.version1Source, .version1Target])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(source: try text.value(of: .version1Source), target: try text.value(of: .version1Target))
    }
}

extension Parameter {
    fileprivate static let version1Source = Parameter("sourceLanguage", oneOf: V1.DatasetSourceLanguage.self)
    fileprivate static let version1Target = Parameter("targetLanguage", oneOf: V1.DatasetTargetLanguage.self)
}
