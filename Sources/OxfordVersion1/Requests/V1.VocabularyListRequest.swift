public import OxfordEndpoints

extension V1 {
    /// Requests the values of a vocabulary that a data set of version 1 used.
    ///
    /// Version 1 was switched off in 2019. In version 2, `OxfordEndpoints.VocabularyListRequest` does the same.
    ///
    /// ```swift
    /// print(V1.RegionsRequest(in: .english).urlString())
    /// print(V1.DomainsRequest(from: .english, to: .spanish).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/regions/en
    /// // https://od-api.oxforddictionaries.com/api/v1/domains/en/es
    /// ```
    public struct VocabularyListRequest<Vocabulary: ListedVocabulary>: OxfordVersion1Request {
        /// The values with their labels.
        public typealias Answer = Vocabulary.Version1List

        /// The language of the dictionary, or the one that the data set translates from.
        public var language: Language

        /// The language that the data set translates to, if it does.
        public private(set) var target: Language?

        /// Creates a request about the dictionary of a language.
        public init(in language: Language) {
            self.language = language
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path(Vocabulary.version1ListPath)
            url.segment(language)
            if let target { url.segment(target) }
        }
    }
}

extension V1.VocabularyListRequest where Vocabulary: V1.BilingualListedVocabulary {
    /// Creates a request about the translations from one language to another.
    public init(from source: Language, to target: Language) {
        language = source
        self.target = target
    }
}

extension V1.VocabularyListRequest: OxfordTextRequest {
    /// The endpoint's name and arguments.
    public static var endpoint: EndpointDescription {
        let isBilingual = Vocabulary.self is any V1.BilingualListedVocabulary.Type
        return EndpointDescription(
            Vocabulary.version1ListName,
            arguments: [.language(Language.self)]
                + (isBilingual ? [.target(Language.self, isOptional: true)] : []))
    }

    /// Creates the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        self.init(in: try text.argument())
        if text.hasArgument { target = try text.argument() }
    }
}
