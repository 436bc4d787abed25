public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which grammatical features a language has; version 2 is asked by
    /// `OxfordEndpoints.GrammaticalFeaturesRequest`.
    ///
    /// ```swift
    /// print(V1.GrammaticalFeaturesRequest(in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/grammaticalFeatures/en
    /// ```
    public struct GrammaticalFeaturesRequest: OxfordVersion1Request {
        /// The grammatical features, by their types.
        public typealias Answer = GrammaticalFeaturesAnswer

        /// The language of the data set.
        public var language: Language

        /// Asks about the dictionary of a language.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("grammaticalFeatures")
            url.segment(language)
        }
    }
}

extension V1.GrammaticalFeaturesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("grammatical-features", arguments: [.language(Language.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(in: try text.argument())
    }
}
