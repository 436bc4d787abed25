/// A request for example sentences that contain a word.
///
/// ```swift
/// let request = SentencesRequest("ace", in: .english)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/sentences/en/ace
/// ```
public struct SentencesRequest: OxfordFilteredRequest {
    /// The sentences.
    public typealias Answer = SentencesAnswer

    /// The word to look up.
    public var word: WordText

    /// The language of the sentences.
    public var language: SentencesLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for sentences that contain a word.
    public init(_ word: WordText, in language: SentencesLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "sentences")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension SentencesRequest {
    /// A filter for sentences.
    public struct Filter: MatchesStrictly {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == SentencesRequest {
    /// Creates a request for sentences that contain a word.
    public static func sentences(_ word: WordText, in language: SentencesLanguage, filters: Filters<Filter> = [])
        -> Self
    {
        Self(word, in: language, filters: filters)
    }
}
