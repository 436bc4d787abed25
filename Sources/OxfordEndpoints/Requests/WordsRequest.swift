/// A request for the entries of a word, which may be a headword or an inflected form.
///
/// For example, a request for `running` finds the entries for both `running` and `run`. Oxford recommends this endpoint
/// for most uses.
///
/// ```swift
/// let request = WordsRequest(
///     "running", in: .britishEnglish, filters: [.fields(.definitions)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/words/en-gb
/// //     ?q=running&fields=definitions
/// ```
public struct WordsRequest: OxfordFilteredRequest {
    /// The entries for the word and, if the word is an inflected form, the entries for its headwords.
    public typealias Answer = EntriesAnswer

    /// The word to look up.
    public var query: WordText

    /// The language of the dictionary.
    public var language: MonolingualLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the entries of a word, which may be a headword or an inflected form.
    public init(_ query: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = []) {
        self.query = query
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "words")
        url.append(segment: language)
        url.append(query, for: "q")
        url.append(filters)
    }
}

extension WordsRequest {
    /// A filter for entries.
    public struct Filter: SelectsMinimumFields, FiltersByGrammaticalFeature, FiltersByLexicalCategory, FiltersByDomain,
        FiltersByRegister
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

extension OxfordEndpointRequest where Self == WordsRequest {
    /// Creates a request for the entries of a word, which may be a headword or an inflected form.
    public static func words(_ query: WordText, in language: MonolingualLanguage, filters: Filters<Filter> = []) -> Self
    {
        Self(query, in: language, filters: filters)
    }
}
