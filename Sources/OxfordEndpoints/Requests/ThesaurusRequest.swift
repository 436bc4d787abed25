/// A request for the synonyms and antonyms of a word.
///
/// ```swift
/// let request = ThesaurusRequest(
///     "ace", in: .english, filters: [.fields(.antonyms), .strictMatch(true)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace
/// //     ?fields=antonyms&strictMatch=true
/// ```
public struct ThesaurusRequest: OxfordFilteredRequest {
    /// The synonyms and antonyms.
    public typealias Answer = ThesaurusAnswer

    /// The word to look up.
    public var word: WordText

    /// The language of the thesaurus.
    public var language: ThesaurusLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the synonyms and antonyms of a word.
    public init(_ word: WordText, in language: ThesaurusLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "thesaurus")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension ThesaurusRequest {
    /// A filter for thesaurus entries.
    public struct Filter: SelectsFields, MatchesStrictly {
        /// The selectable fields.
        public typealias Field = ThesaurusField

        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == ThesaurusRequest {
    /// Creates a request for the synonyms and antonyms of a word.
    public static func thesaurus(_ word: WordText, in language: ThesaurusLanguage, filters: Filters<Filter> = [])
        -> Self
    {
        Self(word, in: language, filters: filters)
    }
}
