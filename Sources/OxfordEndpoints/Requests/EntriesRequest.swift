/// A request for the dictionary entries of a headword, with definitions, pronunciations, and etymologies.
///
/// Only headwords have entries. To look up a word in any form, including inflected forms such as `mice`, use
/// ``WordsRequest``.
///
/// ```swift
/// let request = EntriesRequest(
///     "ace", in: .britishEnglish,
///     filters: [.fields(.definitions), .lexicalCategory(.noun, .verb)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?fields=definitions&lexicalCategory=noun,verb
/// ```
///
/// If a request has several filters, each result matches all of them. If a filter has several values, each result
/// matches at least one of the values.
public struct EntriesRequest: OxfordFilteredRequest {
    /// The headword's entries.
    public typealias Answer = EntriesAnswer

    /// The headword to look up.
    public var word: WordText

    /// The language of the dictionary.
    public var language: MonolingualLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the entries of a headword.
    public init(_ word: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "entries")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension EntriesRequest {
    /// A filter for entries.
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory,
        FiltersByDomain, FiltersByRegister, MatchesStrictly
    {
        /// The selectable fields.
        public typealias Field = EntryField

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == EntriesRequest {
    /// Creates a request for the entries of a headword.
    ///
    /// ```swift
    /// func send<Request: OxfordEndpointRequest>(_ request: Request) {
    ///     print(request.urlString())
    /// }
    ///
    /// send(.entries("ace", in: .britishEnglish))
    /// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
    /// ```
    public static func entries(_ word: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = [])
        -> Self
    {
        Self(word, in: language, filters: filters)
    }
}
