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
    ///
    /// The answer has the names that the service uses for each region, by the region's ID:
    ///
    /// ```swift
    /// let body = """
    ///     {"results": {"gb": ["British", "Scottish"], "us": ["American"]}}
    ///     """
    /// let answer = try NamesAnswer(json: Array(body.utf8))
    /// print(answer.results["gb"] ?? [])
    /// // ["British", "Scottish"]
    /// ```
    public struct RegionsRequest: EndpointRequest {
        /// The names of the regions.
        public typealias Answer = NamesAnswer

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
