/// Asks for the inflected forms of a headword: of `mouse`, `mice`.
///
/// The way back, from a form to its headword, is ``LemmasRequest``.
///
/// ```swift
/// let request = InflectionsRequest("mouse", in: .britishEnglish)
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/inflections/en-gb/mouse
/// ```
public struct InflectionsRequest: OxfordFilteredRequest {
    /// The inflected forms of the word.
    public typealias Answer = InflectionsAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The language of the word.
    public var language: InflectionsLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the inflected forms of a word.
    public init(_ word: Headword, in language: InflectionsLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("inflections")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension InflectionsRequest {
    /// What may narrow the forms that come back.
    ///
    /// ```swift
    /// print(InflectionsRequest("cafe", in: .britishEnglish, filters: .strictMatch(true)).urlString())
    /// print(InflectionsRequest.Filter.parameters.map(\.name))
    /// // https://od-api.oxforddictionaries.com/api/v2/inflections/en-gb/cafe?strictMatch=true
    /// // ["strictMatch"]
    /// ```
    public struct Filter: MatchesStrictly {
        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.strictMatch]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == InflectionsRequest {
    /// Asks for the inflected forms of a word.
    public static func inflections(_ word: Headword, in language: InflectionsLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension InflectionsRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "inflections", arguments: [.language(InflectionsLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: InflectionsLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension InflectionsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: InflectionsLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == InflectionsRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func inflections(_ word: String, in language: InflectionsLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension InflectionsRequest.Filter {
    /// Not there: what takes it is the way from a form to its headword.
    @available(
        *, unavailable, message: "in version 2 use LemmasRequest, which has this filter, to find the headword of a form"
    )
    public static func lexicalCategory(_ categories: LexicalCategory...) -> Self { fatalError() }

    /// Not there: what takes them is the way from a form to its headword.
    @available(
        *, unavailable, message: "in version 2 use LemmasRequest, which has this filter, to find the headword of a form"
    )
    public static func grammaticalFeatures(_ features: GrammaticalFeature...) -> Self { fatalError() }
}

@available(*, unavailable)
extension InflectionsRequest.Filter: ExpressibleByArrayLiteral {}
