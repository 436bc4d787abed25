public import OxfordEndpoints

extension V1 {
    /// A request for the words that meet all of the given conditions.
    ///
    /// Version 2 has no word lists. The nearest equivalent is a paged `OxfordEndpoints.SearchRequest` with
    /// `.prefix(true)`.
    ///
    /// ```swift
    /// let request = try V1.WordlistRequest(
    ///     in: .english, filters: [.lexicalCategory(.noun), .domains(.sport)],
    ///     options: [.wordLength(V1.WordLength(...9)), .prefix("a")])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en
    /// //     /domains=sport;lexicalCategory=noun?prefix=a&word_length=%3C10
    /// ```
    ///
    /// A word list needs at least one filter, and each filter must have one to five values. The lists of two filters of
    /// the same kind are joined.
    public struct WordlistRequest: EndpointRequest {
        /// The words that meet the conditions.
        public typealias Answer = SearchAnswer

        /// The language of the words.
        public var language: Language

        /// The conditions that every word must meet.
        public let filters: Filters<Filter>

        /// The options that exclude words or senses, or require a certain word length or prefix.
        public var options: Filters<Option>

        /// The page of words to request, or `nil` for the first 5000 words.
        public var page: Page?

        /// Creates a request for a word list.
        ///
        /// - Throws: ``V1/InvalidValueCount`` if there are no filters, or if a filter has more than five values after the
        ///   lists of the same kind are joined.
        public init(
            in language: Language, filters: Filters<Filter>, options: Filters<Option> = [], page: Page? = nil
        ) throws(V1.InvalidValueCount) {
            for count in filters.isEmpty ? [0] : filters.map(\.term.valueCount) where !(1...5 ~= count) {
                throw V1.InvalidValueCount(count: count)
            }
            self.language = language
            self.filters = filters
            self.options = options
            self.page = page
        }

        /// Writes the path and parameters.
        public func write(to url: inout URLWriter) {
            url.append(path: "wordlist")
            url.append(segment: language)
            url.append(segment: filters)
            url.append(page)
            url.append(options)
        }
    }
}

extension V1.WordlistRequest {
    /// A condition that every word in the word list must meet.
    public struct Filter: FiltersByDomain, FiltersByRegister, V1.FiltersByLexicalCategory, V1.FiltersByRegion {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps only words that have translations into at least one of the given languages.
        public static func translations(_ languages: V1.Language...) -> Self { .translations(of: languages) }

        /// Keeps only words that have translations into at least one of the given languages, or all words if `languages`
        /// is empty.
        public static func translations(of languages: [V1.Language]) -> Self {
            Self(term: FilterTerm("translations", list: languages.map(\.rawValue)))
        }
    }
}

extension FilterTerm {
    /// The number of values.
    fileprivate var valueCount: Int {
        // The values are separated by commas. A comma in a value is percent-encoded.
        description.dropFirst(name.count + 1).split(separator: ",").count
    }
}

extension V1 {
    /// An error that is thrown if a word list has no filters, or if one of its filters has more than five values.
    ///
    /// ```swift
    /// do {
    ///     _ = try V1.WordlistRequest(
    ///         in: .english, filters: [.domains(of: [])])
    /// } catch {
    ///     print(error)
    /// }
    /// // a word list filter has 0 values; pass one to five
    /// ```
    public struct InvalidValueCount: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of values that were given.
        public let count: Int

        /// A message that states how many values were given and how many are allowed.
        public var description: String { "a word list filter has \(count) values; pass one to five" }
    }
}
