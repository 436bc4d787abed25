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
    public var word: Headword

    /// The language of the headword.
    public var language: InflectionsLanguage

    /// The filters to apply.
    public var filters: Filters<Filter>

    /// Creates a request for the inflected forms of a headword.
    public init(_ word: Headword, in language: InflectionsLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and parameters.
    public func write(to url: inout URLWriter) {
        url.path("inflections")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension InflectionsRequest {
    /// A filter for inflected forms.
    public struct Filter: MatchesStrictly {
        /// The accepted parameters.
        public static let parameters: [Parameter] = [.strictMatch]

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
    public static func inflections(_ word: Headword, in language: InflectionsLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}
