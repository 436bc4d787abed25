/// A request for the inflected forms of a headword, such as `mice` for `mouse`.
///
/// To find the headword of an inflected form instead, use ``LemmasRequest``.
///
/// ```swift
/// let request = InflectionsRequest("mouse", in: .britishEnglish)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/inflections/en-gb/mouse
/// ```
public struct InflectionsRequest: OxfordFilteredRequest {
    /// The inflected forms.
    public typealias Answer = InflectionsAnswer

    /// The headword to look up.
    public var word: WordText

    /// The language of the headword.
    public var language: InflectionsLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the inflected forms of a headword.
    public init(_ word: WordText, in language: InflectionsLanguage, filters: Filters<Filter> = []) {
        self.word = word
        self.language = language
        self.filters = filters
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.append(path: "inflections")
        url.append(segment: language)
        url.append(segment: word)
        url.append(filters)
    }
}

extension InflectionsRequest {
    /// A filter for inflected forms.
    public struct Filter: MatchesStrictly {
        /// The filter's term.
        public let term: FilterTerm

        /// Creates a filter from a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == InflectionsRequest {
    /// Creates a request for the inflected forms of a headword.
    public static func inflections(_ word: WordText, in language: InflectionsLanguage, filters: Filters<Filter> = [])
        -> Self
    {
        Self(word, in: language, filters: filters)
    }
}
