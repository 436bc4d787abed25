/// The name and the values of a query parameter, as they appear in a URL.
///
/// Each filter stores one term. To create the term of a custom filter, use the initializer for the kind of value that
/// the filter takes:
///
/// ```swift
/// struct Filter: OxfordFilter {
///     static let parameters: [Parameter] = ["rhyme"]
///     let term: FilterTerm
///
///     static func rhyme(_ word: QueryText) -> Self {
///         Self(term: FilterTerm("rhyme", text: word))
///     }
/// }
///
/// print(Filter.rhyme("mouse").term.name)
/// // rhyme
/// ```
///
/// Two terms are equal if they have the same name and the same percent-encoded values.
public struct FilterTerm: Hashable, Sendable {
    /// The parameter's name in the URL.
    public let name: String

    /// The percent-encoded values, without duplicates.
    ///
    /// A term without values is left out of the URL. A term whose only value is empty appears as an empty list, such as
    /// `fields=`.
    private var values: [String]

    /// Creates a term from a list of vocabulary values, such as lexical categories, leaving out duplicates.
    ///
    /// If the list is empty, the URL does not contain the parameter.
    @inlinable
    public init(_ parameter: Parameter, list values: [some OxfordVocabulary]) {
        self.init(parameter, rawValues: values.map { $0.rawValue })
    }

    /// Creates a term from a list of raw values, leaving out empty values and duplicates.
    ///
    /// If the list is empty, the URL does not contain the parameter.
    public init(_ parameter: Parameter, rawValues values: [String]) {
        let isEncoded = values.allSatisfy { !$0.isEmpty && $0.isUnreserved }
        self.init(
            parameter,
            encoded: isEncoded ? values : values.filter { !$0.isEmpty }.map { PercentEncoded($0).text })
    }

    private init(_ parameter: Parameter, encoded values: [String]) {
        name = parameter.name
        self.values = values.withoutRepeats
    }

    /// Creates a term that adds an empty list to the URL, such as `fields=`.
    public init(emptyList parameter: Parameter) {
        self.init(parameter, encoded: [""])
    }

    /// Creates a term whose value is `true` or `false`.
    public init(_ parameter: Parameter, flag: Bool) {
        self.init(parameter, encoded: [flag ? "true" : "false"])
    }

    /// Creates a term whose value comes from a vocabulary, such as a corpus.
    public init(_ parameter: Parameter, value: some OxfordVocabulary) {
        self.init(parameter, rawValues: [value.rawValue])
    }

    /// Creates a term from a list of texts, such as words, leaving out duplicates.
    ///
    /// If the list is empty, the URL does not contain the parameter.
    public init(_ parameter: Parameter, texts: [QueryText]) {
        self.init(parameter, encoded: texts.map(\.encoded.text))
    }

    /// Creates a term whose value is a text.
    public init(_ parameter: Parameter, text: QueryText) {
        self.init(parameter, encoded: [text.encoded.text])
    }

    /// Creates a term whose value is an integer.
    public init(_ parameter: Parameter, number: Int) {
        self.init(parameter, encoded: [String(number)])
    }

    /// Creates a term whose value is a decimal number.
    ///
    /// - Precondition: `number` is finite.
    public init(_ parameter: Parameter, number: Double) {
        precondition(number.isFinite, "a parameter's number must be finite")
        self.init(parameter, rawValues: ["\(number)"])
    }
}

extension FilterTerm {
    var isWritten: Bool { !values.isEmpty }

    func write(to buffer: inout URLBuffer) {
        guard isWritten else { return }
        buffer.append(name)
        buffer.append(UInt8(ascii: "="))
        for (position, value) in values.enumerated() {
            if position > 0 { buffer.append(UInt8(ascii: ",")) }
            buffer.append(value)
        }
    }

    /// Adds the values of a later term for the same parameter, leaving out duplicates.
    ///
    /// If one term is an empty list, such as `fields=`, and the other term has values, the result contains only these
    /// values.
    mutating func merge(_ later: FilterTerm) {
        let both = (values + later.values).filter { !$0.isEmpty }.withoutRepeats
        values = both.isEmpty ? later.values : both
    }
}

extension FilterTerm: CustomStringConvertible {
    /// The term as it appears in a URL, such as `fields=definitions,examples`.
    public var description: String { URLBuffer.text(write) }
}
