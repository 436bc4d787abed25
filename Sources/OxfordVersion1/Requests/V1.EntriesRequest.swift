public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, for the entries of a headword; version 2 is asked by
    /// `OxfordEndpoints.EntriesRequest`.
    ///
    /// Filters stand in the path: parts of the answer by their names, and selections by their values. Five of the names
    /// may have values; see ``V1/FiltersInPath`` for what they mean without.
    ///
    /// ```swift
    /// let request = V1.EntriesRequest(
    ///     "Air force", in: .english, filters: .lexicalCategory(.noun), .definitions, .domains(.airForce, .military))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/air_force/definitions;domains=air_force,military;lexicalCategory=noun
    /// ```
    ///
    /// In version 2 a region is part of the language, and a part of the answer is a field:
    /// `EntriesRequest("ace", in: .americanEnglish, filters: .fields(.definitions))`.
    public struct EntriesRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The entries of the word.
        public typealias Answer = EntriesAnswer

        /// The word that is looked up, in lower case and with `_` for a space.
        public let word: Headword

        /// The dictionary that it is looked up in.
        public var language: MonolingualLanguage

        /// What narrows the answer.
        public var filters: Filters<Filter>

        /// Asks for the entries of a word.
        public init(_ word: Headword, in language: MonolingualLanguage, filters: Filter...) {
            self.word = word.version1
            self.language = language
            self.filters = Filters(filters)
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.path("entries")
            url.segment(language)
            url.segment(word)
            url.segment(filters)
        }
    }
}

extension V1.EntriesRequest {
    /// What may narrow the entries that come back: parts of the answer, and selections from it.
    ///
    /// ```swift
    /// print(V1.EntriesRequest("ace", in: .english, filters: .examples, .regions(.us)).urlString())
    /// print(V1.EntriesRequest.Filter.parameters.filter(\.takesValue).map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/ace/examples;regions=us
    /// // ["domains", "grammaticalFeatures", "lexicalCategory", "regions", "registers"]
    /// ```
    public struct Filter: V1.FiltersInPath, V1.FiltersByGrammaticalFeature, V1.FiltersByLexicalCategory,
        V1.FiltersByRegion, FiltersByDomain, FiltersByRegister
    {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .definitions, .domainsInPath, .etymologies, .examples, .grammaticalFeaturesInPath, .lexicalCategoryInPath,
            .pronunciations, .regionsInPath, .registersInPath, .variantForms,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Asks for what the word means, and leaves out what is not asked for.
        public static var definitions: Self { Self(term: FilterTerm(name: .definitions)) }

        /// Asks for where the word comes from, and leaves out what is not asked for.
        public static var etymologies: Self { Self(term: FilterTerm(name: .etymologies)) }

        /// Asks for sentences that show the word in use, and leaves out what is not asked for.
        public static var examples: Self { Self(term: FilterTerm(name: .examples)) }

        /// Asks for how the word sounds, and leaves out what is not asked for.
        public static var pronunciations: Self { Self(term: FilterTerm(name: .pronunciations)) }

        /// Asks for other spellings of the word, and leaves out what is not asked for.
        public static var variantForms: Self { Self(term: FilterTerm(name: .variantForms)) }
    }
}

extension Parameter {
    fileprivate static let definitions = Parameter(withoutValue: "definitions")
    fileprivate static let etymologies = Parameter(withoutValue: "etymologies")
    fileprivate static let examples = Parameter(withoutValue: "examples")
    fileprivate static let pronunciations = Parameter(withoutValue: "pronunciations")
    fileprivate static let variantForms = Parameter(withoutValue: "variantForms")
}

extension V1.EntriesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "entries", arguments: [.language(V1.MonolingualLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: V1.MonolingualLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension V1.EntriesRequest {
    /// Not available: text that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.MonolingualLanguage, filters: Filter...) { fatalError() }
}
