public import OxfordEndpoints

extension V1 {
    /// A request for the words that meet all of the given conditions.
    ///
    /// Version 2 has no word lists. The nearest equivalent is a paged `OxfordEndpoints.SearchRequest` with
    /// `.prefix(true)`.
    ///
    /// ```swift
    /// let request = V1.WordlistRequest(
    ///     in: .english, filters: [.lexicalCategory(.noun), .domains(.sport)],
    ///     options: [.wordLength(V1.WordLength(...9)), .prefix("a")])
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en
    /// //     /domains=sport;lexicalCategory=noun?prefix=a&word_length=%3C10
    /// ```
    ///
    /// A word list needs at least one filter, and each filter must have one to five values. The lists of
    /// two filters of the same kind are joined.
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
        /// - Precondition: There is at least one filter, and each filter has one to five values after the lists of the
        ///   same kind are joined.
        public init(
            in language: Language, filters: Filters<Filter>, options: Filters<Option> = [], page: Page? = nil
        ) {
            // Unlike `precondition`, `fatalError` prints its message in release builds too.
            if filters.isEmpty { fatalError("a word list has no filters; pass at least one") }
            for filter in filters {
                let count = filter.term.valueCount
                guard 1...5 ~= count else { fatalError("\(V1.InvalidValueCount(count: count))") }
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
    public struct Filter: OxfordFilter {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        private init(_ name: StaticString, _ values: [some OxfordVocabulary]) throws(V1.InvalidValueCount) {
            // A term leaves out values with an empty ID.
            let count = values.count { !$0.rawValue.isEmpty }
            guard 1...5 ~= count else { throw V1.InvalidValueCount(count: count) }
            self.init(term: FilterTerm(name, list: values.map(\.rawValue)))
        }

        private init(literally name: StaticString, _ values: [some OxfordVocabulary]) {
            do throws(V1.InvalidValueCount) {
                try self.init(name, values)
            } catch {
                // Unlike `precondition`, `fatalError` prints its message in release builds too.
                fatalError("\(error)")
            }
        }

        /// Keeps only words that belong to at least one of the given domains.
        ///
        /// - Precondition: There are at most five values.
        public static func domains(_ first: Domain, _ others: Domain...) -> Self {
            Self(literally: "domains", [first] + others)
        }

        /// Keeps only words that belong to at least one of the given domains.
        ///
        /// ```swift
        /// let domains = ["Art", "Music"].compactMap(Domain.init(label:))
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: [try .domains(of: domains)])
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en
        /// //     /domains=art,music
        /// ```
        ///
        /// - Throws: ``V1/InvalidValueCount`` if `values` is empty or contains more than five values.
        public static func domains(of values: [Domain]) throws(V1.InvalidValueCount) -> Self {
            try Self("domains", values)
        }

        /// Keeps only words that belong to at least one of the given lexical categories.
        ///
        /// - Precondition: There are at most five values.
        public static func lexicalCategory(_ first: V1.LexicalCategory, _ others: V1.LexicalCategory...) -> Self {
            Self(literally: "lexicalCategory", [first] + others)
        }

        /// Keeps only words that belong to at least one of the given lexical categories.
        ///
        /// - Throws: ``V1/InvalidValueCount`` if `values` is empty or contains more than five values.
        public static func lexicalCategory(of values: [V1.LexicalCategory]) throws(V1.InvalidValueCount) -> Self {
            try Self("lexicalCategory", values)
        }

        /// Keeps only words that are used in at least one of the given regions.
        ///
        /// - Precondition: There are at most five values.
        public static func regions(_ first: V1.Region, _ others: V1.Region...) -> Self {
            Self(literally: "regions", [first] + others)
        }

        /// Keeps only words that are used in at least one of the given regions.
        ///
        /// - Throws: ``V1/InvalidValueCount`` if `values` is empty or contains more than five values.
        public static func regions(of values: [V1.Region]) throws(V1.InvalidValueCount) -> Self {
            try Self("regions", values)
        }

        /// Keeps only words that are labeled with at least one of the given registers, such as informal or slang.
        ///
        /// - Precondition: There are at most five values.
        public static func registers(_ first: Register, _ others: Register...) -> Self {
            Self(literally: "registers", [first] + others)
        }

        /// Keeps only words that are labeled with at least one of the given registers, such as informal or slang.
        ///
        /// - Throws: ``V1/InvalidValueCount`` if `values` is empty or contains more than five values.
        public static func registers(of values: [Register]) throws(V1.InvalidValueCount) -> Self {
            try Self("registers", values)
        }

        /// Keeps only words that have translations into at least one of the given languages.
        ///
        /// - Precondition: There are at most five values.
        public static func translations(_ first: V1.Language, _ others: V1.Language...) -> Self {
            Self(literally: "translations", [first] + others)
        }

        /// Keeps only words that have translations into at least one of the given languages.
        ///
        /// - Throws: ``V1/InvalidValueCount`` if `values` is empty or contains more than five values.
        public static func translations(of values: [V1.Language]) throws(V1.InvalidValueCount) -> Self {
            try Self("translations", values)
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
    /// An error that is thrown if a word list filter has no values or more than five.
    ///
    /// ```swift
    /// do {
    ///     _ = try V1.WordlistRequest.Filter.domains(of: [])
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
