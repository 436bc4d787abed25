import OxfordTransport

/// An endpoint of the service, and the arguments and parameters that the tool accepts for it.
struct Endpoint: Sendable {
    /// A positional argument, which becomes part of the URL's path.
    struct PathArgument: Sendable {
        let name: String
        /// The values that the library knows for this argument, or an empty array if the argument is a word to look up.
        let acceptedValues: [String]
        let isOptional: Bool

        static let word = PathArgument(name: "word", acceptedValues: [], isOptional: false)

        static func value(
            _ name: String, of vocabulary: any OxfordVocabulary.Type, isOptional: Bool = false
        ) -> Self {
            Self(name: name, acceptedValues: vocabulary.knownIDs, isOptional: isOptional)
        }

        static func language(_ languages: any OxfordLanguage.Type) -> Self { value("language", of: languages) }
    }

    /// The endpoint's name as the user types it, such as `search-thesaurus`.
    let name: String

    let arguments: [PathArgument]

    /// The parameters, in the order in which they appear in a URL.
    let parameters: [Parameter]

    /// A closure that creates a request from the arguments and parameters that the user typed.
    ///
    /// The closure reads the arguments and parameters with the given `RequestReader`, and returns `nil` if a required
    /// value is missing or invalid. The `RequestReader` records every mistake, so that the tool can report all of them
    /// at once.
    let request: @Sendable (inout RequestReader) -> (any OxfordEndpointRequest)?

    /// The endpoint's name, arguments and required parameters on one line, as shown in the help.
    var usage: String { usage(text: "TEXT") }

    /// Returns the usage line with another text for the parameter `--q`.
    func usage(text: String) -> String {
        let names = arguments.map { argument in
            let name = argument.name.uppercased()
            return argument.isOptional ? "[\(name)]" : name
        }
        return ([name] + names + (requiresText ? ["--q", text] : [])).joined(separator: " ")
    }

    var requiresText: Bool { parameters.contains(where: \.isRequired) }

    /// A command that sends a request to this endpoint, without the name of the tool.
    var example: String {
        var words = [name]
        for argument in arguments where !argument.isOptional {
            // Use each language code only once, because the source and target languages of a translation must differ.
            let languages = ["en-gb", "en", "es"].filter { !words.contains($0) && argument.acceptedValues.contains($0) }
            words.append(languages.first ?? argument.acceptedValues.first ?? "ace")
        }
        return (words + (requiresText ? ["--q", "ace"] : [])).joined(separator: " ")
    }

    static func named(_ name: String) -> Endpoint? { all.first { $0.name == name } }
}

extension Endpoint {
    /// Every documented endpoint of version 2.
    static let all = [
        word("entries", entryFields + .narrowing + [.strictMatch]) { EntriesRequest($0, in: $1, filters: $2) },
        words,
        word("lemmas", [.grammaticalFeatures, .lexicalCategory]) { LemmasRequest($0, in: $1, filters: $2) },
        word("inflections", [.strictMatch]) { InflectionsRequest($0, in: $1, filters: $2) },
        word("thesaurus", [.fields(of: ThesaurusField.self), .strictMatch]) {
            ThesaurusRequest($0, in: $1, filters: $2)
        },
        word("sentences", [.strictMatch]) { SentencesRequest($0, in: $1, filters: $2) },
        translations,
        search("search") { SearchRequest($0, in: $1, filters: $2, page: $3) },
        search("search-thesaurus") { SearchThesaurusRequest($0, in: $1, filters: $2, page: $3) },
        searchTranslations,
        word("pronunciations", [.oneLexicalCategory]) { PronunciationsRequest($0, in: $1, filters: $2) },
        languages,
        part("filters") { FiltersRequest(of: $0) },
        part("fields") { FieldsRequest(of: $0) },
        list("lexical-categories") { LexicalCategoriesRequest(about: $0) },
        list("registers") { RegistersRequest(about: $0) },
        list("domains") { DomainsRequest(about: $0) },
        list("grammatical-features") { GrammaticalFeaturesRequest(about: $0) },
    ]

    private static let entryFields: [Parameter] = [.fields(of: EntryField.self, mayBeEmpty: true)]

    private static let words = Endpoint(
        name: "words", arguments: [.language(MonolingualLanguage.self)],
        parameters: [.q] + entryFields + .narrowing
    ) { reader in
        let (language, query) = (reader.value(of: MonolingualLanguage.self), reader.query())
        let filters = reader.filters(WordsRequest.Filter.self)
        guard let language, let query else { return nil }
        return WordsRequest(query, in: language, filters: filters)
    }

    private static let translations = Endpoint(
        name: "translations", arguments: pair + [.word],
        parameters: [.fields(of: TranslationField.self, mayBeEmpty: true)] + .narrowing + [.strictMatch]
    ) { reader in
        let (languages, word) = (reader.languagePair(), reader.word())
        let filters = reader.filters(TranslationsRequest.Filter.self)
        guard let languages, let word else { return nil }
        return TranslationsRequest(word, in: languages, filters: filters)
    }

    private static let searchTranslations = Endpoint(
        name: "search-translations", arguments: pair,
        parameters: [.q, .prefix, .limit, .offset]
    ) { reader in
        let (languages, query, page) = (reader.languagePair(), reader.query(), reader.page())
        let filters = reader.filters(SearchTranslationsRequest.Filter.self)
        guard let languages, let query else { return nil }
        return SearchTranslationsRequest(query, in: languages, filters: filters, page: page)
    }

    private static let languages = Endpoint(
        name: "languages", arguments: [], parameters: [.sourceLanguage, .targetLanguage]
    ) { reader in
        LanguagesRequest(source: reader.language(.sourceLanguage), target: reader.language(.targetLanguage))
    }

    private static let pair: [PathArgument] = [
        .language(BilingualSourceLanguage.self), .value("target", of: BilingualTargetLanguage.self),
    ]

    /// Creates an endpoint that takes a language and a word.
    private static func word<Language: OxfordLanguage, Request: OxfordFilteredRequest>(
        _ name: String, _ parameters: [Parameter],
        _ make: @escaping @Sendable (WordText, Language, Filters<Request.Filter>) -> Request
    ) -> Self {
        Self(name: name, arguments: [.language(Language.self), .word], parameters: parameters) { reader in
            let (language, word) = (reader.value(of: Language.self), reader.word())
            let filters = reader.filters(Request.Filter.self)
            guard let language, let word else { return nil }
            return make(word, language, filters)
        }
    }

    /// Creates an endpoint that searches in one language.
    private static func search<Language: OxfordLanguage, Request: OxfordFilteredRequest>(
        _ name: String,
        _ make: @escaping @Sendable (WordText, Language, Filters<Request.Filter>, Page?) -> Request
    ) -> Self {
        Self(
            name: name, arguments: [.language(Language.self)], parameters: [.q, .prefix, .limit, .offset]
        ) { reader in
            let (language, query, page) = (reader.value(of: Language.self), reader.query(), reader.page())
            let filters = reader.filters(Request.Filter.self)
            guard let language, let query else { return nil }
            return make(query, language, filters, page)
        }
    }

    /// Creates an endpoint that lists the filters or fields of other endpoints.
    ///
    /// For example, `oxford filters entries` lists the filters of the endpoint `entries`. Without an argument,
    /// `oxford filters` lists the filters of all endpoints.
    private static func part<Part: OxfordVocabulary, Request: OxfordEndpointRequest>(
        _ name: String, _ make: @escaping @Sendable (Part?) -> Request
    ) -> Self {
        Self(name: name, arguments: [.value("endpoint", of: Part.self, isOptional: true)], parameters: []) { reader in
            // The service answers any other name with status 404.
            make(reader.hasArgument ? reader.value(of: Part.self, mustBeKnown: true) : nil)
        }
    }

    /// Creates an endpoint that lists the values in a vocabulary for a language or a language pair.
    private static func list<Request: OxfordEndpointRequest>(
        _ name: String, _ make: @escaping @Sendable (Dataset) -> Request
    ) -> Self {
        let arguments: [PathArgument] = [
            .language(MonolingualLanguage.self), .value("target", of: BilingualTargetLanguage.self, isOptional: true),
        ]
        return Self(name: name, arguments: arguments, parameters: []) { reader in
            reader.dataset().map { make($0) }
        }
    }
}
