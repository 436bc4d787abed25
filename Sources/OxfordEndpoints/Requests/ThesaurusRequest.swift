/// Asks for the synonyms and antonyms of a word.
///
/// ```swift
/// let request = ThesaurusRequest("ace", in: .english, filters: .fields(.antonyms), .strictMatch(true))
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/ace?fields=antonyms&strictMatch=true
/// ```
public struct ThesaurusRequest: OxfordFilteredRequest {
    /// The synonyms and antonyms of the word.
    public typealias Answer = ThesaurusAnswer

    /// The word that is looked up.
    public var word: Headword

    /// The language of the thesaurus.
    public var language: ThesaurusLanguage

    /// What narrows the answer.
    public var filters: Filters<Filter>

    /// Asks for the synonyms and antonyms of a word.
    public init(_ word: Headword, in language: ThesaurusLanguage, filters: Filter...) {
        self.word = word
        self.language = language
        self.filters = Filters(filters)
    }

    /// Writes the path and the parameters.
    public func write(to url: inout URLWriter) {
        url.path("thesaurus")
        url.segment(language)
        url.segment(word)
        url.parameters(filters)
    }
}

extension ThesaurusRequest {
    /// What may narrow the thesaurus entries that come back.
    ///
    /// ```swift
    /// print(ThesaurusRequest("calm", in: .english, filters: .fields(.synonyms, .antonyms)).urlString())
    /// for parameter in ThesaurusRequest.Filter.parameters { print(parameter.name, parameter.acceptedValues) }
    /// // https://od-api.oxforddictionaries.com/api/v2/thesaurus/en/calm?fields=synonyms,antonyms
    /// // fields ["synonyms", "antonyms"]
    /// // strictMatch ["true", "false"]
    /// ```
    public struct Filter: SelectsFields, MatchesStrictly {
        /// The parts of the answer that can be asked for.
        public typealias Field = ThesaurusField

        /// What the endpoint accepts, in the order in which URLs have it.
        public static let parameters: [Parameter] = [.fields(of: Field.self), .strictMatch]

        /// What the filter writes.
        public let term: FilterTerm

        /// Makes the filter that writes a term.
        public init(term: FilterTerm) {
            self.term = term
        }
    }
}

extension OxfordEndpointRequest where Self == ThesaurusRequest {
    /// Asks for the synonyms and antonyms of a word.
    public static func thesaurus(_ word: Headword, in language: ThesaurusLanguage, filters: Filter...) -> Self {
        Self(word, in: language).filtered(by: filters)
    }
}

extension ThesaurusRequest: OxfordTextRequest {
    /// What the endpoint is called and what it takes.
    public static let endpoint = EndpointDescription(
        "thesaurus", arguments: [.language(ThesaurusLanguage.self), .word], parameters: Filter.parameters)

    /// Makes the request from text.
    public init(from text: inout RequestReader) throws(RequestTextError) {
        let language: ThesaurusLanguage = try text.argument()
        self.init(try text.word(), in: language)
        filters = text.filters()
    }
}

// Members that are not there, with the way to say it. Nothing can call them, so no body ever runs.

extension ThesaurusRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public init(_ word: String, in language: ThesaurusLanguage, filters: Filter...) { fatalError() }
}

extension OxfordEndpointRequest where Self == ThesaurusRequest {
    /// Not there: a word that is known only at run time is checked first.
    @available(*, unavailable, message: "validate text that is not a literal: try Headword(validating: text)")
    public static func thesaurus(_ word: String, in language: ThesaurusLanguage, filters: Filter...) -> Self {
        fatalError()
    }
}

extension ThesaurusRequest.Filter {
    /// Not there: they are fields.
    @available(*, unavailable, message: "select synonyms with fields: .fields(.synonyms)")
    public static var synonyms: Self { fatalError() }

    /// Not there: they are fields.
    @available(*, unavailable, message: "select antonyms with fields: .fields(.antonyms)")
    public static var antonyms: Self { fatalError() }

    /// Not there: the thesaurus has no minimum payload.
    @available(*, unavailable, message: "the service rejects an empty list of fields here; remove it")
    public static var minimumFields: Self { fatalError() }
}

@available(*, unavailable)
extension ThesaurusRequest.Filter: ExpressibleByArrayLiteral {}
