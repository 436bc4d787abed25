public import OxfordEndpoints

extension V1 {
    /// A request for the lexical categories that a monolingual dictionary uses, such as noun and verb.
    ///
    /// In version 2, use `OxfordEndpoints.LexicalCategoriesRequest`.
    public struct LexicalCategoriesRequest: EndpointRequest {
        /// The lexical categories with their labels.
        public typealias Answer = LabelsAnswer<LexicalCategory>

        /// The language of the dictionary.
        public var language: Language

        /// Creates a request for the lexical categories that a monolingual dictionary uses.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "lexicalcategories")
            url.append(segment: language)
        }
    }

    /// A request for the grammatical features that a monolingual dictionary uses, such as plural and past.
    ///
    /// In version 2, use `OxfordEndpoints.GrammaticalFeaturesRequest`.
    public struct GrammaticalFeaturesRequest: EndpointRequest {
        /// The grammatical features with their labels.
        public typealias Answer = GrammaticalFeaturesAnswer

        /// The language of the dictionary.
        public var language: Language

        /// Creates a request for the grammatical features that a monolingual dictionary uses.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "grammaticalFeatures")
            url.append(segment: language)
        }
    }

    /// A request for the domains (subject areas) that a monolingual or bilingual dictionary uses.
    ///
    /// In version 2, use `OxfordEndpoints.DomainsRequest`.
    ///
    /// ```swift
    /// print(V1.DomainsRequest(in: .english).urlString())
    /// print(V1.DomainsRequest(from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public struct DomainsRequest: EndpointRequest {
        /// The domains with their labels.
        public typealias Answer = LabelsAnswer<Domain>

        /// The language of a monolingual dictionary, or the source language of a bilingual one.
        public let language: Language

        /// The target language of a bilingual dictionary, or `nil` for a monolingual one.
        public let target: Language?

        /// Creates a request for the domains (subject areas) that a monolingual dictionary uses.
        public init(in language: Language) {
            self.language = language
            target = nil
        }

        /// Creates a request for the domains (subject areas) that a bilingual dictionary uses.
        public init(from source: Language, to target: Language) {
            language = source
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "domains")
            url.append(segment: language)
            if let target { url.append(segment: target) }
        }
    }

    /// A request for the registers (levels or styles of language) that a monolingual or bilingual dictionary uses.
    ///
    /// In version 2, use `OxfordEndpoints.RegistersRequest`.
    public struct RegistersRequest: EndpointRequest {
        /// The registers with their labels.
        public typealias Answer = LabelsAnswer<Register>

        /// The language of a monolingual dictionary, or the source language of a bilingual one.
        public let language: Language

        /// The target language of a bilingual dictionary, or `nil` for a monolingual one.
        public let target: Language?

        /// Creates a request for the registers (levels or styles of language) that a monolingual dictionary uses.
        public init(in language: Language) {
            self.language = language
            target = nil
        }

        /// Creates a request for the registers (levels or styles of language) that a bilingual dictionary uses.
        public init(from source: Language, to target: Language) {
            language = source
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "registers")
            url.append(segment: language)
            if let target { url.append(segment: target) }
        }
    }

    /// A request for the regions that a monolingual dictionary uses.
    ///
    /// Version 2 has no request for regions, because its language codes include the region, as in `en-us`.
    public struct RegionsRequest: EndpointRequest {
        /// The names of the regions.
        public typealias Answer = RegionsAnswer

        /// The language of the dictionary.
        public var language: Language

        /// Creates a request for the regions that a monolingual dictionary uses.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "regions")
            url.append(segment: language)
        }
    }
}

/// The regions of a language.
///
/// ```swift
/// let body = """
///     {"results": {"gb": ["British", "Scottish"], "us": ["American"]}}
///     """
/// let answer = try RegionsAnswer(json: Array(body.utf8))
/// print(answer.results["gb"] ?? [])
/// // ["British", "Scottish"]
/// ```
public struct RegionsAnswer: OxfordAnswer, Hashable, Codable, Sendable {
    private var lists = FiltersAnswer()

    /// Metadata about the answer.
    public var metadata: Metadata? {
        get { lists.metadata }
        set { lists.metadata = newValue }
    }

    /// The names that the service uses for each region, keyed by the region's ID, such as `gb`.
    public var results: [String: [String]] {
        get { lists.results }
        set { lists.results = newValue }
    }

    /// Creates an empty answer.
    public init() {}

    /// Decodes the body of a response.
    ///
    /// - Throws: `AnswerError` if the body is not JSON in the documented format.
    public init(json body: [UInt8]) throws(AnswerError) {
        lists = try FiltersAnswer(json: body)
    }

    /// Decodes an answer from the service's JSON, or from the output of `encode(to:)`.
    ///
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        lists = try FiltersAnswer(from: decoder)
    }

    /// Encodes the answer in the service's JSON format.
    ///
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        try lists.encode(to: encoder)
    }
}
