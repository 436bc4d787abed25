public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, for the words that meet conditions; version 2 has no word lists, and
    /// `OxfordEndpoints.SearchRequest` with `.prefix(true)` and pages comes nearest.
    ///
    /// ```swift
    /// let request = V1.WordlistRequest(
    ///     in: .english, filters: .lexicalCategory(.noun, .adjective), .domains(.sport),
    ///     options: .wordLength(V1.WordLength(6...9)), .prefix("a"))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=sport;lexicalCategory=noun,adjective?word_length=%3E5%2C%3C10&prefix=a
    /// ```
    ///
    /// There is at least one filter, and each has one to five values. Of two filters of one kind the later holds.
    public struct WordlistRequest: OxfordVersion1Request, OxfordPagedRequest {
        /// The words.
        public typealias Answer = WordlistAnswer

        /// The language of the words.
        public var language: SearchLanguage

        /// The conditions, at least one.
        public let filters: Filters<Filter>

        /// What is left out, and how the words begin and how long they are.
        public var options: Filters<Option>

        /// Which of the words are asked for; without one, the first 5000.
        public var page: Page?

        /// Asks for the words that meet all conditions.
        public init(
            in language: SearchLanguage, filters first: Filter, _ rest: Filter..., options: Option...,
            page: Page? = nil
        ) {
            self.init(in: language, filters: Filters([first] + rest), options: Filters(options), page: page)
        }

        private init(in language: SearchLanguage, filters: Filters<Filter>, options: Filters<Option>, page: Page?) {
            self.language = language
            self.filters = filters
            self.options = options
            self.page = page
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("wordlist")
            url.segment(language)
            url.segment(filters)
            url.parameters(page)
            url.parameters(options)
        }
    }
}

extension V1.WordlistRequest {
    /// A condition that the words of a list meet; one that leaves words out is an ``Option``.
    ///
    /// ```swift
    /// print(V1.WordlistRequest(in: .english, filters: .registers(.slang), .domains(.nautical)).urlString())
    /// print(V1.WordlistRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=nautical;registers=slang
    /// // ["domains", "lexicalCategory", "regions", "registers", "translations"]
    /// ```
    public struct Filter: OxfordFilter {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .wordlistDomains, .wordlistLexicalCategory, .wordlistRegions, .wordlistRegisters, .wordlistTranslations,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        private init(_ parameter: Parameter, _ values: [some OxfordVocabulary]) {
            self.init(term: FilterTerm(parameter, list: values))
        }

        private init<Value: OxfordVocabulary>(
            _ parameter: Parameter, checking values: [Value]
        ) throws(V1.InvalidValueCount) {
            guard 1...5 ~= values.count else { throw V1.InvalidValueCount(count: values.count) }
            self.init(parameter, values)
        }

        /// Keeps words of domains: one to five.
        ///
        /// ```swift
        /// print(V1.WordlistRequest(in: .english, filters: .domains(.art, .music)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art,music
        /// ```
        public static func domains(
            _ first: Domain, _ second: Domain? = nil, _ third: Domain? = nil, _ fourth: Domain? = nil,
            _ fifth: Domain? = nil
        ) -> Self {
            Self(.wordlistDomains, [first, second, third, fourth, fifth].compactMap { $0 })
        }

        /// Keeps words of domains that a list names: one to five.
        ///
        /// ```swift
        /// let chosen = ["Art", "Music"].compactMap(Domain.init(label:))
        /// print(V1.WordlistRequest(in: .english, filters: try .domains(of: chosen)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art,music
        /// ```
        public static func domains(of values: [Domain]) throws(V1.InvalidValueCount) -> Self {
            try Self(.wordlistDomains, checking: values)
        }

        /// Keeps words of lexical categories: one to five.
        ///
        /// ```swift
        /// print(V1.WordlistRequest(in: .english, filters: .lexicalCategory(.noun, .verb)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/lexicalCategory=noun,verb
        /// ```
        public static func lexicalCategory(
            _ first: V1.LexicalCategory, _ second: V1.LexicalCategory? = nil, _ third: V1.LexicalCategory? = nil,
            _ fourth: V1.LexicalCategory? = nil, _ fifth: V1.LexicalCategory? = nil
        ) -> Self {
            Self(.wordlistLexicalCategory, [first, second, third, fourth, fifth].compactMap { $0 })
        }

        /// Keeps words of lexical categories that a list names: one to five.
        ///
        /// ```swift
        /// do {
        ///     _ = try V1.WordlistRequest.Filter.lexicalCategory(of: V1.LexicalCategory.known)
        /// } catch {
        ///     print(error.count > 5 ? "choose five" : "choose one")
        /// }
        /// // choose five
        /// ```
        public static func lexicalCategory(of values: [V1.LexicalCategory]) throws(V1.InvalidValueCount) -> Self {
            try Self(.wordlistLexicalCategory, checking: values)
        }

        /// Keeps words of regions: one to five.
        ///
        /// ```swift
        /// print(V1.WordlistRequest(in: .english, filters: .regions(.gb)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/regions=gb
        /// ```
        public static func regions(
            _ first: V1.Region, _ second: V1.Region? = nil, _ third: V1.Region? = nil, _ fourth: V1.Region? = nil,
            _ fifth: V1.Region? = nil
        ) -> Self {
            Self(.wordlistRegions, [first, second, third, fourth, fifth].compactMap { $0 })
        }

        /// Keeps words of regions that a list names: one to five.
        ///
        /// ```swift
        /// let regions = V1.Region.allCases.filter { $0 != .gb }
        /// print(V1.WordlistRequest(in: .english, filters: try .regions(of: regions)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/regions=us
        /// ```
        public static func regions(of values: [V1.Region]) throws(V1.InvalidValueCount) -> Self {
            try Self(.wordlistRegions, checking: values)
        }

        /// Keeps words of registers: one to five.
        ///
        /// ```swift
        /// print(V1.WordlistRequest(in: .english, filters: .registers(.informal), .regions(.us)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/regions=us;registers=informal
        /// ```
        public static func registers(
            _ first: Register, _ second: Register? = nil, _ third: Register? = nil, _ fourth: Register? = nil,
            _ fifth: Register? = nil
        ) -> Self {
            Self(.wordlistRegisters, [first, second, third, fourth, fifth].compactMap { $0 })
        }

        /// Keeps words of registers that a list names: one to five.
        ///
        /// ```swift
        /// let old = [Register.archaic, .dated, .obsolete]
        /// print(V1.WordlistRequest(in: .english, filters: try .registers(of: old)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/registers=archaic,dated,obsolete
        /// ```
        public static func registers(of values: [Register]) throws(V1.InvalidValueCount) -> Self {
            try Self(.wordlistRegisters, checking: values)
        }

        /// Keeps words with translations to languages: one to five.
        ///
        /// ```swift
        /// print(V1.WordlistRequest(in: .english, filters: .translations(.spanish)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/translations=es
        /// ```
        public static func translations(
            _ first: V1.BilingualTargetLanguage, _ second: V1.BilingualTargetLanguage? = nil,
            _ third: V1.BilingualTargetLanguage? = nil, _ fourth: V1.BilingualTargetLanguage? = nil,
            _ fifth: V1.BilingualTargetLanguage? = nil
        ) -> Self {
            Self(.wordlistTranslations, [first, second, third, fourth, fifth].compactMap { $0 })
        }

        /// Keeps words with translations to languages that a list names: one to five.
        ///
        /// ```swift
        /// let targets = ["es", "de"].compactMap(V1.BilingualTargetLanguage.init(rawValue:))
        /// print(V1.WordlistRequest(in: .english, filters: try .translations(of: targets)).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/translations=es,de
        /// ```
        public static func translations(of values: [V1.BilingualTargetLanguage]) throws(V1.InvalidValueCount) -> Self {
            try Self(.wordlistTranslations, checking: values)
        }
    }
}

extension V1.WordlistRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "wordlist", arguments: [.language(V1.SearchLanguage.self)],
        parameters: Filter.parameters + [.limit, .offset] + Option.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: V1.SearchLanguage = try text.argument()
        let filters: Filters<Filter> = text.filters()
        let page = try text.page()
        guard !filters.isEmpty else {
            throw text.missing(oneOf: Filter.parameters, rule: "a word list needs at least one filter")
        }
        self.init(in: language, filters: filters, options: text.filters(), page: page)
    }
}

extension Parameter {
    fileprivate static let wordlistDomains = Parameter("domains", .few(of: Domain.self))
    fileprivate static let wordlistLexicalCategory = Parameter("lexicalCategory", .few(of: V1.LexicalCategory.self))
    fileprivate static let wordlistRegions = Parameter("regions", .few(of: V1.Region.self))
    fileprivate static let wordlistRegisters = Parameter("registers", .few(of: Register.self))
    fileprivate static let wordlistTranslations = Parameter(
        "translations", .few(of: V1.BilingualTargetLanguage.self))
}

extension Parameter.Values {
    fileprivate static func few(of vocabulary: any OxfordVocabulary.Type) -> Self {
        .list(of: vocabulary, atMost: 5)
    }
}
