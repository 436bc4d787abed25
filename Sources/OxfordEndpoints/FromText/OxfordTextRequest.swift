/// A request type that can be created from text, such as command-line arguments.
///
/// ```swift
/// let request = try EntriesRequest(
///     arguments: ["en-gb", "ace"],
///     parameters: [("fields", "definitions,examples")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace
/// //     ?fields=definitions,examples
/// ```
///
/// The requests of all documented endpoints conform. If the endpoint's name is text too, use an ``EndpointCatalog``.
public protocol OxfordTextRequest: OxfordEndpointRequest {
    /// The endpoint's name, arguments and parameters.
    static var endpoint: EndpointDescription { get }

    /// Creates the request from checked text.
    ///
    /// Read the arguments in the order of ``EndpointDescription/arguments``.
    ///
    /// - Throws: ``RequestTextError`` if the text is invalid.
    init(from text: inout RequestReader) throws(RequestTextError)
}

extension OxfordTextRequest {
    /// Creates the request from text.
    ///
    /// - Parameters:
    ///   - arguments: The parts of the path, in the order of ``EndpointDescription/arguments``.
    ///   - parameters: Names and values as in a URL, but not percent-encoded. Commas separate the values of a list.
    ///   - note: A closure that receives each unknown value that is accepted.
    /// - Throws: ``RequestTextError`` with every mistake.
    public init(
        arguments: [String], parameters: [(name: String, value: String)] = [],
        noting note: (UnknownValue) -> Void = { _ in }
    ) throws(RequestTextError) {
        try self.init(arguments: arguments, parameters: parameters, otherForms: [], noting: note)
    }

    init(
        arguments: [String], parameters: [(name: String, value: String)], otherForms: [EndpointDescription],
        noting note: (UnknownValue) -> Void
    ) throws(RequestTextError) {
        var text = try RequestReader(
            of: Self.endpoint, otherForms: otherForms, arguments: arguments, parameters: parameters)
        try self.init(from: &text)
        text.unknownValues.forEach(note)
    }
}

extension OxfordFilter {
    /// Creates a filter from the name and value of its parameter.
    ///
    /// ```swift
    /// let filter = try EntriesRequest.Filter(
    ///     name: "lexicalCategory", value: "noun,verb")
    /// print(filter == .lexicalCategory(.noun, .verb))
    /// // true
    /// ```
    ///
    /// - Throws: ``RequestTextError`` if the name or a value is invalid.
    public init(name: String, value: String) throws(RequestTextError) {
        guard let parameter = Self.parameters.first(where: { $0.name == name }) else {
            throw RequestTextError(
                .init(.unknownParameter, at: .parameter(0), text: name, accepted: Self.parameters.map(\.name)))
        }
        var findings = TextFindings()
        guard let term = parameter.term(from: value, findings: &findings) else {
            throw RequestTextError(findings.refused, at: .parameter(0))
        }
        self.init(term: term)
    }
}

extension OxfordTextRequest {
    /// Unavailable: a request for a word needs a language.
    @available(*, unavailable, message: "add a language: EntriesRequest(\"ace\", in: .britishEnglish)")
    public init(_ word: Headword) { fatalError() }
}
