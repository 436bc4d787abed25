public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which lexical categories a language has; version 2 is asked by
    /// `OxfordEndpoints.LexicalCategoriesRequest`.
    ///
    /// ```swift
    /// print(V1.LexicalCategoriesRequest(in: .english).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/lexicalcategories/en
    /// ```
    public struct LexicalCategoriesRequest: OxfordVersion1Request {
        /// The lexical categories, with their labels.
        public typealias Answer = LabelsAnswer

        /// The language of the data set.
        public var language: Language

        /// Asks about the dictionary of a language.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("lexicalcategories")
            url.segment(language)
        }
    }
}

extension V1.LexicalCategoriesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription("lexical-categories", arguments: [.language(Language.self)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(in: try text.argument())
    }
}
