/// A request for the pronunciations of a word in one variety of English, such as Indian English.
///
/// The pronunciations endpoint is an alpha version, so the service may still change it. Oxford's documentation does not
/// describe it completely.
///
/// ```swift
/// let request = PronunciationsRequest(
///     "ace", in: .indianEnglish, filters: [.lexicalCategory(.noun)])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/pronunciations/en-in/ace
/// //     ?lexicalCategory=noun
/// ```
public struct PronunciationsRequest: OxfordFilteredRequest {
    /// The pronunciations.
    public typealias Answer = PronunciationsAnswer

    /// The word to look up.
    public var word: WordText

    /// The variety of English, such as Indian English.
    public var language: PronunciationsLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the pronunciations of a word.
    public init(_ word: WordText, in language: PronunciationsLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "pronunciations")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension PronunciationsRequest {
    /// A filter for pronunciations.
    public struct Filter: OxfordFilter {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }

        /// Keeps only the pronunciations that the word has in the given lexical category, such as noun or verb.
        ///
        /// The endpoint accepts only one category, so a later filter replaces an earlier one.
        public static func lexicalCategory(_ category: LexicalCategory) -> Self {
            Self(term: FilterTerm("lexicalCategory", value: category.rawValue))
        }
    }
}

extension OxfordEndpointRequest where Self == PronunciationsRequest {
    /// Creates a request for the pronunciations of a word.
    public static func pronunciations(
        _ word: WordText, in language: PronunciationsLanguage, filters: Filters<Filter> = []
    ) -> Self {
        Self(word, in: language, filters: filters)
    }
}
