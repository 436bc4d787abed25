public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, which domains a data set uses; version 2 is asked by
    /// `OxfordEndpoints.DomainsRequest`.
    ///
    /// ```swift
    /// print(V1.DomainsRequest(from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public struct DomainsRequest: OxfordVersion1Request {
        /// The domains, with their labels.
        public typealias Answer = LabelsAnswer

        /// The language of the data set, or the one that it translates from.
        public var language: Language

        /// The language that the data set translates to, where it does.
        public var target: Language?

        /// Asks about the dictionary of one language.
        ///
        /// ```swift
        /// print(V1.DomainsRequest(in: .spanish).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/domains/es
        /// ```
        public init(in language: Language) {
            self.language = language
        }

        /// Asks about the translations from one language to another.
        public init(from source: Language, to target: Language) {
            language = source
            self.target = target
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("domains")
            url.segment(language)
            if let target { url.segment(target) }
        }
    }
}

extension V1.DomainsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "domains", arguments: [.language(Language.self), .target(Language.self, isOptional: true)])

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(in: try text.argument())
        if text.hasArgument { target = try text.argument() }
    }
}
