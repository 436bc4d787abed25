import OxfordTransport

/// An endpoint of the service, and the arguments and parameters that the tool accepts for it.
struct Endpoint: Sendable {
    /// The endpoint's name as the user types it, such as `search-thesaurus`.
    let name: String

    let arguments: [Parameter]

    /// The parameters, in the order in which the help lists them.
    let parameters: [Parameter]

    /// Whether the endpoint lists values that other endpoints accept.
    var isList = false

    /// A closure that creates a request from the arguments and parameters that the user typed.
    ///
    /// The closure returns `nil` if a required value is missing or invalid. The `RequestReader` records every mistake,
    /// so that the tool can report all of them at once.
    let request: @Sendable (inout RequestReader) -> (any OxfordEndpointRequest)?

    /// The parameters that a request does not need.
    var optionalParameters: [Parameter] { parameters.filter { !$0.isRequired } }

    /// Returns the endpoint's name, arguments and required parameters on one line, as shown in the help.
    ///
    /// - Parameter text: The text for the required parameter, which is always `--q`.
    func usage(text: String = "TEXT") -> String {
        line(text: text) { $0.isRequired ? $0.name.uppercased() : "[\($0.name.uppercased())]" }
    }

    /// A command that sends a request to this endpoint, without the name of the tool.
    var example: String {
        var languages = ["en-gb", "en", "es"]
        return line(text: "ace") { argument in
            guard argument.isRequired else { return nil }
            // Use each language code only once, because the source and target languages of a translation must differ.
            let index = languages.firstIndex(where: argument.acceptedValues.contains)
            return index.map { languages.remove(at: $0) } ?? argument.acceptedValues.first ?? "ace"
        }
    }

    private func line(text: String, argument: (Parameter) -> String?) -> String {
        let required = parameters.filter(\.isRequired).flatMap { ["--" + $0.name, text] }
        return ([name] + arguments.compactMap(argument) + required).joined(separator: " ")
    }

    static func named(_ name: String) -> Endpoint? { all.first { $0.name == name } }
}

extension Endpoint {
    /// Every documented endpoint of version 2.
    static let all = [
        word("entries", in: .one, [.fields(of: EntryField.self)] + .narrowing + [.strictMatch]) {
            EntriesRequest($0, in: $1)
        },
        word("words", in: .one, [.q, .fields(of: EntryField.self)] + .narrowing) { WordsRequest($0, in: $1) },
        word("lemmas", in: .one, [.grammaticalFeatures, .lexicalCategory]) { LemmasRequest($0, in: $1) },
        word("inflections", in: .one, [.strictMatch]) { InflectionsRequest($0, in: $1) },
        word("thesaurus", in: .one, [.fields(of: ThesaurusField.self, mayBeEmpty: false), .strictMatch]) {
            ThesaurusRequest($0, in: $1)
        },
        word("sentences", in: .one, [.strictMatch]) { SentencesRequest($0, in: $1) },
        word("translations", in: .pair, [.fields(of: TranslationField.self)] + .narrowing + [.strictMatch]) {
            TranslationsRequest($0, translating: $1)
        },
        word("search", in: .one, .searching) { SearchRequest($0, in: $1) },
        word("search-thesaurus", in: .one, .searching) { SearchThesaurusRequest($0, in: $1) },
        word("search-translations", in: .pair, .searching) { SearchTranslationsRequest($0, translating: $1) },
        word("pronunciations", in: .one, [.oneLexicalCategory]) { PronunciationsRequest($0, in: $1) },
        Self(name: "languages", arguments: [], parameters: [.sourceLanguage, .targetLanguage]) { reader in
            LanguagesRequest(source: reader.last(.sourceLanguage), target: reader.last(.targetLanguage))
        },
        list("filters", [.endpoint(FiltersRequest.Endpoint.self)]) { FiltersRequest(of: $0.value()) },
        list("fields", [.endpoint(FieldsRequest.Endpoint.self)]) { FieldsRequest(of: $0.value()) },
        list("lexical-categories", .dataset) { $0.dataset().map { LexicalCategoriesRequest(about: $0) } },
        list("registers", .dataset) { $0.dataset().map { RegistersRequest(about: $0) } },
        list("domains", .dataset) { $0.dataset().map { DomainsRequest(about: $0) } },
        list("grammatical-features", .dataset) { $0.dataset().map { GrammaticalFeaturesRequest(about: $0) } },
    ]

    /// The arguments for the language or the languages of a request.
    fileprivate struct Languages<Value>: Sendable {
        let arguments: [Parameter]
        let read: @Sendable (inout RequestReader) -> Value?
    }

    /// Creates an endpoint that takes a word as its last argument, or the text to search for as the parameter `q`.
    private static func word<Place, Request: OxfordFilteredRequest>(
        _ name: String, in languages: Languages<Place>, _ parameters: [Parameter],
        _ make: @escaping @Sendable (WordText, Place) -> Request
    ) -> Self {
        let isSearch = parameters.contains(where: \.isRequired)
        let arguments = languages.arguments + (isSearch ? [] : [.word])
        return Self(name: name, arguments: arguments, parameters: parameters) { reader in
            let (place, word) = (languages.read(&reader), isSearch ? reader.query() : reader.word())
            let (page, filters) = (reader.page(), reader.filters(Request.Filter.self))
            guard let place, let word else { return nil }
            var request = make(word, place)
            request.filters = filters
            guard var paged = request as? any OxfordPagedRequest else { return request }
            paged.page = page
            return paged
        }
    }

    /// Creates an endpoint that lists values which other endpoints accept.
    private static func list(
        _ name: String, _ arguments: [Parameter],
        _ request: @escaping @Sendable (inout RequestReader) -> (any OxfordEndpointRequest)?
    ) -> Self {
        Self(name: name, arguments: arguments, parameters: [], isList: true, request: request)
    }
}

extension Endpoint.Languages where Value: OxfordLanguage {
    static var one: Self { Self(arguments: [.language(Value.self)]) { $0.value() } }
}

extension Endpoint.Languages<LanguagePair> {
    static var pair: Self {
        Self(arguments: [.language(BilingualLanguage.self), .target(isRequired: true)]) { $0.languagePair() }
    }
}
