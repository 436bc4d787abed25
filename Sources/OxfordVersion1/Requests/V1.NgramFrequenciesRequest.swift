public import OxfordEndpoints

extension V1 {
    /// Asks version 1, switched off in 2019, how often words follow each other in a corpus; version 2 has no such
    /// endpoint.
    ///
    /// ```swift
    /// let request = V1.NgramFrequenciesRequest(
    ///     of: .two, with: .tokens("unit test", "a test"), in: .english, filters: .minFrequency(10))
    /// print(request.urlString())
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?minFrequency=10&tokens=unit%20test,a%20test
    /// ```
    public struct NgramFrequenciesRequest: OxfordFilteredRequest, OxfordVersion1Request {
        /// The frequencies of the runs of words.
        public typealias Answer = NgramsAnswer

        /// How many words a run has.
        ///
        /// ```swift
        /// for size in [V1.NgramFrequenciesRequest.Size.one, .four] {
        ///     print(V1.NgramFrequenciesRequest(of: size, with: .contains("kite"), in: .english).urlString())
        /// }
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/1/?contains=kite
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/4/?contains=kite
        /// ```
        ///
        /// The set is closed, because version 1 was switched off.
        public enum Size: String, OxfordVocabulary, CaseIterable {
            /// One.
            case one = "1"
            /// Two.
            case two = "2"
            /// Three.
            case three = "3"
            /// Four.
            case four = "4"
        }

        /// What the runs of words are, or contain.
        ///
        /// ```swift
        /// print(V1.NgramFrequenciesRequest(of: .two, with: .tokens("red kite"), in: .english).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?tokens=red%20kite
        /// ```
        public struct Subject: Hashable, Sendable {
            let term: FilterTerm

            /// These runs of words, each with a space between its words.
            ///
            /// ```swift
            /// let request = V1.NgramFrequenciesRequest(of: .two, with: .tokens("a kite", "the kite"), in: .english)
            /// print(request.urlString())
            /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?tokens=a%20kite,the%20kite
            /// ```
            public static func tokens(_ first: QueryText, _ rest: QueryText...) -> Self {
                Self(term: FilterTerm(.tokens, texts: [first] + rest))
            }

            /// Runs with all of these words, in any order.
            ///
            /// ```swift
            /// print(V1.NgramFrequenciesRequest(of: .three, with: .contains("fly", "kite"), in: .english).urlString())
            /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/3/?contains=fly,kite
            /// ```
            public static func contains(_ first: QueryText, _ rest: QueryText...) -> Self {
                Self(term: FilterTerm(.contains, texts: [first] + rest))
            }
        }

        /// The language of the corpus.
        public var language: FrequenciesLanguage

        /// The corpus.
        public var corpus: Corpus

        /// How many words a run has.
        public var size: Size

        /// What is counted, and how the rows come.
        public var filters: Filters<Filter>

        /// Asks for the frequencies of runs of words.
        public init(
            of size: Size, with subject: Subject, in language: FrequenciesLanguage, corpus: Corpus = .newMonitor,
            filters: Filter...
        ) {
            self.size = size
            self.language = language
            self.corpus = corpus
            self.filters = Filters([Filter(term: subject.term)] + filters)
        }

        /// Writes the path and the parameters.
        public func write(to url: inout URLWriter) {
            url.path("stats/frequency/ngrams")
            url.segment(language)
            url.segment(corpus)
            url.segment(size)
            url.trailingSlash()
            url.parameters(filters)
        }
    }
}

extension V1.NgramFrequenciesRequest {
    /// What may narrow what is counted, and order it.
    ///
    /// ```swift
    /// let filters: [V1.NgramFrequenciesRequest.Filter] = [.sort(.descending(.frequency)), .limit(5)]
    /// let request = V1.NgramFrequenciesRequest(of: .two, with: .contains("kite"), in: .english).filtered(by: filters)
    /// print(request.urlString())
    /// print(V1.NgramFrequenciesRequest.Filter.parameters.prefix(4).map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?sort=-frequency&contains=kite&limit=5
    /// // ["sort", "collate", "minFrequency", "maxFrequency"]
    /// ```
    public struct Filter: OrdersFrequencies, BoundsFrequencies, PagesFrequencies {
        /// How a run of words is written in the answer.
        ///
        /// ```swift
        /// let request = V1.NgramFrequenciesRequest(
        ///     of: .two, with: .contains("kite"), in: .english, filters: .format(.google))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?contains=kite&format=google
        /// ```
        ///
        /// The set is closed, because version 1 was switched off.
        public enum Format: String, OxfordVocabulary, CaseIterable {
            /// As a list of words; what the service does when nothing is said.
            case oup
            /// As one text.
            case google
        }

        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [
            .sort, .collate, .minFrequency, .maxFrequency, .minDocumentFrequency, .maxDocumentFrequency, .tokens,
            .contains, .punctuation, .format, .rowOffset, .rowLimit,
        ]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps what is found in so many documents or more.
        ///
        /// ```swift
        /// let widespread: [V1.NgramFrequenciesRequest.Filter] = [.minDocumentFrequency(50)]
        /// let request = V1.NgramFrequenciesRequest(of: .two, with: .contains("kite"), in: .english)
        /// print(request.filtered(by: widespread).urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?minDocumentFrequency=50&contains=kite
        /// ```
        public static func minDocumentFrequency(_ count: Int) -> Self {
            Self(term: FilterTerm(.minDocumentFrequency, number: count))
        }

        /// Keeps what is found in so many documents or fewer.
        ///
        /// ```swift
        /// let request = V1.NgramFrequenciesRequest(
        ///     of: .two, with: .contains("kite"), in: .english, filters: .minFrequency(20), .maxDocumentFrequency(3))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?minFrequency=20&maxDocumentFrequency=3&contains=kite
        /// ```
        public static func maxDocumentFrequency(_ count: Int) -> Self {
            Self(term: FilterTerm(.maxDocumentFrequency, number: count))
        }

        /// Says whether punctuation counts as a word.
        ///
        /// ```swift
        /// let request = V1.NgramFrequenciesRequest(
        ///     of: .one, with: .contains("!"), in: .english, filters: .punctuation(true))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/1/?contains=%21&punctuation=true
        /// ```
        public static func punctuation(_ counts: Bool) -> Self { Self(term: FilterTerm(.punctuation, flag: counts)) }

        /// Says how a run of words is written in the answer.
        ///
        /// ```swift
        /// let request = V1.NgramFrequenciesRequest(
        ///     of: .two, with: .tokens("red kite"), in: .english, filters: .format(.oup))
        /// print(request.urlString())
        /// // https://od-api.oxforddictionaries.com/api/v1/stats/frequency/ngrams/en/nmc/2/?tokens=red%20kite&format=oup
        /// ```
        public static func format(_ format: Format) -> Self { Self(term: FilterTerm(.format, value: format)) }
    }
}

extension Parameter {
    fileprivate static let tokens = Parameter(texts: "tokens")
    fileprivate static let contains = Parameter(texts: "contains")
    fileprivate static let punctuation = Parameter(flag: "punctuation")
    fileprivate static let format = Parameter("format", oneOf: V1.NgramFrequenciesRequest.Filter.Format.self)
    fileprivate static let minDocumentFrequency = Parameter(number: "minDocumentFrequency")
    fileprivate static let maxDocumentFrequency = Parameter(number: "maxDocumentFrequency")
}

extension V1.NgramFrequenciesRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "stats-ngrams",
        arguments: [
            .language(V1.FrequenciesLanguage.self), .value("corpus", of: Corpus.self), .value("size", of: Size.self),
        ],
        parameters: Filter.parameters)

    /// Makes the request from text; what is counted may be left out there, as the service's description has it.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        language = try text.argument()
        corpus = try text.argument()
        size = try text.argument()
        filters = text.filters()
    }
}
