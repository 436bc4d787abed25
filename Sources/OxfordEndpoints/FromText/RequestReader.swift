/// Reads the arguments and parameters of a request that is made from text.
///
/// ``OxfordTextRequest/init(from:)`` receives a reader whose arguments and parameters have already been checked against
/// the endpoint's description, so reading what the description lists does not fail.
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

    /// The values that are accepted although they are not known.
    private(set) var unknownValues: [UnknownValue]

    /// Checks text against the description of an endpoint, and collects every mistake.
    ///
    /// - Parameters:
    ///   - endpoint: What is accepted.
    ///   - otherForms: Descriptions of the same endpoint for other request types. Their parameters exist, but not
    ///     together with those of `endpoint`.
    init(
        of endpoint: EndpointDescription, otherForms: [EndpointDescription] = [], arguments: [String],
        parameters: [(name: String, value: String)]
    ) throws(RequestTextError) {
        var check = TextCheck(of: endpoint, otherForms: otherForms)
        check.check(arguments: arguments)
        check.check(parameters: parameters)
        guard check.mistakes.isEmpty else { throw RequestTextError(check.mistakes) }
        self.endpoint = endpoint
        self.arguments = arguments
        self.parameters = parameters
        unknownValues = check.unknownValues
    }

    /// Whether there is another argument.
    public var hasArgument: Bool { position < arguments.count }

    /// Takes the next argument as a value of a vocabulary, such as a language.
    public mutating func argument<Value: OxfordVocabulary>() throws(RequestTextError) -> Value {
        let (name, place) = nextArgument()
        return try value(arguments[position - 1], of: name, at: place)
    }

    /// Takes the next argument as a word.
    public mutating func word() throws(RequestTextError) -> Headword {
        let (name, place) = nextArgument()
        let text = arguments[position - 1]
        do throws(InvalidText) {
            return try Headword(validating: text)
        } catch {
            throw RequestTextError(
                .init(.unacceptableValue, at: place, text: text, of: name, rule: error.description))
        }
    }

    /// Takes one argument or two as a data set: the dictionary of one language, or translations between two.
    ///
    /// ```swift
    /// print(try DomainsRequest(arguments: ["en-gb"]).urlString())
    /// print(try DomainsRequest(arguments: ["en", "es"]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
    /// ```
    public mutating func dataset() throws(RequestTextError) -> Dataset {
        guard arguments.count > position + 1 else { return .monolingual(try argument()) }
        return .bilingual(try languagePair())
    }

    /// Takes the next two arguments as a language to translate from and one to translate to.
    ///
    /// Any pair is accepted, because the service may have new ones. A pair of known languages that is not in
    /// ``LanguagePair/known`` is noted:
    ///
    /// ```swift
    /// _ = try TranslationsRequest(arguments: ["es", "el", "gato"], noting: { print($0) })
    /// // unknown value "el" for target, sent as is; known targets for es: en, qu
    /// ```
    public mutating func languagePair() throws(RequestTextError) -> LanguagePair {
        let source: BilingualSourceLanguage = try argument()
        let target: BilingualTargetLanguage = try argument()
        let targets = LanguagePair.known.filter { $0.source == source }.map(\.target)
        // An unknown language already has a note.
        if !targets.isEmpty, !targets.contains(target), BilingualTargetLanguage.known.contains(target) {
            let codes = targets.map(\.rawValue)
            unknownValues.append(
                UnknownValue(
                    target.rawValue, of: endpoint.arguments[position - 1].name, known: codes,
                    advice: "known targets for \(source.rawValue): \(codes.joined(separator: ", "))"))
        }
        return LanguagePair(from: source, to: target)
    }

    /// The value of the parameter `q`.
    ///
    /// ```swift
    /// do {
    ///     _ = try WordsRequest(arguments: ["en-gb"])
    /// } catch {
    ///     print(error)
    /// }
    /// // missing parameter for words; add q: the text to search for
    /// ```
    public func query() throws(RequestTextError) -> QueryText {
        guard let text = text(of: .q) else { throw RequestTextError(TextCheck.missing(.q, of: endpoint)) }
        do throws(InvalidText) {
            return try QueryText(validating: text)
        } catch {
            throw refusal(of: .q, rule: error.description)
        }
    }

    /// The page that the parameters `limit` and `offset` describe, or `nil` if there is neither.
    ///
    /// ```swift
    /// do {
    ///     _ = try SearchRequest(arguments: ["en-gb"], parameters: [("q", "ab"), ("limit", "6000")])
    /// } catch {
    ///     print(error)
    /// }
    /// // invalid value "6000" for limit: limit 6000 is out of range; pass 1 to 5000
    /// ```
    public func page() throws(RequestTextError) -> Page? {
        let limit = text(of: .limit).flatMap { Int($0) }
        let offset = text(of: .offset).flatMap { Int($0) }
        guard limit != nil || offset != nil else { return nil }
        do throws(InvalidPage) {
            return try Page(validatingLimit: limit ?? 5000, offset: offset ?? 0)
        } catch {
            throw refusal(of: error.reason == .limit ? .limit : .offset, rule: error.description)
        }
    }

    /// Whether a parameter is there.
    ///
    /// Use it for parameters that take no value.
    public func has(_ parameter: Parameter) -> Bool { text(of: parameter) != nil }

    /// The text of a parameter, as it was typed.
    ///
    /// If a parameter is given twice, the last one counts.
    public func text(of parameter: Parameter) -> String? {
        index(of: parameter).map { parameters[$0].value }
    }

    /// The value of a parameter that takes one value of a vocabulary.
    ///
    /// ```swift
    /// let request = try LanguagesRequest(arguments: [], parameters: [("sourceLanguage", "es")])
    /// print(request.source?.label ?? "any", request.target?.label ?? "any")
    /// // Spanish any
    /// ```
    public func value<Value: OxfordVocabulary>(of parameter: Parameter) throws(RequestTextError) -> Value? {
        guard let index = index(of: parameter) else { return nil }
        return try value(parameters[index].value, of: parameter.name, at: .parameter(index))
    }

    /// The filters among the parameters.
    ///
    /// ```swift
    /// let typed = [("registers", "informal"), ("lexicalCategory", "noun,verb")]
    /// let request = try EntriesRequest(arguments: ["en-gb", "ace"], parameters: typed)
    /// print(request.filters == [.lexicalCategory(.noun, .verb), .registers(.informal)])
    /// // true
    /// ```
    public func filters<Filter: OxfordFilter>() -> Filters<Filter> {
        Filters(terms(of: Filter.parameters).map(Filter.init(term:)))
    }

    /// Not generic, since each filter type would have a copy of it.
    private func terms(of accepted: [Parameter]) -> [FilterTerm] {
        var findings = TextFindings()
        return parameters.compactMap { name, value in
            accepted.first { $0.name == name }?.term(from: value, findings: &findings)
        }
    }

    /// The error of a request that needs one of several parameters.
    ///
    /// ```swift
    /// struct RhymesRequest: OxfordTextRequest {
    ///     typealias Answer = WordlistAnswer
    ///     static let endpoint = EndpointDescription("rhymes", parameters: ["ending", "sound"])
    ///     let ending: String
    ///
    ///     init(from reader: inout RequestReader) throws(RequestTextError) {
    ///         guard let ending = reader.text(of: "ending") ?? reader.text(of: "sound") else {
    ///             throw reader.missing(oneOf: ["ending", "sound"])
    ///         }
    ///         self.ending = ending
    ///     }
    ///
    ///     func write(to url: inout URLWriter) { url.parameter("ending", ending) }
    /// }
    ///
    /// do {
    ///     _ = try RhymesRequest(arguments: [])
    /// } catch {
    ///     print(error)
    /// }
    /// // missing parameter for rhymes; add ending or sound
    /// ```
    public func missing(oneOf parameters: [Parameter], rule: String? = nil) -> RequestTextError {
        RequestTextError(
            .init(.missingParameter, of: endpoint.name, accepted: parameters.map(\.name), rule: rule))
    }

    private mutating func nextArgument() -> (name: String, place: RequestTextError.Mistake.Place) {
        precondition(hasArgument, "no argument is left; read only as many as the endpoint lists")
        defer { position += 1 }
        return (endpoint.arguments[position].name, .argument(position))
    }

    private func value<Value: OxfordVocabulary>(
        _ text: String, of subject: String, at place: RequestTextError.Mistake.Place
    ) throws(RequestTextError) -> Value {
        var findings = TextFindings()
        if let value = Value(text: text, of: subject, findings: &findings) { return value }
        throw RequestTextError(findings.refused, at: place)
    }

    private func index(of parameter: Parameter) -> Int? {
        parameters.lastIndex { $0.name == parameter.name }
    }

    private func refusal(of parameter: Parameter, rule: String) -> RequestTextError {
        let place = index(of: parameter).map(RequestTextError.Mistake.Place.parameter) ?? .endpoint
        return RequestTextError(
            .init(
                .unacceptableValue, at: place, text: text(of: parameter) ?? "", of: parameter.name, rule: rule))
    }
}
