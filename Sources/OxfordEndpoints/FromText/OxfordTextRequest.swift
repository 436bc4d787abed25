/// A request that can be made from text alone, as a command line or a configuration file has it.
///
/// ```swift
/// let request = try EntriesRequest(
///     arguments: ["en-gb", "ace"], parameters: [("fields", "definitions,examples"), ("strictMatch", "true")])
/// print(request.urlString())
/// // https://od-api.oxforddictionaries.com/api/v2/entries/en-gb/ace?fields=definitions,examples&strictMatch=true
/// ```
///
/// The request of every documented endpoint conforms. To make the request of an endpoint that is itself known only
/// by its name, use an ``EndpointCatalog``.
public protocol OxfordTextRequest: OxfordEndpointRequest {
    /// What the endpoint is called and what it takes.
    static var endpoint: EndpointDescription { get }

    /// Takes the arguments, in their order, and the parameters.
    init(from text: inout RequestReader) throws(RequestTextError)
}

extension OxfordTextRequest {
    /// Creates the request from text.
    ///
    /// - Parameters:
    ///   - arguments: The parts of the path, in the order of ``EndpointDescription/arguments``.
    ///   - parameters: Names and values as URLs have them; the values of a list are separated by commas.
    ///   - note: Called with each value that is accepted although it is not known.
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
    /// Makes a filter from the name and the values that it has on the wire.
    ///
    /// ```swift
    /// let filter = try EntriesRequest.Filter(name: "lexicalCategory", value: "noun,verb")
    /// print(filter == .lexicalCategory(.noun, .verb))
    /// // true
    /// ```
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

// Not there, with the way to write it. Nothing can call it, so its body never runs.
extension OxfordTextRequest {
    /// Not there: a request for a word needs a language.
    @available(*, unavailable, message: "add a language: EntriesRequest(\"ace\", in: .britishEnglish)")
    public init(_ word: Headword) { fatalError() }
}
