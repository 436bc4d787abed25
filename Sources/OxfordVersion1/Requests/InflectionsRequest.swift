public import OxfordEndpoints

extension V1 {
    /// A request for the headwords of an inflected form, such as `swim` for `swimming`.
    ///
    /// In version 2, use `OxfordEndpoints.LemmasRequest` to find the headwords of an inflected form. The version 2
    /// inflections request does the opposite: it returns the inflected forms of a headword. Version 1 has no request
    /// that does this.
    ///
    /// ```swift
    /// let request = V1.InflectionsRequest(
    ///     "axes", in: .english,
    ///     filters: [.grammaticalFeatures(.plural), .lexicalCategory(.noun)])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/inflections/en/axes
    /// //     /grammaticalFeatures=plural;lexicalCategory=noun
    /// ```
    public struct InflectionsRequest: OxfordFilteredRequest, EndpointRequest {
        /// The headwords.
        public typealias Answer = LemmasAnswer

        /// The inflected form, in lowercase, with `_` for spaces.
        public var word: WordText {
            didSet { word = word.normalized }
        }

        /// The language of the word.
        public var language: Language

        /// The filters to apply.
        public var filters: Filters<Filter>

        /// Creates a request for the headwords of an inflected form.
        public init(_ word: WordText, in language: Language, filters: Filters<Filter> = []) {
            self.word = word.normalized
            self.language = language
            self.filters = filters
        }

        /// Writes the path.
        public func write(to url: inout URLWriter) {
            url.append(path: "inflections")
            url.append(segment: language)
            url.append(segment: word)
            url.append(segment: filters)
        }
    }
}

extension V1.InflectionsRequest {
    /// A filter for headwords.
    public struct Filter: V1.FiltersInPath {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}
