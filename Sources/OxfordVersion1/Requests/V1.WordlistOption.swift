public import OxfordEndpoints

extension V1.WordlistRequest {
    /// What a word list leaves out, and how its words begin and how long they are.
    ///
    /// ```swift
    /// let request = V1.WordlistRequest(
    ///     in: .english, filters: .domains(.art), options: .exclude(.registers(.rare, .dated)), .exact(true))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?exclude=registers%3Drare%2Cdated&exact=true
    /// ```
    public struct Option: OxfordFilter {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .exclude, .excludeSenses, .excludePrimeSenses, .wordLength, .wordlistPrefix, .exact,
        ]

        /// What the option writes.
        public let term: FilterTerm

        /// Makes the option that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Leaves out the words that have a sense which meets a condition.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .exclude(.registers(.archaic, .obsolete), .regions(.us)))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?exclude=regions%3Dus%3Bregisters%3Darchaic%2Cobsolete
        /// ```
        public static func exclude(_ first: Filter, _ rest: Filter...) -> Self {
            Self(term: FilterTerm(.exclude, conditions: [first] + rest))
        }

        /// Leaves out the senses that meet a condition.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .excludeSenses(.registers(.slang)))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?exclude_senses=registers%3Dslang
        /// ```
        public static func excludeSenses(_ first: Filter, _ rest: Filter...) -> Self {
            Self(term: FilterTerm(.excludeSenses, conditions: [first] + rest))
        }

        /// Leaves out the words whose first sense has one of the registers, one to five.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .excludePrimeSenses(of: .rare, .dated))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?exclude_prime_senses=registers%3Drare%2Cdated
        /// ```
        public static func excludePrimeSenses(
            of first: Register, _ second: Register? = nil, _ third: Register? = nil, _ fourth: Register? = nil,
            _ fifth: Register? = nil
        ) -> Self {
            .excludePrimeSenses(.registers(first, second, third, fourth, fifth))
        }

        /// Leaves out the words whose first sense belongs to one of the domains, one to five.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .excludePrimeSenses(in: .music))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?exclude_prime_senses=domains%3Dmusic
        /// ```
        public static func excludePrimeSenses(
            in first: Domain, _ second: Domain? = nil, _ third: Domain? = nil, _ fourth: Domain? = nil,
            _ fifth: Domain? = nil
        ) -> Self {
            .excludePrimeSenses(.domains(first, second, third, fourth, fifth))
        }

        /// Keeps the words of a length.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .wordLength(V1.WordLength(...4)))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?word_length=%3C5
        /// ```
        public static func wordLength(_ length: V1.WordLength) -> Self {
            Self(term: FilterTerm(.wordLength, value: length.rawValue))
        }

        /// Keeps the words that begin with a text.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .prefix("in"))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?prefix=in
        /// ```
        public static func prefix(_ prefix: QueryText) -> Self {
            Self(term: FilterTerm(.wordlistPrefix, text: prefix))
        }

        /// Says whether words must be the prefix itself.
        ///
        /// ```swift
        /// let request = V1.WordlistRequest(
        ///     in: .english, filters: .domains(.art),
        ///     options: .prefix("ink"), .exact(true))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/wordlist/en/domains=art?prefix=ink&exact=true
        /// ```
        public static func exact(_ isExact: Bool) -> Self { Self(term: FilterTerm(.exact, flag: isExact)) }

        private static func excludePrimeSenses(_ condition: Filter) -> Self {
            Self(term: FilterTerm(.excludePrimeSenses, conditions: [condition]))
        }
    }
}

extension Parameter {
    fileprivate static let exclude = Parameter("exclude", .custom(FilterTerm.conditions))
    fileprivate static let excludeSenses = Parameter("exclude_senses", .custom(FilterTerm.conditions))
    fileprivate static let excludePrimeSenses = Parameter("exclude_prime_senses", .custom(FilterTerm.conditions))
    fileprivate static let wordLength = Parameter("word_length", .custom(FilterTerm.wordLength))
    fileprivate static let wordlistPrefix = Parameter("prefix", .text)
    fileprivate static let exact = Parameter(flag: "exact")
}

extension FilterTerm {
    /// The term of conditions that are the value of a parameter: names and values, with `;` between them.
    fileprivate init(_ parameter: Parameter, conditions: [V1.WordlistRequest.Filter]) {
        let texts = Filters(conditions).map { PercentEncoded.decode($0.term.encodedInPath) }
        self.init(parameter, value: texts.joined(separator: ";"))
    }

    /// Reads conditions such as `registers=rare;domains=art`.
    @Sendable
    fileprivate static func conditions(
        _ parameter: Parameter, _ text: String, _ findings: inout TextFindings
    ) -> FilterTerm? {
        let known = V1.WordlistRequest.Filter.parameters
        let parts = text.parts(between: UInt8(ascii: ";"))
        let conditions = parts.compactMap { part -> V1.WordlistRequest.Filter? in
            let pair = part.parts(between: UInt8(ascii: "="))
            guard pair.count == 2, let own = known.first(where: { $0.name == pair[0] }) else {
                findings.refuse(
                    part, of: parameter.name, rule: "not a condition; write it as registers=rare;domains=art")
                return nil
            }
            return own.term(from: pair[1], findings: &findings).map(V1.WordlistRequest.Filter.init)
        }
        return conditions.count == parts.count ? FilterTerm(parameter, conditions: conditions) : nil
    }

    /// Reads a length such as `>5,<10`.
    @Sendable
    fileprivate static func wordLength(
        _ parameter: Parameter, _ text: String, _ findings: inout TextFindings
    ) -> FilterTerm? {
        guard let length = V1.WordLength(rawValue: text) else {
            findings.refuse(
                text, of: parameter.name,
                rule: "not a length; write 7, >5, <10, or >5,<10 with at least one length in between")
            return nil
        }
        return FilterTerm(parameter, value: length.rawValue)
    }
}
