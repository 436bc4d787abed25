/// A reader for the arguments and parameters of a request that is created from text.
///
/// ``OxfordTextRequest/init(from:)`` receives a reader that has checked the text against the endpoint's description.
/// Reading a described argument or parameter does not throw, except for an offset that is too large for its limit.
///
/// ```swift
/// struct RhymesRequest: OxfordTextRequest {
///     typealias Answer = WordlistAnswer
///     static let endpoint = EndpointDescription(
///         "rhymes", arguments: [.language(MonolingualLanguage.self), .word],
///         parameters: ["stress"])
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
/// let request = try RhymesRequest(
///     arguments: ["en-gb", "mouse"], parameters: [("stress", "last")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/rhymes/en-gb/mouse
/// //     ?stress=last
/// ```
public struct RequestReader: Sendable {
    private let endpoint: EndpointDescription
    private let arguments: [String]
    private let parameters: [(name: String, value: String)]
    private var position = 0

    private(set) var unknownValues: [UnknownValue]

    /// - Parameter otherForms: The endpoint's other request types, whose parameters cannot be combined with these.
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

    /// Whether there are more arguments.
    public var hasArgument: Bool { position < arguments.count }

    /// Reads the next argument as a value of a vocabulary, such as a language.
    ///
    /// - Throws: ``RequestTextError`` if the value is invalid.
    /// - Precondition: ``hasArgument`` is `true`.
    public mutating func argument<Value: OxfordVocabulary>() throws(RequestTextError) -> Value {
        let (name, place) = nextArgument()
        return try value(arguments[position - 1], of: name, at: place)
    }

    /// Reads the next argument as a word.
    ///
    /// - Throws: ``RequestTextError`` if the text is not a valid headword.
    /// - Precondition: ``hasArgument`` is `true`.
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

    /// Reads a data set: one language, or a source and a target language if there are two more arguments.
    ///
    /// ```swift
    /// print(try DomainsRequest(arguments: ["en-gb"]).urlString())
    /// print(try DomainsRequest(arguments: ["en", "es"]).urlString())
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en-gb
    /// // https://od-api.oxforddictionaries.com/api/v2/domains/en/es
    /// ```
    ///
    /// - Throws: ``RequestTextError`` if a language is invalid.
    /// - Precondition: ``hasArgument`` is `true`.
    public mutating func dataset() throws(RequestTextError) -> Dataset {
        guard arguments.count > position + 1 else { return .monolingual(try argument()) }
        return .bilingual(try languagePair())
    }

    /// Reads the next two arguments as a source and a target language.
    ///
    /// Any pair is accepted, because the service may add new ones. If the pair is not in ``LanguagePair/known``, the
    /// target is reported as an unknown value:
    ///
    /// ```swift
    /// _ = try TranslationsRequest(
    ///     arguments: ["es", "el", "gato"],
    ///     noting: { print($0.subject, $0.text) })
    /// // target el
    /// ```
    ///
    /// - Throws: ``RequestTextError`` if a language is invalid.
    /// - Precondition: There are two more arguments.
    public mutating func languagePair() throws(RequestTextError) -> LanguagePair {
        let source: BilingualSourceLanguage = try argument()
        let target: BilingualTargetLanguage = try argument()
        let targets = LanguagePair.known.filter { $0.source == source }.map(\.target)
        // Unknown languages have already been reported.
        if !targets.isEmpty, !targets.contains(target), BilingualTargetLanguage.known.contains(target) {
            let codes = targets.map(\.rawValue)
            unknownValues.append(
                UnknownValue(
                    target.rawValue, of: endpoint.arguments[position - 1].name, known: codes,
                    advice: "known targets for \(source.rawValue): \(codes.joined(separator: ", "))"))
        }
        return LanguagePair(from: source, to: target)
    }

    /// Returns the value of the parameter `q`.
    ///
    /// - Throws: ``RequestTextError`` if the parameter is missing or invalid.
    public func query() throws(RequestTextError) -> QueryText {
        guard let text = text(of: .q) else { throw RequestTextError(TextCheck.missing(.q, of: endpoint)) }
        do throws(InvalidText) {
            return try QueryText(validating: text)
        } catch {
            throw refusal(of: .q, rule: error.description)
        }
    }

    /// Returns the page that the parameters `limit` and `offset` describe, or `nil` if both are missing.
    ///
    /// A missing limit is 5000, and a missing offset is 0.
    ///
    /// - Throws: ``RequestTextError`` if a number is out of range; see ``Page``.
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

    /// Returns whether a parameter is present, with or without a value.
    public func has(_ parameter: Parameter) -> Bool { text(of: parameter) != nil }

    /// Returns the last value of a parameter, or `nil` if it is missing.
    public func text(of parameter: Parameter) -> String? {
        index(of: parameter).map { parameters[$0].value }
    }

    /// Returns the last value of a parameter as a value of a vocabulary, or `nil` if it is missing.
    ///
    /// - Throws: ``RequestTextError`` if the value is invalid.
    public func value<Value: OxfordVocabulary>(of parameter: Parameter) throws(RequestTextError) -> Value? {
        guard let index = index(of: parameter) else { return nil }
        return try value(parameters[index].value, of: parameter.name, at: .parameter(index))
    }

    /// Returns the filters among the parameters.
    public func filters<Filter: OxfordFilter>() -> Filters<Filter> {
        Filters(terms(of: Filter.parameters))
    }

    /// Not generic, to avoid a copy of the code for each filter type.
    private func terms(of accepted: [Parameter]) -> [FilterTerm] {
        var findings = TextFindings()
        return parameters.compactMap { name, value in
            accepted.first { $0.name == name }?.term(from: value, findings: &findings)
        }
    }

    /// Creates an error for a request that requires one of several parameters.
    ///
    /// ```swift
    /// func ending(_ reader: RequestReader) throws(RequestTextError) -> String {
    ///     if let text = reader.text(of: "ending") { return text }
    ///     if let text = reader.text(of: "sound") { return text }
    ///     throw reader.missing(oneOf: ["ending", "sound"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - parameters: The required parameters.
    ///   - rule: An explanation for the error message.
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
