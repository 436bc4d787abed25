/// What a request is made from when it is made from text: arguments in their order, and parameters by name.
///
/// You meet it when you let a request of your own be made from text: ``OxfordTextRequest/init(from:)`` is
/// handed one, whose count of arguments and names of parameters are already held against the endpoint.
///
/// ```swift
/// struct RhymesRequest: OxfordTextRequest {
///     typealias Answer = WordlistAnswer
///     static let endpoint = EndpointDescription(
///         "rhymes", arguments: [.language(MonolingualLanguage.self), .word], parameters: ["stress"])
///
///     let language: MonolingualLanguage
///     let word: Headword
///     let stress: String?
///
///     init(from reader: inout RequestReader) throws(RequestTextError) {
///         language = try reader.argument()
///         word = try reader.word()
///         stress = reader.text(of: "stress")
///     }
///
///     func write(to url: inout URLWriter) {
///         url.path("rhymes")
///         url.segment(language)
///         url.segment(word)
///         if let stress { url.parameter("stress", stress) }
///     }
/// }
///
/// print(try RhymesRequest(arguments: ["en-gb", "mouse"], parameters: [("stress", "last")]).urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/rhymes/en-gb/mouse?stress=last
/// ```
public struct RequestReader: Sendable {
    private let endpoint: EndpointDescription
    private let arguments: [String]
    private let parameters: [(name: String, value: String)]
    private var position = 0
    private(set) var unknownValues: [UnknownValue] = []

    init(
        of endpoint: EndpointDescription, arguments: [String], parameters: [(name: String, value: String)]
    ) throws(RequestTextError) {
        let required = endpoint.arguments.filter { !$0.isOptional }
        if arguments.count < required.count {
            let missing = required[arguments.count].name
            throw RequestTextError(.missingArgument, of: endpoint.name, accepted: [missing], rule: endpoint.usage)
        }
        if arguments.count > endpoint.arguments.count {
            let rule = "it is \(endpoint.usage), and a phrase is one argument"
            throw RequestTextError(
                .surplusArgument, text: arguments[endpoint.arguments.count], of: endpoint.name, rule: rule)
        }
        let names = endpoint.parameters.map(\.name)
        for (name, _) in parameters where !names.contains(name) {
            throw RequestTextError(.unknownParameter, text: name, of: endpoint.name, accepted: names)
        }
        self.endpoint = endpoint
        self.arguments = arguments
        self.parameters = parameters
    }

    /// Whether there is another argument.
    public var hasArgument: Bool { position < arguments.count }

    /// Takes the next argument as a value of a vocabulary, such as a language.
    public mutating func argument<Value: OxfordVocabulary>() throws(RequestTextError) -> Value {
        let (name, text) = nextArgument()
        return try Value(text: text, of: name, noting: &unknownValues)
    }

    /// Takes the next argument as a word.
    public mutating func word() throws(RequestTextError) -> Headword {
        let (name, text) = nextArgument()
        do throws(InvalidText) {
            return try Headword(validating: text)
        } catch {
            throw RequestTextError(.unacceptableValue, text: text, of: name, rule: error.description)
        }
    }

    /// Takes one argument or two as a data set: one language's own, or that of two.
    ///
    /// ```swift
    /// print(try DomainsRequest(arguments: ["en-gb"]).urlString())
    /// print(try DomainsRequest(arguments: ["en", "es"]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
    /// ```
    public mutating func dataset() throws(RequestTextError) -> Dataset {
        guard arguments.count > position + 1 else { return .monolingual(try argument()) }
        return .bilingual(try argument(), try argument())
    }

    /// Takes the parameter `q`.
    ///
    /// ```swift
    /// do {
    ///     _ = try WordsRequest(arguments: ["en-gb"])
    /// } catch {
    ///     print(error)
    /// }
    /// // words needs the parameter q: it says what to search for
    /// ```
    public func query() throws(RequestTextError) -> QueryText {
        guard let text = text(of: .q) else {
            throw RequestTextError(
                .missingParameter, of: endpoint.name, accepted: [Parameter.q.name],
                rule: "it says what to search for")
        }
        return try Parameter.q.query(text)
    }

    /// Takes the parameters `limit` and `offset`; without either, no page.
    ///
    /// ```swift
    /// do {
    ///     _ = try SearchRequest(arguments: ["en-gb"], parameters: [("q", "ab"), ("limit", "6000")])
    /// } catch {
    ///     print(error)
    /// }
    /// // limit does not take "6000": a page has 1 to 5000 results, not 6000
    /// ```
    public func page() throws(RequestTextError) -> Page? {
        let limit = try number(.limit)
        let offset = try number(.offset)
        guard limit != nil || offset != nil else { return nil }
        do throws(InvalidPage) {
            return try Page(validatingLimit: limit ?? 5000, offset: offset ?? 0)
        } catch {
            let subject: Parameter = if case .limit = error { .limit } else { .offset }
            throw RequestTextError(
                .unacceptableValue, text: text(of: subject) ?? "", of: subject.name, rule: error.description)
        }
    }

    /// Whether a parameter is there that takes no value.
    ///
    /// ```swift
    /// let request = try V1.ThesaurusRequest(arguments: ["en", "ace"], parameters: [("antonyms", "")])
    /// print(request.relation)
    /// // antonyms
    /// ```
    public func has(_ parameter: Parameter) throws(RequestTextError) -> Bool {
        guard let text = text(of: parameter) else { return false }
        guard text.isEmpty else {
            throw RequestTextError(.unacceptableValue, text: text, of: parameter.name, rule: "it takes no value")
        }
        return true
    }

    /// The text of a parameter, as it was typed; of one that is given twice, the last.
    public func text(of parameter: Parameter) -> String? {
        parameters.last { $0.name == parameter.name }?.value
    }

    /// Takes a parameter that has one value of a vocabulary.
    ///
    /// ```swift
    /// let request = try LanguagesRequest(arguments: [], parameters: [("sourceLanguage", "es")])
    /// print(request.source?.label ?? "any", request.target?.label ?? "any")
    /// // Spanish any
    /// ```
    public mutating func value<Value: OxfordVocabulary>(
        of parameter: Parameter
    ) throws(RequestTextError) -> Value? {
        guard let text = text(of: parameter) else { return nil }
        return try Value(text: text, of: parameter.name, noting: &unknownValues)
    }

    /// Takes every parameter that is a filter.
    ///
    /// ```swift
    /// let typed = [("registers", "informal"), ("lexicalCategory", "noun,verb")]
    /// let request = try EntriesRequest(arguments: ["en-gb", "ace"], parameters: typed)
    /// print(request.filters == [.lexicalCategory(.noun, .verb), .registers(.informal)])
    /// // true
    /// ```
    public mutating func filters<Filter: OxfordFilter>() throws(RequestTextError) -> Filters<Filter> {
        var filters: [Filter] = []
        for (name, value) in parameters {
            guard let own = Filter.parameters.first(where: { $0.name == name }) else { continue }
            filters.append(Filter(term: try own.term(from: value, noting: &unknownValues)))
        }
        return Filters(filters)
    }

    private mutating func nextArgument() -> (name: String, text: String) {
        precondition(hasArgument, "a request takes no more arguments than its endpoint lists")
        defer { position += 1 }
        return (endpoint.arguments[position].name, arguments[position])
    }

    private func number(_ parameter: Parameter) throws(RequestTextError) -> Int? {
        guard let text = text(of: parameter) else { return nil }
        return try parameter.number(text)
    }
}
