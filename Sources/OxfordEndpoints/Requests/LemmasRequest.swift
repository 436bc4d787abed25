/// A request for the headwords of an inflected form, such as the headword `mouse` for the form `mice`.
///
/// Only headwords have entries. If a word may be an inflected form, first request its headwords, and then the entries
/// for the headwords.
///
/// ```swift
/// let request = LemmasRequest(
///     "running", in: .english, filters: [.lexicalCategory(.verb)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/lemmas/en/running
/// //     ?lexicalCategory=verb
/// ```
///
/// If no headword matches the filters, the service responds with an empty list instead of status 404.
public struct LemmasRequest: OxfordFilteredRequest {
    /// The headwords.
    public typealias Answer = LemmasAnswer

    /// The word form to look up.
    public var word: WordText

    /// The language of the word form.
    public var language: LemmasLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the headwords of an inflected form, such as the headword `mouse` for the form `mice`.
    public init(_ word: WordText, in language: LemmasLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "lemmas")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension LemmasRequest {
    /// A filter for headwords.
    public struct Filter: FiltersByGrammaticalFeature, FiltersByLexicalCategory {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == LemmasRequest {
    /// Creates a request for the headwords of an inflected form, such as the headword `mouse` for the form `mice`.
    public static func lemmas(_ word: WordText, in language: LemmasLanguage, filters: Filters<Filter> = []) -> Self {
        Self(word, in: language, filters: filters)
    }
}
