public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which headwords an inflected word belongs to; version 2 is asked by
    /// `OxfordEndpoints.LemmasRequest`.
    ///
    /// ```swift
    /// let request = V1.InflectionsRequest(
    ///     "swimming", in: .english, filters: .grammaticalFeatures(.singular, .past), .lexicalCategory(.noun))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/swimming/grammaticalFeatures=singular,past;lexicalCategory=noun
    /// ```
    ///
    /// What version 2 calls inflections, the forms of a headword, version 1 does not have.
    public struct InflectionsRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The headwords of the word.
        public typealias Answer = LemmasAnswer

        /// The word that is looked up, in lower case and with `_` for a space.
        public let word: Headword

        /// The language of the word.
        public var language: InflectionsLanguage

        /// What narrows the answer.
        public var filters: Filters<Filter>

        /// Asks for the headwords of a word.
        public init(_ word: Headword, in language: InflectionsLanguage, filters: Filter...) {
            self.word = word.version1
            self.language = language
            self.filters = Filters(filters)
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("inflections")
            url.segment(language)
            url.segment(word)
            url.segment(filters)
        }
    }
}

extension V1.InflectionsRequest {
    /// What may narrow the headwords that come back.
    ///
    /// ```swift
    /// print(V1.InflectionsRequest("axes", in: .english, filters: .lexicalCategory(.noun)).urlString())
    /// print(V1.InflectionsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/axes/lexicalCategory=noun
    /// // ["grammaticalFeatures", "lexicalCategory"]
    /// ```
    public struct Filter: V1.FiltersInPath, V1.FiltersByGrammaticalFeature, V1.FiltersByLexicalCategory {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.grammaticalFeaturesInPath, .lexicalCategoryInPath]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension V1.InflectionsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "inflections", arguments: [.language(V1.InflectionsLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: V1.InflectionsLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.InflectionsRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.InflectionsLanguage, filters: Filter...) { fatalError() }
}
