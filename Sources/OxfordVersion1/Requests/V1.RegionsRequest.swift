public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which regions a language has; version 2 has none, since a region is part
    /// of the language there.
    ///
    /// ```swift
    /// print(V1.RegionsRequest(in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/regions/en
    /// ```
    public struct RegionsRequest: OxfordVersion1Request {
        /// The regions.
        public typealias Answer = RegionsAnswer

        /// The language of the data set.
        public var language: Language

        /// Asks about the dictionary of a language.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("regions")
            url.segment(language)
        }
    }
}

extension V1.RegionsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("regions", arguments: [.language(Language.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(in: try text.argument())
    }
}
