public import OxfordEndpoints

extension V1 {
    /// Requests the dictionary entries of a headword.
    ///
    /// In version 2, use `OxfordEndpoints.EntriesRequest`.
    ///
    /// A filter selects a part of the answer or limits the results: see ``V1/FiltersInPath``.
    ///
    /// ```swift
    /// let request = V1.EntriesRequest(
    ///     "Air force", in: .english,
    ///     filters: .lexicalCategory(.noun), .definitions, .domains(.military))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/air_force
    /// //     /definitions;domains=military;lexicalCategory=noun
    /// ```
    ///
    /// In version 2, the region is part of the language, and the parts are fields:
    /// `EntriesRequest("ace", in: .americanEnglish, filters: .fields(.definitions))`.
    public struct EntriesRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The entries.
        public typealias Answer = EntriesAnswer

        /// The headword, in lowercase and with `_` for spaces.
        public let word: Headword

        /// The language of the dictionary.
        public var language: MonolingualLanguage

        /// The filters.
        public var filters: Filters<Filter>

        /// Creates a request for entries.
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
    /// A filter that selects a part of the entries or limits the results.
    public struct Filter: V1.FiltersInPath, V1.FiltersByGrammaticalFeature, V1.FiltersByLexicalCategory,
        V1.FiltersByRegion, FiltersByDomain, FiltersByRegister
    {
        /// The parameters, in URL order.
        public static let parameters: [Parameter] = [
            .definitions, .domainsInPath, .etymologies, .examples, .grammaticalFeaturesInPath, .lexicalCategoryInPath,
            .pronunciations, .regionsInPath, .registersInPath, .variantForms,
        ]

        /// The term in the URL.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Selects the definitions.
        public static var definitions: Self { Self(term: FilterTerm(name: .definitions)) }

        /// Selects the etymologies.
        public static var etymologies: Self { Self(term: FilterTerm(name: .etymologies)) }

        /// Selects the examples.
        public static var examples: Self { Self(term: FilterTerm(name: .examples)) }

        /// Selects the pronunciations.
        public static var pronunciations: Self { Self(term: FilterTerm(name: .pronunciations)) }

        /// Selects the variant spellings.
        public static var variantForms: Self { Self(term: FilterTerm(name: .variantForms)) }
    }
}

extension Parameter {
    fileprivate static let definitions: Parameter = "definitions"
    fileprivate static let etymologies: Parameter = "etymologies"
    fileprivate static let examples: Parameter = "examples"
    fileprivate static let pronunciations: Parameter = "pronunciations"
    fileprivate static let variantForms: Parameter = "variantForms"
}

extension V1.EntriesRequest {
    /// Unavailable: validate the text first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: V1.MonolingualLanguage, filters: Filter...) { fatalError() }
}
