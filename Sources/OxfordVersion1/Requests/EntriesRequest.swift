public import OxfordEndpoints

extension V1 {
    /// A request for the dictionary entries of a headword.
    ///
    /// In version 2, use `OxfordEndpoints.EntriesRequest`.
    ///
    /// Use filters to select which parts of the answer the service sends, or to keep only the results that have certain
    /// values. ``V1/FiltersInPath`` describes both kinds of filters.
    ///
    /// ```swift
    /// let request = V1.EntriesRequest(
    ///     "Air force", in: .english,
    ///     filters: [.lexicalCategory(.noun), .definitions, .domains(.military)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/entries/en/air_force
    /// //     /definitions;domains=military;lexicalCategory=noun
    /// ```
    ///
    /// In version 2, the language includes the region, and the `fields` filter selects the parts of the answer. For
    /// example, `EntriesRequest("ace", in: .americanEnglish, filters: [.fields(.definitions)])` requests definitions in
    /// American English.
    public struct EntriesRequest: OxfordFilteredRequest, EndpointRequest {
        /// The entries.
        public typealias Answer = EntriesAnswer

        /// The headword to look up, in lowercase, with `_` for spaces.
        public var word: WordText {
            didSet { word = word.normalized }
        }

        /// The language of the dictionary.
        public var language: Language

        /// The filters to apply.
        public var filters: Filters<Filter>

        /// Creates a request for the entries of a headword.
        public init(_ word: WordText, in language: Language, filters: Filters<Filter> = []) {
            self.word = word.normalized
            self.language = language
            self.filters = filters
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "entries")
            url.append(segment: language)
            url.append(segment: word)
            url.append(segment: filters)
        }
    }
}

extension V1.EntriesRequest {
    /// A filter that selects a part of the answer, or keeps only results with certain values.
    public struct Filter: V1.FiltersInPath, FiltersByDomain, FiltersByRegister, V1.FiltersByRegion {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Selects the definitions.
        public static var definitions: Self { Self(term: FilterTerm(emptyList: "definitions")) }

        /// Selects the domains.
        public static func domains() -> Self { Self(term: FilterTerm(emptyList: "domains")) }

        /// Selects the etymologies.
        public static var etymologies: Self { Self(term: FilterTerm(emptyList: "etymologies")) }

        /// Selects the examples.
        public static var examples: Self { Self(term: FilterTerm(emptyList: "examples")) }

        /// Selects the pronunciations.
        public static var pronunciations: Self { Self(term: FilterTerm(emptyList: "pronunciations")) }

        /// Selects the regions.
        public static func regions() -> Self { Self(term: FilterTerm(emptyList: "regions")) }

        /// Selects the registers.
        public static func registers() -> Self { Self(term: FilterTerm(emptyList: "registers")) }

        /// Selects the variant spellings.
        public static var variantForms: Self { Self(term: FilterTerm(emptyList: "variantForms")) }
    }
}
